// SPDX-License-Identifier: GPL-3.0-or-later
// Process groups as parts of the fabric's dimensions: all places that have one of some coordinates in each dimension.
// docs/semantics.md, section 7. Owned by one simulation.
#pragma once

#include "engine/simulation/plan/collective_plan.h"
#include "engine/topology/topology.h"
#include "engine/trace/group_table.h"

#include <span>

namespace weft::simulation {

struct GroupGrid {
    trace::Group members; // in ascending order of their ranks, as the dimensions have them
    std::vector<std::uint32_t> sizes; // by dimension; empty if the group is no such part
    DimensionScheduler scheduler { InterDimensionScheduling::Ascending };
};

// How many coordinates the group has in each dimension.
[[nodiscard]] std::vector<std::uint32_t> extentOf(
    const trace::Group& group, std::span<const topology::Dimension> dimensions);
[[nodiscard]] GroupGrid gridOf(
    const trace::Group& group, std::span<const topology::Dimension> dimensions, InterDimensionScheduling rule);

} // namespace weft::simulation
