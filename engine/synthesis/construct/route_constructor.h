// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules for chunks that each want one NPU: all-to-all, gather, scatter, any set of process groups at once. Routes
// are chosen hop by hop, when a link is free. Deterministic in (graph, demands, options); owns nothing; any thread.
#pragma once

#include "engine/synthesis/plan/transfer_plan.h"

namespace weft::synthesis {

struct RouteOptions {
    // Which chunk leaves first: the one with the fewest ways on, and among those the one with the farthest to go (keeps
    // all links of a torus busy to the end), or the other way round (a long way that starts late ends late).
    bool farthestFirst = false;
    // 0: ties go by position, which keeps the symmetry of a fabric and its switches without collisions; other seeds
    // draw them.
    std::uint64_t seed = 0;
    // By arc: what a nanosecond on it counts when ways are compared. Empty: 1. See balancedPrices.
    std::vector<double> prices;
};

// Errors: Unreachable (an NPU from which another cannot be reached), Usage (a chunk that several want), TooLarge (more
// than 2^27 pairs of a node and a destination), Cancelled.
[[nodiscard]] Result<TransferPlan> constructRoutes(
    const LinkGraph& graph, const Demands& demands, const RouteOptions& options, const Watch& watch = {});

// Prices under which the shortest ways of all demands load the links more evenly: multiplicative weights on the
// fluid load, `rounds` times, on the estimate that a node splits what it sends evenly over its ways on.
struct BalancedPrices {
    double busiestNs = 0; // load of the busiest link under the prices
    std::vector<double> prices;
};
[[nodiscard]] Result<BalancedPrices> balancedPrices(
    const LinkGraph& graph, const Demands& demands, std::uint32_t rounds, const Watch& watch = {});

} // namespace weft::synthesis
