// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules for chunks that several NPUs want: broadcast, all-gather within process groups, any mix. Each chunk gets a
// tree that spans those who want it, through relays where that is better; trees bid against each other for links, and
// a list scheduler starts first what has the longest way behind it. Deterministic; owns nothing; any thread.
#pragma once

#include "engine/synthesis/plan/transfer_plan.h"

namespace weft::synthesis {

struct TreeOptions {
    std::uint64_t seed = 0; // of the order in which trees bid
    double eagerness = 4; // how strongly loaded links are avoided
    double depthWeight = 1; // how much the way back to the origin counts, against the links that a tree takes
    std::stop_token timeUp {}; // ends what only improves a plan
};

// Errors: Unreachable, Cancelled.
[[nodiscard]] Result<TransferPlan> constructTrees(
    const LinkGraph& graph, const Demands& demands, const TreeOptions& options, const Watch& watch = {});

} // namespace weft::synthesis
