// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/joined_graph.h"

#include "engine/synthesis/graph/ordering.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr std::size_t kMostSpeeds = 8;

// Some arcs of a graph into one whose nodes are `nodeOf` its.
template <class IsTaken>
void takeArcs(LinkGraph& into, const LinkGraph& graph, const std::vector<std::uint32_t>& nodeOf, IsTaken isTaken)
{
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
        if (!isTaken(arc))
            continue;
        into.source.push_back(nodeOf[graph.source[arc]]);
        into.target.push_back(nodeOf[graph.target[arc]]);
        into.time.push_back(graph.time[arc]);
    }
    into.group();
}

} // namespace

std::vector<std::uint64_t> speedsOf(const LinkGraph& graph)
{
    const std::vector<std::uint64_t> all = sortedOnce(graph.time);
    std::vector<std::uint64_t> some;
    for (std::size_t i = 0; i < all.size(); i += all.size() / kMostSpeeds + 1)
        some.push_back(all[i]);
    return some;
}

JoinedGraph joinedBelow(const LinkGraph& graph, std::uint64_t time)
{
    const std::vector<std::uint32_t> top
        = partsJoinedBy(graph, [&](std::uint32_t arc) { return graph.time[arc] < time; });
    JoinedGraph joined;
    joined.nodeOf.resize(graph.nodes);
    LinkGraph& small = joined.graph;
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        if (top[node] == node) {
            joined.nodeOf[node] = small.nodes++;
            small.npus += node < graph.npus ? 1U : 0U;
            small.kind.push_back(graph.kind[node]);
        }
    }
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        joined.nodeOf[node] = joined.nodeOf[top[node]];
        topology::Node& kind = small.kind[joined.nodeOf[node]];
        kind.multicasts = kind.multicasts || graph.kind[node].multicasts;
    }
    const auto& of = joined.nodeOf;
    takeArcs(small, graph, of, [&](std::uint32_t arc) { return of[graph.source[arc]] != of[graph.target[arc]]; });
    return joined;
}

LinkGraph linksOf(const LinkGraph& graph, std::uint64_t time, bool quicker)
{
    LinkGraph part;
    part.npus = graph.npus;
    part.nodes = graph.nodes;
    part.kind = graph.kind;
    std::vector<std::uint32_t> all = numbersBelow(graph.nodes);
    takeArcs(part, graph, all, [&](std::uint32_t arc) { return (graph.time[arc] < time) == quicker; });
    return part;
}

} // namespace weft::synthesis
