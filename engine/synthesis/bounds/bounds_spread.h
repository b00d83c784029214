// SPDX-License-Identifier: GPL-3.0-or-later
// The bound of a demand that spreads (cuts.h): the diameter, and the maximum over all cuts by maximum flows. The
// theory is Edmonds' ("Edge-disjoint branchings", 1973) and, with relays and switches, that of Bang-Jensen, Frank and
// Jackson ("Preserving and increasing local edge-connectivity in mixed graphs", 1995). Pure functions; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/graph/cuts.h"

namespace weft::synthesis {

// Times in ns.
struct SpreadBound {
    std::uint64_t diameter = 0; // of one chunk
    std::uint64_t ingress = 0; // of the slowest sink alone
    std::uint64_t cut = 0; // of the tightest cut, singletons among them
    std::uint64_t deliveries = 0; // where no switch copies, what NPUs send must add up to what the sinks need
    NodeCut tightest; // the cut of `cut`
    bool allCuts = false; // no cut takes longer than `cut`
    bool isReached = false; // by fluid trees, as far as links are concerned: nothing but cuts stands in their way

    [[nodiscard]] std::uint64_t time() const { return std::max({ diameter, cut, deliveries }); }
};

// Errors: Unreachable, TooLarge (longer than kLatestNs), Cancelled.
[[nodiscard]] Result<SpreadBound> boundSpread(const SpreadDemand& demand, const Watch& watch);

// Its `diameter` alone. Errors: Unreachable, Cancelled.
[[nodiscard]] Result<std::uint64_t> longestWay(const SpreadDemand& demand, const Watch& watch);

// What a cut alone leaves out: chunks that cross it late still have to get to the farthest node behind it.
//
// For one sink, each node behind the cut counts as behind only until T - δ(node), with δ(sink) = 0. A chunk reaches the
// sink by T only over a link that it enters at a node not (or no longer) behind and leaves at one that still is, and a
// link does that for at most ⌊(T - δ(target) - first) / time⌋ chunks where it enters the cut, with `first` when its
// source can have one, and ⌊(δ(source) - δ(target) - 1) / time⌋ inside. These are the minimum cuts of Ford and
// Fulkerson's flows over time ("Constructing maximal dynamic flows from static flows", 1958), with whole chunks.
// δ = max(way to the sink, wait): no link but those into the sink then carries anything inside.
// For all sinks together: a chunk that crosses only once has to do so in time for the farthest sink.
struct TailBound {
    std::uint64_t time = 0;
    NodeCut cut; // empty where nothing was found beyond `known`
};

// Looks for a cut that with its tail takes longer than `known`, about as long as `work` arcs are looked at. `first` is
// a cut to begin with. Errors: Cancelled.
[[nodiscard]] Result<TailBound> boundTail(
    const SpreadDemand& demand, const NodeCut& first, std::uint64_t known, std::uint64_t work, const Watch& watch);

} // namespace weft::synthesis
