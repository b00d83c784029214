// SPDX-License-Identifier: GPL-3.0-or-later
// Local search on a finished plan, of copies or of sums that are gathered and spread again: a delivery that comes late
// takes the place of another on a link, of either half, or has its sender served sooner; what was displaced goes
// elsewhere without being late, and may displace a third. What would leave one late is undone. NPUs that only relay
// come in where they help, sums move to who stands beside, and now and then both trees of a chunk grow again, around
// any root. Deterministic; owns nothing; any thread.
#pragma once

#include "engine/synthesis/construct/joint_constructor.h"

namespace weft::synthesis {

struct HasteOptions {
    std::uint64_t seed = 0;
    std::uint64_t work = 0; // links to look at before it ends
    std::uint64_t boundNs = 0; // it also ends at this
};

// A plan that meets the demands, never longer; without deliveries that nobody wanted. A stop request ends it early.
[[nodiscard]] TransferPlan hastened(const LinkGraph& graph, const Demands& demands, TransferPlan plan,
    const HasteOptions& options, const Watch& watch = {});

// The same sums.
[[nodiscard]] JointPlan hastened(
    const LinkGraph& graph, const Demands& sums, JointPlan plan, const HasteOptions& options, const Watch& watch = {});

// regrown_plan.cpp. A plan of copies, shortened by large neighbourhoods: what is late is taken out together with what
// hangs from it and some of what is in its way, or with all that some nodes get. Then whoever can be reached last is
// served first, of all chunks together, each as soon as can be, and that is kept as long as no more is late. As above.
[[nodiscard]] TransferPlan regrown(const LinkGraph& graph, const Demands& demands, TransferPlan plan,
    const HasteOptions& options, const Watch& watch = {});

} // namespace weft::synthesis
