// SPDX-License-Identifier: GPL-3.0-or-later
// How the canvas is worked: mouse, wheel and keys become selections, gestures and edits of the document.
#include "widgets/documents/node_groups.h"
#include "widgets/topology/topology_canvas.h"

#include <QApplication>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace weft::widgets {

namespace {

constexpr double kDegreesPerPixel = 0.4;

template <class Key> void toggle(std::vector<Key>& keys, Key key)
{
    const auto at = std::find(keys.begin(), keys.end(), key);
    if (at == keys.end())
        keys.push_back(key);
    else
        keys.erase(at);
}

} // namespace

void TopologyCanvas::setTool(CanvasTool tool)
{
    const bool looks = tool == CanvasTool::Select || tool == CanvasTool::Lasso || tool == CanvasTool::Hand
        || (tool == CanvasTool::Turn && isInSpace());
    if (tool == m_tool || (!looks && !(tool == CanvasTool::Link ? m_editable : mayPlace())))
        return;
    m_tool = tool;
    m_gesture = Gesture::None;
    if (tool == CanvasTool::Npu || tool == CanvasTool::Switch)
        m_cursor->moveTo({}); // Return places one
    updateCursor();
    emit toolChanged();
}

void TopologyCanvas::setEditable(bool editable)
{
    m_editable = editable;
    if (!editable && m_tool != CanvasTool::Hand && m_tool != CanvasTool::Lasso && m_tool != CanvasTool::Turn)
        setTool(CanvasTool::Select);
    markStale();
}

void TopologyCanvas::updateCursor()
{
    if (m_panZoom->isPanning())
        setCursor(Qt::ClosedHandCursor);
    else if (m_tool == CanvasTool::Hand || m_panZoom->isSpaceHeld())
        setCursor(Qt::OpenHandCursor);
    else if (m_tool == CanvasTool::Select && m_gesture != Gesture::Turn)
        setCursor(Qt::ArrowCursor);
    else if (m_tool == CanvasTool::Turn || m_gesture == Gesture::Turn)
        setCursor(Qt::SizeAllCursor);
    else
        setCursor(Qt::CrossCursor);
}

void TopologyCanvas::cancel()
{
    m_selection->hover({}); // the ring of the end that a link was drawn to
    if (m_gesture == Gesture::Turn)
        showTurn(m_document->columns().drawing->space.yaw - m_turn.yaw,
            m_document->columns().drawing->space.pitch - m_turn.pitch);
    if (m_gesture != Gesture::None)
        m_gesture = Gesture::None;
    else if (m_tool != CanvasTool::Select)
        setTool(CanvasTool::Select);
    else
        m_selection->clear();
    updateCursor();
    update();
}

void TopologyCanvas::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    m_pressed = m_pointer = event->position();
    m_modifiers = event->modifiers();
    m_reduceTo.reset();
    if (event->button() == Qt::LeftButton && m_tool == CanvasTool::Hand)
        m_panZoom->start(m_pressed, m_pressed);
    else if (event->button() == Qt::LeftButton)
        startGesture(event);
    else if (event->button() == Qt::MiddleButton && isInSpace() && m_gesture == Gesture::None)
        m_gesture = Gesture::Turn; // with Shift; else it moves the picture
    updateCursor();
    update();
}

void TopologyCanvas::startGesture(QMouseEvent* event)
{
    if (m_gesture == Gesture::Cable) { // the second click of a link
        m_gesture = Gesture::None;
        finishCable(m_pressed, event->modifiers());
        return;
    }
    m_pressedNode = m_scene.nodeAt(m_pressed, m_view);
    m_cableIsOpen = false;
    if (isInSpace() && m_tool == CanvasTool::Turn) {
        m_gesture = Gesture::Turn;
        return;
    }
    switch (m_tool) {
    case CanvasTool::Npu:
    case CanvasTool::Switch:
        if (m_pressedNode != kNoIndex)
            m_selection->selectNodes({ m_document->columns().nodeKeys[m_pressedNode] });
        else
            placeNode(m_view.toScene(m_pressed), event->modifiers());
        break;
    case CanvasTool::Link:
        m_gesture = m_pressedNode != kNoIndex ? Gesture::Cable : Gesture::None;
        break;
    case CanvasTool::Note:
        askNote(noteAt(m_pressed), m_view.toScene(m_pressed));
        break;
    case CanvasTool::Stamp:
        placePart(m_stamp, m_view.toScene(m_pressed), tr("Stamp %n node(s)", nullptr, int(m_stamp.nodes.size())));
        break;
    case CanvasTool::Lasso:
        m_gesture = Gesture::Lasso;
        m_lasso = QPolygonF { m_pressed };
        break;
    case CanvasTool::Select:
    case CanvasTool::Hand:
    case CanvasTool::Turn:
        pressSelect(m_pressed, event->modifiers());
        break;
    }
}

void TopologyCanvas::pressSelect(QPointF at, Qt::KeyboardModifiers modifiers)
{
    m_gesture = Gesture::Press;
    const FabricColumns& columns = m_document->columns();
    const bool adds = (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) != 0;
    Selection chosen = m_selection->selection();
    if (pressNote(at))
        return;
    if (m_pressedNode != kNoIndex) {
        const std::vector<NodeKey> keys = keysAt(m_pressedNode);
        for (std::size_t i = 0; adds && i < keys.size(); ++i)
            toggle(chosen.nodes, keys[i]);
        if (!adds)
            chooseOne(chosen, { keys, {}, {} }, chosen.contains(keys.front()));
        m_selection->select(chosen);
        return;
    }
    const std::uint32_t link = m_scene.linkAt(at, m_view, detail() == Detail::Near);
    if (link != kNoIndex && detail() != Detail::Far) {
        const LinkKey key = columns.linkKeys[link];
        if (!adds && mayPlace() && chosen.nodes.empty() && chosen.links.size() == 1 && chosen.contains(key)) {
            pressBend(link);
            return;
        }
        if (adds)
            toggle(chosen.links, key);
        else
            chooseOne(chosen, { {}, { key }, {} }, chosen.contains(key));
        m_selection->select(chosen);
        return;
    }
    m_gesture = Gesture::Band;
}

// What is part of the selection may be dragged with all of it, so that a click chooses it alone only when it ends.
void TopologyCanvas::chooseOne(Selection& chosen, Selection one, bool isPart)
{
    if (isPart)
        m_reduceTo = std::move(one);
    else
        chosen = std::move(one);
}

void TopologyCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF by = event->position() - m_pointer;
    m_pointer = event->position();
    m_modifiers = event->modifiers();
    const bool far = (m_pointer - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    switch (m_gesture) {
    case Gesture::None:
        hoverAt(m_pointer);
        break;
    case Gesture::Press:
        if (far && m_pressedNode != kNoIndex && mayPlace() && !m_selectedNodes.empty()
            && m_selection->selection().contains(m_document->columns().nodeKeys[m_pressedNode]))
            m_gesture = Gesture::Move;
        else if (far && m_pressedNode != kNoIndex && !mayPlace()) {
            m_gesture = Gesture::None;
            emit placingRefused();
        }
        break;
    case Gesture::Cable:
        hoverAt(m_pointer);
        break;
    case Gesture::Lasso:
        m_lasso << m_pointer;
        break;
    case Gesture::Turn:
        showTurn(by.x() * kDegreesPerPixel, by.y() * kDegreesPerPixel);
        break;
    case Gesture::Band:
    case Gesture::Move:
    case Gesture::Bend:
    case Gesture::Note:
        break;
    }
    if (m_gesture != Gesture::None || m_tool == CanvasTool::Stamp)
        update();
}

void TopologyCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    m_pointer = event->position();
    m_modifiers = event->modifiers();
    // A click on a node begins a link that the next click ends.
    if (m_gesture == Gesture::Cable && m_scene.nodeAt(m_pointer, m_view) == m_pressedNode) {
        m_cableIsOpen = true;
        return;
    }
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    if (gesture == Gesture::Band)
        finishBand(event->modifiers());
    else if (gesture == Gesture::Turn)
        keepTurn(false);
    else if (gesture == Gesture::Bend)
        finishBend();
    else if (gesture == Gesture::Note)
        finishNote();
    else if (gesture == Gesture::Lasso)
        finishLasso(event->modifiers());
    else if (gesture == Gesture::Move)
        finishMove();
    else if (gesture == Gesture::Cable)
        finishCable(m_pointer, event->modifiers());
    else if (gesture == Gesture::Press && m_reduceTo)
        m_selection->select(*std::exchange(m_reduceTo, std::nullopt));
    updateCursor();
    update();
}

void TopologyCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (m_tool == CanvasTool::Select && mayPlace()) {
        if (const auto note = noteAt(event->position())) {
            askNote(note, {});
            return;
        }
        const std::uint32_t node = m_scene.nodeAt(event->position(), m_view);
        if (node != kNoIndex && m_scene.foldOf(node) != kNoIndex) {
            m_document->setDrawing(withExpanded(*m_document->columns().drawing, keysAt(node)), tr("Expand a group"));
            return;
        }
    }
    mousePressEvent(event);
    if (m_tool == CanvasTool::Select && m_scene.nodeAt(m_pressed, m_view) == kNoIndex && detail() == Detail::Far) {
        m_gesture = Gesture::None;
        setView(m_view.zoomedAt(m_pressed, 2.5));
    }
}

void TopologyCanvas::hoverAt(QPointF at)
{
    const Detail level = detail();
    Hovered hovered;
    if (level != Detail::Far) {
        const std::uint32_t node = m_scene.nodeAt(at, m_view);
        if (node != kNoIndex) {
            hovered.node = m_document->columns().nodeKeys[node];
        } else if (m_gesture == Gesture::None) {
            const std::uint32_t link = m_scene.linkAt(at, m_view, level == Detail::Near);
            if (link != kNoIndex)
                hovered.link = m_document->columns().linkKeys[link];
        }
    }
    m_selection->hover(hovered);
}

void TopologyCanvas::leaveEvent(QEvent* event)
{
    m_selection->hover({});
    QWidget::leaveEvent(event);
}

void TopologyCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        // What is under the pointer becomes the selection, unless it is part of it.
        const QPointF at = event->pos();
        m_pressedNode = m_scene.nodeAt(at, m_view);
        pressSelect(at, {});
        m_gesture = Gesture::None;
    }
    emit contextMenuRequested(event->globalPos());
}

void TopologyCanvas::keyPressEvent(QKeyEvent* event)
{
    const double step = kGrid * ((event->modifiers() & Qt::ShiftModifier) != 0 ? 10 : 1);
    const bool plain = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
    const bool isArrow = event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down;
    if (plain && isArrow && isInSpace()) {
        const double degrees = (event->modifiers() & Qt::ShiftModifier) != 0 ? 15 : 5;
        turnBy(event->key() == Qt::Key_Left     ? -degrees
                : event->key() == Qt::Key_Right ? degrees
                                                : 0,
            event->key() == Qt::Key_Up         ? -degrees
                : event->key() == Qt::Key_Down ? degrees
                                               : 0);
        return;
    }
    switch (plain ? event->key() : 0) {
    case Qt::Key_Left:
        nudge({ -step, 0 });
        return;
    case Qt::Key_Right:
        nudge({ step, 0 });
        return;
    case Qt::Key_Up:
        nudge({ 0, -step });
        return;
    case Qt::Key_Down:
        nudge({ 0, step });
        return;
    case Qt::Key_Escape:
        cancel();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_tool == CanvasTool::Npu || m_tool == CanvasTool::Switch)
            placeNode(m_view.toScene(QPointF(width(), height()) / 2), {});
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace weft::widgets
