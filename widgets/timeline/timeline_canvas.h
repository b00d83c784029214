// SPDX-License-Identifier: GPL-3.0-or-later
// The Gantt chart itself: one widget of the size of the viewport that shows the layer and draws over it what follows
// the pointer. Time and its gestures are the frame's; rows and bars are here. Owned by TimelineView, which gives it
// data and a scroll bar; interface thread.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/time/time_frame.h"
#include "widgets/timeline/timeline_layer.h"
#include "widgets/timeline/timeline_scene.h"

namespace weft::widgets {

class TimelineParts;

class TimelineCanvas : public TimeFrame {
    Q_OBJECT

public:
    TimelineCanvas(SelectionModel* selection, TimeController* time, QWidget* parent);
    ~TimelineCanvas() override;

    // Null: none. Rows that were there before keep their place, pins and height: of the same run on other lanes, or of
    // another run with the same ranks and links. Opens tracks if lanes were chosen and none is open.
    void setData(TimelineDataPtr model);
    [[nodiscard]] const TimelineScene& scene() const { return m_scene; }
    [[nodiscard]] int scroll() const override { return m_scene.scroll(); }
    [[nodiscard]] int mostScroll() const override { return m_scene.mostScroll(); }
    void setRows(RowState rows);
    void setCriticalPathShown(bool shown);
    [[nodiscard]] bool isCriticalPathShown() const { return m_criticalPath; }

    // The bar that keys start from: clicked, or of the operation that was selected elsewhere; kNoBar if none.
    [[nodiscard]] std::uint32_t currentBar() const { return m_current; }
    [[nodiscard]] std::uint32_t hoveredBar() const { return m_hovered; }
    void activate(std::uint32_t bar); // selects what it stands for, sets the cursor and brings it into sight
    void reveal(std::uint32_t bar);
    void land(std::uint32_t bar); // both, and the keyboard's cursor stands there; kNoBar: nothing
    void selectTrack(std::uint32_t track); // what it stands for
    void toggleGroup(std::uint32_t group); // closes or opens it
    [[nodiscard]] CanvasCursor* cursor() { return m_cursor.get(); } // of the keyboard

    void stepBar(bool forward);
    // Along dependencies and messages; see stepBack() and stepForward().
    void followDependency(bool back);
    void fitSelection();
    void togglePinned();
    void moveCurrentTrack(int by);
    void showDismissed(); // rows that were hidden by hand come back
    [[nodiscard]] int rowHeight() const { return m_rowHeight; } // of a row that is not expanded
    void setRowHeight(int height); // also before there is data
    void forgetRows(); // as they begin: another project

    void renderTo(QPainter& painter) override; // the layer and the overlays; see TimelineLayer::paint()

signals:
    void rowsChanged(); // heights, order or size: the scroll bar's range
    void viewWanted(const QString& name); // to be brought to the front
    void operationClicked(); // and selected
    void likeWanted(std::uint32_t bar); // all operations like that of a bar are to be selected

protected:
    [[nodiscard]] const QImage& renderLayer(double scale) override;
    void paintRowMarks(QPainter& painter) override;
    void applyScroll(int y) override { m_scene.setScroll(y); }
    void hoverAt(QPoint at) override;
    void endHover() override { hoverBar(kNoBar); }
    void click(QPoint at) override;
    void doubleClick(QPoint at) override;
    void clearSelection() override;
    void changeRowHeight(int steps) override;
    [[nodiscard]] QString toolTipAt(QPoint at) const override;
    [[nodiscard]] bool isRowHandle(QPoint at) const override;
    void dropRow(QPoint from, QPoint to) override;
    [[nodiscard]] std::optional<std::int64_t> edgeNear(QPoint at, std::int64_t ns, std::int64_t reach) const override;
    void fillMenu(QMenu& menu, QPoint at) override;
    [[nodiscard]] QPoint menuPlace() const override;
    [[nodiscard]] OpKey noteOperation() const override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void openRanksInSight(const TimelineData& model, RowState& rows) const;
    void hoverBar(std::uint32_t bar);
    void clickLabel(const TimelineHit& hit, int x);
    void fillBarMenu(QMenu& menu, std::uint32_t bar);
    void fillRowMenu(QMenu& menu, std::uint32_t track);
    void showOnTopology(std::uint32_t track);
    void pin(std::uint32_t track); // or not any more
    void dismiss(std::uint32_t track);
    void onSelectionChanged();
    void onHoverChanged();
    [[nodiscard]] std::uint32_t currentTrack() const;
    void selectCollective(std::uint32_t collective);

    SelectionModel* m_selection;
    TimelineScene m_scene;
    TimelineLayer m_layer;
    RowMemory m_memory; // of what was shown last
    int m_rowHeight = RowState().stripHeight;
    bool m_criticalPath = false;

    std::uint32_t m_current = kNoBar;
    std::uint32_t m_hovered = kNoBar;
    std::unique_ptr<TimelineParts> m_parts;
    std::unique_ptr<CanvasCursor> m_cursor;
};

} // namespace weft::widgets
