// SPDX-License-Identifier: GPL-3.0-or-later
// Replays all-reduces in waves and trusts nothing that made them, neither grids nor where sums end.
// Pure functions; any thread.
#pragma once

#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/plan/wave_schedule.h"

namespace weft::synthesis {

// Every NPU begins with a part of every chunk. Who adds it to another's gives it away, once, and only to those who have
// not given away theirs; so whoever is the last to have one has the sum of all of them, each once. Only then it may be
// copied, by those who have it; and at the end all do. No link carries two chunks at once. A bit for each NPU and chunk
// on its way, and runs of lanes as words: a fraction of a nanosecond a transfer.
// Errors, with the link's ends and the time: OutOfRange (a wave that leaves the mesh), Mismatched (a grid that is not
// this graph's, and whatever breaks the rules above), Unfinished (an NPU ends without a sum), Cancelled.
[[nodiscard]] Result<ScheduleCheck> checkWaves(
    const LinkGraph& graph, const WaveSchedule& schedule, const Watch& watch = {});

} // namespace weft::synthesis
