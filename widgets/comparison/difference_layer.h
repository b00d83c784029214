// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the heat map of differences that does not follow the pointer: ruler, names, lines, and where the runs
// begin and end. Owned by the canvas, which shows the image until something of it changes, or by who draws a picture
// of it; any thread.
#pragma once

#include "engine/core/progress.h"
#include "widgets/base/time/time_axis.h"
#include "widgets/comparison/difference_heat.h"

#include <QFont>
#include <QImage>
#include <QSize>

class QPainter;

namespace weft::widgets {

// What is drawn, and where, in logical pixels. The gutter is what lies left of the axis.
struct DifferenceScene {
    DifferenceHeatPtr heat; // null: none
    TimeAxis axis;
    QSize size;
    int lineHeight = 15;
    std::uint32_t linksPerLine = 1; // of which the largest difference is shown
    int scroll = 0;

    [[nodiscard]] std::uint32_t lineCount() const;
    [[nodiscard]] QRect lineRect(std::uint32_t line) const;
};

// All links of them, several a line where there are more than the height has pixels; as high as it needs to be.
[[nodiscard]] DifferenceScene fittedDifferences(const DifferenceHeatPtr& heat, int gutter, QSize room);

class DifferenceLayer {
public:
    // `scale`: device pixels a logical one. The image has that device pixel ratio.
    const QImage& render(const DifferenceScene& scene, double scale, const QFont& font);
    // The same with the lines as pixels and all words as shapes. Lines are missing if it was stopped.
    void paint(
        QPainter& painter, const DifferenceScene& scene, double scale, const QFont& font, const Watch& watch = {});

private:
    void paintLines(const DifferenceScene& scene, double scale, const Watch& watch);

    QImage m_image;
};

} // namespace weft::widgets
