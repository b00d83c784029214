// SPDX-License-Identifier: GPL-3.0-or-later
// The mouse and the wheel of TimelineCanvas, and the keys that a gesture needs.
#include "widgets/timeline/timeline_canvas.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr int kDragFrom = 4; // px
constexpr double kNotch = 120; // of a wheel
constexpr double kZoomNotch = 0.8; // of the visible range
constexpr double kPanNotch = 0.1;
constexpr int kScrollNotch = 54; // px
constexpr int kLeastBox = 4; // px
}

bool TimelineCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        showToolTip(static_cast<QHelpEvent*>(event));
        return true;
    }
    // Space begins a pan here; on its own it still plays and pauses (keyReleaseEvent).
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void TimelineCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (!event->isAutoRepeat()) {
        m_spaceHeld = true;
        m_spaceUsed = false;
        setCursor(Qt::OpenHandCursor);
    }
}

void TimelineCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) {
        QWidget::keyReleaseEvent(event);
        return;
    }
    unsetCursor();
    if (m_spaceHeld && !m_spaceUsed)
        m_time->isPlaying() ? m_time->pause() : m_time->play();
    m_spaceHeld = false;
}

void TimelineCanvas::focusOutEvent(QFocusEvent* event)
{
    m_spaceHeld = false;
    unsetCursor();
    QWidget::focusOutEvent(event);
    update();
}

void TimelineCanvas::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = m_draggedTo = event->pos();
    m_pressed = m_scene.hitAt(event->pos());
    const bool inTime = m_pressed.area == TimelineArea::Plot || m_pressed.area == TimelineArea::Ruler;
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld)) {
        m_spaceUsed = true;
        m_gesture = Gesture::Pan;
        m_panFrom = m_time->visible().from;
        m_panScroll = m_scene.scroll();
        setCursor(Qt::ClosedHandCursor);
    } else if (event->button() != Qt::LeftButton) {
        return;
    } else if (m_pressed.area == TimelineArea::Label) {
        m_gesture = Gesture::Label;
    } else if (inTime && (event->modifiers() & Qt::ShiftModifier) != 0) {
        m_gesture = Gesture::Measure;
        m_measured = TimeRange { m_pressed.ns, m_pressed.ns };
    } else if (inTime && (event->modifiers() & Qt::AltModifier) != 0) {
        m_gesture = Gesture::ZoomBox;
    } else if (m_pressed.area == TimelineArea::Ruler && event->pos().x() >= m_scene.axis().left) {
        m_gesture = Gesture::Cursor;
        m_time->setCursor(m_pressed.ns);
    } else {
        m_gesture = Gesture::Press;
    }
    update();
}

void TimelineCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_gesture == Gesture::None)
        hoverAt(event->pos());
    else
        dragTo(event->pos());
}

void TimelineCanvas::dragTo(QPoint at)
{
    m_draggedTo = at;
    const TimeAxis& axis = m_scene.axis();
    const std::int64_t ns = axis.toTime(at.x());
    const bool isDrag = (at - m_pressedAt).manhattanLength() >= kDragFrom;
    if (m_gesture == Gesture::Press && isDrag && m_pressed.area == TimelineArea::Plot)
        m_gesture = Gesture::Range;
    switch (m_gesture) {
    case Gesture::Range:
        m_time->setSelected(TimeRange { m_pressed.ns, ns });
        break;
    case Gesture::Pan: {
        const std::int64_t from = m_panFrom + std::llround((m_pressedAt.x() - at.x()) * axis.nsPerPixel());
        m_time->setVisible({ from, from + m_time->visible().length() });
        setScroll(m_panScroll + m_pressedAt.y() - at.y());
        break;
    }
    case Gesture::Measure:
        m_measured = TimeRange { std::min(m_pressed.ns, ns), std::max(m_pressed.ns, ns) };
        break;
    case Gesture::Cursor:
        m_time->setCursor(ns);
        break;
    case Gesture::None:
    case Gesture::Press:
    case Gesture::ZoomBox:
    case Gesture::Label:
        break;
    }
    update();
}

void TimelineCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const Gesture gesture = m_gesture;
    m_gesture = Gesture::None;
    const bool isDrag = (event->pos() - m_pressedAt).manhattanLength() >= kDragFrom;
    if (gesture == Gesture::Press && !isDrag)
        click(m_pressed);
    else if (gesture == Gesture::ZoomBox)
        finishZoomBox(event->pos());
    else if (gesture == Gesture::Label)
        isDrag ? dragLabel(event->pos()) : clickLabel(m_pressed);
    else if (gesture == Gesture::Measure && !isDrag)
        m_measured.reset();
    if (gesture == Gesture::Pan)
        unsetCursor();
    update();
}

void TimelineCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
    if (m_pressed.area == TimelineArea::Plot && m_pressed.bar != kNoBar) {
        activate(m_pressed.bar);
        fitSelection();
        m_gesture = Gesture::None;
    }
}

void TimelineCanvas::click(const TimelineHit& hit)
{
    if (hit.area == TimelineArea::Heading) {
        RowState rows = m_scene.rows();
        rows.collapsed[hit.subject] = !rows.collapsed[hit.subject];
        setRows(std::move(rows));
        // What was opened or closed by a heading that stuck to the top begins there.
        const int heading = m_scene.layout().rowOfHeading[hit.subject];
        setScroll(std::min(m_scene.scroll(), m_scene.layout().rows[static_cast<std::size_t>(heading)].y));
    } else if (hit.area == TimelineArea::Plot && hit.bar != kNoBar) {
        activate(hit.bar);
        m_time->setCursor(hit.ns);
    } else if (hit.area == TimelineArea::Plot) {
        m_time->setCursor(hit.ns);
    }
}

// The arrow opens and closes a track; its name selects what it stands for.
void TimelineCanvas::clickLabel(const TimelineHit& hit)
{
    constexpr int kArrowWidth = 22;
    const TimelineData& model = *m_scene.data();
    const Track& track = model.tracks[hit.subject];
    if (m_pressedAt.x() < kArrowWidth && track.lanes > 1) {
        RowState rows = m_scene.rows();
        rows.expanded[hit.subject] = !rows.expanded[hit.subject];
        setRows(std::move(rows));
        return;
    }
    m_current = static_cast<std::uint32_t>(model.lanes[track.firstLane].first);
    const std::uint32_t bar = m_current;
    if (track.group == TrackGroup::Ranks && track.subject < model.view->nodeKeys.size())
        m_selection->selectNodes({ model.view->nodeKeys[track.subject] });
    else if (track.group == TrackGroup::Links && track.subject < model.view->linkKeys.size())
        m_selection->selectLinks({ model.view->linkKeys[track.subject] });
    m_current = bar;
}

// Puts the pressed track before or after the one that it was dropped on.
void TimelineCanvas::dragLabel(QPoint at)
{
    const TimelineHit target = m_scene.hitAt(QPoint(1, at.y()));
    const std::uint32_t moved = m_pressed.subject;
    if (target.area != TimelineArea::Label || target.pinned || target.subject == moved
        || m_scene.data()->tracks[target.subject].group != m_scene.data()->tracks[moved].group)
        return;
    RowState rows = m_scene.rows();
    const auto from = std::find(rows.order.begin(), rows.order.end(), moved);
    const auto to = std::find(rows.order.begin(), rows.order.end(), target.subject);
    if (from < to)
        std::rotate(from, std::next(from), std::next(to));
    else
        std::rotate(to, from, std::next(from));
    setRows(std::move(rows));
}

void TimelineCanvas::finishZoomBox(QPoint at)
{
    const int from = std::max(m_scene.axis().left, std::min(at.x(), m_pressedAt.x()));
    const int to = std::max(at.x(), m_pressedAt.x());
    if (to - from >= kLeastBox)
        m_time->setVisible({ m_scene.axis().toTime(from), m_scene.axis().toTime(to) });
}

void TimelineCanvas::cancel()
{
    if (m_gesture != Gesture::None) {
        if (m_gesture == Gesture::Range)
            m_time->setSelected({});
        m_gesture = Gesture::None;
        m_measured.reset();
    } else if (m_measured) {
        m_measured.reset();
    } else if (m_time->selected()) {
        m_time->setSelected({});
    } else {
        m_current = kNoBar;
        m_selection->clear();
    }
    update();
}

void TimelineCanvas::wheelEvent(QWheelEvent* event)
{
    // Alt turns the wheel sideways on some platforms.
    const QPoint delta = event->angleDelta();
    const double notches = (delta.y() != 0 ? delta.y() : delta.x()) / kNotch;
    const Qt::KeyboardModifiers keys = event->modifiers();
    if ((keys & Qt::ControlModifier) != 0 && (keys & Qt::ShiftModifier) != 0) {
        RowState rows = m_scene.rows();
        rows.stripHeight
            = std::clamp(rows.stripHeight + (notches > 0 ? 2 : -2), RowState::kLeastStrip, RowState::kMostStrip);
        setRows(std::move(rows));
    } else if ((keys & Qt::ControlModifier) != 0) {
        const int x = std::max(int(event->position().x()), m_scene.axis().left);
        m_time->zoomAt(m_scene.axis().toTime(x), std::pow(kZoomNotch, notches));
    } else if ((keys & Qt::ShiftModifier) != 0 || (delta.y() == 0 && delta.x() != 0)) {
        panBy(-notches * kPanNotch);
    } else {
        setScroll(m_scene.scroll() - int(std::lround(notches * kScrollNotch)));
    }
    hoverAt(event->position().toPoint());
    event->accept();
}

void TimelineCanvas::hoverAt(QPoint at)
{
    const TimelineHit hit = m_scene.hitAt(at);
    hoverBar(hit.area == TimelineArea::Plot ? hit.bar : kNoBar);
    if (hit.area == TimelineArea::Label) {
        const TimelineData& model = *m_scene.data();
        const Track& track = model.tracks[hit.subject];
        if (track.group == TrackGroup::Ranks && track.subject < model.view->nodeKeys.size())
            m_selection->hover({ model.view->nodeKeys[track.subject] });
        else if (track.group == TrackGroup::Links && track.subject < model.view->linkKeys.size())
            m_selection->hover({ kNoNode, model.view->linkKeys[track.subject] });
    }
}

void TimelineCanvas::hoverBar(std::uint32_t bar)
{
    m_hovered = bar;
    Hovered hovered;
    if (bar != kNoBar) {
        const TimelineData& model = *m_scene.data();
        const Track& track = model.trackOf(bar);
        if (track.group == TrackGroup::Ranks)
            hovered.operation = model.operationOf(bar);
        else if (track.group == TrackGroup::Links && track.subject < model.view->linkKeys.size())
            hovered.link = model.view->linkKeys[track.subject];
    }
    m_selection->hover(hovered);
    update();
}

void TimelineCanvas::leaveEvent(QEvent* event)
{
    hoverBar(kNoBar);
    QWidget::leaveEvent(event);
}

} // namespace weft::widgets
