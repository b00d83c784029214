// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_parts.h"

#include "widgets/base/joined.h"
#include "widgets/base/quantity_format.h"
#include "widgets/heatmap/heat_canvas.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kLeastStep = 4; // px from one place of the cursor to the next
}

HeatParts::HeatParts(HeatCanvas* canvas, SelectionModel* selection, TimeController* time)
    : m_canvas(canvas)
    , m_selection(selection)
    , m_time(time)
{
}

const HeatLine& HeatParts::lineOf(CanvasPart part) const
{
    return m_canvas->rows()->lines[static_cast<std::size_t>(part.row)];
}

int HeatParts::binAt(std::int64_t ns) const
{
    const HeatData& heat = *m_canvas->rows()->data;
    return static_cast<int>(
        std::clamp<std::int64_t>(ns / std::max<std::int64_t>(1, heat.binWidth), 0, std::int64_t { heat.bins } - 1));
}

QString HeatParts::lineName(const HeatLine& line) const
{
    const HeatRows& rows = *m_canvas->rows();
    if (line.isHeading)
        return HeatCanvas::tr("%1, %n link(s)", nullptr, int(line.count)).arg(m_canvas->groupName(line));
    if (line.count > 1)
        return HeatCanvas::tr("%n links, the busiest %1", nullptr, int(line.count))
            .arg(m_canvas->run()->linkName(LinkId { rows.linkOf(line) }));
    return m_canvas->run()->linkName(LinkId { rows.order.links[line.first] });
}

QString HeatParts::lineFacts(const HeatLine& line) const
{
    return HeatCanvas::tr("%1 busy over the run").arg(formatPercent(static_cast<double>(line.mean)));
}

QString HeatParts::binFacts(const HeatLine& line, std::int64_t bin) const
{
    const HeatData& heat = *m_canvas->rows()->data;
    const double share = m_canvas->rows()->values(line)[static_cast<std::size_t>(bin)] / 255.0;
    return HeatCanvas::tr("%1 busy from %2 to %3")
        .arg(formatPercent(share), formatNs(bin * heat.binWidth),
            formatNs(std::min((bin + 1) * heat.binWidth, heat.length)));
}

int HeatParts::partRows() const
{
    return m_canvas->rows() == nullptr ? 0 : static_cast<int>(m_canvas->rows()->lines.size());
}

int HeatParts::partItems(int /*row*/) const
{
    return m_canvas->rows() == nullptr ? 0 : static_cast<int>(m_canvas->rows()->data->bins);
}

PartWords HeatParts::partWords(CanvasPart part) const
{
    const HeatLine& line = lineOf(part);
    if (part.isRow()) {
        QString facts = lineFacts(line);
        if (line.isHeading)
            facts = joined({ facts,
                m_canvas->rows()->settings.collapsed.count(m_canvas->rows()->order.groups[line.group].dimension) == 0
                    ? tr("open")
                    : tr("closed") });
        return { lineName(line), facts, PartNumber { static_cast<double>(line.mean) * 100 } };
    }
    const double value = m_canvas->rows()->values(line)[static_cast<std::size_t>(part.item)] / 2.55;
    return { lineName(line), binFacts(line, part.item), PartNumber { value } };
}

QRect HeatParts::partRect(CanvasPart part) const
{
    QRect place = m_canvas->lineRect(lineOf(part));
    if (part.isRow())
        return place;
    const TimeAxis axis = m_canvas->axis();
    const std::int64_t width = m_canvas->rows()->data->binWidth;
    const double from = std::max<double>(axis.toPixel(part.item * width), axis.left);
    const double to = std::min<double>(axis.toPixel((part.item + 1) * width), axis.left + axis.width);
    if (to <= from)
        return {};
    place.setLeft(static_cast<int>(from));
    place.setRight(std::max(place.left(), static_cast<int>(to) - 1));
    return place;
}

CanvasPart HeatParts::partAt(QPoint at) const
{
    const int line = m_canvas->lineAt(at);
    if (line < 0)
        return {};
    const std::int64_t ns = m_canvas->axis().toTime(at.x());
    const bool isBin = at.x() >= m_canvas->axis().left && ns >= 0 && ns < m_canvas->rows()->data->length;
    return { line, isBin ? binAt(ns) : -1 };
}

bool HeatParts::isPartSelected(CanvasPart part) const
{
    const HeatLine& line = lineOf(part);
    if (line.isHeading || !part.isRow())
        return false;
    const std::uint32_t link = m_canvas->rows()->order.links[line.first];
    const auto& keys = m_canvas->run()->linkKeys;
    return link < keys.size() && m_selection->selection().contains(keys[link]);
}

CanvasPart HeatParts::firstPart() const
{
    if (partRows() == 0)
        return {};
    for (const LinkKey key : m_selection->selection().links) {
        const LinkId link = m_canvas->run()->linkOf(key);
        if (const int line = link == kNone<LinkId> ? -1 : m_canvas->rows()->lineOf(index(link)); line >= 0)
            return { line, -1 };
    }
    return { std::max(0, m_canvas->rows()->lineAt(m_canvas->scroll())), -1 };
}

CanvasPart HeatParts::partBeside(CanvasPart part, PartStep step) const
{
    if (part.isRow() && step == PartStep::Right)
        return partInside(part);
    if (part.isRow() || step == PartStep::Up || step == PartStep::Down)
        return CanvasParts::partBeside(part, step);
    const double width = m_canvas->axis().nsPerPixel() * kLeastStep;
    const int by
        = std::max(1, static_cast<int>(std::ceil(width / static_cast<double>(m_canvas->rows()->data->binWidth))));
    if (step == PartStep::Left)
        return { part.row, part.item == 0 ? -1 : std::max(0, part.item - by) };
    return { part.row, std::min(part.item + by, partItems(part.row) - 1) };
}

// The bin at the left edge of what is seen.
CanvasPart HeatParts::partInside(CanvasPart part) const
{
    return part.isRow() && partItems(part.row) > 0 ? CanvasPart { part.row, binAt(m_time->visible().from) } : part;
}

void HeatParts::showPart(CanvasPart part)
{
    const HeatLine& line = lineOf(part);
    const int page = m_canvas->height() - kRulerHeight;
    if (line.y < m_canvas->scroll())
        m_canvas->setScroll(line.y);
    else if (line.y + line.height > m_canvas->scroll() + page)
        m_canvas->setScroll(line.y + line.height - page);
    const std::uint32_t link = m_canvas->rows()->linkOf(line);
    if (const auto& keys = m_canvas->run()->linkKeys; link < keys.size())
        m_selection->hover({ kNoNode, keys[link] });
    const std::int64_t width = m_canvas->rows()->data->binWidth;
    const TimeRange visible = m_time->visible();
    if (part.isRow() || (part.item * width < visible.to && (part.item + 1) * width > visible.from))
        return;
    const std::int64_t from = part.item * width - visible.length() / 2;
    m_time->setVisible({ from, from + visible.length() });
}

void HeatParts::choosePart(CanvasPart part, bool adds)
{
    if (!part.isRow())
        m_time->setCursor(part.item * m_canvas->rows()->data->binWidth);
    std::vector<LinkKey> before = adds ? m_selection->selection().links : std::vector<LinkKey>();
    m_canvas->selectLine(part.row);
    if (before.empty() || lineOf(part).isHeading)
        return;
    const std::vector<LinkKey>& now = m_selection->selection().links;
    before.insert(before.end(), now.begin(), now.end());
    m_selection->selectLinks(std::move(before));
}

} // namespace weft::widgets
