// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules for any demands, delivery by delivery: the chunk that is due next goes where it can be soonest, from any
// node that has it by then, through the room that earlier deliveries left on the links. Ways, trees and times are one
// choice. Then the last part is made again and again with other choices. Deterministic; owns nothing; any thread.
#pragma once

#include "engine/synthesis/graph/ways.h"
#include "engine/synthesis/plan/transfer_plan.h"

namespace weft::synthesis {

struct SlotOptions {
    std::uint64_t seed = 0; // of whatever is a tie
    // Which chunk is due: the one with the least arrivalWeight · (its next arrival) - tailWeight · (the longest way
    // that it has still to go).
    double arrivalWeight = 1;
    double tailWeight = 0;
    // How often a chunk goes next to where it has farthest to go, who then serve those near them, and not to where it
    // can be soonest.
    double farChance = 0;
    // Added to the longest way: so many times the mean time of a link for each doubling of those who have it that is
    // still to come.
    double spreadWeight = 0;
    std::uint64_t work = 0; // links to look at before the last part is not made again
    std::uint64_t boundNs = 0; // nor at this
};

// `ways` lead to all destinations. Errors: Unreachable, Cancelled.
[[nodiscard]] Result<TransferPlan> constructBySlots(const LinkGraph& graph, const Demands& demands, const Ways& ways,
    const SlotOptions& options, const Watch& watch = {});

} // namespace weft::synthesis
