// SPDX-License-Identifier: GPL-3.0-or-later
// What a person added to the drawing, in the scene: collapsed groups and bent cables.
#include "widgets/documents/fabric_scene.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

// Beside a line by `side` pixels, at every corner by the mean of what its two lines ask for.
QPolygonF besideOf(const QPolygonF& path, double side)
{
    QPolygonF moved;
    for (qsizetype i = 0; i < path.size(); ++i) {
        QPointF away;
        for (const qsizetype from : { i - 1, i }) {
            if (from < 0 || from + 1 >= path.size())
                continue;
            const QPointF along = path[from + 1] - path[from];
            const double length = std::hypot(along.x(), along.y());
            if (length > 0)
                away += QPointF(-along.y(), along.x()) / length;
        }
        const double length = std::hypot(away.x(), away.y());
        moved << path[i] + (length > 0 ? away / length * side : QPointF());
    }
    return moved;
}

} // namespace

void FabricScene::fold(const FabricColumns& columns)
{
    m_folds.clear();
    m_foldOf.clear();
    m_foldedCount = 0;
    if (columns.drawing->collapsed.empty())
        return;
    m_foldOf.assign(columns.nodeCount(), kNoIndex);
    for (const NodeGroup& group : columns.drawing->collapsed) {
        Fold made;
        made.name = group.name;
        for (const NodeKey key : group.nodes) {
            const std::uint32_t at = columns.indexOf(key);
            if (at == kNoIndex || m_foldOf[at] != kNoIndex)
                continue;
            m_foldOf[at] = static_cast<std::uint32_t>(m_folds.size());
            made.nodes.push_back(at);
            made.npus += m_isSwitch[at] == 0 ? 1U : 0U;
        }
        m_foldedCount += made.nodes.size();
        if (!made.nodes.empty())
            m_folds.push_back(std::move(made));
    }
    for (std::uint32_t link = 0; link < m_ends.source.size(); ++link) {
        const std::uint32_t from = m_foldOf[m_ends.source[link]];
        const std::uint32_t to = m_foldOf[m_ends.destination[link]];
        if (from != kNoIndex) {
            m_folds[from].links.push_back(link);
            m_ends.source[link] = m_folds[from].nodes.front();
        }
        if (to != kNoIndex) {
            if (to != from)
                m_folds[to].links.push_back(link);
            m_ends.destination[link] = m_folds[to].nodes.front();
        }
    }
}

void FabricScene::placeFolds()
{
    for (Fold& fold : m_folds) {
        QPointF least = m_positions[fold.nodes.front()];
        QPointF most = least;
        for (const std::uint32_t node : fold.nodes) {
            const QPointF at = m_positions[node];
            least = { std::min(least.x(), at.x()), std::min(least.y(), at.y()) };
            most = { std::max(most.x(), at.x()), std::max(most.y(), at.y()) };
        }
        fold.box = QRectF(least, most).adjusted(-kNodeHalf, -kNodeHalf, kNodeHalf, kNodeHalf);
        for (const std::uint32_t node : fold.nodes)
            m_positions[node] = fold.box.center();
    }
}

void FabricScene::bend(const FabricColumns& columns)
{
    m_drawnCables.clear();
    for (const auto& [key, drawing] : columns.drawing->cables) {
        const std::uint32_t link = columns.indexOf(key);
        if (link == kNoIndex || isHidden(link) || drawing.isPlain())
            continue;
        CableDrawing ordered = drawing;
        if (m_ends.source[link] != m_cables[m_cableOf[link]].a)
            std::reverse(ordered.bends.begin(), ordered.bends.end());
        m_drawnCables.emplace_back(m_cableOf[link], std::move(ordered));
    }
    std::stable_sort(
        m_drawnCables.begin(), m_drawnCables.end(), [](const auto& x, const auto& y) { return x.first < y.first; });
}

const CableDrawing* FabricScene::drawingOf(std::uint32_t link) const
{
    if (m_drawnCables.empty() || isHidden(link))
        return nullptr;
    const auto at = std::lower_bound(m_drawnCables.begin(), m_drawnCables.end(), m_cableOf[link],
        [](const auto& drawn, std::uint32_t cable) { return drawn.first < cable; });
    return at != m_drawnCables.end() && at->first == m_cableOf[link] ? &at->second : nullptr;
}

QPolygonF FabricScene::cablePath(const Cable& cable, const ViewTransform& view) const
{
    QPolygonF path { view.toView(m_positions[cable.a]) };
    if (const CableDrawing* drawing = drawingOf(m_cableLinks[cable.first])) {
        for (const QPointF& bend : drawing->bends)
            path << view.toView(bend);
    }
    path << view.toView(m_positions[cable.b]);
    return path;
}

QPolygonF FabricScene::linkPath(std::uint32_t link, const ViewTransform& view) const
{
    const CableDrawing* drawing = drawingOf(link);
    const QLineF straight = linkLine(link, view);
    if (drawing == nullptr || drawing->bends.empty())
        return QPolygonF { straight.p1(), straight.p2() };
    const Cable& cable = m_cables[m_cableOf[link]];
    const bool isForth = m_ends.source[link] == cable.a;
    QPolygonF path = cablePath(cable, view);
    if (!isForth)
        std::reverse(path.begin(), path.end());
    // As far beside the middle as the straight line is; every direction has its own right side.
    const QLineF middle(path.front(), path.back());
    const QPointF off = straight.center() - middle.center();
    const QPointF normal(-middle.dy(), middle.dx());
    const double length = std::hypot(normal.x(), normal.y());
    const double side = length > 0 ? QPointF::dotProduct(off, normal) / length : 0;
    const double trim = kNodeHalf * 1.15 * view.scale;
    const auto shorten = [trim](QPointF& end, QPointF towards) {
        const QLineF line(end, towards);
        if (line.length() > 2 * trim)
            end = line.pointAt(trim / line.length());
    };
    shorten(path.front(), path[1]);
    shorten(path.back(), path[path.size() - 2]);
    return besideOf(path, side);
}

} // namespace weft::widgets
