// SPDX-License-Identifier: GPL-3.0-or-later
// The bound of custom patterns, with or without sums: the ways that single chunks have to go, and the cuts that
// distinct chunks have to cross. Pure functions; any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/graph/cuts.h"
#include "engine/topology/topology.h"

namespace weft::synthesis {

// Times in ns.
struct CustomBound {
    std::uint64_t diameter = 0; // of one chunk
    std::uint64_t ends = 0; // of the NPU whose own links, into it or out of it, are busy longest
    std::uint64_t cut = 0; // of the tightest cut looked at
    NodeCut tightest; // the cut of `cut`, in nodes and arcs of the graph
    bool leaving = false; // whether its arcs lead out of it

    [[nodiscard]] std::uint64_t time() const { return std::max(diameter, cut); }
};

// Of a checked custom pattern whose ranks are the NPUs. What is in a sum cannot be taken out of it, so that distinct
// chunks are distinct transfers. Errors: Missing (something is wanted that nobody has), Unreachable, TooLarge (longer
// than kLatestNs), Cancelled.
[[nodiscard]] Result<CustomBound> boundCustom(const LinkGraph& graph, std::span<const topology::Dimension> dimensions,
    const collective::Pattern& pattern, const Watch& watch);

} // namespace weft::synthesis
