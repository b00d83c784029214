// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/wave_kinds.h"

#include "engine/synthesis/graph/joined_graph.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace weft::synthesis {

namespace {

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

// Partitions of the nodes, as labels: those by speeds, and what links of one speed, those of switches, or those of none
// join.
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
    return sortedOnce(std::move(partitions));
}

// Finds the bundles; by arc, which it is in.
std::vector<std::uint32_t> findBundles(WaveKinds& kinds, const LinkGraph& graph)
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
    std::vector<std::uint32_t> bundleOf;
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
        bundleOf.push_back(numbers[keyOf(arc)]);
        kinds.bundles[bundleOf.back()].links += 1;
    }
    return bundleOf;
}

void findDoors(
    WaveKinds& kinds, const LinkGraph& graph, std::span<const Wave> waves, const std::vector<std::uint32_t>& bundleOf)
{
    for (const std::vector<std::uint32_t>& part : partitionsOf(graph)) {
        for (std::uint32_t kind = 0; kind < kinds.count; ++kind) {
            std::map<std::uint32_t, double> members; // by part
            for (std::uint32_t node = 0; node < graph.nodes; ++node) {
                if (kinds.of[node] == kind)
                    members[part[node]] += 1;
            }
            std::vector<double> width(kinds.bundles.size(), 0);
            for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
                const auto within = members.find(part[graph.target[arc]]);
                if (within == members.end() || part[graph.source[arc]] == within->first)
                    continue;
                double& most = width[bundleOf[arc]];
                most = std::max(most, within->second * kinds.bundles[bundleOf[arc]].links / kinds.size[kind]);
            }
            for (std::size_t wave = 0; wave < waves.size() && kinds.copies[kind] != 0; ++wave) {
                if (!members.contains(part[waves[wave].root]))
                    kinds.doors.push_back({ wave, kind, width });
            }
        }
    }
    kinds.doors = sortedOnce(std::move(kinds.doors));
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
    const std::vector<std::uint32_t> bundleOf = findBundles(kinds, graph);
    if (kinds.bundles.size() <= kMostBundles)
        findDoors(kinds, graph, waves, bundleOf);
    return kinds;
}

} // namespace weft::synthesis
