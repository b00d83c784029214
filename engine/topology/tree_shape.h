// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a folded Clos, and its switches and cables laid over any hosts: what the generators of fat trees and
// of rails share. Pure functions; any thread.
#pragma once

#include "engine/topology/fabric_spec.h"

#include <functional>

namespace weft::topology {

// See FatTreeSpec. Above the leaves: spines in one group, or aggregation switches in every pod and cores above them.
struct TreeShape {
    std::uint64_t hosts = 0;
    std::uint64_t leaf = 0; // hosts of a leaf
    std::uint64_t uplinks = 0; // of a leaf
    std::uint64_t leaves = 0;
    std::uint64_t pod = 0; // leaves of a pod
    std::uint64_t pods = 0;
    std::uint64_t middle = 0; // spines, or aggregation switches of a pod
    std::uint64_t cores = 0;
    [[nodiscard]] std::uint64_t switches() const { return leaves + pods * middle + cores; }
};

// Errors: OutOfRange, Usage, Mismatched (numbers that do not divide).
[[nodiscard]] Result<TreeShape> treeShapeOf(const FatTreeSpec& spec);
// Whether `trees` of them and `otherNodes` are beyond the limits.
[[nodiscard]] bool isTooLarge(const TreeShape& shape, std::uint64_t trees, std::uint64_t otherNodes, SizeLimits limits);
// Adds leaves, then the switches above, then the cables from the hosts up.
void layTree(TopologyBuilder& draft, const TreeShape& shape, const std::function<DraftNode(std::uint64_t)>& host,
    const LinkCost& link);

[[nodiscard]] Error tooLarge(const SizeLimits& limits);

} // namespace weft::topology
