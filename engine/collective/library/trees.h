// SPDX-License-Identifier: GPL-3.0-or-later
// Spanning trees of a group, and what can be done along one: broadcast, reduce, gather and scatter. Used by the
// algorithms of the library; one thread.
#pragma once

#include "engine/collective/library/workspace.h"

#include <array>

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

// Two trees of all ranks, such that nobody (but one, where the size is odd) has children in both; P. Sanders, J. Speck,
// J. L. Träff: Two-tree algorithms for full bandwidth broadcast, reduction and scan, 2009. The first one's root is
// line[0], the second one's line.back(); a root has one child.
[[nodiscard]] std::array<Tree, 2> twinTrees(std::span<const Rank> line);
// The same two over line[1], line[2] …, both fed by line[0].
[[nodiscard]] std::array<Tree, 2> twinTreesFrom(std::span<const Rank> line);

void broadcast(Workspace& workspace, const Tree& tree, const Runs& runs, std::uint32_t channel);
void reduce(Workspace& workspace, const Tree& tree, const Runs& runs, std::uint32_t channel);
// `own` by rank: its part. Each message carries the parts of a whole subtree.
void gather(Workspace& workspace, const Tree& tree, std::span<const Runs> own, std::uint32_t channel);
void scatter(Workspace& workspace, const Tree& tree, std::span<const Runs> own, std::uint32_t channel);

// Along a chain, part by part, so that all links work at the same time. `own` by place in the line.
void gatherAlong(Workspace& workspace, std::span<const Rank> line, std::span<const Runs> own, std::uint32_t channel);
void scatterAlong(Workspace& workspace, std::span<const Rank> line, std::span<const Runs> own, std::uint32_t channel);

} // namespace weft::collective
