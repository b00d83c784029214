// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/histogram_parts.h"

#include "widgets/base/words/quantity_format.h"
#include "widgets/charts/chart_frame.h"

#include <QValueAxis>

#include <algorithm>

namespace weft::widgets {

HistogramParts::HistogramParts(const HistogramChart* chart)
    : m_chart(chart)
{
}

int HistogramParts::partRows() const
{
    return static_cast<int>(m_chart->histogram().counts.size());
}

PartWords HistogramParts::partWords(CanvasPart part) const
{
    const UseHistogram& histogram = m_chart->histogram();
    const auto at = static_cast<std::size_t>(part.row);
    const double from = histogram.classWidth * static_cast<double>(part.row);
    const std::uint64_t links = histogram.counts[at];
    return {
        tr("used %1 to %2", "a class of links").arg(formatPercent(from), formatPercent(from + histogram.classWidth)),
        tr("%n link(s)", nullptr, static_cast<int>(links)) + QStringLiteral("; ")
            + tr("%1 of the links at or below").arg(formatPercent(histogram.cumulative()[at])),
        PartNumber { static_cast<double>(links), static_cast<double>(histogram.links) }
    };
}

QRect HistogramParts::partRect(CanvasPart part) const
{
    const QRectF plot = m_chart->frame()->plot();
    const QValueAxis& across = *m_chart->frame()->horizontal();
    const double width = across.max() - across.min();
    if (width <= 0)
        return {};
    const auto x = [&](int number) {
        const double percent = 100 * m_chart->histogram().classWidth * number;
        return plot.left() + (percent - across.min()) / width * plot.width();
    };
    return QRectF(QPointF(x(part.row), plot.top()), QPointF(x(part.row + 1), plot.bottom())).toAlignedRect();
}

CanvasPart HistogramParts::partAt(QPoint at) const
{
    for (int row = 0; row < partRows(); ++row) {
        if (partRect({ row, -1 }).contains(at))
            return { row, -1 };
    }
    return {};
}

CanvasPart HistogramParts::partBeside(CanvasPart part, PartStep step) const
{
    const bool isBack = step == PartStep::Left || step == PartStep::Up;
    return { std::clamp(part.row + (isBack ? -1 : 1), 0, partRows() - 1), -1 };
}

} // namespace weft::widgets
