// SPDX-License-Identifier: GPL-3.0-or-later
// By how much every link was busier or less busy at each moment of two aligned runs. Made by a job, immutable
// afterwards, read by any thread. Memory: a byte a link and bin.
#pragma once

#include "widgets/comparison/alignment.h"
#include "widgets/comparison/run_pair.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace weft::widgets {

struct DifferenceHeat {
    RunPairPtr pair;
    AlignedRuns runs;
    std::uint32_t bins = 0;
    std::int64_t binWidth = 0; // ns of the common clock
    // By the links of the pair, bin after bin: use in b less use in a, in 1/127. A run that has not begun or has ended
    // uses nothing. 0 where a link has no partner.
    std::vector<std::int8_t> values;

    [[nodiscard]] std::span<const std::int8_t> row(std::size_t link) const
    {
        return std::span(values).subspan(link * bins, bins);
    }
};

using DifferenceHeatPtr = std::shared_ptr<const DifferenceHeat>;

inline constexpr std::uint32_t kMostDifferenceBins = 1024;
inline constexpr int kWholeDifference = 127;

// Null if one of them recorded no bins, or it was stopped. O(links × bins).
[[nodiscard]] DifferenceHeatPtr makeDifferenceHeat(
    const RunPairPtr& pair, const AlignedRuns& runs, const Watch& watch = {});

// What has the largest difference of some bins, with its sign: what a pixel shows.
[[nodiscard]] std::int8_t largestOf(std::span<const std::int8_t> values);

} // namespace weft::widgets
