// SPDX-License-Identifier: GPL-3.0-or-later
// Sums through switches whose last part the root does not wait for: to the NPU that sends it the root sends all others,
// both messages cross, and both NPUs add. Pure; any thread.
#pragma once

#include "engine/synthesis/construct/joint_constructor.h"
#include "engine/synthesis/plan/parts_in_time.h"

namespace weft::synthesis {

// The plan with new times, as parts that exchange: what goes to roots, of it what crosses, what crosses it and what is
// copied. At most one message of a chunk crosses, with a neighbour of the root. Nothing where that makes it no shorter,
// where switches add up or duplicate, and of more than 64 parts of a sum. `rounds` of shaking.
[[nodiscard]] std::optional<std::vector<PlanPart>> crossed(const LinkGraph& graph, const Demands& sums,
    const JointPlan& plan, std::uint32_t rounds, std::uint64_t seed, std::uint64_t boundNs, const Watch& watch = {});

} // namespace weft::synthesis
