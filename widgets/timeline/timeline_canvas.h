// SPDX-License-Identifier: GPL-3.0-or-later
// The Gantt chart itself: one widget of the size of the viewport that shows the layer and draws over it what follows
// the pointer. Owned by TimelineView, which gives it data and a scroll bar; interface thread.
#pragma once

#include "widgets/base/selection_model.h"
#include "widgets/base/time_controller.h"
#include "widgets/timeline/timeline_layer.h"
#include "widgets/timeline/timeline_scene.h"

#include <QImage>
#include <QWidget>

#include <optional>

class QHelpEvent;

namespace weft::widgets {

class TimelineCanvas : public QWidget {
    Q_OBJECT

public:
    TimelineCanvas(SelectionModel* selection, TimeController* time, QWidget* parent);

    void setData(TimelineDataPtr data); // null: none
    // The same run on other lanes: rows, scroll position and selection stay. Opens tracks if none are open.
    void replaceData(TimelineDataPtr data);
    [[nodiscard]] const TimelineScene& scene() const { return m_scene; }
    void setRows(RowState rows);
    void setScroll(int y);
    void setCriticalPathShown(bool shown);
    [[nodiscard]] bool isCriticalPathShown() const { return m_criticalPath; }

    // The bar that keys start from: clicked, or of the operation that was selected elsewhere; kNoBar if none.
    [[nodiscard]] std::uint32_t currentBar() const { return m_current; }
    [[nodiscard]] std::uint32_t hoveredBar() const { return m_hovered; }
    [[nodiscard]] std::optional<TimeRange> measured() const { return m_measured; }
    void activate(std::uint32_t bar); // selects what it stands for, sets the cursor and brings it into sight
    void reveal(std::uint32_t bar);

    void zoomBy(double factor); // about the pointer if it is over the plot, else about the middle
    void panBy(double fraction); // of the visible range
    void stepBar(bool forward);
    // Back to what released the current operation; forward to the first that it released.
    void followDependency(bool back);
    void fitSelection();
    void cancel(); // a gesture, else the measure, else the selected range, else the selection
    void togglePinned();
    void moveCurrentTrack(int by);

    // The layer and the overlays, as pixels or, if wanted and there are not too many bars, as shapes.
    void renderTo(QPainter& painter, bool vectors = false);

signals:
    void rowsChanged(); // heights, order or size: the scroll bar's range
    void scrollChanged();

protected:
    bool event(QEvent* event) override;
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

private:
    enum class Gesture { None, Press, Range, Pan, Measure, ZoomBox, Cursor, Label };

    void markStale();
    void hoverAt(QPoint at);
    void hoverBar(std::uint32_t bar);
    void click(const TimelineHit& hit);
    void clickLabel(const TimelineHit& hit);
    void dragTo(QPoint at);
    void dragLabel(QPoint at);
    void finishZoomBox(QPoint at);
    [[nodiscard]] QString toolTipAt(QPoint at) const;
    void showToolTip(QHelpEvent* event);
    void onSelectionChanged();
    void onHoverChanged();
    [[nodiscard]] std::uint32_t currentTrack() const;
    void selectCollective(std::uint32_t collective);
    void paintOverlays(QPainter& painter);

    SelectionModel* m_selection;
    TimeController* m_time;
    TimelineScene m_scene;
    TimelineLayer m_layer;
    QImage m_image;
    bool m_stale = true;
    bool m_criticalPath = false;

    std::uint32_t m_current = kNoBar;
    std::uint32_t m_hovered = kNoBar;
    std::optional<TimeRange> m_measured;

    Gesture m_gesture = Gesture::None;
    QPoint m_pressedAt;
    QPoint m_draggedTo;
    TimelineHit m_pressed;
    std::int64_t m_panFrom = 0; // visible.from when a pan began
    int m_panScroll = 0;
    bool m_spaceHeld = false;
    bool m_spaceUsed = false;
};

} // namespace weft::widgets
