// SPDX-License-Identifier: GPL-3.0-or-later
// Sums within a number of steps that is given: all trees are laid at once into a network of links and steps, also where
// a link is to carry two chunks at a time, which gets dearer until they give way. That is how wires find their places
// (McMurchie and Ebeling, "PathFinder: a negotiation-based performance-driven router for FPGAs", 1995). Best on small
// fabrics whose links take equally long, where an end sooner by one step is much, and trees made one after the other
// miss it. Pure functions; any thread.
#pragma once

#include "engine/synthesis/construct/joint_constructor.h"

#include <optional>

namespace weft::synthesis {

struct Negotiation {
    std::uint64_t limitNs = 0; // what takes as long is of no use
    std::uint64_t boundNs = 0; // what takes no longer is good enough
    std::uint64_t seed = 0;
    std::uint64_t work = 0; // about so many looks at a link and a step
};

// Whether so much work makes some rounds of it.
[[nodiscard]] bool canNegotiate(const LinkGraph& graph, const Demands& sums, const Negotiation& asked);

// Fewer and fewer steps, as long as trees find their places in them; nothing where not even those before the limit
// suffice, or a stop came first. Sums may be made anywhere at any step.
[[nodiscard]] std::optional<JointPlan> negotiatedSums(
    const LinkGraph& graph, const Demands& sums, const Negotiation& asked, const Watch& watch = {});

} // namespace weft::synthesis
