// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/topology_parts.h"

#include "widgets/base/joined.h"
#include "widgets/base/quantity_format.h"
#include "widgets/documents/node_beside.h"
#include "widgets/topology/topology_canvas.h"

#include <QLocale>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kLinkMark = 20; // px around the middle of a link

template <class Key> void toggleIn(std::vector<Key>& keys, Key key)
{
    const auto at = std::find(keys.begin(), keys.end(), key);
    if (at == keys.end())
        keys.push_back(key);
    else
        keys.erase(at);
}

} // namespace

TopologyParts::TopologyParts(TopologyCanvas* canvas, const FabricDocument* document, SelectionModel* selection)
    : m_canvas(canvas)
    , m_document(document)
    , m_selection(selection)
{
}

void TopologyParts::forgetLinks()
{
    m_first.clear();
    m_links.clear();
}

void TopologyParts::findLinks() const
{
    const FabricScene& scene = m_canvas->scene();
    if (!m_first.empty())
        return;
    m_first.assign(scene.nodeCount() + 1, 0);
    for (std::uint32_t link = 0; link < scene.linkCount(); ++link)
        ++m_first[scene.linkSource(link) + 1];
    for (std::size_t node = 0; node < scene.nodeCount(); ++node)
        m_first[node + 1] += m_first[node];
    m_links.resize(scene.linkCount());
    std::vector<std::uint32_t> next(m_first.begin(), std::prev(m_first.end()));
    for (std::uint32_t link = 0; link < scene.linkCount(); ++link)
        m_links[next[scene.linkSource(link)]++] = link;
}

int TopologyParts::partRows() const
{
    return static_cast<int>(m_canvas->scene().nodeCount());
}

int TopologyParts::partItems(int row) const
{
    findLinks();
    const auto node = static_cast<std::size_t>(row);
    return static_cast<int>(m_first[node + 1] - m_first[node]);
}

std::uint32_t TopologyParts::linkOf(CanvasPart part) const
{
    if (part.isRow())
        return kNoIndex;
    findLinks();
    return m_links[m_first[static_cast<std::size_t>(part.row)] + static_cast<std::size_t>(part.item)];
}

CanvasPart TopologyParts::partOfLink(std::uint32_t link) const
{
    findLinks();
    const std::uint32_t source = m_canvas->scene().linkSource(link);
    const auto begin = m_links.begin() + m_first[source];
    return { static_cast<int>(source),
        static_cast<int>(std::lower_bound(begin, m_links.begin() + m_first[source + 1], link) - begin) };
}

QString TopologyParts::nodeFacts(std::uint32_t node) const
{
    const FabricColumns& columns = m_document->columns();
    const bool isSwitch = columns.nodes[node].kind == topology::NodeKind::Switch;
    QStringList facts { isSwitch ? tr("switch") : tr("NPU") };
    if (const QString coordinate = m_document->coordinateAt(node); !coordinate.isEmpty())
        facts += TopologyCanvas::tr("at (%1)", "coordinate of an NPU").arg(coordinate);
    if (const NodeChange change = columns.changeOf(columns.nodeKeys[node]); change.failed)
        facts += tr("failed");
    else if (change.computeFactor != 1)
        facts += tr("computes at %1").arg(formatPercent(change.computeFactor));
    return joined(facts);
}

QString TopologyParts::linkFacts(std::uint32_t link) const
{
    const FabricColumns& columns = m_document->columns();
    const LinkCost& cost = columns.linkCosts[link];
    const LinkKey key = columns.linkKeys[link];
    QStringList all { formatBandwidth(cost.bandwidth), QString::number(cost.latency.ns) + QStringLiteral(" ns") };
    if (const LinkChange change = columns.changeOf(key); change.failed)
        all += tr("failed");
    else if (change != LinkChange {})
        all += tr("degraded");
    const QString facts = joined(all);
    const QString figures = m_canvas->figuresOf(key);
    return figures.isEmpty() ? facts : facts + '\n' + figures;
}

PartWords TopologyParts::partWords(CanvasPart part) const
{
    const std::uint32_t link = linkOf(part);
    if (link == kNoIndex) {
        const auto node = static_cast<std::uint32_t>(part.row);
        return { m_document->nodeNameAt(node),
            joined({ nodeFacts(node), tr("%n outgoing link(s)", nullptr, partItems(part.row)) }) };
    }
    PartWords words { m_document->linkName(m_document->columns().linkKeys[link]), linkFacts(link) };
    if (const std::vector<std::uint8_t>& levels = m_canvas->linkLevels(); link < levels.size())
        words.number = PartNumber { levels[link] / 2.55 };
    return words;
}

QPointF TopologyParts::middleOf(std::uint32_t link) const
{
    const FabricScene& scene = m_canvas->scene();
    if (scene.isHidden(link))
        return m_canvas->view().toView(scene.positions()[scene.linkSource(link)]);
    const QPolygonF path = scene.linkPath(link, m_canvas->view());
    const qsizetype part = path.size() / 2;
    return part == 0 ? QPointF() : (path[part - 1] + path[part]) / 2;
}

QRect TopologyParts::partRect(CanvasPart part) const
{
    const ViewTransform& view = m_canvas->view();
    if (const std::uint32_t link = linkOf(part); link != kNoIndex) {
        const QPoint middle = middleOf(link).toPoint();
        return { middle - QPoint(kLinkMark / 2, kLinkMark / 2), QSize(kLinkMark, kLinkMark) };
    }
    const auto node = static_cast<std::uint32_t>(part.row);
    const FabricScene& scene = m_canvas->scene();
    const double half = kNodeHalf * view.scale * (scene.isSpatial() ? scene.sizeOf(node) : 1);
    const QPointF at = view.toView(scene.positions()[node]);
    return QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)).toAlignedRect();
}

CanvasPart TopologyParts::partAt(QPoint at) const
{
    const FabricScene& scene = m_canvas->scene();
    if (const std::uint32_t node = scene.nodeAt(at, m_canvas->view()); node != kNoIndex)
        return { static_cast<int>(node), -1 };
    const std::uint32_t link = scene.linkAt(at, m_canvas->view(), m_canvas->detail() == Detail::Near);
    return link == kNoIndex ? CanvasPart {} : partOfLink(link);
}

bool TopologyParts::isPartSelected(CanvasPart part) const
{
    const FabricColumns& columns = m_document->columns();
    const std::uint32_t link = linkOf(part);
    return link == kNoIndex ? m_selection->selection().contains(columns.nodeKeys[static_cast<std::size_t>(part.row)])
                            : m_selection->selection().contains(columns.linkKeys[link]);
}

CanvasPart TopologyParts::firstPart() const
{
    if (!m_canvas->selectedNodes().empty())
        return { static_cast<int>(m_canvas->selectedNodes().front()), -1 };
    if (!m_canvas->selectedLinks().empty())
        return partOfLink(m_canvas->selectedLinks().front());
    const std::vector<QPointF>& places = m_canvas->scene().positions();
    const QRectF seen = m_canvas->view().toScene(QRectF(m_canvas->rect()));
    const auto first = std::find_if(places.begin(), places.end(), [&](QPointF at) { return seen.contains(at); });
    return places.empty() ? CanvasPart {}
                          : CanvasPart { first == places.end() ? 0 : static_cast<int>(first - places.begin()), -1 };
}

CanvasPart TopologyParts::partBeside(CanvasPart part, PartStep step) const
{
    const bool isBack = step == PartStep::Left || step == PartStep::Up;
    if (!part.isRow())
        return { part.row, std::clamp(part.item + (isBack ? -1 : 1), 0, partItems(part.row) - 1) };
    return { nodeBeside(m_canvas->scene().positions(), part.row, step), -1 };
}

CanvasPart TopologyParts::partInside(CanvasPart part) const
{
    const std::uint32_t link = linkOf(part);
    return link == kNoIndex ? CanvasParts::partInside(part)
                            : CanvasPart { static_cast<int>(m_canvas->scene().linkDestination(link)), -1 };
}

// What the cursor stands on is marked in the other views too, as what the pointer is over.
void TopologyParts::showPart(CanvasPart part)
{
    const FabricColumns& columns = m_document->columns();
    const std::uint32_t link = linkOf(part);
    Hovered hovered;
    if (link == kNoIndex)
        hovered.node = columns.nodeKeys[static_cast<std::size_t>(part.row)];
    else
        hovered.link = columns.linkKeys[link];
    m_selection->hover(hovered);
    if (const QRect place = partRect(part); !m_canvas->rect().contains(place.center()))
        m_canvas->centerOn(m_canvas->view().toScene(QPointF(place.center())));
}

void TopologyParts::choosePart(CanvasPart part, bool adds)
{
    const FabricColumns& columns = m_document->columns();
    Selection chosen = adds ? m_selection->selection() : Selection {};
    if (const std::uint32_t link = linkOf(part); link != kNoIndex) {
        toggleIn(chosen.links, columns.linkKeys[link]);
    } else {
        for (const NodeKey key : m_canvas->keysAt(static_cast<std::uint32_t>(part.row)))
            toggleIn(chosen.nodes, key);
    }
    m_selection->select(chosen);
}

} // namespace weft::widgets
