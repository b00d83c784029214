// SPDX-License-Identifier: GPL-3.0-or-later
// Local search on a finished plan of sums that are gathered and spread again, as hastened_plan.h makes it for copies:
// a way that is late takes the place of another on a link, of either half, or has who it starts from served sooner.
// NPUs that only relay come in where they help, and sums move to who stands beside. Deterministic; owns nothing; any
// thread.
#pragma once

#include "engine/synthesis/construct/hastened_plan.h"
#include "engine/synthesis/construct/joint_constructor.h"

namespace weft::synthesis {

// A plan of the same sums, never longer. A stop request ends it early.
[[nodiscard]] JointPlan hastened(
    const LinkGraph& graph, const Demands& sums, JointPlan plan, const HasteOptions& options, const Watch& watch = {});

} // namespace weft::synthesis
