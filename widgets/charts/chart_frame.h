// SPDX-License-Identifier: GPL-3.0-or-later
// A chart whose long lines and bands are painted by columns of pixels instead of by Qt Charts. Shared by the charts of
// this room; its looks are those of all charts (widgets/plots). Interface thread.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/views/view_export.h"
#include "widgets/charts/curve_painter.h"
#include "widgets/plots/chart_style.h"

#include <QChartView>
#include <QImage>

#include <vector>

class QAbstractAxis;
class QValueAxis;

namespace weft::widgets {

class ChartLegend;

class ChartFrame : public QChartView {
    Q_OBJECT

public:
    explicit ChartFrame(QWidget* parent = nullptr);

    [[nodiscard]] QValueAxis* horizontal() const { return m_horizontal; }
    [[nodiscard]] QValueAxis* vertical() const { return m_vertical; }
    // In the frame's own coordinates; empty before the first layout.
    [[nodiscard]] QRectF plot() const;
    // The pixels of the screen across the plot: on a fine one more than its width.
    [[nodiscard]] int pixelColumns() const;
    // Long lines and bands are drawn here and not by series of Qt Charts, which take 5 ms to take 2000 points and
    // seconds to fill a jagged area.
    void setCurves(std::vector<ChartBand> bands, std::vector<ChartLine> lines);
    [[nodiscard]] const std::vector<ChartLine>& lines() const { return m_lines; }
    [[nodiscard]] const std::vector<ChartBand>& bands() const { return m_bands; }

    // By them keys and screen readers go through the chart, which takes the focus then. They outlive the frame or go
    // after forgetParts().
    void setParts(CanvasParts* parts);
    void forgetParts() { m_cursor.reset(); }
    [[nodiscard]] CanvasCursor* cursor() { return m_cursor.get(); } // null without parts

    // The chart as it is, without what is drawn over it: the focus, the clock.
    void renderTo(QPainter& painter);

signals:
    void plotChanged();

protected:
    void mousePressEvent(QMouseEvent* event) override { event->ignore(); } // the views decide
    void mouseMoveEvent(QMouseEvent* event) override { event->ignore(); }
    void mouseReleaseEvent(QMouseEvent* event) override { event->ignore(); }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& exposed) override;

private:
    [[nodiscard]] CurvePlot curvePlot() const;

    QValueAxis* m_horizontal;
    QValueAxis* m_vertical;
    std::vector<ChartBand> m_bands;
    std::vector<ChartLine> m_lines;
    QImage m_image; // bands and lines by columns, of the plot's size in device pixels; null: not painted yet, or none
    std::unique_ptr<CanvasCursor> m_cursor;
};

// Of a chart and what is written below it, without buttons and fields; no legend: null.
[[nodiscard]] ViewExport pictureOf(ChartFrame* chart, ChartLegend* legend, const QString& name);

} // namespace weft::widgets
