// SPDX-License-Identifier: GPL-3.0-or-later
// The makers behind the names of algorithm_library.h, and what they are made of: exchanges along a line of ranks and
// what a collective does along a tree (lines_and_trees.cpp), and the dimensions of a group as a grid. Each maker takes
// a job of at least two members whose pattern, dimensions and chunks the library has checked. Pure functions; any
// thread.
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

// Places of a group as points of a grid, the first dimension varying fastest. A value.
class DimensionGrid {
public:
    explicit DimensionGrid(std::vector<std::uint32_t> sizes)
        : m_sizes(std::move(sizes))
    {
        for (const std::uint32_t size : m_sizes) {
            m_strides.push_back(m_count);
            m_count *= size;
        }
    }
    [[nodiscard]] std::uint32_t count() const { return m_count; } // places
    [[nodiscard]] std::size_t dimensions() const { return m_sizes.size(); }
    [[nodiscard]] std::uint32_t size(std::size_t dimension) const { return m_sizes[dimension]; }
    [[nodiscard]] std::uint32_t coordinate(std::uint32_t place, std::size_t dimension) const
    {
        return place / m_strides[dimension] % m_sizes[dimension];
    }
    // The place with that coordinate instead of its own.
    [[nodiscard]] std::uint32_t moved(std::uint32_t place, std::size_t dimension, std::uint32_t to) const
    {
        return place + (to - coordinate(place, dimension)) * m_strides[dimension];
    }
    // The coordinates in these dimensions as one number, the first of them most significant.
    [[nodiscard]] std::uint32_t key(std::uint32_t place, std::span<const std::uint32_t> dimensions) const
    {
        std::uint32_t key = 0;
        for (const std::uint32_t dimension : dimensions)
            key = key * m_sizes[dimension] + coordinate(place, dimension);
        return key;
    }
    // The places of the line through `place` along a dimension, from coordinate 0 on.
    [[nodiscard]] std::vector<std::uint32_t> line(std::uint32_t place, std::size_t dimension) const
    {
        return mapped(numbersBelow(m_sizes[dimension]), [&](std::uint32_t i) { return moved(place, dimension, i); });
    }

private:
    std::vector<std::uint32_t> m_sizes;
    std::vector<std::uint32_t> m_strides;
    std::uint32_t m_count = 1;
};

// Dimensions in the order in which they are gone along, each named once; by piece.
using DimensionOrders = std::vector<std::vector<std::uint32_t>>;

// ring.cpp. Two ways: half of the data each way round; all-to-all: each chunk the shorter way.
[[nodiscard]] Result<SchedulePtr> makeRing(const Job& job, std::uint32_t ways);

// line_families.cpp
[[nodiscard]] Result<SchedulePtr> makeDirect(const Job& job);
// `whole`: an all-reduce exchanges all that there is in each round.
[[nodiscard]] Result<SchedulePtr> makeHalvingDoubling(const Job& job, bool whole);

// tree_families.cpp
[[nodiscard]] Result<SchedulePtr> makeDoubleBinaryTree(const Job& job);
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
// In each phase every chunk goes, along one dimension, to the coordinate of its destination, and what goes the same way
// goes together. One dimension is the direct all-to-all, two are the two-step one. The sizes multiply to job.size().
// `apart`: each piece on a channel of its own.
[[nodiscard]] Result<SchedulePtr> allToAllAlong(
    const Job& job, std::vector<std::uint32_t> sizes, const DimensionOrders& orders, bool apart);
[[nodiscard]] Result<SchedulePtr> makeThreeStepAllToAll(const Job& job);

// link_trees.cpp
[[nodiscard]] Result<SchedulePtr> makeMultiTree(const Job& job);

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
// Spanning trees from every member over the real links of a fabric, grown together so that no link is wanted by two
// trees at the same time: in each round, every usable link is given once. Trees take turns; each takes the first node
// of its own that still reaches somebody new over free links, through switches and through NPUs that are not members.
// Edges in ascending round. Members are NPUs of the fabric. Errors: Unreachable, Cancelled.
// O(members³ / links a node).
[[nodiscard]] Result<std::vector<LinkTreeEdge>> growLinkTrees(
    const topology::Fabric& fabric, std::span<const NodeId> members, TreeDirection direction, const Watch& watch);

} // namespace weft::collective
