// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_parts.h"

#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/heatmap/heat_canvas.h"

#include <algorithm>

namespace weft::widgets {

HeatParts::HeatParts(HeatCanvas* canvas, SelectionModel* selection, TimeController* time)
    : BinParts(canvas, time)
    , m_canvas(canvas)
    , m_selection(selection)
    , m_time(time)
{
}

BinParts::Bins HeatParts::bins() const
{
    const HeatData& heat = *m_canvas->rows()->data;
    return { heat.binWidth, heat.bins, heat.length };
}

QRect HeatParts::rowRect(int row) const
{
    return m_canvas->lineRect(lineOf({ row, -1 }));
}

int HeatParts::rowAt(QPoint at) const
{
    return m_canvas->lineAt(at);
}

const HeatLine& HeatParts::lineOf(CanvasPart part) const
{
    return m_canvas->rows()->lines[static_cast<std::size_t>(part.row)];
}

QString HeatParts::lineName(const HeatLine& line) const
{
    const HeatRows& rows = *m_canvas->rows();
    if (line.isHeading)
        return HeatCanvas::tr("%1, %n link(s)", nullptr, int(line.count)).arg(heatGroupName(rows, line));
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

void HeatParts::showPart(CanvasPart part)
{
    BinParts::showPart(part);
    const std::uint32_t link = m_canvas->rows()->linkOf(lineOf(part));
    if (const auto& keys = m_canvas->run()->linkKeys; link < keys.size())
        m_selection->hover({ kNoNode, keys[link] });
}

void HeatParts::choosePart(CanvasPart part, bool adds)
{
    if (!part.isRow())
        m_time->setCursor(timeOf(part));
    std::vector<LinkKey> before = adds ? m_selection->selection().links : std::vector<LinkKey>();
    m_canvas->selectLine(part.row);
    if (before.empty() || lineOf(part).isHeading)
        return;
    const std::vector<LinkKey>& now = m_selection->selection().links;
    before.insert(before.end(), now.begin(), now.end());
    m_selection->selectLinks(std::move(before));
}

} // namespace weft::widgets
