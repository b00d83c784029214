// SPDX-License-Identifier: GPL-3.0-or-later
// Spanning trees from every member of a group over the real links of a fabric, grown together so that no link is
// wanted by two trees at the same time; after MultiTree (J. Huang et al., Communication algorithm-architecture
// co-design for distributed deep learning, ISCA'21). Links count as equally fast. Pure; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/topology/fabric.h"

#include <span>
#include <vector>

namespace weft::collective {

// In round `round` of its tree, `parent` hands the data of `root` to `child`, or, if the trees lead to their roots,
// `child` hands over to `parent` in the same round counted from the end. All three are places in the group.
struct LinkTreeEdge {
    std::uint32_t root = 0;
    std::uint32_t parent = 0;
    std::uint32_t child = 0;
    std::uint32_t round = 0;
    LinkId link = kNone<LinkId>; // the one to take where several lead straight from one to the other
};

enum class TreeDirection : std::uint8_t { FromRoots, ToRoots };

// In each round, every usable link is given once. Trees take turns; each takes the first node of its own that still
// reaches somebody new over free links, through switches and through NPUs that are not members.
// Edges in ascending round. Errors: Unreachable, OutOfRange (an NPU that is none), Cancelled.
// O(members³ / links a node).
[[nodiscard]] Result<std::vector<LinkTreeEdge>> growLinkTrees(
    const topology::Fabric& fabric, std::span<const NodeId> members, TreeDirection direction, const Watch& watch);

} // namespace weft::collective
