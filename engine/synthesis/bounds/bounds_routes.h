// SPDX-License-Identifier: GPL-3.0-or-later
// The bound of all-to-all, where every chunk goes its own way: links busy with all of them together, and cuts.
// Pure functions; any thread.
//
// With any price for each link, no chunk gets from end to end for less than the cheapest way, so that the prices of the
// links times the chunks that each carries until T add up to no less than all cheapest ways do. This is the dual of
// the maximum concurrent flow (Shahrokhi and Matula, "The maximum concurrent flow problem", 1990); prices that rise on
// busy links approach the best ones (Garg and Könemann, "Faster and simpler algorithms for multicommodity flow", 1998).
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/bounds/bounds_cuts.h"
#include "engine/topology/topology.h"

namespace weft::synthesis {

struct RouteBound : CutBound {
    std::uint64_t capacity = 0; // ns, of all links together, or of the priced ones
    std::vector<std::uint32_t> priced; // arcs that `capacity` speaks of, ascending
    std::uint64_t chunks = 0; // that are sent in all

    [[nodiscard]] std::uint64_t time() const { return std::max({ diameter, ends, cut, capacity }); }
};

// Every member sends `shard` chunks to every other. Errors: Unreachable, TooLarge (longer than kLatestNs), Cancelled.
[[nodiscard]] Result<RouteBound> boundRoutes(const LinkGraph& graph, std::span<const topology::Dimension> dimensions,
    std::span<const std::uint32_t> members, std::uint64_t shard, const Watch& watch);

// The bound of custom patterns, with or without sums: the ways that single chunks have to go, and the cuts that
// distinct chunks have to cross.

// Of a checked custom pattern whose ranks are the NPUs. What is in a sum cannot be taken out of it, so that distinct
// chunks are distinct transfers. Errors: Missing (something is wanted that nobody has), Unreachable, TooLarge (longer
// than kLatestNs), Cancelled.
[[nodiscard]] Result<CutBound> boundCustom(const LinkGraph& graph, std::span<const topology::Dimension> dimensions,
    const collective::Pattern& pattern, const Watch& watch);

} // namespace weft::synthesis
