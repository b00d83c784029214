// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules for chunks that each want one NPU: all-to-all, gather, scatter, any set of process groups at once. Routes
// are chosen hop by hop, when a link is free. Deterministic in (graph, demands, options); owns nothing; any thread.
#pragma once

#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/graph/ways.h"
#include "engine/synthesis/plan/transfer_plan.h"

namespace weft::synthesis {

// Where chunks that one NPU wants each set out and go to: what every constructor of routes begins with.
struct RouteEnds {
    struct Ends {
        std::uint32_t giver = 0; // the nearest, of equals the first
        std::uint32_t place = kNoPlace; // of who wants it, among the destinations of the ways
    };
    static constexpr std::uint32_t kNoPlace = 0xFFFFFFFFU; // nobody wants it
    Ways ways; // to all who want something
    std::vector<Ends> ends; // by chunk
};

// Errors: Unreachable (an NPU from which another cannot be reached), Usage (a chunk that several want), TooLarge (as of
// Ways), Cancelled.
[[nodiscard]] Result<RouteEnds> routeEnds(const LinkGraph& graph, const Demands& demands, const Watch& watch);

struct RouteOptions {
    // Which chunk leaves first: the one with the fewest ways on, and among those the one with the farthest to go (keeps
    // all links of a torus busy to the end), or the other way round (a long way that starts late ends late).
    bool farthestFirst = false;
    // 0: ties go by position, which keeps the symmetry of a fabric and its switches without collisions; other seeds
    // draw them.
    std::uint64_t seed = 0;
};

// Errors: those of routeEnds().
[[nodiscard]] Result<TransferPlan> constructRoutes(
    const LinkGraph& graph, const Demands& demands, const RouteOptions& options, const Watch& watch = {});

} // namespace weft::synthesis
