// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules for many chunks that each want one NPU: first a way for each, the shortest or round what is full, so that
// no link gets much more than it must, then times. Where free links alone choose (route_constructor), what crosses a
// mesh meets in its middle. Deterministic in (graph, demands, options); owns nothing; any thread.
#pragma once

#include "engine/synthesis/plan/transfer_plan.h"

namespace weft::synthesis {

struct EvenRouteOptions {
    std::uint64_t seed = 0; // of the order in which chunks go
    std::uint64_t boundNs = 0; // no better is sought
    bool mayDetour = false; // round what is full, by longer ways
    std::stop_token timeUp; // ends what only makes it shorter
};

// Ways: one destination after the other, in turns, chooses again while all others stay; a link's price is a high power
// of its load, so that what is paid in sum follows the largest load (Aspnes et al., "On-line routing of virtual
// circuits with applications to load balancing and machine scheduling", 1997, with a power for the exponential).
// Times: each chunk has a rank of its own, drawn once and kept on the whole way. Then all links are about as far in
// the ranks at any time, and none waits long for the other (Leighton, Maggs, Rao, "Packet routing and job-shop
// scheduling in O(congestion + dilation) steps", 1994): the end is near the largest load where ways are short beside
// it. Errors: those of routeEnds(), TooLarge (more than 2^25 transfers).
[[nodiscard]] Result<TransferPlan> constructEvenRoutes(
    const LinkGraph& graph, const Demands& demands, const EvenRouteOptions& options, const Watch& watch = {});

} // namespace weft::synthesis
