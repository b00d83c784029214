// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/utilization_parts.h"

#include "widgets/base/time/time_axis.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/charts/chart_frame.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kLeastStep = 4; // px from one place of the cursor to the next
constexpr int kMark = 12; // px
}

UtilizationParts::UtilizationParts(const UtilizationChart* chart, TimeController* time)
    : m_chart(chart)
    , m_time(time)
{
}

const UtilizationLine& UtilizationParts::lineOf(CanvasPart part) const
{
    return m_chart->lines()[static_cast<std::size_t>(part.row)];
}

int UtilizationParts::binAt(std::int64_t ns) const
{
    const std::int64_t bins = partItems(0);
    return static_cast<int>(
        std::clamp<std::int64_t>(ns / std::max<std::int64_t>(1, m_chart->data()->binWidth), 0, bins - 1));
}

int UtilizationParts::partRows() const
{
    return static_cast<int>(m_chart->lines().size());
}

int UtilizationParts::partItems(int row) const
{
    return row < partRows() ? static_cast<int>(lineOf({ row, -1 }).middle.size()) : 0;
}

PartWords UtilizationParts::partWords(CanvasPart part) const
{
    const UtilizationLine& line = lineOf(part);
    if (part.isRow()) {
        double sum = 0;
        double most = 0;
        for (const double value : line.middle) {
            sum += value;
            most = std::max(most, value);
        }
        const double mean = line.middle.empty() ? 0 : sum / static_cast<double>(line.middle.size());
        return { line.name, tr("mean %1, most %2").arg(formatPercent(mean), formatPercent(most)),
            PartNumber { mean * 100 } };
    }
    const auto bin = static_cast<std::size_t>(part.item);
    const std::int64_t width = m_chart->data()->binWidth;
    QString value = tr("%1 busy from %2 to %3")
                        .arg(formatPercent(line.middle[bin]), formatNs(part.item * width),
                            formatNs(std::min((part.item + 1) * width, m_chart->data()->end)));
    if (!line.least.empty())
        value += QStringLiteral("; ")
            + tr("least %1, most %2").arg(formatPercent(line.least[bin]), formatPercent(line.most[bin]));
    return { line.name, value, PartNumber { line.middle[bin] * 100 } };
}

QPointF UtilizationParts::placeOf(CanvasPart part) const
{
    const QRectF plot = m_chart->frame()->plot();
    const std::int64_t width = m_chart->data()->binWidth;
    const double x = plot.left() + timeToPixel(part.item * width + width / 2, m_time->visible(), plot.width());
    return { x, plot.bottom() - lineOf(part).middle[static_cast<std::size_t>(part.item)] * plot.height() };
}

QRect UtilizationParts::partRect(CanvasPart part) const
{
    if (part.isRow())
        return m_chart->frame()->plot().toAlignedRect();
    const QPointF at = placeOf(part);
    if (!m_chart->frame()->plot().adjusted(-1, -1, 1, 1).contains(at))
        return {};
    return { at.toPoint() - QPoint(kMark / 2, kMark / 2), QSize(kMark, kMark) };
}

CanvasPart UtilizationParts::partAt(QPoint at) const
{
    const QRectF plot = m_chart->frame()->plot();
    if (partRows() == 0 || partItems(0) == 0 || !plot.contains(at))
        return {};
    const TimeRange visible = m_time->visible();
    const int bin = binAt(
        visible.from + std::llround((at.x() - plot.left()) / plot.width() * static_cast<double>(visible.length())));
    CanvasPart best;
    double least = 0;
    for (int row = 0; row < partRows(); ++row) {
        const double away = std::abs(placeOf({ row, bin }).y() - at.y());
        if (!best.isValid() || away < least) {
            best = { row, bin };
            least = away;
        }
    }
    return best;
}

CanvasPart UtilizationParts::partBeside(CanvasPart part, PartStep step) const
{
    if (part.isRow() && step == PartStep::Right)
        return partInside(part);
    if (part.isRow() || step == PartStep::Up || step == PartStep::Down)
        return CanvasParts::partBeside(part, step);
    const double pixels = m_chart->frame()->plot().width() * static_cast<double>(m_chart->data()->binWidth)
        / static_cast<double>(std::max<std::int64_t>(1, m_time->visible().length()));
    const int by = std::max(1, static_cast<int>(std::ceil(kLeastStep / std::max(pixels, 1e-6))));
    if (step == PartStep::Left)
        return { part.row, part.item == 0 ? -1 : std::max(0, part.item - by) };
    return { part.row,
        static_cast<int>(std::min<std::int64_t>(std::int64_t { part.item } + by, partItems(part.row) - 1)) };
}

CanvasPart UtilizationParts::partInside(CanvasPart part) const
{
    return part.isRow() && partItems(part.row) > 0 ? CanvasPart { part.row, binAt(m_time->visible().from) } : part;
}

void UtilizationParts::showPart(CanvasPart part)
{
    const std::int64_t width = m_chart->data()->binWidth;
    const TimeRange visible = m_time->visible();
    if (part.isRow() || (part.item * width < visible.to && (part.item + 1) * width > visible.from))
        return;
    const std::int64_t from = part.item * width - visible.length() / 2;
    m_time->setVisible({ from, from + visible.length() });
}

void UtilizationParts::choosePart(CanvasPart part, bool /*adds*/)
{
    if (!part.isRow())
        m_time->setCursor(part.item * m_chart->data()->binWidth);
}

} // namespace weft::widgets
