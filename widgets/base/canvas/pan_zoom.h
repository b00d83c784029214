// SPDX-License-Identifier: GPL-3.0-or-later
// The hand that moves and scales a canvas, the same in every view: the wheel, two fingers on a touchpad or a screen,
// the middle button, and Space with the left one. It watches the events of the canvas and says by how much; what that
// means is the canvas's. Interface thread; a child of the canvas.
#pragma once

#include <QCursor>
#include <QObject>
#include <QPointF>

#include <functional>
#include <optional>

class QMouseEvent;
class QNativeGestureEvent;
class QWheelEvent;
class QWidget;

namespace weft::widgets {

class PanZoom : public QObject {
    Q_OBJECT

public:
    // What the wheel does without keys, and what Control makes of it.
    enum class Wheel {
        Zooms, // both sides at once, with and without Control
        ZoomsSides, // both at once; with Control one side, with Shift too the other
        Scrolls, // upwards and downwards; with Control it zooms across
    };
    struct Hands {
        std::function<void(QPointF pixels)> pan; // the picture follows the pointer by this much
        std::function<void(QPointF at, double across, double down)> zoom; // the point under `at` stays
    };
    PanZoom(QWidget* canvas, Wheel wheel, Hands hands);

    // Space with the left button pans; the canvas then keeps Space from the window's commands.
    void setSpacePans(bool pans) { m_spacePans = pans; }
    // The middle button with Shift is the canvas's, for something else.
    void setShiftIsFree(bool free) { m_shiftIsFree = free; }
    // The left button pans from here on until it is released: for a hand tool, or a press at `pressed` that has become
    // a drag to `at`.
    void start(QPointF pressed, QPointF at);
    void stop();
    [[nodiscard]] bool isPanning() const { return m_isPanning; }
    [[nodiscard]] bool isSpaceHeld() const { return m_isSpaceHeld; }

    static constexpr double kNotch = 1.2; // a notch of the wheel zooms by this
    static constexpr double kScrollNotch = 90; // px

signals:
    void ended(); // of a pan, or Space was let go: the canvas sets its cursor

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool wheel(QWheelEvent* event);
    bool nativeGesture(QNativeGestureEvent* event);
    bool pinch(QEvent* event);
    bool press(QMouseEvent* event);
    bool move(QMouseEvent* event);
    bool release(QMouseEvent* event);
    bool space(QEvent* event);
    void letSpaceGo();

    QWidget* m_canvas;
    Wheel m_wheel;
    Hands m_hands;
    bool m_spacePans = false;
    bool m_shiftIsFree = false;
    bool m_isSpaceHeld = false;
    bool m_isPanning = false;
    QPointF m_last;
};

} // namespace weft::widgets
