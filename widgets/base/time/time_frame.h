// SPDX-License-Identifier: GPL-3.0-or-later
// Rows over a time axis: what the Gantt chart and the heat map have in common. The frame owns the axis with its gutter,
// the picture that is kept until something of it changes, what is drawn over it (range, cursor, measure, zoom box), and
// all gestures that mean time: wheel, pinch, pan, range, measure, zoom box, ruler. A view says what its rows are.
// Interface thread; the clock belongs to the window and outlives the frame.
#pragma once

#include "widgets/base/shared/time_notes.h"
#include "widgets/base/time/time_axis.h"

#include <QImage>
#include <QWidget>

#include <optional>

class QLineEdit;
class QMenu;
class QNativeGestureEvent;

namespace weft::widgets {

class CommandRegistry;

class TimeFrame : public QWidget {
    Q_OBJECT

public:
    TimeFrame(TimeController* time, QWidget* parent);

    [[nodiscard]] TimeAxis axis() const;
    [[nodiscard]] virtual int scroll() const = 0;
    [[nodiscard]] virtual int mostScroll() const = 0;
    void setScroll(int y); // cut to what there is
    virtual void renderTo(QPainter& painter) = 0; // as on the screen, for a picture: in shapes where it can

    void zoomBy(double factor); // about the pointer if it is over the plot, else about the middle
    void panBy(double fraction); // of the visible range
    // The next two clicks say from where to where; dragging with Shift does the same at once.
    void beginMeasure();
    [[nodiscard]] bool isMeasuring() const { return m_measuring != Measuring::No; }
    [[nodiscard]] std::optional<TimeRange> measured() const { return m_measured; }
    void cancel(); // a gesture, else the measure, else the selected range, else what is selected

    // Bookmarks: flags in the ruler. Null: none. They outlive the frame.
    void setNotes(TimeNotes* notes);
    void writeNote(std::int64_t ns, OpKey operation); // in a field at the flag; Return keeps it, Escape does not
    void goToNote(bool forward); // moves the cursor, and what is visible if need be
    // The bookmarks by their moments, each with the way to it; a sentence where there are none.
    void listNotes(QMenu& menu);

    // Zooming, panning, measuring and the history of ranges, as `prefix`.zoomIn and so on, while `scope` has the focus.
    void registerTimeCommands(CommandRegistry& commands, const QString& prefix, const QString& group, QWidget* scope);

signals:
    void scrollChanged(); // or its range

protected:
    // What changes seldom, in the size of the widget at `scale` device pixels a logical one, with that ratio.
    [[nodiscard]] virtual const QImage& renderLayer(double scale) = 0;
    virtual void paintRowMarks(QPainter& painter) = 0; // hover and selection, over the layer
    virtual void applyScroll(int y) = 0; // already cut
    virtual void hoverAt(QPoint at) = 0;
    virtual void endHover() = 0;
    virtual void click(QPoint at) = 0;
    virtual void doubleClick(QPoint /*at*/) { }
    virtual void clearSelection() = 0;
    virtual void changeRowHeight(int steps) = 0; // Ctrl+Shift+wheel
    [[nodiscard]] virtual QString toolTipAt(QPoint at) const = 0;
    // Whether dragging from there moves a row and does not mean time.
    [[nodiscard]] virtual bool isRowHandle(QPoint /*at*/) const { return false; }
    virtual void dropRow(QPoint /*from*/, QPoint /*to*/) { }
    // The moment nearest to `ns` at which something begins or ends there, at most `reach` away: what edges snap to.
    [[nodiscard]] virtual std::optional<std::int64_t> edgeNear(
        QPoint /*at*/, std::int64_t /*ns*/, std::int64_t /*reach*/) const
    {
        return {};
    }
    virtual void fillMenu(QMenu& /*menu*/, QPoint /*at*/) { }
    [[nodiscard]] virtual OpKey noteOperation() const { return {}; } // what a note at the cursor is on
    [[nodiscard]] virtual QPoint menuPlace() const { return rect().center(); } // for the key of the menu

    [[nodiscard]] TimeController* time() const { return m_time; }
    void markStale(); // the layer is drawn again
    void paintMarks(QPainter& painter); // all that lies over the layer
    // The place where a row that is dragged would be dropped; absent while none is.
    [[nodiscard]] std::optional<QPoint> rowDrop() const;
    void addTimeActions(QMenu& menu, QPoint at);

    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    enum class Gesture { None, Press, Range, Pan, Measure, ZoomBox, Cursor, Row };
    enum class Measuring { No, First, Second }; // which click comes next

    void dragTo(QPoint at);
    void finishZoomBox(QPoint at);
    bool measureClick(QPoint at); // true: it was one
    [[nodiscard]] std::int64_t momentAt(QPoint at) const; // at an edge where one is near
    [[nodiscard]] bool inPlot(QPoint at) const { return at.x() >= kTimeGutter && at.y() >= kRulerHeight; }
    void showToolTip(QPoint at, bool always);
    [[nodiscard]] std::optional<std::size_t> noteAt(QPoint at) const; // the flag in the ruler
    void paintNotes(QPainter& painter) const;
    void paintNoteText(QPainter& painter, const TimeNote& note) const;
    void closeNoteField();
    void showNote(std::size_t number);
    void addNoteActions(QMenu& menu, QPoint at);
    void pinch(const QNativeGestureEvent& event);

    TimeController* m_time;
    TimeNotes* m_notes = nullptr;
    QLineEdit* m_noteField = nullptr; // while one is written
    std::int64_t m_noteNs = 0; // what it is for
    OpKey m_noteOperation;
    QImage m_image; // shares the data of the layer
    bool m_stale = true;

    Gesture m_gesture = Gesture::None;
    QPoint m_pressedAt;
    QPoint m_draggedTo;
    std::int64_t m_pressedNs = 0;
    bool m_snaps = true; // unless Ctrl is held
    std::int64_t m_panFrom = 0; // visible.from when a pan began
    int m_panScroll = 0;
    bool m_spaceHeld = false;
    bool m_spaceUsed = false;
    Measuring m_measuring = Measuring::No;
    std::int64_t m_measureFrom = 0; // of the first click
    std::optional<TimeRange> m_measured;
    QString m_shownTip;
};

} // namespace weft::widgets
