// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/difference_parts.h"

#include "widgets/base/time_controller.h"
#include "widgets/comparison/difference_canvas.h"
#include "widgets/comparison/difference_map.h"
#include "widgets/comparison/difference_words.h"
#include "widgets/documents/node_beside.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr double kLeastStep = 4; // px from one bin of the cursor to the next
constexpr int kLinkMark = 20; // px around the middle of a link
constexpr double kNodeSize = 20; // px at least

// What stands behind the name of a link in its lines.
QString factsOf(const QStringList& lines)
{
    return lines.mid(1).join('\n');
}

} // namespace

DifferenceHeatParts::DifferenceHeatParts(DifferenceCanvas* canvas, TimeController* time)
    : m_canvas(canvas)
    , m_time(time)
{
}

const LinkPair& DifferenceHeatParts::linkOf(CanvasPart part) const
{
    return m_canvas->heat()->pair->links[static_cast<std::size_t>(part.row)];
}

int DifferenceHeatParts::binAt(std::int64_t ns) const
{
    const DifferenceHeat& heat = *m_canvas->heat();
    return static_cast<int>(
        std::clamp<std::int64_t>(ns / std::max<std::int64_t>(1, heat.binWidth), 0, std::int64_t { heat.bins } - 1));
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

QRect DifferenceHeatParts::partRect(CanvasPart part) const
{
    QRect place = m_canvas->lineRect(static_cast<std::uint32_t>(part.row));
    if (part.isRow())
        return place;
    const TimeAxis axis = m_canvas->axis();
    const std::int64_t width = m_canvas->heat()->binWidth;
    const double from = std::max<double>(axis.toPixel(part.item * width), axis.left);
    const double to = std::min<double>(axis.toPixel((part.item + 1) * width), axis.left + axis.width);
    if (to <= from)
        return {};
    place.setLeft(static_cast<int>(from));
    place.setRight(std::max(place.left(), static_cast<int>(to) - 1));
    return place;
}

CanvasPart DifferenceHeatParts::partAt(QPoint at) const
{
    const std::uint32_t link = m_canvas->linkAt(at);
    if (link == kNoPartner)
        return {};
    const CanvasPart row { static_cast<int>(link), -1 };
    const std::int64_t ns = m_canvas->axis().toTime(at.x());
    const bool isBin = at.x() >= m_canvas->axis().left && ns >= 0 && ns < m_canvas->heat()->runs.length;
    return isBin && partItems(row.row) > 0 ? CanvasPart { row.row, binAt(ns) } : row;
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

CanvasPart DifferenceHeatParts::partBeside(CanvasPart part, PartStep step) const
{
    if (part.isRow() && step == PartStep::Right)
        return partInside(part);
    if (part.isRow() || step == PartStep::Up || step == PartStep::Down)
        return CanvasParts::partBeside(part, step);
    const double width = m_canvas->axis().nsPerPixel() * kLeastStep;
    const int by = std::max(1, static_cast<int>(std::ceil(width / static_cast<double>(m_canvas->heat()->binWidth))));
    if (step == PartStep::Left)
        return { part.row, part.item == 0 ? -1 : std::max(0, part.item - by) };
    return { part.row, std::min(part.item + by, partItems(part.row) - 1) };
}

// The bin at the left edge of what is seen.
CanvasPart DifferenceHeatParts::partInside(CanvasPart part) const
{
    return part.isRow() && partItems(part.row) > 0 ? CanvasPart { part.row, binAt(m_time->visible().from) } : part;
}

void DifferenceHeatParts::showPart(CanvasPart part)
{
    const QRect place = m_canvas->lineRect(static_cast<std::uint32_t>(part.row));
    if (place.top() < kRulerHeight)
        m_canvas->setScroll(m_canvas->scroll() - (kRulerHeight - place.top()));
    else if (place.bottom() >= m_canvas->height())
        m_canvas->setScroll(m_canvas->scroll() + place.bottom() + 1 - m_canvas->height());
    const std::int64_t width = m_canvas->heat()->binWidth;
    const TimeRange visible = m_time->visible();
    if (part.isRow() || (part.item * width < visible.to && (part.item + 1) * width > visible.from))
        return;
    const std::int64_t from = part.item * width - visible.length() / 2;
    m_time->setVisible({ from, from + visible.length() });
}

void DifferenceHeatParts::choosePart(CanvasPart part, bool /*adds*/)
{
    if (!part.isRow())
        m_time->setCursor(part.item * m_canvas->heat()->binWidth);
    m_canvas->choose(part.row);
}

DifferenceMapParts::DifferenceMapParts(DifferenceMap* map)
    : m_map(map)
{
}

int DifferenceMapParts::partRows() const
{
    return m_map->shown() == nullptr ? 0 : static_cast<int>(m_map->scene().nodeCount());
}

int DifferenceMapParts::partItems(int row) const
{
    const topology::Topology& topology = m_map->shown()->run->fabric.topology();
    return static_cast<int>(topology.outgoing(NodeId { static_cast<std::uint32_t>(row) }).size());
}

std::uint32_t DifferenceMapParts::linkOf(CanvasPart part) const
{
    if (part.isRow())
        return kNoIndex;
    const topology::Topology& topology = m_map->shown()->run->fabric.topology();
    return index(
        topology.outgoing(NodeId { static_cast<std::uint32_t>(part.row) })[static_cast<std::size_t>(part.item)]);
}

CanvasPart DifferenceMapParts::partOfLink(std::uint32_t link) const
{
    if (m_map->shown() == nullptr || link >= m_map->scene().linkCount())
        return {};
    const std::uint32_t source = m_map->scene().linkSource(link);
    const auto links = m_map->shown()->run->fabric.topology().outgoing(NodeId { source });
    const auto at = std::find(links.begin(), links.end(), LinkId { link });
    return { static_cast<int>(source), static_cast<int>(at - links.begin()) };
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

QRect DifferenceMapParts::partRect(CanvasPart part) const
{
    const FabricScene& scene = m_map->scene();
    const ViewTransform& view = m_map->view();
    if (const std::uint32_t link = linkOf(part); link != kNoIndex) {
        const QPoint middle = scene.linkLine(link, view).pointAt(0.5).toPoint();
        return { middle - QPoint(kLinkMark / 2, kLinkMark / 2), QSize(kLinkMark, kLinkMark) };
    }
    const QPointF at = view.toView(scene.positions()[static_cast<std::size_t>(part.row)]);
    const double half = std::max(kNodeSize / 2, 8 * view.scale);
    return QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)).toAlignedRect();
}

CanvasPart DifferenceMapParts::partAt(QPoint at) const
{
    if (partRows() == 0)
        return {};
    if (const std::uint32_t node = m_map->scene().nodeAt(at, m_map->view()); node != kNoIndex)
        return { static_cast<int>(node), -1 };
    return partOfLink(m_map->linkAt(at));
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

// From node to node as they stand, and from link to link of a node.
CanvasPart DifferenceMapParts::partBeside(CanvasPart part, PartStep step) const
{
    const bool isBack = step == PartStep::Left || step == PartStep::Up;
    if (!part.isRow())
        return { part.row, std::clamp(part.item + (isBack ? -1 : 1), 0, partItems(part.row) - 1) };
    return { nodeBeside(m_map->scene().positions(), part.row, step), -1 };
}

CanvasPart DifferenceMapParts::partInside(CanvasPart part) const
{
    const std::uint32_t link = linkOf(part);
    return link == kNoIndex ? CanvasParts::partInside(part)
                            : CanvasPart { static_cast<int>(m_map->scene().linkDestination(link)), -1 };
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
