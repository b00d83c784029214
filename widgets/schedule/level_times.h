// SPDX-License-Identifier: GPL-3.0-or-later
// How long the levels of a schedule take on a fabric if each waits for the one before: of each level the busiest link
// (all its bytes over its bandwidth) or the longest message (α + bytes/β of its route), whichever is longer. A figure
// to compare schedules by, not the simulated time: real steps overlap. A job; any thread.
#pragma once

#include "widgets/schedule/schedule_fabric.h"

#include <optional>
#include <vector>

namespace weft::widgets {

struct LevelTimes {
    std::vector<double> ns; // by level, [0] is nothing
    double total = 0;
};

// Nothing where a message has no way, or if it was stopped. The fabric takes the schedule. O(transfers · hops).
[[nodiscard]] std::optional<LevelTimes> levelTimes(
    const ScheduleColumns& columns, const ScheduleFabric& fabric, Bytes chunk, const Watch& watch = {});

} // namespace weft::widgets
