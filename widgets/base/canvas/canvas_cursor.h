// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard's place on a canvas. Control with the arrows goes from part to part, with Home and End to the ends of a
// row, with Page Down into a row and to where an item leads, with Page Up out again; Return selects, with Shift it
// adds. What the cursor stands on has a ring that can be seen on every ground, and is read: in the status bar, and to
// screen readers. Whatever a canvas does by keys of its own moves the same cursor. A child of its canvas, which
// destroys it as the first of its members; interface thread.
#pragma once

#include "widgets/base/canvas/canvas_parts.h"

#include <QObject>

class QKeyEvent;
class QPainter;
class QWidget;

namespace weft::widgets {

class CanvasAccessible;

class CanvasCursor : public QObject {
    Q_OBJECT

public:
    // `parts` is the canvas itself, or lives as long.
    CanvasCursor(QWidget* canvas, CanvasParts* parts);
    ~CanvasCursor() override;

    [[nodiscard]] QWidget* canvas() const { return m_canvas; }
    [[nodiscard]] CanvasParts& parts() const { return *m_parts; }
    [[nodiscard]] const CanvasPart& part() const { return m_part; }
    [[nodiscard]] bool isShown() const { return m_isShown && isThere(m_part); }
    [[nodiscard]] bool isThere(const CanvasPart& part) const;
    // Where keys of the canvas's own have led; brings it into sight and reads it.
    void moveTo(const CanvasPart& part);
    // The canvas has other parts now, or the same in another order; `now` is where the cursor's is.
    void partsChanged(const CanvasPart& now = {});
    // One sentence of a part: its name and what is known of it.
    [[nodiscard]] QString reading(const CanvasPart& part) const;

    // The frame of a canvas that has the focus, and the ring; called last by its paintEvent().
    void paint(QPainter& painter) const;
    static void paintFrame(QPainter& painter, const QWidget& canvas); // the frame alone
    [[nodiscard]] QRect ring() const; // on the canvas; at least kLeastRing wide and high
    static constexpr int kRing = 4; // px, the outer half in the colour of the ground
    static constexpr int kLeastRing = 10;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend class CanvasAccessible;

    [[nodiscard]] bool isMine(const QKeyEvent& event) const;
    void press(const QKeyEvent& event);
    void read();
    void repaint();
    void hide();

    QWidget* m_canvas;
    CanvasParts* m_parts;
    CanvasPart m_part;
    bool m_isShown = false;
    CanvasAccessible* m_face = nullptr; // while somebody has asked for it
};

} // namespace weft::widgets
