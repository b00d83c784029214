// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric of links of several speeds, seen from far: quick links as if they took no time, or one kind of them alone.
// Whatever bounds what happens on such a graph bounds what happens on the fabric. Values and pure functions; any
// thread.
#pragma once

#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>

namespace weft::synthesis {

// The times that links take, ascending; of many about eight.
[[nodiscard]] std::vector<std::uint64_t> speedsOf(const LinkGraph& graph);

// By node, the least of those that the links for which joins(arc) holds connect it with, whatever their direction.
template <class Joins>
[[nodiscard]] std::vector<std::uint32_t> partsJoinedBy(const LinkGraph& graph, const Joins& joins)
{
    std::vector<std::uint32_t> least = numbersBelow(graph.nodes);
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
        const auto [a, b] = std::minmax({ rootOf(least, graph.source[arc]), rootOf(least, graph.target[arc]) });
        if (joins(arc))
            least[b] = a;
    }
    return mapped(numbersBelow(graph.nodes), [&least](std::uint32_t node) { return rootOf(least, node); });
}

// The graph with the nodes that quicker links join taken for one, which is an NPU if it has one.
struct JoinedGraph {
    LinkGraph graph;
    std::vector<std::uint32_t> nodeOf; // by node
};
[[nodiscard]] JoinedGraph joinedBelow(const LinkGraph& graph, std::uint64_t time);

// The links that are quicker, or those that are not.
[[nodiscard]] LinkGraph linksOf(const LinkGraph& graph, std::uint64_t time, bool quicker);

} // namespace weft::synthesis
