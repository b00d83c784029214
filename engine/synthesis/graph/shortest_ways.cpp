// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/shortest_ways.h"

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kPairLimit = std::uint64_t { 1 } << 27U;

} // namespace

Result<Ways> Ways::make(const LinkGraph& graph, std::vector<std::uint32_t> destinations, const Watch& watch)
{
    if (std::uint64_t { graph.nodes } * destinations.size() > kPairLimit)
        return errorOf(ErrorCode::TooLarge, say("more than 134 million pairs of a node and a destination"));
    Ways ways;
    ways.m_nodes = graph.nodes;
    ways.m_destinations = std::move(destinations);
    ways.m_place.assign(graph.nodes, ways.count());
    for (std::uint32_t place = 0; place < ways.count(); ++place)
        ways.m_place[ways.m_destinations[place]] = place;
    ways.m_distance.assign(std::size_t { ways.count() } * graph.nodes, kNoWay);

    for (std::uint32_t place = 0; place < ways.count(); ++place) {
        if (watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("the search for ways was stopped"));
        const std::uint32_t destination = ways.m_destinations[place];
        findShortestWays(
            graph, { &destination, 1 }, true,
            std::span(ways.m_distance).subspan(std::size_t { place } * graph.nodes, graph.nodes), {},
            [&](double far, std::uint32_t arc) { return far + static_cast<double>(graph.time[arc]); },
            [&](std::uint32_t node) { return node == destination ? Onward::Goes : relayed(graph, node); });
    }
    return ways;
}

bool Ways::leadsOn(const LinkGraph& graph, std::uint32_t arc, std::uint32_t place) const
{
    const std::uint32_t target = graph.target[arc];
    const double here = distance(graph.source[arc], place);
    const double there = distance(target, place);
    if (there >= here || (target != m_destinations[place] && !graph.kind[target].forwards))
        return false;
    return static_cast<double>(graph.time[arc]) + there <= here; // whole ns, which add up exactly
}

} // namespace weft::synthesis
