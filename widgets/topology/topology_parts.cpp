// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/topology_parts.h"

#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/topology/topology_canvas.h"

#include <QLocale>

#include <algorithm>

namespace weft::widgets {

namespace {

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

const FabricScene& TopologyParts::scene() const
{
    return m_canvas->scene();
}

const ViewTransform& TopologyParts::view() const
{
    return m_canvas->view();
}

double TopologyParts::halfOf(std::uint32_t node) const
{
    return kNodeHalf * view().scale * (scene().isSpatial() ? scene().sizeOf(node) : 1);
}

std::uint32_t TopologyParts::linkAt(QPoint at) const
{
    return scene().linkAt(at, view(), m_canvas->detail() == Detail::Near);
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
    if (scene().isHidden(link))
        return view().toView(scene().positions()[scene().linkSource(link)]);
    const QPolygonF path = scene().linkPath(link, view());
    const qsizetype part = path.size() / 2;
    return part == 0 ? QPointF() : (path[part - 1] + path[part]) / 2;
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
    const std::vector<QPointF>& places = scene().positions();
    const QRectF seen = view().toScene(QRectF(m_canvas->rect()));
    const auto first = std::find_if(places.begin(), places.end(), [&](QPointF at) { return seen.contains(at); });
    return places.empty() ? CanvasPart {}
                          : CanvasPart { first == places.end() ? 0 : static_cast<int>(first - places.begin()), -1 };
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
        m_canvas->centerOn(view().toScene(QPointF(place.center())));
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
