// SPDX-License-Identifier: GPL-3.0-or-later
// An all-reduce whose halves interleave: what a chunk's owner has summed up goes out while other chunks are still being
// summed. Pure functions; any thread.
#pragma once

#include "engine/synthesis/plan/parts_in_time.h"

namespace weft::synthesis {

// Two plans of the same chunks on one clock: `reduce` adds every chunk up at one NPU, from which `gather` takes it.
struct JoinedPlan {
    TransferPlan reduce;
    TransferPlan gather;
    std::uint64_t durationNs = 0; // of both together
    bool isCut = false; // a stop has left out what could still shorten it

    // One transfer more, which ends then; in any order, as long as sort() follows.
    void add(const PlannedTransfer& transfer, std::uint64_t end, bool adds);
    void sort();
    [[nodiscard]] std::vector<PlanPart> parts() &&; // what adds, if anything does, and what copies
};

// Both plans begin at 0. The transfers stay, their times and their order on the links change; never longer than one
// plan after the other. O(transfers · log transfers). A stop request leaves out what could still shorten it.
[[nodiscard]] JoinedPlan overlapped(
    const LinkGraph& graph, const TransferPlan& reduce, const TransferPlan& gather, const Watch& watch = {});

} // namespace weft::synthesis
