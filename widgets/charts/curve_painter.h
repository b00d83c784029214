// SPDX-License-Identifier: GPL-3.0-or-later
// Lines and bands over a plot, painted by columns of pixels where there are many points: shared by the charts on screen
// and by pictures of them. Functions of values; any thread.
#pragma once

#include "widgets/charts/visible_points.h"

#include <QColor>
#include <QImage>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace weft::widgets {

// An area between two lines over the plot's width, a column a pixel; 0 is the plot's foot and 1 its top.
struct ChartBand {
    QColor color;
    std::vector<BandColumn> columns;
};

inline constexpr int kChartMark = 9; // px of a line's sign, see series_mark.h

// Few points, in the units of the axes and left to right; or what each pixel column of the plot spans, as of a band.
struct ChartLine {
    QString name;
    QColor color;
    QPolygonF points {};
    std::vector<BandColumn> columns {};
};

// Where values lie: an area in logical pixels, and the units at its edges.
struct CurvePlot {
    QRectF area;
    double left = 0;
    double right = 1;
    double low = 0;
    double high = 100;
    double scale = 1; // device pixels a logical one

    [[nodiscard]] QPointF place(const QPointF& point) const;
    [[nodiscard]] std::size_t columns() const; // device pixels across
};

// Bands, and lines by columns, of the size of the plot; null if there are none.
[[nodiscard]] QImage curveImage(
    const CurvePlot& plot, const std::vector<ChartBand>& bands, const std::vector<ChartLine>& lines);
// That image, the lines by points, and the signs of all lines.
void paintCurves(QPainter& painter, const CurvePlot& plot, const QImage& image, const std::vector<ChartLine>& lines,
    const QRectF& exposed);

} // namespace weft::widgets
