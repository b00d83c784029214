// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/difference_parts.h"

#include "widgets/base/shared/time_controller.h"
#include "widgets/comparison/difference_canvas.h"
#include "widgets/comparison/difference_map.h"
#include "widgets/comparison/difference_words.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr double kLeastHalf = 10; // px of a node

// What stands behind the name of a link in its lines.
QString factsOf(const QStringList& lines)
{
    return lines.mid(1).join('\n');
}

} // namespace

DifferenceHeatParts::DifferenceHeatParts(DifferenceCanvas* canvas, TimeController* time)
    : BinParts(canvas, time)
    , m_canvas(canvas)
    , m_time(time)
{
}

BinParts::Bins DifferenceHeatParts::bins() const
{
    const DifferenceHeat& heat = *m_canvas->heat();
    return { heat.binWidth, heat.bins, heat.runs.length };
}

QRect DifferenceHeatParts::rowRect(int row) const
{
    return m_canvas->lineRect(static_cast<std::uint32_t>(row));
}

int DifferenceHeatParts::rowAt(QPoint at) const
{
    const std::uint32_t link = m_canvas->linkAt(at);
    return link == kNoPartner ? -1 : static_cast<int>(link);
}

const LinkPair& DifferenceHeatParts::linkOf(CanvasPart part) const
{
    return m_canvas->heat()->pair->links[static_cast<std::size_t>(part.row)];
}

int DifferenceHeatParts::partRows() const
{
    return m_canvas->heat() == nullptr ? 0 : static_cast<int>(m_canvas->heat()->pair->links.size());
}

int DifferenceHeatParts::partItems(int row) const
{
    return linkOf({ row, -1 }).isPaired() ? static_cast<int>(m_canvas->heat()->bins) : 0;
}

PartWords DifferenceHeatParts::partWords(CanvasPart part) const
{
    const LinkPair& link = linkOf(part);
    const QStringList lines = linkDifferenceLines(*m_canvas->heat()->pair, link);
    if (part.isRow())
        return { lines.front(), factsOf(lines), PartNumber { link.delta() * 100 } };
    return { lines.front(), m_canvas->binWords(static_cast<std::uint32_t>(part.row), part.item),
        PartNumber { m_canvas->binDifference(static_cast<std::uint32_t>(part.row), part.item) * 100 } };
}

bool DifferenceHeatParts::isPartSelected(CanvasPart part) const
{
    return part.isRow() && m_canvas->selected() == static_cast<std::uint32_t>(part.row);
}

CanvasPart DifferenceHeatParts::firstPart() const
{
    if (partRows() == 0)
        return {};
    const std::uint32_t selected = m_canvas->selected();
    return { selected == kNoPartner ? m_canvas->scroll() / m_canvas->lineHeight() : static_cast<int>(selected), -1 };
}

void DifferenceHeatParts::choosePart(CanvasPart part, bool /*adds*/)
{
    if (!part.isRow())
        m_time->setCursor(timeOf(part));
    m_canvas->choose(part.row);
}

DifferenceMapParts::DifferenceMapParts(DifferenceMap* map)
    : m_map(map)
{
}

const FabricScene& DifferenceMapParts::scene() const
{
    return m_map->scene();
}

const ViewTransform& DifferenceMapParts::view() const
{
    return m_map->view();
}

double DifferenceMapParts::halfOf(std::uint32_t /*node*/) const
{
    return std::max(kLeastHalf, 8 * view().scale);
}

QPointF DifferenceMapParts::middleOf(std::uint32_t link) const
{
    return scene().linkLine(link, view()).pointAt(0.5);
}

std::uint32_t DifferenceMapParts::linkAt(QPoint at) const
{
    return m_map->linkAt(at);
}

PartWords DifferenceMapParts::partWords(CanvasPart part) const
{
    if (const std::uint32_t link = linkOf(part); link != kNoIndex) {
        const QStringList lines = m_map->linkLines(link);
        PartWords words { lines.front(), factsOf(lines) };
        if (link < m_map->differences().size() && m_map->differences()[link])
            words.number = PartNumber { static_cast<double>(*m_map->differences()[link]) * 100 };
        return words;
    }
    const auto node = static_cast<std::uint32_t>(part.row);
    std::optional<float> most;
    for (int item = 0; item < partItems(part.row); ++item) {
        const std::uint32_t link = linkOf({ part.row, item });
        const auto difference
            = link < m_map->differences().size() ? m_map->differences()[link] : std::optional<float>();
        if (difference && (!most || std::abs(*difference) > std::abs(*most)))
            most = difference;
    }
    QString value = DifferenceMap::tr("%n outgoing link(s)", nullptr, partItems(part.row));
    if (most)
        //: links of a node, and a difference in percentage points
        value = DifferenceMap::tr("%1, the largest difference %2").arg(value, pointsText(static_cast<double>(*most)));
    return { QString::fromStdString(m_map->shown()->run->fabric.topology().nodeKey(NodeId { node })), value };
}

bool DifferenceMapParts::isPartSelected(CanvasPart part) const
{
    const std::uint32_t link = linkOf(part);
    return link != kNoIndex && m_map->selected() != kNoPartner && m_map->pairOf(link) == m_map->selected();
}

CanvasPart DifferenceMapParts::firstPart() const
{
    if (partRows() == 0)
        return {};
    const CanvasPart chosen = partOfLink(m_map->selectedLink());
    return chosen.isValid() ? chosen : CanvasPart { 0, -1 };
}

void DifferenceMapParts::showPart(CanvasPart part)
{
    if (const QPoint at = partRect(part).center(); !m_map->rect().contains(at))
        m_map->moveView(QPointF(m_map->rect().center() - at));
}

void DifferenceMapParts::choosePart(CanvasPart part, bool /*adds*/)
{
    if (const std::uint32_t link = linkOf(part); link != kNoIndex)
        m_map->chooseLink(link);
}

} // namespace weft::widgets
