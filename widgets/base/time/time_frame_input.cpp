// SPDX-License-Identifier: GPL-3.0-or-later
// The mouse, the wheel, the touchpad and the keys of TimeFrame.
#include "widgets/base/time/time_frame.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QNativeGestureEvent>
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
constexpr double kSnap = 5; // px
constexpr double kMostPinch = 4; // of one event

TimeRange between(std::int64_t a, std::int64_t b)
{
    return { std::min(a, b), std::max(a, b) };
}

} // namespace

bool TimeFrame::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip:
        showToolTip(static_cast<QHelpEvent*>(event)->pos(), true);
        return true;
    case QEvent::NativeGesture:
        pinch(*static_cast<QNativeGestureEvent*>(event));
        return true;
    case QEvent::ShortcutOverride: {
        // Space begins a pan here; on its own it still plays and pauses (keyReleaseEvent).
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() != Qt::Key_Space || key->modifiers() != Qt::NoModifier)
            break;
        event->accept();
        return true;
    }
    default:
        break;
    }
    return QWidget::event(event);
}

void TimeFrame::pinch(const QNativeGestureEvent& event)
{
    if (event.gestureType() != Qt::ZoomNativeGesture)
        return;
    const double grown = std::clamp(1 + event.value(), 1 / kMostPinch, kMostPinch);
    const int x = std::max(int(event.position().x()), kTimeGutter);
    m_time->zoomAt(axis().toTime(x), 1 / grown);
}

void TimeFrame::showToolTip(QPoint at, bool always)
{
    const auto note = noteAt(at);
    const QString text = note ? m_notes->notes()[*note].text : toolTipAt(at);
    if (text == m_shownTip && !always)
        return;
    m_shownTip = text;
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(mapToGlobal(at), text, this);
}

void TimeFrame::keyPressEvent(QKeyEvent* event)
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

void TimeFrame::keyReleaseEvent(QKeyEvent* event)
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

void TimeFrame::focusOutEvent(QFocusEvent* event)
{
    m_spaceHeld = false;
    unsetCursor();
    QWidget::focusOutEvent(event);
    update();
}

std::int64_t TimeFrame::momentAt(QPoint at) const
{
    const TimeAxis time = axis();
    const std::int64_t ns = time.toTime(at.x());
    if (!m_snaps)
        return ns;
    return edgeNear(at, ns, static_cast<std::int64_t>(std::ceil(time.nsPerPixel() * kSnap))).value_or(ns);
}

void TimeFrame::mousePressEvent(QMouseEvent* event)
{
    QToolTip::hideText();
    m_pressedAt = m_draggedTo = event->pos();
    m_pressedNs = axis().toTime(event->pos().x());
    m_snaps = (event->modifiers() & Qt::ControlModifier) == 0;
    const bool isLeft = event->button() == Qt::LeftButton;
    const bool inTime = event->pos().x() >= kTimeGutter;
    if (event->button() == Qt::MiddleButton || (isLeft && m_spaceHeld)) {
        m_spaceUsed = true;
        m_gesture = Gesture::Pan;
        m_panFrom = m_time->visible().from;
        m_panScroll = scroll();
        setCursor(Qt::ClosedHandCursor);
    } else if (!isLeft) {
        return;
    } else if (inTime && measureClick(event->pos())) {
        m_gesture = Gesture::None;
    } else if (isRowHandle(event->pos())) {
        m_gesture = Gesture::Row;
    } else if (inTime && (event->modifiers() & Qt::ShiftModifier) != 0) {
        m_gesture = Gesture::Measure;
        m_pressedNs = momentAt(event->pos());
        m_measured = TimeRange { m_pressedNs, m_pressedNs };
    } else if (inTime && (event->modifiers() & Qt::AltModifier) != 0) {
        m_gesture = Gesture::ZoomBox;
    } else if (inTime && event->pos().y() < kRulerHeight) {
        m_gesture = Gesture::Cursor;
        const auto note = noteAt(event->pos());
        m_time->setCursor(note ? m_notes->notes()[*note].ns : m_pressedNs);
    } else {
        m_gesture = Gesture::Press;
    }
    update();
}

bool TimeFrame::measureClick(QPoint at)
{
    if (m_measuring == Measuring::No)
        return false;
    const std::int64_t ns = momentAt(at);
    if (m_measuring == Measuring::First) {
        m_measureFrom = ns;
        m_measured = TimeRange { ns, ns };
        m_measuring = Measuring::Second;
        return true;
    }
    m_measured = between(m_measureFrom, ns);
    m_measuring = Measuring::No;
    unsetCursor();
    return true;
}

void TimeFrame::mouseMoveEvent(QMouseEvent* event)
{
    if (m_gesture == Gesture::None) {
        hoverAt(event->pos());
        m_draggedTo = event->pos();
        if (m_measuring == Measuring::Second) {
            m_measured = between(m_measureFrom, momentAt(event->pos()));
            update();
        }
        showToolTip(event->pos(), false);
    } else {
        m_snaps = (event->modifiers() & Qt::ControlModifier) == 0;
        dragTo(event->pos());
    }
}

void TimeFrame::dragTo(QPoint at)
{
    m_draggedTo = at;
    const TimeAxis time = axis();
    const bool isDrag = (at - m_pressedAt).manhattanLength() >= kDragFrom;
    if (m_gesture == Gesture::Press && isDrag && inPlot(m_pressedAt)) {
        m_gesture = Gesture::Range;
        m_pressedNs = momentAt(m_pressedAt);
    }
    switch (m_gesture) {
    case Gesture::Range:
        m_time->setSelected(TimeRange { m_pressedNs, momentAt(at) });
        break;
    case Gesture::Pan: {
        const std::int64_t from = m_panFrom + std::llround((m_pressedAt.x() - at.x()) * time.nsPerPixel());
        m_time->setVisible({ from, from + m_time->visible().length() });
        setScroll(m_panScroll + m_pressedAt.y() - at.y());
        break;
    }
    case Gesture::Measure:
        m_measured = between(m_pressedNs, momentAt(at));
        break;
    case Gesture::Cursor:
        m_time->setCursor(time.toTime(at.x()));
        break;
    case Gesture::None:
    case Gesture::Press:
    case Gesture::ZoomBox:
    case Gesture::Row:
        break;
    }
    update();
}

void TimeFrame::mouseReleaseEvent(QMouseEvent* event)
{
    const Gesture gesture = m_gesture;
    m_gesture = Gesture::None;
    const bool isDrag = (event->pos() - m_pressedAt).manhattanLength() >= kDragFrom;
    if (gesture == Gesture::Row && isDrag)
        dropRow(m_pressedAt, event->pos());
    else if ((gesture == Gesture::Press || gesture == Gesture::Row) && !isDrag)
        click(m_pressedAt);
    else if (gesture == Gesture::ZoomBox)
        finishZoomBox(event->pos());
    else if (gesture == Gesture::Measure && !isDrag)
        m_measured.reset();
    else if (gesture == Gesture::Pan)
        unsetCursor();
    update();
}

void TimeFrame::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
    if (m_gesture != Gesture::Press || event->button() != Qt::LeftButton || !inPlot(event->pos()))
        return;
    m_gesture = Gesture::None;
    doubleClick(event->pos());
}

void TimeFrame::finishZoomBox(QPoint at)
{
    const TimeAxis time = axis();
    const int from = std::max(time.left, std::min(at.x(), m_pressedAt.x()));
    const int to = std::max(at.x(), m_pressedAt.x());
    if (to - from >= kLeastBox)
        m_time->setVisible({ time.toTime(from), time.toTime(to) });
}

void TimeFrame::wheelEvent(QWheelEvent* event)
{
    // Alt turns the wheel sideways on some platforms.
    const QPoint delta = event->angleDelta();
    const double notches = (delta.y() != 0 ? delta.y() : delta.x()) / kNotch;
    const Qt::KeyboardModifiers keys = event->modifiers();
    if ((keys & Qt::ControlModifier) != 0 && (keys & Qt::ShiftModifier) != 0) {
        changeRowHeight(notches > 0 ? 1 : -1);
    } else if ((keys & Qt::ControlModifier) != 0) {
        const int x = std::max(int(event->position().x()), kTimeGutter);
        m_time->zoomAt(axis().toTime(x), std::pow(kZoomNotch, notches));
    } else if ((keys & Qt::ShiftModifier) != 0 || (delta.y() == 0 && delta.x() != 0)) {
        panBy(-notches * kPanNotch);
    } else {
        setScroll(scroll() - int(std::lround(notches * kScrollNotch)));
    }
    hoverAt(event->position().toPoint());
    event->accept();
}

void TimeFrame::leaveEvent(QEvent* event)
{
    endHover();
    m_shownTip.clear();
    QWidget::leaveEvent(event);
}

void TimeFrame::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPoint at = byKey ? menuPlace() : event->pos();
    QToolTip::hideText();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("timeMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu, at);
    addTimeActions(*menu, at);
    menu->popup(mapToGlobal(at));
}

} // namespace weft::widgets
