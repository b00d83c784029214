// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/hop_graph.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr std::size_t kMostHops = std::size_t { 1 } << 21U;

// Whether the arcs lead to different NPUs, in one time.
bool leadToNpus(const LinkGraph& fabric, std::span<const std::uint32_t> arcs, const std::vector<std::uint32_t>& ends)
{
    std::vector<std::uint32_t> npus;
    for (const std::uint32_t arc : arcs) {
        if (ends[arc] >= fabric.npus || fabric.time[arc] != fabric.time[arcs.front()])
            return false;
        npus.push_back(ends[arc]);
    }
    return sortedOnce(npus).size() == npus.size();
}

} // namespace

std::optional<HopGraph> hopsOf(const LinkGraph& fabric)
{
    HopGraph hops;
    hops.graph.npus = hops.graph.nodes = fabric.npus;
    const auto add = [&](std::uint32_t first, std::uint32_t last) {
        hops.graph.source.push_back(fabric.source[first]);
        hops.graph.target.push_back(fabric.target[last]);
        hops.graph.time.push_back(fabric.time[first] + (first == last ? 0 : fabric.time[last]));
        hops.first.push_back(first);
        hops.second.push_back(first == last ? HopGraph::kNoArc : last);
    };
    for (std::uint32_t arc = 0; arc < fabric.arcs(); ++arc) {
        if (fabric.source[arc] < fabric.npus && fabric.target[arc] < fabric.npus)
            add(arc, arc);
    }
    for (std::uint32_t node = fabric.npus; node < fabric.nodes; ++node) {
        const auto in = fabric.in(node);
        const auto out = fabric.out(node);
        if (fabric.kind[node].multicasts || !fabric.kind[node].forwards
            || hops.first.size() + in.size() * out.size() > kMostHops || !leadToNpus(fabric, in, fabric.source)
            || !leadToNpus(fabric, out, fabric.target))
            return std::nullopt;
        for (const std::uint32_t first : in) {
            for (const std::uint32_t last : out) {
                if (fabric.source[first] != fabric.target[last])
                    add(first, last);
            }
        }
    }
    hops.graph.group();
    return hops;
}

Machines machinesOf(const Translations& translations)
{
    Machines machines;
    for (const Translations::LinkClass& link : translations.classes) {
        machines.ofClass.push_back(static_cast<std::uint32_t>(machines.time.size()));
        machines.time.push_back(link.time);
        machines.delay.push_back(link.time);
    }
    return machines;
}

std::optional<Machines> machinesOf(const LinkGraph& fabric, const HopGraph& hops, const Translations& translations)
{
    Machines machines;
    std::vector<std::uint32_t> first; // by machine: arc out of NPU 0
    std::vector<std::uint32_t> taken(fabric.arcs(), HopGraph::kNoArc); // by arc of the fabric: the machine
    const auto classes = static_cast<std::uint32_t>(translations.classes.size());
    for (std::uint32_t c = 0; c < classes; ++c) {
        const std::uint32_t hop = translations.arc(c, translations.classes[c].step); // out of NPU 0
        const auto known = std::ranges::find(first, hops.first[hop]);
        machines.ofClass.push_back(static_cast<std::uint32_t>(known - first.begin()));
        if (known != first.end())
            continue;
        const bool passes = hops.second[hop] != HopGraph::kNoArc;
        first.push_back(hops.first[hop]);
        machines.time.push_back(
            std::max(fabric.time[hops.first[hop]], passes ? fabric.time[hops.second[hop]] : std::uint64_t { 0 }));
        machines.delay.push_back(hops.graph.time[hop]);
    }
    // Every link is of one machine, and every NPU has one link of each to send over, and one that it comes by.
    std::vector<std::uint32_t> out(first.size() * translations.npus(), HopGraph::kNoArc);
    std::vector<std::uint32_t> in = out;
    for (std::uint32_t c = 0; c < classes; ++c) {
        const std::uint32_t machine = machines.ofClass[c];
        for (std::uint32_t npu = 0; npu < translations.npus(); ++npu) {
            const std::uint32_t hop = translations.arc(c, npu);
            const std::uint32_t last = hops.second[hop] == HopGraph::kNoArc ? hops.first[hop] : hops.second[hop];
            const auto isOne = [&](std::uint32_t& arc, std::uint32_t one) {
                const bool isFirst = arc == HopGraph::kNoArc && taken[one] == HopGraph::kNoArc;
                if (isFirst)
                    arc = one;
                taken[one] = isFirst ? machine : taken[one];
                return arc == one && taken[one] == machine;
            };
            const std::size_t row = std::size_t { machine } * translations.npus();
            const bool isLink = hops.second[hop] == HopGraph::kNoArc;
            if (!isOne(out[row + hops.graph.source[hop]], hops.first[hop]) || (!isLink && !isOne(in[row + npu], last))
                || hops.graph.time[hop] != machines.delay[machine]
                || fabric.time[hops.first[hop]] > machines.time[machine] || fabric.time[last] > machines.time[machine])
                return std::nullopt;
        }
    }
    return machines;
}

} // namespace weft::synthesis
