// SPDX-License-Identifier: GPL-3.0-or-later
// On a fabric in which every link has one like it the other way, a schedule for the fabric is one for the reversed
// fabric too, and an all-reduce needs one search. Pure functions; any thread.
#pragma once

#include "engine/synthesis/plan/link_schedule.h"

namespace weft::synthesis {

// The same transfers between the same NPUs, on reversed(graph), where arc a runs from target to source.
[[nodiscard]] LinkSchedule mirrored(LinkSchedule schedule, const std::vector<std::uint32_t>& opposite);

} // namespace weft::synthesis
