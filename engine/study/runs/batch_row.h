// SPDX-License-Identifier: GPL-3.0-or-later
// One row of a batch, read and run. Private to this room.
#pragma once

#include "engine/core/progress.h"
#include "engine/study/scenario/workload_cache.h"

#include <string>
#include <string_view>

namespace weft::study {

struct RowPlace {
    std::string file;
    std::uint64_t line = 0;
    std::string base; // folder of the paths inside
};

struct RowResult {
    std::string line; // JSON without a line feed
    bool failed = false;
    Findings warnings;
};

inline constexpr std::size_t kLongestRow = std::size_t { 1 } << 20U; // bytes

// An error, as with everything else that is wrong, where the text is longer than kLongestRow.
[[nodiscard]] RowResult runRow(std::string_view text, const RowPlace& place, WorkloadCache& cache, const Watch& watch);

} // namespace weft::study
