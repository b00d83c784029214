// SPDX-License-Identifier: GPL-3.0-or-later
// The operations around one operation that a drawing shows: its ancestors and descendants up to a number of hops, in
// layers such that every dependency points to a later layer. Pure functions over an immutable graph; any thread.
#pragma once

#include "engine/trace/execution_graph.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace weft::widgets {

struct Neighbourhood {
    struct Node {
        OpId op {};
        std::int32_t hops = 0; // from the focus: negative for what it depends on, positive for what depends on it
        std::int32_t layer = 0; // the focus is 0; at least as far from it as `hops`, but where the trace has a cycle
        std::uint32_t place = 0; // within the layer, from the top
    };
    std::vector<Node> nodes; // [0] is the focus, then by distance and id
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges; // indices into nodes: dependency, dependent
    bool isCut = false; // there are more within the depth than asked for; the nearest ones are here
    std::uint32_t ancestors = 0; // shown
    std::uint32_t descendants = 0;
};

// `depth` in hops, at least 0; `mostNodes` at least 1. The focus must be an operation of the graph.
[[nodiscard]] Neighbourhood neighbourhoodOf(
    const trace::ExecutionGraph& graph, OpId focus, std::uint32_t depth, std::size_t mostNodes);

} // namespace weft::widgets
