// SPDX-License-Identifier: GPL-3.0-or-later
// What the tools of the canvas do when their gesture ends, and how they are drawn until then.
#include "widgets/documents/layouts.h"
#include "widgets/topology/topology_canvas.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace weft::widgets {

using topology::NodeKind;

namespace {

QPointF snapped(QPointF scene)
{
    return QPointF(std::round(scene.x() / kGrid), std::round(scene.y() / kGrid)) * kGrid;
}

} // namespace

void TopologyCanvas::finishBand(Qt::KeyboardModifiers modifiers)
{
    const bool isBand = bandRect().width() + bandRect().height() >= QApplication::startDragDistance();
    chooseFound(isBand ? m_scene.inside(m_view.toScene(bandRect())) : FabricScene::Found {}, modifiers);
}

void TopologyCanvas::finishLasso(Qt::KeyboardModifiers modifiers)
{
    QPolygonF scene;
    for (const QPointF& at : std::as_const(m_lasso))
        scene << m_view.toScene(at);
    m_lasso.clear();
    chooseFound(m_scene.inside(scene), modifiers);
}

void TopologyCanvas::chooseFound(const FabricScene::Found& found, Qt::KeyboardModifiers modifiers)
{
    const bool adds = (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
    Selection chosen = adds ? m_selection->selection() : Selection {};
    for (const std::uint32_t node : found.nodes)
        chosen.nodes.push_back(m_document->columns().nodeKeys[node]);
    for (const std::uint32_t link : found.links)
        chosen.links.push_back(m_document->columns().linkKeys[link]);
    m_selection->select(std::move(chosen));
}

void TopologyCanvas::drawLasso(QPainter& painter) const
{
    QColor fill = Theme::current().accent;
    fill.setAlpha(36);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::current().accent, 1.4, Qt::DashLine));
    painter.setBrush(fill);
    painter.drawPolygon(m_lasso);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

QPointF TopologyCanvas::moveDelta() const
{
    const QPointF raw = (m_pointer - m_pressed) / m_view.scale;
    if ((m_modifiers & Qt::AltModifier) != 0)
        return raw;
    const QPointF anchor = m_document->columns().positions[m_pressedNode];
    return snapped(anchor + raw) - anchor;
}

void TopologyCanvas::finishMove()
{
    const QPointF delta = moveDelta();
    std::vector<NodeKey> nodes;
    std::vector<QPointF> to;
    for (const std::uint32_t node : m_selectedNodes) {
        nodes.push_back(m_document->columns().nodeKeys[node]);
        to.push_back(m_document->columns().positions[node] + delta);
    }
    m_document->moveNodes(
        std::move(nodes), std::move(to), tr("Move %n node(s)", nullptr, static_cast<int>(m_selectedNodes.size())));
}

void TopologyCanvas::finishCable(QPointF at, Qt::KeyboardModifiers modifiers)
{
    m_cableIsOpen = false;
    const std::uint32_t target = m_scene.nodeAt(at, m_view);
    if (target == kNoIndex || target == m_pressedNode || m_pressedNode >= m_scene.nodeCount())
        return;
    const std::vector<NodeKey>& keys = m_document->columns().nodeKeys;
    const std::vector<LinkKey> links
        = m_document->addLink(keys[m_pressedNode], keys[target], m_defaultCost, (modifiers & Qt::ShiftModifier) == 0);
    m_selection->selectLinks(links);
}

void TopologyCanvas::placeNode(QPointF scene, Qt::KeyboardModifiers modifiers)
{
    const QPointF at = (modifiers & Qt::AltModifier) != 0 ? scene : snapped(scene);
    if (m_scene.nodeCount() > 0 && m_scene.index().nearest(at, 1) != kNoIndex)
        return; // the grid point is taken
    const NodeKey key = m_document->addNode(m_tool == CanvasTool::Switch ? NodeKind::Switch : NodeKind::Npu, at);
    m_selection->selectNodes({ key });
}

void TopologyCanvas::setHiddenLinks(std::vector<std::uint8_t> hidden)
{
    if (hidden == m_scene.hiddenLinks())
        return;
    m_scene.setHiddenLinks(std::move(hidden), m_document->columns());
    markStale();
    emit sceneChanged();
}

void TopologyCanvas::setStamp(FabricPart part)
{
    m_stamp = std::move(part);
    setTool(m_stamp.isEmpty() ? CanvasTool::Select : CanvasTool::Stamp);
    update();
}

QPointF TopologyCanvas::pointerScene() const
{
    const QPointF at = mapFromGlobal(QPointF(QCursor::pos()));
    return m_view.toScene(underMouse() && QRectF(rect()).contains(at) ? at : QRectF(rect()).center());
}

// What stood on the grid stands on it again.
QPointF TopologyCanvas::stampOffset(const FabricPart& part, QPointF scene) const
{
    return snapped(scene - part.bounds().center());
}

bool TopologyCanvas::isFree(const FabricPart& part, QPointF offset) const
{
    return std::none_of(part.nodes.begin(), part.nodes.end(), [&](const NodeRecord& node) {
        const QPointF at = node.position + offset;
        return m_scene.index().nearest(at, kLeastApart - 1) != kNoIndex
            || std::any_of(m_scene.folds().begin(), m_scene.folds().end(),
                [&](const Fold& fold) { return fold.box.contains(at); });
    });
}

// In rings of the grid around the place that is wanted, first those that are in sight; beside everything if all are
// taken.
QPointF TopologyCanvas::freeOffset(const FabricPart& part, QPointF offset) const
{
    constexpr int kRings = 48;
    if (m_scene.nodeCount() == 0 || part.isEmpty() || isFree(part, offset))
        return offset;
    const QRectF seen = m_view.toScene(QRectF(rect())).adjusted(kNodeHalf, kNodeHalf, -kNodeHalf, -kNodeHalf);
    for (const bool inSight : { true, false }) {
        for (int ring = 1; ring <= kRings; ++ring) {
            for (int y = -ring; y <= ring; ++y) {
                for (int x = -ring; x <= ring; x += std::abs(y) == ring ? 1 : 2 * ring) {
                    const QPointF to = offset + QPointF(x, y) * kGrid;
                    if ((!inSight || seen.contains(part.bounds().translated(to))) && isFree(part, to))
                        return to;
                }
            }
        }
    }
    return snapped(QPointF(m_scene.bounds().right() + kGrid, m_scene.bounds().top()) - part.bounds().topLeft());
}

QRectF TopologyCanvas::placePart(const FabricPart& part, QPointF scene, const QString& what)
{
    if (!mayPlace() || part.isEmpty())
        return {};
    const QPointF offset = freeOffset(part, stampOffset(part, scene));
    m_selection->selectNodes(m_document->insertPart(part, offset, what));
    return part.bounds().translated(offset).adjusted(-kNodeHalf, -kNodeHalf, kNodeHalf, kNodeHalf);
}

void TopologyCanvas::drawStamp(QPainter& painter) const
{
    constexpr std::size_t kMostDrawn = 4000; // more would not be told apart
    const QPointF offset = stampOffset(m_stamp, m_view.toScene(m_pointer));
    const auto placeOf
        = [&](NodeKey key) { return m_view.toView(m_stamp.nodes[static_cast<std::uint32_t>(key)].position + offset); };
    QColor color = Theme::current().accent;
    color.setAlpha(170);
    painter.setPen(QPen(color, 1));
    std::vector<QLineF> lines;
    for (std::size_t i = 0; i < std::min(m_stamp.links.size(), kMostDrawn); ++i)
        lines.emplace_back(placeOf(m_stamp.links[i].source), placeOf(m_stamp.links[i].destination));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    painter.setBrush(Qt::NoBrush);
    const double half = std::max(2.0, kNodeHalf * m_view.scale);
    std::vector<QRectF> boxes;
    for (std::size_t i = 0; i < std::min(m_stamp.nodes.size(), kMostDrawn); ++i)
        boxes.emplace_back(placeOf(m_stamp.nodes[i].key) - QPointF(half, half), QSizeF(2 * half, 2 * half));
    painter.drawRects(boxes.data(), static_cast<int>(boxes.size()));
}

void TopologyCanvas::nudge(QPointF by)
{
    if (m_selectedNodes.empty())
        return;
    if (!mayPlace()) {
        emit placingRefused();
        return;
    }
    std::vector<NodeKey> nodes;
    std::vector<QPointF> to;
    for (const std::uint32_t node : m_selectedNodes) {
        nodes.push_back(m_document->columns().nodeKeys[node]);
        to.push_back(m_document->columns().positions[node] + by);
    }
    m_document->moveNodes(std::move(nodes), std::move(to),
        tr("Nudge %n node(s)", nullptr, static_cast<int>(m_selectedNodes.size())), true);
}

} // namespace weft::widgets
