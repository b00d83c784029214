// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest ways over a fabric, one link after the other, whatever else is under way: one search for all who ask, by
// whatever a link costs them. Pure functions and values; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/graph/cuts.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>
#include <functional>

namespace weft::synthesis {

// What is to come of a node that is reached.
enum class Onward : std::uint8_t { Goes, Ends, Over }; // the last: the whole search
// Whether what somebody else sends may go on from a node, be it an NPU or a switch.
[[nodiscard]] inline Onward relayed(const LinkGraph& graph, std::uint32_t node)
{
    return graph.kind[node].forwards ? Onward::Goes : Onward::Ends;
}

// Dijkstra's search from `ends` along the arcs, or against them. `far`, by node, begins as what no way costs: a node
// gets what the cheapest one costs, and in `last`, if that is not empty, the arc by which it was reached. through(far,
// arc): what it is with the arc. reached(node) is asked once of each, nearest first; of equal ones the first.
template <class Graph, class Cost, class Through, class Reached>
void findShortestWays(const Graph& graph, std::span<const std::uint32_t> ends, bool against, std::span<Cost> far,
    std::span<std::uint32_t> last, Through through, Reached reached)
{
    std::vector<std::pair<Cost, std::uint32_t>> open; // a heap
    for (const std::uint32_t node : ends)
        push(open, { far[node] = 0, node });
    while (!open.empty()) {
        const auto [here, node] = pop(open);
        if (here > far[node])
            continue;
        const Onward onward = reached(node);
        if (onward == Onward::Over)
            return;
        if (onward == Onward::Ends)
            continue;
        for (const std::uint32_t arc : against ? graph.in(node) : graph.out(node)) {
            const std::uint32_t next = against ? graph.source[arc] : graph.target[arc];
            const Cost there = through(here, arc);
            if (there < far[next]) {
                push(open, { far[next] = there, next });
                if (!last.empty())
                    last[next] = arc;
            }
        }
    }
}

// By node: ns from the nearest of `ends` (against the arcs: to it), one chunk at a time; kNoTime where there is no way.
// Every node counts as one that sends on, but only those in `within`, if that is not empty.
template <class Graph>
[[nodiscard]] std::vector<std::uint64_t> quickestWays(const Graph& graph, std::span<const std::uint32_t> ends,
    bool against = false, std::span<const std::uint8_t> within = {})
{
    std::vector<std::uint64_t> time(graph.nodes, kNoTime);
    if (within.empty() && std::ranges::adjacent_find(graph.time, std::not_equal_to<>()) == graph.time.end()) {
        // Every link takes as long: whoever is reached first is nearest.
        std::vector<std::uint32_t> reached(ends.begin(), ends.end());
        for (const std::uint32_t node : reached)
            time[node] = 0;
        for (std::size_t at = 0; at < reached.size(); ++at) {
            const std::uint32_t node = reached[at];
            for (const std::uint32_t arc : against ? graph.in(node) : graph.out(node)) {
                const std::uint32_t next = against ? graph.source[arc] : graph.target[arc];
                if (time[next] == kNoTime) {
                    time[next] = std::min(time[node] + graph.time[arc], kLatestNs);
                    reached.push_back(next);
                }
            }
        }
        return time;
    }
    const auto through = [&](std::uint64_t far, std::uint32_t arc) {
        const bool isOut = !within.empty() && within[against ? graph.source[arc] : graph.target[arc]] == 0;
        return isOut ? kNoTime : std::min(far + graph.time[arc], kLatestNs); // sums of two never overflow
    };
    findShortestWays(graph, ends, against, std::span(time), {}, through, [](std::uint32_t) { return Onward::Goes; });
    return time;
}

// By arc, the delay of its crossing by what goes from the nearest of some nodes to the nearest of others.
template <class Graph>
[[nodiscard]] std::vector<std::uint64_t> delaysBetween(
    const Graph& graph, std::span<const std::uint32_t> from, std::span<const std::uint32_t> to)
{
    const std::vector<std::uint64_t> before = quickestWays(graph, from);
    const std::vector<std::uint64_t> after = quickestWays(graph, to, true);
    return mapped(numbersBelow(graph.arcs()),
        [&](std::uint32_t arc) { return delayOf(before[graph.source[arc]], after[graph.target[arc]]); });
}

inline constexpr double kNoWay = 1e300;

// The ways on: for every node and destination, how far it is and which arcs bring a chunk nearer. Made once for a set
// of destinations, then only read.
class Ways {
public:
    // `destinations` ascending. Errors: TooLarge, Cancelled.
    [[nodiscard]] static Result<Ways> make(
        const LinkGraph& graph, std::vector<std::uint32_t> destinations, const Watch& watch)
    {
        constexpr std::uint64_t kPairLimit = std::uint64_t { 1 } << 27U;
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

    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(m_destinations.size()); }
    [[nodiscard]] std::uint32_t destination(std::uint32_t place) const { return m_destinations[place]; }
    // The place of a node among the destinations, or count().
    [[nodiscard]] std::uint32_t placeOf(std::uint32_t node) const { return m_place[node]; }
    // In ns; kNoWay where it cannot be reached.
    [[nodiscard]] double distance(std::uint32_t node, std::uint32_t place) const
    {
        return m_distance[std::size_t { place } * m_nodes + node];
    }
    [[nodiscard]] bool leadsOn(const LinkGraph& graph, std::uint32_t arc, std::uint32_t place) const
    {
        const std::uint32_t target = graph.target[arc];
        const double here = distance(graph.source[arc], place);
        const double there = distance(target, place);
        if (there >= here || (target != m_destinations[place] && !graph.kind[target].forwards))
            return false;
        return static_cast<double>(graph.time[arc]) + there <= here; // whole ns, which add up exactly
    }

private:
    std::uint32_t m_nodes = 0;
    std::vector<std::uint32_t> m_destinations;
    std::vector<std::uint32_t> m_place; // by node
    std::vector<double> m_distance; // place × nodes
};

} // namespace weft::synthesis
