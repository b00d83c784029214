// SPDX-License-Identifier: GPL-3.0-or-later
// The utilization of the dimensions over the whole run as a picture without a widget, and the curves of the chart on
// the screen. Functions of values; any thread.
#pragma once

#include "widgets/base/time/time_axis.h"
#include "widgets/charts/curve_painter.h"
#include "widgets/charts/utilization_data.h"

#include <QFont>
#include <QSize>

class QPainter;

namespace weft::widgets {

inline constexpr int kTickWidth = 90; // px between ticks of time, about

struct UtilizationCurves {
    std::vector<ChartBand> bands;
    std::vector<ChartLine> lines;
};

// Of what is visible in so many pixels, in percent over the ruler's unit of time after its base.
[[nodiscard]] UtilizationCurves utilizationCurves(const std::vector<UtilizationLine>& lines, std::int64_t binWidth,
    TimeRange visible, std::size_t columns, const TimeTicks& ruler);
// "time, ms after 3 s".
[[nodiscard]] QString timeAxisTitle(const TimeTicks& ruler);

// With its axes and its legend, in the theme in force.
void paintUtilization(
    QPainter& painter, const UtilizationData& data, QSize size, double scale, const QFont& font, bool isRightToLeft);

} // namespace weft::widgets
