// SPDX-License-Identifier: GPL-3.0-or-later
// Where moments lie on a time axis, and what its ruler says. All time views use these and the same gutter, so that
// the Gantt chart and the heat map align column by column. Time always runs from left to right. Pure functions; the
// drawing ones need a painter. Interface thread, the others any.
#pragma once

#include "widgets/base/shared/time_controller.h"

#include <QFontMetrics>
#include <QRect>
#include <QString>

#include <cstdint>
#include <vector>

class QPainter;

namespace weft::widgets {

inline constexpr int kTimeGutter = 184; // px left of the axis, for the names of rows
inline constexpr int kRulerHeight = 26; // px

// Pixels from the left end of an axis of `width` px. Differences are taken in integers first, so that a nanosecond
// keeps its place after years of simulated time. 0 where the range or the width is empty.
[[nodiscard]] double timeToPixel(std::int64_t ns, TimeRange visible, double width);
// The moment at a pixel, cut towards the earlier one; visible.from where the width is empty.
[[nodiscard]] std::int64_t pixelToTime(double pixel, TimeRange visible, double width);

struct TimeAxis {
    TimeRange visible;
    int left = kTimeGutter; // px of the widget
    int width = 0; // px

    [[nodiscard]] double toPixel(std::int64_t ns) const { return left + timeToPixel(ns, visible, width); }
    [[nodiscard]] std::int64_t toTime(double x) const { return pixelToTime(x - left, visible, width); }
    [[nodiscard]] double nsPerPixel() const { return width > 0 ? static_cast<double>(visible.length()) / width : 0; }
    bool operator==(const TimeAxis&) const = default;
};

struct TimeTick {
    std::int64_t ns = 0;
    QString label;
};

struct TimeTicks {
    std::int64_t step = 0; // ns; 1, 2 or 5 times a power of ten; 0 where there is nothing to show
    // Far into a long run labels are offsets ("+20 ns") to this moment; empty where they stand for themselves.
    QString base;
    std::int64_t baseNs = 0; // that moment; 0 while base is empty
    std::int64_t unitNs = 1; // of the unit that labels are in
    QString unit; // its name
    bool tenths = false; // labels have one decimal, else none
    std::vector<TimeTick> ticks; // ascending, inside the visible range
};

// Ticks at least `spacing` px apart.
[[nodiscard]] TimeTicks timeTicks(TimeRange visible, int width, int spacing = 96);

// The ruler at the top of a view: ground, ticks, labels, and in the gutter the moment that offsets count from.
void drawTimeRuler(QPainter& painter, const TimeAxis& axis, int height);
// Lines at the ticks through the rows in `area`.
void drawTimeGrid(QPainter& painter, const TimeAxis& axis, const QRect& area);
// Where the time of the cursor stands in the ruler: beside its line, on the side that has room.
[[nodiscard]] QRect timeLabelRect(const QFontMetrics& metrics, const TimeAxis& axis, std::int64_t ns);
// The selected range as a tint with edges, and the time cursor with its time at the top; clipped to the axis.
void drawTimeMarks(QPainter& painter, const TimeAxis& axis, const TimeController& time, int height);
// Both ends of a measured span, a line between them at `y`, and how long it is.
void drawTimeMeasure(QPainter& painter, const TimeAxis& axis, TimeRange measured, int y, int height);

} // namespace weft::widgets
