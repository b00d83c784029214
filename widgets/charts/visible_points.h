// SPDX-License-Identifier: GPL-3.0-or-later
// From a series of bins to what a plot shows of it: the bins in sight and one beyond each edge, at most two points a
// pixel. Pure functions; any thread.
#pragma once

#include "widgets/base/shared/time_controller.h"

#include <QList>
#include <QPointF>

#include <span>
#include <vector>

namespace weft::widgets {

// Fractions 0..1 of bins of `binWidth` ns from time 0, in the middle of each bin (the last one ends at `end` ns), as
// points (ns, percent). `columns`: the plot's width in pixels.
[[nodiscard]] QList<QPointF> visiblePoints(
    std::span<const double> bins, std::int64_t binWidth, TimeRange visible, std::size_t columns);

// The least and the most of what falls into a pixel column, 0..1.
struct BandColumn {
    float low = 0;
    float high = 0;
    bool operator==(const BandColumn&) const = default;
};
// The same of every kCoarse bins, made once so that a column of many bins costs little.
inline constexpr std::int64_t kCoarse = 64;
[[nodiscard]] std::vector<BandColumn> coarseBand(std::span<const double> least, std::span<const double> most);

// Two series that enclose an area, or one and the same series twice.
struct BandSource {
    std::span<const double> least;
    std::span<const double> most;
    std::span<const BandColumn> coarse; // coarseBand of them; may be empty
};
// One entry a column of the visible range; fewer where the bins end before it does.
[[nodiscard]] std::vector<BandColumn> visibleBand(
    const BandSource& source, std::int64_t binWidth, TimeRange visible, std::size_t columns);
// Whether so many bins are in sight that a line is drawn by columns.
[[nodiscard]] bool isDense(std::size_t bins, std::int64_t binWidth, TimeRange visible, std::size_t columns);

} // namespace weft::widgets
