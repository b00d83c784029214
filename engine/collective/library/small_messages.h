// SPDX-License-Identifier: GPL-3.0-or-later
// Programs for runtimes that send the chunks of a step one by one. Pure functions; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/core/progress.h"

namespace weft::collective {

// The same program, if its steps wait for each other for ever where each chunk is a message of its own
// (findWaitCycleByChunks), in messages of one chunk, and in thread blocks that send only or receive only: what comes in
// then waits for no more than what has to leave its slot. A sum that was only passed on gets a place in scratch. The
// program itself where nothing waits, or where the verifier does not find the other one correct: it was not, or waits
// still; sums that are stored elsewhere than where they find their operand, steps without an order, and more than 2^18
// chunks that are sent. Errors: those of stepLevels and verify.
[[nodiscard]] Result<SchedulePtr> withSmallMessages(SchedulePtr schedule, const Watch& watch = {});

} // namespace weft::collective
