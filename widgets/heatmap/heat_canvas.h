// SPDX-License-Identifier: GPL-3.0-or-later
// The heat map itself: lines of links over the same axis of time as the Gantt chart. Paints the visible lines into an
// image and draws cursor, hover and selection over it. Owned by HeatMapView; interface thread.
#pragma once

#include "widgets/base/selection_model.h"
#include "widgets/base/time_axis.h"
#include "widgets/heatmap/heat_rows.h"

#include <QImage>
#include <QWidget>

class QHelpEvent;

namespace weft::widgets {

class HeatCanvas : public QWidget {
    Q_OBJECT

public:
    HeatCanvas(SelectionModel* selection, TimeController* time, QWidget* parent);

    void setRows(RunViewPtr run, HeatRowsPtr rows); // null: none
    [[nodiscard]] const HeatRowsPtr& rows() const { return m_rows; }
    [[nodiscard]] int scroll() const { return m_scroll; }
    [[nodiscard]] int mostScroll() const;
    void setScroll(int y);
    [[nodiscard]] TimeAxis axis() const;
    [[nodiscard]] QRect lineRect(const HeatLine& line) const; // on the canvas
    [[nodiscard]] int lineAt(QPoint at) const; // index, or −1
    [[nodiscard]] QString groupName(const HeatLine& heading) const;
    void renderTo(QPainter& painter);
    // The links that are marked as being pointed at: the hovered one, or those that a hovered operation used.
    [[nodiscard]] std::vector<LinkId> hoveredLinks() const;

signals:
    void scrollChanged(); // or its range
    void headingClicked(std::uint32_t dimension);
    void lineHeightWanted(int by); // Ctrl+Shift+wheel

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Gesture { None, Press, Range, Pan, Cursor };

    void markStale();
    void renderImage(double scale);
    void paintLines(double scale);
    void paintGutter(QPainter& painter);
    void paintOverlays(QPainter& painter);
    void outlineLink(QPainter& painter, LinkId link, const QColor& color);
    [[nodiscard]] QString toolTipAt(QPoint at) const;
    void selectLine(int line);

    SelectionModel* m_selection;
    TimeController* m_time;
    RunViewPtr m_run;
    HeatRowsPtr m_rows;
    QImage m_image;
    bool m_stale = true;
    int m_scroll = 0;

    Gesture m_gesture = Gesture::None;
    QPoint m_pressedAt;
    std::int64_t m_pressedNs = 0;
    TimeRange m_panFrom;
    int m_panScroll = 0;
};

} // namespace weft::widgets
