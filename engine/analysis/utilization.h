// SPDX-License-Identifier: GPL-3.0-or-later
// Link utilization over time, from the bins of a run (`aware`, levels links and full): of one link, of groups of
// links, of each logical dimension, and of a range. Pure functions over an immutable Run; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/simulation/model/run.h"

#include <cstdint>
#include <span>
#include <vector>

namespace weft::analysis {

// Fractions 0..1; entry b covers [b·binWidth, (b+1)·binWidth) and the last one ends at the makespan. Bins that lie
// wholly beyond the makespan are left out.
struct UtilizationSeries {
    Time binWidth;
    std::vector<double> mean; // over the links of the group; of one link: its own
    std::vector<double> most; // of the busiest link of the group in that bin
};

// Errors of all three: Missing if the run has no bins; OutOfRange for an unknown link.
[[nodiscard]] Result<UtilizationSeries> utilizationOf(const simulation::Run& run, std::span<const LinkId> links);
// One entry a logical dimension (a series of zeros where it has no links); `dimensions` is linkDimensions(topology).
[[nodiscard]] Result<std::vector<UtilizationSeries>> utilizationByDimension(
    const simulation::Run& run, std::span<const std::uint32_t> dimensions);
// One entry a link: the busy fraction of [from, to), where bins that the range cuts count in proportion.
[[nodiscard]] Result<std::vector<double>> utilizationInRange(const simulation::Run& run, Time from, Time to);

} // namespace weft::analysis
