// SPDX-License-Identifier: GPL-3.0-or-later
// The makers behind the names of algorithm_library.h. Each takes a job of at least two members whose pattern,
// dimensions and chunks the library has checked. Pure functions; any thread.
#pragma once

#include "engine/collective/library/trees.h"

namespace weft::collective {

// ring.cpp, ring_all_to_all.cpp. Bidirectional: half of the data each way round; all-to-all: each chunk the shorter
// way.
[[nodiscard]] Result<SchedulePtr> makeRing(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeBidirectionalRing(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeRingAllToAll(const Job& job, bool bothWays);

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
    const Job& job, std::span<const Tree> trees, OwnShard ownShard = OwnShard::WithTheOthers);
[[nodiscard]] inline Result<SchedulePtr> makeOneTree(
    const Job& job, const Tree& tree, OwnShard ownShard = OwnShard::WithTheOthers)
{
    return makeTrees(job, { &tree, 1 }, ownShard);
}

// dimension_families.cpp
[[nodiscard]] Result<SchedulePtr> makeHierarchical(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeMultiDimensional(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeThemis(const Job& job);

// staged_all_to_all.cpp
[[nodiscard]] Result<SchedulePtr> makeDirectAllToAll(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeTwoStepAllToAll(const Job& job);
[[nodiscard]] Result<SchedulePtr> makeThreeStepAllToAll(const Job& job);

// multi_tree.cpp
[[nodiscard]] Result<SchedulePtr> makeMultiTree(const Job& job);

} // namespace weft::collective
