// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules for chunks that several NPUs want: broadcast, all-gather within process groups, any mix. Each chunk gets a
// tree that spans those who want it, through relays where that is better; trees bid against each other for links, and
// a list scheduler starts first what has the longest way behind it. Deterministic; owns nothing; any thread.
#pragma once

#include "engine/synthesis/plan/list_scheduler.h"

#include <memory>

namespace weft::synthesis {

struct TreeOptions {
    std::uint64_t seed = 0; // of the order in which trees bid
    std::uint32_t rounds = 4; // of tearing trees out and growing them again
    double eagerness = 4; // how strongly loaded links are avoided
    double depthWeight = 1; // how much the way back to the origin counts, against the links that a tree takes
    std::stop_token timeUp {}; // ends what only improves a plan
};

// Errors: Unreachable, Cancelled.
[[nodiscard]] Result<TransferPlan> constructTrees(
    const LinkGraph& graph, const Demands& demands, const TreeOptions& options, const Watch& watch = {});

// One tree at a time, for whoever prices the links himself. The graph outlives it; one thread.
class TreeGrowth {
public:
    TreeGrowth(const LinkGraph& graph, double depthWeight);
    ~TreeGrowth();
    TreeGrowth(const TreeGrowth&) = delete;
    TreeGrowth& operator=(const TreeGrowth&) = delete;
    // `price` by arc, to be weighed against depthWeight times the ns back to the origin. Empty where a destination
    // cannot be reached.
    [[nodiscard]] std::vector<TreeEdge> grow(
        const Demands& demands, std::uint32_t chunk, const std::vector<double>& price);

private:
    struct Grower;
    std::unique_ptr<Grower> m_grower;
};

} // namespace weft::synthesis
