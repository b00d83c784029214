// SPDX-License-Identifier: GPL-3.0-or-later
// Replays an all-reduce of equal steps, each a row of what adds and a row of what copies, and trusts nothing that made
// it. Pure functions; any thread.
#pragma once

#include "engine/synthesis/check/schedule_check.h"

namespace weft::synthesis {

// The rules are those of wave_check.h: a part is given away once and only to those who still have theirs, whoever has
// the last one has the sum, and copies start from there. One bit by NPU and chunk. Errors: those of checkLinkSchedule.
[[nodiscard]] Result<ScheduleCheck> checkSumSteps(
    const LinkGraph& graph, const LinkSchedule& schedule, const Watch& watch = {});

} // namespace weft::synthesis
