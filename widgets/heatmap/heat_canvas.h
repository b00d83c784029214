// SPDX-License-Identifier: GPL-3.0-or-later
// The heat map itself: lines of links over the same frame of time as the Gantt chart. Shows the layer and
// draws hover and selection over it. Owned by HeatMapView; interface thread.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/time/time_frame.h"
#include "widgets/heatmap/heat_layer.h"

namespace weft::widgets {

class HeatParts;

class HeatCanvas : public TimeFrame {
    Q_OBJECT

public:
    HeatCanvas(SelectionModel* selection, TimeController* time, QWidget* parent);
    ~HeatCanvas() override;

    void setRows(RunViewPtr run, HeatRowsPtr rows); // null: none
    [[nodiscard]] const HeatRowsPtr& rows() const { return m_rows; }
    [[nodiscard]] const RunViewPtr& run() const { return m_run; }
    void selectLine(int line); // its links; opens or closes a heading
    [[nodiscard]] CanvasCursor* cursor() { return m_cursor.get(); } // of the keyboard
    [[nodiscard]] int scroll() const override { return m_scroll; }
    [[nodiscard]] int mostScroll() const override;
    [[nodiscard]] QRect lineRect(const HeatLine& line) const; // on the canvas
    [[nodiscard]] int lineAt(QPoint at) const; // index, or −1
    void renderTo(QPainter& painter) override;
    // The links that are marked as being pointed at: the hovered one, or those that a hovered operation used.
    [[nodiscard]] std::vector<LinkId> hoveredLinks() const;
    // Scrolls to the first selected link that has a line, unless one is in sight.
    void showSelected();

signals:
    void headingClicked(std::uint32_t dimension);
    void linkClicked(); // and selected
    void lineHeightWanted(int by); // Ctrl+Shift+wheel
    void viewWanted(const QString& name); // to be brought to the front

protected:
    [[nodiscard]] const QImage& renderLayer(double scale) override;
    void paintRowMarks(QPainter& painter) override;
    void applyScroll(int y) override { m_scroll = y; }
    void hoverAt(QPoint at) override;
    void endHover() override { m_selection->hover({}); }
    void click(QPoint at) override;
    void clearSelection() override { m_selection->clear(); }
    void changeRowHeight(int steps) override;
    [[nodiscard]] QString toolTipAt(QPoint at) const override;
    void fillMenu(QMenu& menu, QPoint at) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] HeatScene scene() const;
    void outlineLink(QPainter& painter, LinkId link, const QColor& color);
    void onSelectionChanged();

    SelectionModel* m_selection;
    RunViewPtr m_run;
    HeatRowsPtr m_rows;
    HeatLayer m_layer;
    int m_scroll = 0;
    bool m_selecting = false; // the selection comes from here
    std::unique_ptr<HeatParts> m_parts;
    std::unique_ptr<CanvasCursor> m_cursor;
};

} // namespace weft::widgets
