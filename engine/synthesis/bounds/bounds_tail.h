// SPDX-License-Identifier: GPL-3.0-or-later
// What a cut alone leaves out: chunks that cross it late still have to get to the farthest node behind it.
// Pure functions; any thread.
//
// For one sink, each node behind the cut counts as behind only until T - δ(node), with δ(sink) = 0. A chunk reaches the
// sink by T only over a link that it enters at a node not (or no longer) behind and leaves at one that still is, and a
// link does that for at most ⌊(T - δ(target) - first) / time⌋ chunks where it enters the cut, with `first` when its
// source can have one, and ⌊(δ(source) - δ(target) - 1) / time⌋ inside. These are the minimum cuts of Ford and
// Fulkerson's flows over time ("Constructing maximal dynamic flows from static flows", 1958), with whole chunks.
// δ = max(way to the sink, wait): no link but those into the sink then carries anything inside.
// For all sinks together: a chunk that crosses only once has to do so in time for the farthest sink.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/graph/cuts.h"

namespace weft::synthesis {

struct TailBound {
    std::uint64_t time = 0;
    NodeCut cut; // empty where nothing was found beyond `known`
};

// Looks for a cut that with its tail takes longer than `known`, about as long as `work` arcs are looked at. `first` is
// a cut to begin with. Errors: Cancelled.
[[nodiscard]] Result<TailBound> boundTail(
    const SpreadDemand& demand, const NodeCut& first, std::uint64_t known, std::uint64_t work, const Watch& watch);

} // namespace weft::synthesis
