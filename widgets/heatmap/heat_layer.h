// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the heat map that does not follow the pointer: ruler, names, means and the lines themselves. Owned by the
// canvas, which shows the image until something of it changes, or by who draws a picture of it; any thread.
#pragma once

#include "widgets/base/time/time_axis.h"
#include "widgets/heatmap/heat_rows.h"

#include <QFont>
#include <QImage>
#include <QSize>

class QPainter;

namespace weft::widgets {

// What is drawn, and where, in logical pixels. The gutter is what lies left of the axis.
struct HeatScene {
    RunViewPtr run;
    HeatRowsPtr rows; // null: none
    TimeAxis axis;
    QSize size;
    int scroll = 0;

    [[nodiscard]] QRect lineRect(const HeatLine& line) const;
    [[nodiscard]] std::size_t firstInSight() const; // of the lines
    [[nodiscard]] std::size_t namedLinks() const; // of those in sight: where lines are thin not every one
};

[[nodiscard]] QString heatGroupName(const HeatRows& rows, const HeatLine& heading);

class HeatLayer {
public:
    // `scale`: device pixels a logical one. The image has that device pixel ratio.
    const QImage& render(const HeatScene& scene, double scale, const QFont& font);
    // The same with the lines as pixels and all words as shapes.
    void paint(QPainter& painter, const HeatScene& scene, double scale, const QFont& font);

private:
    void paintLines(const HeatScene& scene, double scale);

    QImage m_image;
};

} // namespace weft::widgets
