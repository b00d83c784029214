// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/wave_kinds.h"

#include "engine/synthesis/graph/joined_graph.h"
#include "engine/synthesis/graph/shortest_ways.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kMostDimensions = 8; // that are told apart
constexpr std::uint32_t kNoDistance = 0xFFFFFFFFU;
constexpr std::uint64_t kMostWork = std::uint64_t { 1 } << 22U; // arcs looked at for the doors of one partition

// Splits kinds by their links out and in until nothing changes, or so many times.
WaveKinds nodesByKind(const LinkGraph& graph, std::span<const Wave> waves, std::uint32_t rounds)
{
    using Signature = std::vector<std::uint64_t>;
    std::vector<Signature> signature(graph.nodes);
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        signature[node] = { node < graph.npus ? 0U : 1U, graph.kind[node].multicasts ? 1U : 0U };
        for (const Wave& wave : waves) {
            signature[node].push_back(node == wave.root ? 1 : 0);
            signature[node].push_back(std::binary_search(wave.wanted.begin(), wave.wanted.end(), node) ? 1 : 0);
        }
    }
    WaveKinds kinds;
    for (std::uint32_t round = 0;; ++round) {
        std::map<Signature, std::uint32_t> known;
        for (const Signature& one : signature)
            known.emplace(one, 0);
        std::uint32_t next = 0;
        for (auto& [one, number] : known)
            number = next++;
        kinds.of.resize(graph.nodes);
        for (std::uint32_t node = 0; node < graph.nodes; ++node)
            kinds.of[node] = known[signature[node]];
        const bool isStable = next == kinds.count;
        kinds.count = next;
        if (isStable || round > rounds)
            return kinds;
        for (std::uint32_t node = 0; node < graph.nodes; ++node) {
            Signature links;
            for (const std::uint32_t arc : graph.out(node))
                links.push_back(std::uint64_t { kinds.of[graph.target[arc]] } << 48U | graph.time[arc]);
            std::sort(links.begin(), links.end());
            std::size_t out = links.size();
            // At last NPUs alone, by what they send over: what sends once needs no likes.
            if (round == rounds && node >= graph.npus) {
                links.clear();
                out = 0;
            }
            for (const std::uint32_t arc : round >= rounds ? std::span<const std::uint32_t> {} : graph.in(node))
                links.push_back(std::uint64_t { kinds.of[graph.source[arc]] } << 48U | graph.time[arc]);
            std::sort(links.begin() + static_cast<std::ptrdiff_t>(out), links.end());
            signature[node] = { kinds.of[node], out };
            signature[node].insert(signature[node].end(), links.begin(), links.end());
        }
    }
}

// By arc, the dimension that it runs along, as the ids of NPUs tell: that of what is nearest by its ids comes first,
// and what links of just that distance join is joined along it. Beyond so many, all in one.
std::vector<std::uint32_t> dimensionsOf(const LinkGraph& graph)
{
    std::vector<std::uint32_t> distance(graph.nodes, kNoDistance); // by switch: of the NPUs that are nearest
    for (std::uint32_t node = graph.npus; node < graph.nodes; ++node) {
        std::vector<std::uint32_t> npus;
        for (const std::uint32_t arc : graph.in(node)) {
            if (graph.source[arc] < graph.npus)
                npus.push_back(graph.source[arc]);
        }
        npus = sortedOnce(std::move(npus));
        for (std::size_t i = 1; i < npus.size(); ++i)
            distance[node] = std::min(distance[node], npus[i] - npus[i - 1]);
    }
    const auto distanceOf = [&](std::uint32_t arc) {
        const auto [a, b] = std::minmax({ graph.source[arc], graph.target[arc] });
        return b < graph.npus ? b - a : a < graph.npus ? distance[b] : kNoDistance;
    };
    std::vector<std::uint32_t> dimension(graph.arcs(), kMostDimensions);
    for (std::uint32_t next = 0; next < kMostDimensions; ++next) {
        std::uint32_t nearest = kNoDistance;
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
            if (dimension[arc] == kMostDimensions)
                nearest = std::min(nearest, distanceOf(arc));
        }
        if (nearest == kNoDistance)
            break;
        const std::vector<std::uint32_t> part = partsJoinedBy(
            graph, [&](std::uint32_t arc) { return dimension[arc] == kMostDimensions && distanceOf(arc) == nearest; });
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
            if (dimension[arc] == kMostDimensions && part[graph.source[arc]] == part[graph.target[arc]])
                dimension[arc] = next;
        }
    }
    return dimension;
}

void findBundles(WaveKinds& kinds, const LinkGraph& graph)
{
    using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint64_t>;
    const auto keyOf = [&](std::uint32_t arc) {
        return Key { kinds.of[graph.source[arc]], kinds.of[graph.target[arc]], graph.time[arc] };
    };
    std::map<Key, std::uint32_t> numbers;
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc)
        numbers.emplace(keyOf(arc), 0);
    for (auto& [key, number] : numbers) {
        number = static_cast<std::uint32_t>(kinds.bundles.size());
        kinds.bundles.push_back({ std::get<0>(key), std::get<1>(key), std::get<2>(key), 0 });
    }
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
        kinds.bundleOf.push_back(numbers[keyOf(arc)]);
        kinds.bundles[kinds.bundleOf.back()].links += 1;
    }
}

// By kind, then as Doors::spread.
using Spread = std::vector<std::vector<std::vector<std::uint32_t>>>;

Spread spreadWithin(
    const WaveKinds& kinds, const LinkGraph& graph, const std::vector<std::uint32_t>& part, std::uint64_t stepNs)
{
    Spread spread(kinds.count, std::vector<std::vector<std::uint32_t>>(kinds.bundles.size()));
    std::vector<std::uint64_t> far(graph.nodes, kNoTime);
    std::vector<std::uint32_t> reached;
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        std::vector<std::uint32_t> entered; // bundles
        for (const std::uint32_t arc : graph.in(node)) {
            if (part[graph.source[arc]] != part[node])
                entered.push_back(kinds.bundleOf[arc]);
        }
        entered = sortedOnce(std::move(entered));
        if (entered.empty())
            continue;
        reached.clear();
        findShortestWays(
            graph, { &node, 1 }, false, std::span(far), {},
            [&](std::uint64_t here, std::uint32_t arc) {
                return part[graph.target[arc]] == part[node] ? here + graph.time[arc] / stepNs : kNoTime;
            },
            [&reached](std::uint32_t at) {
                reached.push_back(at);
                return Onward::Goes;
            });
        std::vector<std::size_t> nodes(kinds.count, 0); // nearest first
        for (const std::uint32_t at : reached) {
            const std::size_t place = nodes[kinds.of[at]]++;
            const auto steps = static_cast<std::uint32_t>(std::exchange(far[at], kNoTime));
            for (const std::uint32_t bundle : entered) {
                std::vector<std::uint32_t>& times = spread[kinds.of[at]][bundle];
                times.resize(std::max(times.size(), place + 1), steps);
                times[place] = std::min(times[place], steps);
            }
        }
    }
    return spread;
}

// What it takes to look at how chunks spread in all parts.
std::uint64_t workWithin(const LinkGraph& graph, const std::vector<std::uint32_t>& part)
{
    std::vector<std::uint64_t> inner(graph.nodes, 0); // by part: arcs
    std::vector<std::uint64_t> doors(graph.nodes, 0); // and those that lead into it
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc)
        ++(part[graph.source[arc]] == part[graph.target[arc]] ? inner : doors)[part[graph.target[arc]]];
    std::uint64_t work = 0;
    for (std::uint32_t i = 0; i < graph.nodes; ++i)
        work += inner[i] * doors[i];
    return work;
}

} // namespace

WaveKinds kindsOf(const LinkGraph& graph, std::span<const Wave> waves, std::uint32_t rounds)
{
    WaveKinds kinds = nodesByKind(graph, waves, rounds);
    kinds.size.assign(kinds.count, 0);
    kinds.copies.assign(kinds.count, 0);
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        kinds.size[kinds.of[node]] += 1;
        kinds.copies[kinds.of[node]] = graph.mayBranch(node) ? 1 : 0;
    }
    findBundles(kinds, graph);
    return kinds;
}

std::vector<std::vector<std::uint32_t>> partitionsOf(const LinkGraph& graph)
{
    std::vector<std::vector<std::uint32_t>> partitions = naturalPartitions(graph, {});
    partitions.erase(partitions.begin()); // every node by itself, of which nothing is to be said
    const auto join = [&](const auto& joins) { partitions.push_back(partsJoinedBy(graph, joins)); };
    const auto isDirect
        = [&graph](std::uint32_t arc) { return std::max(graph.source[arc], graph.target[arc]) < graph.npus; };
    join(isDirect);
    join([&](std::uint32_t arc) { return !isDirect(arc); });
    for (const std::uint64_t time : speedsOf(graph))
        join([&](std::uint32_t arc) { return graph.time[arc] == time; });
    const std::vector<std::uint32_t> dimensions = dimensionsOf(graph);
    for (const std::uint32_t one : sortedOnce(dimensions)) {
        join([&](std::uint32_t arc) { return dimensions[arc] == one; });
        join([&](std::uint32_t arc) { return dimensions[arc] != one; });
    }
    return sortedOnce(std::move(partitions));
}

std::vector<Doors> doorsOf(const WaveKinds& kinds, const LinkGraph& graph, std::span<const Wave> waves,
    const std::vector<std::vector<std::uint32_t>>& partitions, std::uint64_t stepNs)
{
    std::vector<Doors> doors;
    for (const std::vector<std::uint32_t>& part : partitions) {
        if (workWithin(graph, part) > kMostWork)
            continue;
        std::vector<std::set<std::uint32_t>> parts(kinds.count); // by kind
        for (std::uint32_t node = 0; node < graph.nodes; ++node)
            parts[kinds.of[node]].insert(part[node]);
        const Spread spread = spreadWithin(kinds, graph, part, stepNs);
        for (std::uint32_t kind = 0; kind < kinds.count; ++kind) {
            for (std::size_t wave = 0; wave < waves.size() && kinds.copies[kind] != 0; ++wave) {
                if (!parts[kind].contains(part[waves[wave].root]))
                    doors.push_back({ wave, kind, spread[kind] });
            }
        }
    }
    return sortedOnce(std::move(doors));
}

} // namespace weft::synthesis
