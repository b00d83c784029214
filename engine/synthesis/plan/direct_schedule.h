// SPDX-License-Identifier: GPL-3.0-or-later
// The Schedule of a plan over links from NPU to NPU, chunk by chunk and link by link in columns: what TransferBuilder
// would make of it, for a fraction of its time and memory. Pure functions; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/synthesis/plan/parts_in_time.h"

#include <string>

namespace weft::synthesis {

// No switches, and a standard pattern in whose memory a slot never holds one chunk and then another.
[[nodiscard]] bool isDirect(const LinkGraph& graph, const collective::Pattern& pattern);

// As scheduleOf() in plan_schedule.h, of parts that are direct. Null where a transfer waits for more than one other
// (chunks that come twice): TransferBuilder finds out which of those waits have to be stated. About 120 ns and 60 bytes
// a transfer. Errors: OutOfRange (a link or chunk that is none), Cancelled, and those of ScheduleBuilder::seal.
[[nodiscard]] Result<collective::SchedulePtr> directSchedule(const LinkGraph& graph, const collective::Pattern& pattern,
    std::span<const PlanPart> parts, std::string name, const Watch& watch, bool inOrder);

} // namespace weft::synthesis
