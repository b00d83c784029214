// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas draws over and under the picture of the fabric: marks of what is chosen and hovered, gestures, the
// grid.
#include "widgets/topology/topology_canvas.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace weft::widgets {

namespace {

// The dashes of a state over the mark that says what is selected, which becomes their halo.
void drawState(
    QPainter& painter, const FabricScene& scene, const ViewTransform& view, const FabricMarks& marks, Detail detail)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    QPen pen(marks.color, marks.width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({ 3, 2 });
    painter.setPen(pen);
    for (const std::uint32_t link : marks.links) {
        const CableDrawing* drawing = scene.drawingOf(link);
        if (drawing != nullptr && !drawing->bends.empty())
            painter.drawPolyline(scene.linkPath(link, view));
        else if (detail == Detail::Near)
            painter.drawLine(scene.linkLine(link, view));
        else
            painter.drawLine(view.toView(scene.positions()[scene.linkSource(link)]),
                view.toView(scene.positions()[scene.linkDestination(link)]));
    }
    const double reach = std::max(3.0, kNodeHalf * view.scale + 2.5);
    for (const std::uint32_t node : marks.nodes) {
        const QPointF at = view.toView(scene.positions()[node]);
        if (scene.foldOf(node) == kNoIndex)
            painter.drawRect(QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach));
    }
    painter.restore();
}

} // namespace

void TopologyCanvas::drawGridDots(QPainter& painter) const
{
    const double pitch = kGrid * m_view.scale;
    if (pitch < 16)
        return;
    const QPointF first(std::ceil(m_view.origin.x() / kGrid) * kGrid, std::ceil(m_view.origin.y() / kGrid) * kGrid);
    const QPointF start = m_view.toView(first);
    std::vector<QRectF> dots;
    for (double y = start.y(); y < height(); y += pitch) {
        for (double x = start.x(); x < width(); x += pitch)
            dots.emplace_back(std::round(x), std::round(y), 1.0, 1.0);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::current().border);
    painter.drawRects(dots.data(), static_cast<int>(dots.size()));
}

void TopologyCanvas::drawOverlays(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const Detail level = detail();
    if (!m_movers.empty())
        paintMovers(painter, m_scene, m_view, size(), m_movers, look(), level);
    if (!hasManyMarks() || m_cacheView != m_view)
        drawSelection(painter);
    const FabricColumns& columns = m_document->columns();
    std::vector<std::uint32_t> lit;
    for (const LinkKey key : m_selection->litLinks()) {
        if (const std::uint32_t link = columns.indexOf(key); link != kNoIndex)
            lit.push_back(link);
    }
    if (!lit.empty())
        paintMarks(painter, m_scene, m_view, size(), { {}, lit, theme.communication, 3 }, level);
    const Hovered& hovered = m_selection->hovered();
    const std::uint32_t node = hovered.node == kNoNode ? kNoIndex : columns.indexOf(hovered.node);
    const std::vector<std::uint32_t> links = hoveredLinks();
    const FabricMarks marks { std::span(&node, node == kNoIndex ? 0 : 1), links, theme.hover, 2.4 };
    paintMarks(painter, m_scene, m_view, size(), marks, level);
    if (m_gesture == Gesture::Band) {
        QColor fill = theme.accent;
        fill.setAlpha(36);
        painter.fillRect(bandRect(), fill);
        painter.setPen(theme.accent);
        painter.drawRect(bandRect());
    } else if (m_gesture == Gesture::Lasso) {
        drawLasso(painter);
    } else if (m_gesture == Gesture::Move) {
        drawMoveGhost(painter);
    } else if (m_gesture == Gesture::Cable) {
        drawCable(painter);
    }
    drawDrawingMarks(painter);
    if (m_tool == CanvasTool::Stamp)
        drawStamp(painter);
}

void TopologyCanvas::drawSelection(QPainter& painter) const
{
    if (m_selectedNodes.empty() && m_selectedLinks.empty())
        return;
    const Theme& theme = Theme::current();
    const Detail level = detail();
    paintMarks(painter, m_scene, m_view, size(), { m_selectedNodes, m_selectedLinks, theme.accent, 2.4 }, level);
    for (const Health health : { Health::Degraded, Health::Failed }) {
        std::vector<std::uint32_t> nodes;
        std::vector<std::uint32_t> links;
        std::copy_if(m_selectedNodes.begin(), m_selectedNodes.end(), std::back_inserter(nodes),
            [&](std::uint32_t node) { return m_scene.nodeHealth(node) == health; });
        std::copy_if(m_selectedLinks.begin(), m_selectedLinks.end(), std::back_inserter(links),
            [&](std::uint32_t link) { return m_scene.linkHealth(link) == health; });
        if (nodes.empty() && links.empty())
            continue;
        constexpr double kHalo = 6;
        paintMarks(painter, m_scene, m_view, size(), { nodes, links, theme.accent, kHalo }, level);
        const QColor color = health == Health::Failed ? theme.error : theme.warning;
        drawState(painter, m_scene, m_view, { nodes, links, color, 2 }, level);
    }
}

std::vector<std::uint32_t> TopologyCanvas::hoveredLinks() const
{
    const FabricColumns& columns = m_document->columns();
    const Hovered& hovered = m_selection->hovered();
    std::vector<LinkKey> keys;
    if (hovered.link != kNoLink)
        keys.push_back(hovered.link);
    else if (hovered.operation.isValid() && m_operationLinks)
        keys = m_operationLinks(hovered.operation);
    std::vector<std::uint32_t> links;
    for (const LinkKey key : keys) {
        if (const std::uint32_t link = columns.indexOf(key); link != kNoIndex)
            links.push_back(link);
    }
    return links;
}

void TopologyCanvas::drawMoveGhost(QPainter& painter) const
{
    constexpr std::size_t kMostLines = 4000; // more would not be told apart
    const QPointF delta = moveDelta();
    std::vector<bool> moves(m_scene.nodeCount());
    for (const std::uint32_t node : m_selectedNodes)
        moves[node] = true;
    std::vector<QLineF> lines;
    for (const Cable& cable : m_scene.cables()) {
        if (!moves[cable.a] && !moves[cable.b])
            continue;
        const auto end = [&](std::uint32_t node) {
            return m_view.toView(m_scene.positions()[node] + (moves[node] ? delta : QPointF()));
        };
        lines.emplace_back(end(cable.a), end(cable.b));
        if (lines.size() == kMostLines)
            break;
    }
    QColor color = Theme::current().accent;
    color.setAlpha(150);
    painter.setPen(QPen(color, 1));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    const double half = std::max(1.5, kNodeHalf * m_view.scale);
    std::vector<QRectF> boxes;
    for (const std::uint32_t node : m_selectedNodes) {
        const QPointF at = m_view.toView(m_scene.positions()[node] + delta);
        boxes.emplace_back(at.x() - half, at.y() - half, 2 * half, 2 * half);
    }
    painter.setBrush(color);
    painter.drawRects(boxes.data(), static_cast<int>(boxes.size()));
}

void TopologyCanvas::drawCable(QPainter& painter) const
{
    const QPointF from = m_view.toView(m_scene.positions()[m_pressedNode]);
    const std::uint32_t target = m_scene.nodeAt(m_pointer, m_view);
    const bool lands = target != kNoIndex && target != m_pressedNode;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::current().accent, 2, lands ? Qt::SolidLine : Qt::DashLine));
    painter.drawLine(from, lands ? m_view.toView(m_scene.positions()[target]) : m_pointer);
    if (lands)
        paintMarks(
            painter, m_scene, m_view, size(), { std::span(&target, 1), {}, Theme::current().hover, 2.5 }, Detail::Near);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace weft::widgets
