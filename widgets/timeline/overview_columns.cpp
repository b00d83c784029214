// SPDX-License-Identifier: GPL-3.0-or-later
// overviewColumns: how much of all ranks' time was spent on what.
#include "widgets/timeline/timeline_data.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

// Adds [from, to) ns to the columns that it touches, as shares of a column.
void addSpan(std::vector<float>& shares, double perNs, double from, double to, float weight)
{
    const double first = std::max(0.0, from * perNs);
    const double last = std::min(static_cast<double>(shares.size()), to * perNs);
    for (auto column = static_cast<std::size_t>(first); static_cast<double>(column) < last; ++column) {
        const double left = std::max(first, static_cast<double>(column));
        const double right = std::min(last, static_cast<double>(column) + 1);
        shares[column] += static_cast<float>(right - left) * weight;
    }
}

// A coarse level whose bins are narrower than a column, or bar by bar.
void addLane(const TimelineData& data, const Lane& lane, double perNs, std::vector<float>& shares)
{
    const std::size_t level = lane.pyramid.levelFor(1 / perNs);
    if (level == lane.pyramid.levels()) {
        const std::size_t last = lane.first + lane.count;
        for (std::size_t bar = lane.first; bar < last; ++bar)
            addSpan(shares, perNs, static_cast<double>(data.start[bar]), static_cast<double>(data.end[bar]), 1);
        return;
    }
    const auto bins = lane.pyramid.bins(level);
    const double width = std::ldexp(1.0, static_cast<int>(lane.pyramid.shift(level)));
    for (std::size_t bin = 0; bin < bins.size(); ++bin) {
        const double from = static_cast<double>(lane.pyramid.origin()) + static_cast<double>(bin) * width;
        if (bins[bin].coverage > 0)
            addSpan(shares, perNs, from, from + width, static_cast<float>(bins[bin].coverage) / 255.0F);
    }
}

} // namespace

std::vector<OverviewColumn> overviewColumns(const TimelineData& data, std::size_t columns)
{
    std::vector<OverviewColumn> result(columns);
    if (data.length <= 0 || columns == 0)
        return result;
    const double perNs = static_cast<double>(columns) / static_cast<double>(data.length);
    std::vector<float> compute(columns);
    std::vector<float> communication(columns);
    std::size_t ranks = 0;
    for (const Track& track : data.tracks) {
        if (track.group != TrackGroup::Ranks)
            continue;
        ++ranks;
        // The lowest lane of each kind is taken whenever any is: it stands for the union.
        if (track.computeLanes > 0)
            addLane(data, data.lanes[track.firstLane], perNs, compute);
        if (track.lanes > track.computeLanes)
            addLane(data, data.lanes[track.firstLane + track.computeLanes], perNs, communication);
    }
    const auto share
        = [&](float sum) { return std::min(1.0F, sum / static_cast<float>(std::max<std::size_t>(ranks, 1))); };
    for (std::size_t column = 0; column < columns; ++column)
        result[column] = { share(compute[column]), share(communication[column]) };
    return result;
}

} // namespace weft::widgets
