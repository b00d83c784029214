// SPDX-License-Identifier: GPL-3.0-or-later
// The time-expanded picture of a schedule: ranks from top to bottom, levels from left to right. Paints through a
// cached image and draws the level, the selection, the way of a chunk and the pointer over it. Interface thread; the
// stepper outlives it.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/canvas/pan_zoom.h"
#include "widgets/schedule/schedule_layer.h"
#include "widgets/schedule/schedule_scene.h"
#include "widgets/schedule/schedule_stepper.h"

#include <QWidget>

class QHelpEvent;

namespace weft::widgets {

// What is picked in a schedule; each may be absent.
struct SchedulePick {
    StepId step = kNone<StepId>;
    std::uint32_t chunk = kNoChunk;
    std::uint32_t rank = kNoPlace;
    bool operator==(const SchedulePick&) const = default;
};

class ScheduleParts;

class ScheduleCanvas : public QWidget {
    Q_OBJECT

public:
    ScheduleCanvas(ScheduleStepper* stepper, QWidget* parent);
    ~ScheduleCanvas() override;

    void setColumns(ScheduleColumnsPtr columns); // null: none; shows all
    [[nodiscard]] const ScheduleColumnsPtr& columns() const { return m_scene.columns(); }
    [[nodiscard]] const ScheduleScene& scene() const { return m_scene; }
    // By rank; ranks past its end have their number only.
    void setRankNames(std::vector<QString> names);
    [[nodiscard]] QString nameOf(std::uint32_t rank) const;
    void setChunkBytes(std::uint64_t bytes) { m_chunkBytes = bytes; } // for tips; 0: not known
    [[nodiscard]] std::uint64_t chunkBytes() const { return m_chunkBytes; }
    void setReach(std::uint32_t levels);
    // Beside another schedule: at least as much room for names, and one legend for both.
    [[nodiscard]] int nameWidth() const { return m_nameWidth; } // that the names need
    void setLeastNameWidth(int pixels);
    void setLegendShown(bool shown);

    [[nodiscard]] const SchedulePick& pick() const { return m_pick; }
    void setPick(const SchedulePick& pick); // emits pickChanged() on a change
    // Highlighted over the rest; the pick's chunk.
    void setWay(ChunkWay way);
    [[nodiscard]] const ChunkWay& way() const { return m_way; }
    void setFault(StepId step); // marked; kNone: none
    [[nodiscard]] StepId fault() const { return m_fault; }

    void setView(const GridView& view);
    void fitAll();
    [[nodiscard]] bool showsAll() const { return m_fits; }
    void fitPick(); // the step, or the levels of the way; all where nothing is picked
    void zoomBy(double factor); // at the pointer, or the middle
    void reveal(StepId step); // moves only if it cannot be seen
    void revealCell(std::uint32_t rank, std::uint32_t level); // the same; level 0: the rank, at whatever level
    void revealLevel(std::uint32_t level);
    void stepRank(int by); // to the next rank in the picture
    void cancel(); // Esc: the gesture, else the pick
    [[nodiscard]] CanvasCursor* cursor() { return m_cursor.get(); } // of the keyboard

    void renderTo(QPainter& painter, bool vectors);

signals:
    void pickChanged();
    void viewChanged();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    enum class Gesture { None, Press, Level, ZoomBox };

    void markStale();
    void fitNames();
    void zoomAt(QPointF at, double columns, double rows);
    void click(const ScheduleHit& hit);
    [[nodiscard]] QString toolTipAt(QPointF at) const;
    void paintOverlays(QPainter& painter);
    void paintLevel(QPainter& painter) const;
    void paintWay(QPainter& painter);
    void paintStep(QPainter& painter, StepId step, const QColor& color) const;
    [[nodiscard]] QRect zoomBox() const { return QRect(m_pressedAt, m_draggedTo).normalized(); }

    ScheduleStepper* m_stepper;
    ScheduleScene m_scene;
    ScheduleLayer m_layer;
    QImage m_image;
    bool m_stale = true;
    bool m_fits = true; // nobody has moved it: it follows the size
    std::vector<QString> m_names;
    int m_nameWidth = 0; // px
    int m_leastNameWidth = 0;
    std::uint64_t m_chunkBytes = 0;
    SchedulePick m_pick;
    ChunkWay m_way;
    StepId m_fault = kNone<StepId>;
    StepId m_hovered = kNone<StepId>;

    Gesture m_gesture = Gesture::None;
    ScheduleHit m_pressed;
    QPoint m_pressedAt;
    QPoint m_draggedTo;
    PanZoom* m_panZoom;
    std::unique_ptr<ScheduleParts> m_parts;
    std::unique_ptr<CanvasCursor> m_cursor;
};

} // namespace weft::widgets
