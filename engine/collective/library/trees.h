// SPDX-License-Identifier: GPL-3.0-or-later
// Spanning trees of a group, and what a collective does along one. Used by the algorithms of the library; one thread.
#pragma once

#include "engine/collective/library/workspace.h"

namespace weft::collective {

struct TreeEdge {
    Rank parent {};
    Rank child {};
};

// In the order of a broadcast: a parent has the data before it passes them on.
using Tree = std::vector<TreeEdge>;

// All start at line[0].
[[nodiscard]] Tree chainTree(std::span<const Rank> line);
[[nodiscard]] Tree starTree(std::span<const Rank> line);
// In round k, everybody who has the data gives them to one at half the distance of the round before: ⌈log2 size⌉
// rounds, and every subtree is a range of the line.
[[nodiscard]] Tree binomialTree(std::span<const Rank> line);

// Up the tree, down it, or both, as the collective wants. All-reduce, reduce and broadcast move `runs`; gather and
// scatter move the parts `own`, by rank, and each of their messages carries those of a whole subtree.
void alongTree(Workspace& workspace, PatternKind kind, const Tree& tree, const Runs& runs, std::span<const Runs> own,
    std::uint32_t channel);

} // namespace weft::collective
