// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/demand_constructors.h"

#include "engine/synthesis/plan/wait_graph.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>

namespace weft::synthesis {

namespace {

// Who is next to whom, and the arcs from each to the next.
struct Circle {
    std::vector<std::uint32_t> members; // in their order
    std::vector<std::vector<std::uint32_t>> ways; // by place
};

// Each goes on to the nearest that is not in it yet, past links that other rings use; `load`, by arc: how many do.
// Nothing where there is none.
std::optional<Circle> makeRing(
    const LinkGraph& graph, std::span<const std::uint32_t> members, std::vector<double>& load)
{
    std::vector<std::uint8_t> isOpen(graph.nodes, 0);
    for (const std::uint32_t member : members)
        isOpen[member] = 1;
    std::vector<double> costs(graph.nodes);
    std::vector<std::uint32_t> via(graph.nodes);
    Circle circle;
    std::uint32_t from = members.front();
    isOpen[from] = 0;
    for (std::size_t place = 0; place < members.size(); ++place) {
        circle.members.push_back(from);
        if (place + 1 == members.size())
            isOpen[members.front()] = 1;
        std::ranges::fill(costs, std::numeric_limits<double>::infinity());
        std::uint32_t found = from;
        findShortestWays(
            graph, { &from, 1 }, false, std::span(costs), via,
            [&](double cost, std::uint32_t arc) {
                return cost + static_cast<double>(graph.time[arc]) * (1 + load[arc]);
            },
            [&](std::uint32_t node) {
                if (isOpen[node] != 0) {
                    found = node;
                    return Onward::Over;
                }
                // Whoever is passed on the way would get all twice.
                return node == from ? Onward::Goes : node < graph.npus ? Onward::Ends : relayed(graph, node);
            });
        if (found == from)
            return {};
        std::vector<std::uint32_t>& way = circle.ways.emplace_back();
        for (std::uint32_t at = found; at != from; at = graph.source[way.back()]) {
            way.push_back(via[at]);
            load[way.back()] += 1;
        }
        std::ranges::reverse(way);
        from = found;
        isOpen[from] = 0;
    }
    return circle;
}

// The chunks of those who share them.
using Shared = std::map<std::vector<std::uint32_t>, std::vector<std::uint32_t>>;

// Empty where something is not shared like that.
Shared sharedAlike(const Demands& demands)
{
    Shared shared;
    for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
        const auto from = demands.giversOf(chunk);
        const auto to = demands.takersOf(chunk);
        if (from.size() != 1 || to.size() < 2)
            return {};
        std::vector<std::uint32_t> all(to.begin(), to.end());
        all.insert(std::ranges::lower_bound(all, from.front()), from.front());
        shared[std::move(all)].push_back(chunk);
    }
    for (const auto& [members, chunks] : shared) {
        const auto holderOf = [&demands](std::uint32_t chunk) { return demands.giversOf(chunk).front(); };
        if (sortedOnce(mapped(chunks, holderOf)).size() != members.size())
            return {};
    }
    return shared;
}

// Once round the ring from where it is held.
void appendRound(std::vector<TreeEdge>& edges, const Circle& circle, std::uint32_t chunk, std::size_t place)
{
    std::uint32_t parent = TreeEdge::kNoParent;
    for (std::size_t step = 0; step + 1 < circle.members.size(); ++step) {
        for (const std::uint32_t arc : circle.ways[(place + step) % circle.members.size()]) {
            edges.push_back({ chunk, arc, parent });
            parent = static_cast<std::uint32_t>(edges.size()) - 1;
        }
    }
}

} // namespace

std::optional<TransferPlan> constructRings(const LinkGraph& graph, const Demands& demands, const std::stop_token& stop)
{
    const Shared shared = sharedAlike(demands);
    if (shared.empty())
        return {};
    std::vector<double> load(graph.arcs(), 0); // rings by arc
    std::vector<TreeEdge> edges;
    for (const auto& [members, chunks] : shared) {
        const std::size_t each = chunks.size() / members.size();
        const std::size_t links = graph.out(members.front()).size();
        std::vector<Circle> circles;
        std::vector<std::vector<std::size_t>> places; // by ring and node
        for (std::size_t ring = 0; ring < std::clamp<std::size_t>(links, 1, std::max<std::size_t>(each, 1)); ++ring) {
            std::optional<Circle> circle = makeRing(graph, members, load);
            if (!circle || stop.stop_requested())
                return {};
            std::vector<std::size_t>& place = places.emplace_back(graph.npus, 0);
            for (std::size_t i = 0; i < circle->members.size(); ++i)
                place[circle->members[i]] = i;
            circles.push_back(*std::move(circle));
        }
        std::vector<std::size_t> taken(graph.npus, 0); // chunks of the NPU that have a ring
        for (const std::uint32_t chunk : chunks) {
            const std::uint32_t holder = demands.giversOf(chunk).front();
            const std::size_t ring = taken[holder]++ % circles.size();
            appendRound(edges, circles[ring], chunk, places[ring][holder]);
        }
    }
    TransferPlan plan = listScheduled(graph, edges, 0, stop, stop);
    return plan.transfers.empty() ? std::nullopt : std::optional(std::move(plan));
}

} // namespace weft::synthesis
