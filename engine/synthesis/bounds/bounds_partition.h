// SPDX-License-Identifier: GPL-3.0-or-later
// The bound of all-reduce by partitions of the fabric. Pure functions; any thread.
//
// What all members know of a chunk has to come together and be told to all. Before some node first knows everything,
// every other part of a partition must have sent; after that, every other part must still receive. So each chunk takes
// 2 (p - 1) transfers between p parts with members, as in gossip over one-way calls (Harary and Schwenk, "The
// communication problem on graphs and digraphs", 1974). Where opposite links are alike, this is also what trees that
// fill the fabric reach (Nash-Williams, "Edge-disjoint spanning trees of finite graphs", 1961).
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/graph/cuts.h"
#include "engine/topology/topology.h"

namespace weft::synthesis {

struct PartitionBound {
    std::uint64_t time = 0; // ns
    std::uint64_t singles = 0; // ns, of every node by itself: all links together
    std::uint32_t parts = 0; // with members, of the partition that takes longest
    std::uint64_t chunks = 0; // that pass between them
    std::vector<std::uint32_t> arcs; // that they pass over, ascending
    bool isReached = false; // no partition takes longer than it or what is known, and for large messages trees neither
};

// `chunks` are summed over all members, and all get the sums; nobody asks for partitions that take no longer than
// `known` ns. Errors: TooLarge (longer than kLatestNs), Cancelled.
[[nodiscard]] Result<PartitionBound> boundPartitions(const LinkGraph& graph,
    std::span<const topology::Dimension> dimensions, std::span<const std::uint32_t> members, std::uint64_t chunks,
    std::uint64_t known, const Watch& watch);

} // namespace weft::synthesis
