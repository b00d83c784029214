// SPDX-License-Identifier: GPL-3.0-or-later
// The makers behind the names of algorithm_library.h, and the table that says what each algorithm is, needs and costs.
// Each maker takes a job of at least two members whose pattern, dimensions and chunks the library has checked. Pure
// functions and constants; any thread.
#pragma once

#include "engine/collective/library/lines_and_trees.h"

namespace weft::collective {

// ring.cpp. Two ways: half of the data each way round; all-to-all: each chunk the shorter way.
[[nodiscard]] Result<SchedulePtr> makeRing(const Job& job, std::uint32_t ways);

// line_families.cpp
[[nodiscard]] Result<SchedulePtr> makeDirect(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeHalvingDoubling(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeRecursiveDoubling(const Job& job);

// tree_families.cpp
[[nodiscard]] Result<SchedulePtr> makeDoubleBinaryTree(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeBinomialTree(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeChain(const Job& job);
// All-reduce, broadcast, reduce, gather or scatter along trees from the root, each with its part of the buffer and with
// channels of its own.
[[nodiscard]] Result<SchedulePtr> makeTrees(
    const Job& job, const std::vector<Tree>& trees, OwnShard ownShard = OwnShard::WithTheOthers);

// dimension_families.cpp
[[nodiscard]] Result<SchedulePtr> makeHierarchical(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeMultiDimensional(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeThemis(const Job& job);

// all_to_all.cpp
[[nodiscard]] Result<SchedulePtr> makeTwoStepAllToAll(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeThreeStepAllToAll(const Job& job);

// link_trees.cpp
[[nodiscard]] Result<SchedulePtr> makeMultiTree(const Job& job);

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
