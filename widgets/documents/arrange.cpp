// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/arrange.h"

#include <QRectF>

#include <algorithm>
#include <numeric>

namespace weft::widgets {

namespace {

void distribute(std::vector<QPointF>& positions, bool alongX)
{
    const auto value = [&](std::size_t i) { return alongX ? positions[i].x() : positions[i].y(); };
    std::vector<std::size_t> order(positions.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return value(a) < value(b); });
    const double first = value(order.front());
    const double step = (value(order.back()) - first) / static_cast<double>(positions.size() - 1);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const double at = first + step * static_cast<double>(i);
        alongX ? positions[order[i]].setX(at) : positions[order[i]].setY(at);
    }
}

} // namespace

std::vector<QPointF> arranged(std::vector<QPointF> positions, Arrangement how)
{
    if (positions.size() < 2)
        return positions;
    const auto byX = [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); };
    const auto byY = [](const QPointF& a, const QPointF& b) { return a.y() < b.y(); };
    const auto [left, right] = std::minmax_element(positions.begin(), positions.end(), byX);
    const auto [top, bottom] = std::minmax_element(positions.begin(), positions.end(), byY);
    const QRectF box(QPointF(left->x(), top->y()), QPointF(right->x(), bottom->y()));
    const auto setAll = [&](void (QPointF::*set)(qreal), double value) {
        for (QPointF& position : positions)
            (position.*set)(value);
    };
    switch (how) {
    case Arrangement::Left:
        setAll(&QPointF::setX, box.left());
        break;
    case Arrangement::Right:
        setAll(&QPointF::setX, box.right());
        break;
    case Arrangement::Top:
        setAll(&QPointF::setY, box.top());
        break;
    case Arrangement::Bottom:
        setAll(&QPointF::setY, box.bottom());
        break;
    case Arrangement::CenterX:
        setAll(&QPointF::setX, box.center().x());
        break;
    case Arrangement::CenterY:
        setAll(&QPointF::setY, box.center().y());
        break;
    case Arrangement::DistributeX:
        distribute(positions, true);
        break;
    case Arrangement::DistributeY:
        distribute(positions, false);
        break;
    }
    return positions;
}

std::vector<NodeKey> withNeighbours(const FabricColumns& columns, std::span<const NodeKey> nodes)
{
    std::vector<NodeKey> grown(nodes.begin(), nodes.end());
    for (const LinkKey key : incidentLinks(columns, nodes)) {
        const std::uint32_t at = columns.indexOf(key);
        grown.push_back(columns.linkSources[at]);
        grown.push_back(columns.linkDestinations[at]);
    }
    std::sort(grown.begin(), grown.end());
    grown.erase(std::unique(grown.begin(), grown.end()), grown.end());
    return grown;
}

std::vector<NodeKey> ofSameKind(const FabricColumns& columns, std::span<const NodeKey> nodes)
{
    bool npus = false;
    bool switches = false;
    for (const NodeKey key : nodes) {
        if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex)
            (columns.nodes[at].kind == topology::NodeKind::Npu ? npus : switches) = true;
    }
    std::vector<NodeKey> same;
    for (std::size_t i = 0; i < columns.nodeCount(); ++i) {
        if (columns.nodes[i].kind == topology::NodeKind::Npu ? npus : switches)
            same.push_back(columns.nodeKeys[i]);
    }
    return same;
}

} // namespace weft::widgets
