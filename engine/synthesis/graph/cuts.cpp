// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/cuts.h"

#include <limits>
#include <utility>

namespace weft::synthesis {

namespace {

// Links that are alike as one, worth all of theirs together.
std::vector<Crossing> grouped(std::span<const Crossing> crossings)
{
    constexpr std::size_t kLookBack = 8;
    constexpr std::uint64_t kMostWorth = std::uint64_t { 1 } << 62U;
    struct Group {
        Crossing one;
        std::uint64_t count = 1;
    };
    std::vector<Group> groups;
    for (const Crossing& crossing : crossings) {
        if (crossing.worth == 0 || crossing.delay == kNoTime)
            continue;
        const auto isAlike = [&crossing](const Group& group) {
            return group.one.delay == crossing.delay && group.one.time == crossing.time
                && group.one.worth == crossing.worth && crossing.worth < kMostWorth / (group.count + 1);
        };
        const auto last = groups.rbegin() + static_cast<std::ptrdiff_t>(std::min(groups.size(), kLookBack));
        const auto known = std::find_if(groups.rbegin(), last, isAlike);
        if (known != last)
            ++known->count;
        else
            groups.push_back({ crossing });
    }
    return mapped(groups, [](const Group& group) {
        return Crossing { group.one.delay, group.one.time, group.one.worth * group.count };
    });
}

} // namespace

std::uint64_t timeToCarry(std::span<const Crossing> all, std::uint64_t chunks)
{
    if (chunks == 0)
        return 0;
    const std::vector<Crossing> crossings = grouped(all);
    const auto enoughBy = [&crossings, chunks](std::uint64_t until) {
        std::uint64_t sum = 0;
        for (const Crossing& crossing : crossings) {
            const std::uint64_t left = chunks - sum;
            const std::uint64_t most = left / crossing.worth + (left % crossing.worth == 0 ? 0 : 1);
            sum += std::min(left, carried(crossing, until, most) * crossing.worth);
            if (sum == chunks)
                return true;
        }
        return false;
    };
    if (!enoughBy(kLatestNs))
        return kNoTime;
    // Without delays, and with parts of chunks, it would take no longer than `low`.
    double rate = 0;
    for (const Crossing& crossing : crossings) {
        rate += crossing.time == 0 ? std::numeric_limits<double>::infinity()
                                   : static_cast<double>(crossing.worth) / static_cast<double>(crossing.time);
    }
    constexpr double kRounding = 1 - 1e-9;
    const double fluid = static_cast<double>(chunks) / rate * kRounding;
    std::uint64_t low = fluid < 1 ? 0 : static_cast<std::uint64_t>(fluid) - 1; // not enough
    std::uint64_t step = 1;
    std::uint64_t high = low + step;
    while (!enoughBy(high)) {
        low = high;
        step *= 2;
        high = low + step;
    }
    while (low + 1 < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        (enoughBy(middle) ? high : low) = middle;
    }
    return enoughBy(low) ? low : high; // `low` may be the 0 of links without time
}

std::uint64_t lastLeaves(const LinkGraph& graph, std::uint32_t node, std::uint64_t chunks)
{
    const auto crossings = mapped(graph.out(node), [&graph](std::uint32_t arc) {
        return Crossing { 0, graph.time[arc] };
    });
    return chunks > crossings.size() ? timeToCarry(crossings, chunks - crossings.size()) : 0;
}

SpreadDemand makeSpreadDemand(
    const LinkGraph& graph, std::span<const std::uint64_t> supply, std::vector<std::uint32_t> sinks)
{
    SpreadDemand demand;
    static_cast<ArcGraph&>(demand) = graph;
    demand.graphNodes = graph.nodes;
    demand.graphArcs = graph.arcs();
    demand.supply.assign(graph.nodes, 0);
    std::copy(supply.begin(), supply.end(), demand.supply.begin());
    for (const std::uint64_t chunks : supply)
        demand.total += chunks;
    demand.sinks = std::move(sinks);
    std::sort(demand.sinks.begin(), demand.sinks.end());
    for (std::uint32_t node = 0; node < graph.nodes; ++node)
        demand.copies.push_back(graph.mayBranch(node) ? 1 : 0);
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        if (graph.kind[node].forwards || std::binary_search(demand.sinks.begin(), demand.sinks.end(), node))
            continue;
        const auto sender = static_cast<std::uint32_t>(demand.supply.size());
        for (const std::uint32_t arc : graph.out(node))
            demand.source[arc] = sender;
        const std::uint64_t held = demand.supply[node];
        const std::uint8_t copies = demand.copies[node];
        demand.owner.push_back(node);
        demand.copies.push_back(copies);
        demand.supply.push_back(held);
        demand.supply[node] = 0;
        if (held > 0) { // what it holds it need not receive
            demand.source.push_back(sender);
            demand.target.push_back(node);
            demand.time.push_back(0);
        }
    }
    demand.nodes = static_cast<std::uint32_t>(demand.supply.size());
    demand.group();
    return demand;
}

SpreadDemand spreadAmong(
    const LinkGraph& graph, const std::vector<std::uint32_t>& oneEach, std::vector<std::uint32_t> sinks)
{
    std::vector<std::uint64_t> supply(graph.npus, 0);
    for (const std::uint32_t holder : oneEach)
        supply[holder] = 1;
    return makeSpreadDemand(graph, supply, std::move(sinks));
}

NodeCut cutOf(const ArcGraph& graph, std::span<const std::uint32_t> nodes, bool leaving)
{
    NodeCut cut { { nodes.begin(), nodes.end() }, std::vector<std::uint8_t>(graph.nodes, 0), {}, 0 };
    for (const std::uint32_t node : nodes)
        cut.inside[node] = 1;
    for (const std::uint32_t node : nodes) {
        for (const std::uint32_t arc : leaving ? graph.out(node) : graph.in(node)) {
            if (cut.inside[leaving ? graph.target[arc] : graph.source[arc]] == 0)
                cut.arcs.push_back(arc);
        }
    }
    return cut;
}

NodeCut cutAround(const SpreadDemand& demand, std::span<const std::uint32_t> nodes)
{
    NodeCut cut = cutOf(demand, nodes, false);
    cut.chunks = demand.total;
    for (const std::uint32_t node : nodes)
        cut.chunks -= demand.supply[node];
    std::sort(cut.arcs.begin(), cut.arcs.end());
    return cut;
}

std::vector<std::uint32_t> holders(const SpreadDemand& demand)
{
    return numbersWhere(demand.nodes, [&demand](std::uint32_t node) { return demand.supply[node] > 0; });
}

} // namespace weft::synthesis
