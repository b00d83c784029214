// SPDX-License-Identifier: GPL-3.0-or-later
// The table behind algorithm_library.h: what each algorithm is, needs and costs, and who makes it. Immutable; any
// thread.
#pragma once

#include "engine/collective/library/algorithm_job.h"

namespace weft::collective {

struct AlgorithmRecipe {
    AlgorithmInfo info;
    bool needsDimensions = false; // two at least
    bool needsFabric = false;
    bool isCheap = false; // five bytes a step, straight into the schedule
    // Of a job without pieces and chunks. The number of chunks is a multiple of units · lanes.
    std::uint64_t (*units)(const Job& job) = nullptr;
    std::uint32_t (*pieces)(const Job& job) = nullptr; // where the request leaves the choice
    std::uint64_t (*transfers)(const Job& job) = nullptr; // of a lane, about
    Result<SchedulePtr> (*make)(const Job& job) = nullptr;
};

[[nodiscard]] std::span<const AlgorithmRecipe> algorithmRecipes();

} // namespace weft::collective
