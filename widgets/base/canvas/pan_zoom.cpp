// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/canvas/pan_zoom.h"

#include <QGestureEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>
#include <QWidget>

#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kOneNotch = 120; // of QWheelEvent::angleDelta()
constexpr double kSmartZoom = 2; // a double tap with two fingers
}

PanZoom::PanZoom(QWidget* canvas, Wheel wheel, Hands hands)
    : QObject(canvas)
    , m_canvas(canvas)
    , m_wheel(wheel)
    , m_hands(std::move(hands))
{
    canvas->grabGesture(Qt::PinchGesture);
    canvas->installEventFilter(this);
}

void PanZoom::start(QPointF pressed, QPointF at)
{
    m_isPanning = true;
    m_last = at;
    m_canvas->setCursor(Qt::ClosedHandCursor);
    if (at != pressed)
        m_hands.pan(at - pressed);
}

void PanZoom::stop()
{
    if (!m_isPanning)
        return;
    m_isPanning = false;
    m_canvas->setCursor(m_isSpaceHeld ? Qt::OpenHandCursor : Qt::ArrowCursor);
    emit ended();
}

bool PanZoom::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Wheel:
        return wheel(static_cast<QWheelEvent*>(event));
    case QEvent::NativeGesture:
        return nativeGesture(static_cast<QNativeGestureEvent*>(event));
    case QEvent::Gesture:
        return pinch(event);
    case QEvent::MouseButtonPress:
        return press(static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove:
        return move(static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease:
        return release(static_cast<QMouseEvent*>(event));
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        return space(event);
    case QEvent::FocusOut: // the release goes elsewhere
        letSpaceGo();
        return false;
    case QEvent::Hide:
        letSpaceGo();
        stop();
        return false;
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool PanZoom::wheel(QWheelEvent* event)
{
    const QPointF notches = QPointF(event->angleDelta()) / kOneNotch;
    const bool isControl = (event->modifiers() & Qt::ControlModifier) != 0;
    const bool isShift = (event->modifiers() & Qt::ShiftModifier) != 0;
    // A wheel that is tilted, and fingers that go aside, move the picture aside; so does Shift. Platforms turn the
    // wheel aside with Alt, which means nothing here.
    const bool isAside = notches.y() == 0 && (event->modifiers() & Qt::AltModifier) == 0;
    const double turned = notches.y() != 0 ? notches.y() : notches.x();
    const double factor = std::pow(kNotch, turned);
    event->accept();
    if (turned == 0)
        return true;
    if (isControl && m_wheel == Wheel::ZoomsSides)
        m_hands.zoom(event->position(), isShift ? 1 : factor, isShift ? factor : 1);
    else if (isControl)
        m_hands.zoom(event->position(), factor, m_wheel == Wheel::Scrolls ? 1 : factor);
    else if (isShift || isAside)
        m_hands.pan({ turned * kScrollNotch, 0 });
    else if (m_wheel == Wheel::Scrolls)
        m_hands.pan(event->hasPixelDelta() ? QPointF(event->pixelDelta()) : QPointF(0, turned * kScrollNotch));
    else
        m_hands.zoom(event->position(), factor, factor);
    return true;
}

bool PanZoom::nativeGesture(QNativeGestureEvent* event)
{
    switch (event->gestureType()) {
    case Qt::ZoomNativeGesture: { // value: how much of the present size comes on top
        const double factor = std::max(0.1, 1 + event->value());
        m_hands.zoom(event->position(), factor, m_wheel == Wheel::Scrolls ? 1 : factor);
        return true;
    }
    case Qt::SmartZoomNativeGesture:
        m_hands.zoom(event->position(), kSmartZoom, m_wheel == Wheel::Scrolls ? 1 : kSmartZoom);
        return true;
    case Qt::PanNativeGesture:
        m_hands.pan(event->delta());
        return true;
    default:
        return false;
    }
}

// Two fingers on a screen.
bool PanZoom::pinch(QEvent* event)
{
    auto* gestures = static_cast<QGestureEvent*>(event);
    auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture));
    if (pinch == nullptr)
        return false;
    gestures->accept(pinch);
    const QPointF at = m_canvas->mapFromGlobal(pinch->centerPoint());
    if ((pinch->changeFlags() & QPinchGesture::CenterPointChanged) != 0)
        m_hands.pan(pinch->centerPoint() - pinch->lastCenterPoint());
    if ((pinch->changeFlags() & QPinchGesture::ScaleFactorChanged) != 0) {
        const double factor = pinch->scaleFactor();
        m_hands.zoom(at, factor, m_wheel == Wheel::Scrolls ? 1 : factor);
    }
    return true;
}

bool PanZoom::press(QMouseEvent* event)
{
    if (event->button() != Qt::MiddleButton && !(event->button() == Qt::LeftButton && m_isSpaceHeld))
        return false;
    if (m_shiftIsFree && event->button() == Qt::MiddleButton && (event->modifiers() & Qt::ShiftModifier) != 0)
        return false;
    start(event->position(), event->position());
    return true;
}

bool PanZoom::move(QMouseEvent* event)
{
    if (!m_isPanning)
        return false;
    if (event->buttons() == Qt::NoButton) { // released where nobody saw it
        stop();
        return false;
    }
    const QPointF moved = event->position() - m_last;
    m_last = event->position();
    m_hands.pan(moved);
    return true;
}

bool PanZoom::release(QMouseEvent* event)
{
    if (!m_isPanning || (event->button() != Qt::MiddleButton && event->button() != Qt::LeftButton))
        return false;
    stop();
    return true;
}

bool PanZoom::space(QEvent* event)
{
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!m_spacePans || key->key() != Qt::Key_Space || (key->modifiers() & ~Qt::KeypadModifier) != 0)
        return false;
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // Space would play
        return true;
    }
    if (key->isAutoRepeat())
        return true;
    if (event->type() == QEvent::KeyRelease) {
        letSpaceGo();
    } else {
        m_isSpaceHeld = true;
        m_canvas->setCursor(Qt::OpenHandCursor);
    }
    return true;
}

void PanZoom::letSpaceGo()
{
    if (!m_isSpaceHeld)
        return;
    m_isSpaceHeld = false;
    m_canvas->setCursor(m_isPanning ? Qt::ClosedHandCursor : Qt::ArrowCursor);
    if (!m_isPanning)
        emit ended();
}

} // namespace weft::widgets

#include "moc_pan_zoom.cpp"
