// SPDX-License-Identifier: GPL-3.0-or-later
// What the algorithms of the library are made of: exchanges along a line of ranks, and what a collective does along a
// tree. One thread.
#pragma once

#include "engine/collective/library/workspace.h"

namespace weft::collective {

enum class LineStyle : std::uint8_t {
    Ring, // size - 1 rounds with the neighbours
    Direct, // everybody with everybody, in one round
    HalvingDoubling, // log2(size) rounds with a partner at half, a quarter … of the distance; powers of two only
};

using Line = std::span<const Rank>;

enum class LineHalf : std::uint8_t { ReduceScatter, AllGather };
// Reduce-scatter and all-gather along a line of ranks, in the three classic ways. blocks[i] are the chunks that line[i]
// has (all-gather) or keeps (reduce-scatter) in the end; they do not overlap.
void exchange(Workspace& workspace, LineStyle style, Line line, std::span<const Runs> blocks, std::uint32_t channel,
    LineHalf half);

// Of a spanning tree of a group.
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
