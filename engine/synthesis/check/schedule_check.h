// SPDX-License-Identifier: GPL-3.0-or-later
// Replays a synthesized schedule on its graph and trusts nothing that made it: every chunk must be at its source when
// a transfer starts, no link carries two at once, and at the end every NPU has every chunk. Pure functions; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/plan/link_schedule.h"

namespace weft::synthesis {

struct ScheduleCheck {
    std::uint64_t transfers = 0;
    std::uint64_t duplicates = 0; // transfers of a chunk, or a whole sum, to a node that has it
    std::uint64_t durationNs = 0; // arrival of the last that is needed
};

// Every transfer of every form is replayed: bits by NPU and chunk for equal steps, arrival times (eight bytes by node
// and chunk) otherwise. Errors, with the link's ends and the time: OutOfRange (an arc or chunk that does not exist),
// Mismatched (a form that is not of this graph, two transfers at once on a link, a chunk that its source does not have
// yet, a wrong durationNs), Unfinished (an NPU ends without a chunk), Cancelled.
[[nodiscard]] Result<ScheduleCheck> checkLinkSchedule(
    const LinkGraph& graph, const LinkSchedule& schedule, const Watch& watch = {});

// The same of an all-reduce of equal steps, each a row of what adds and a row of what copies: a part is given away once
// and only to those who still have theirs, whoever has the last one has the sum, and copies start from there. Errors:
// the same.
[[nodiscard]] Result<ScheduleCheck> checkSumSteps(
    const LinkGraph& graph, const LinkSchedule& schedule, const Watch& watch = {});

} // namespace weft::synthesis
