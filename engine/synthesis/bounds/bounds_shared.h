// SPDX-License-Identifier: GPL-3.0-or-later
// What bounds share: what they say where there is none, cuts that all who have to cross them take in turn, and where to
// look for tight ones when not all of them can be tried: orders of the nodes whose beginnings are cuts, groups of nodes
// that faster links hold together, and prices on links. Pure functions; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/graph/shortest_ways.h"
#include "engine/topology/topology.h"

#include <cmath>
#include <limits>
#include <optional>

namespace weft::synthesis {

[[nodiscard]] inline Error unreachable(std::uint32_t from, std::uint32_t to)
{
    Error error { ErrorCode::Unreachable, say("no working links lead from NPU %1 to NPU %2", from, to), {},
        say("add links, repair failed ones, or let the nodes between them forward") };
    error.where.nodeId = to;
    return error;
}

[[nodiscard]] inline Error takesTooLong()
{
    return errorOf(ErrorCode::TooLarge, say("the collective would take longer than 146 years"),
        say("fewer or smaller chunks, or faster links"));
}

[[nodiscard]] inline std::optional<Error> stopped(const Watch& watch)
{
    if (!watch.stop.stop_requested())
        return {};
    return errorOf(ErrorCode::Cancelled, say("the search for a lower bound was stopped"));
}

// Times in ns.
struct CutBound {
    std::uint64_t diameter = 0; // of one chunk
    std::uint64_t cut = 0; // of the tightest cut looked at
    NodeCut tightest; // the cut of `cut`, in nodes and arcs of the graph
    bool leaving = false; // whether its arcs lead out of it
};

// How far the nodes of a demand, which outlives it, are from the ends of what moves.
struct EndWays {
    const SpreadDemand& demand;
    std::vector<std::uint64_t> before; // by node: from the nearest that sends
    std::vector<std::uint64_t> after; // to the nearest that receives

    EndWays(const SpreadDemand& of, std::span<const std::uint32_t> senders, std::span<const std::uint32_t> receivers)
        : demand(of)
        , before(quickestWays(demand, senders))
        , after(quickestWays(demand, receivers, true))
    {
    }
    // Of no use: the time before the first chunk can be at the arc's source, and from its target on to a receiver.
    [[nodiscard]] Crossing crossing(std::uint32_t arc) const
    {
        return { delayOf(before[demand.source[arc]], after[demand.target[arc]]), demand.time[arc] };
    }
    [[nodiscard]] std::uint64_t timeOver(std::span<const std::uint32_t> arcs, std::uint64_t chunks) const
    {
        return timeToCarry(mapped(arcs, [this](std::uint32_t arc) { return crossing(arc); }), chunks);
    }
};

// The exact time of a cut, which so many chunks have to cross: chunksOver(inside). Kept if it is the longest so far, or
// as long and around fewer nodes.
template <class ChunksOver>
void tryCut(CutBound& bound, const EndWays& ways, const LinkGraph& graph, std::span<const std::uint32_t> nodes,
    bool leaving, ChunksOver chunksOver)
{
    NodeCut cut = cutOf(graph, nodes, leaving);
    cut.chunks = chunksOver(cut.inside);
    const std::uint64_t time = ways.timeOver(cut.arcs, cut.chunks);
    if (time > bound.cut || (time == bound.cut && nodes.size() < bound.tightest.nodes.size())) {
        std::ranges::sort(cut.arcs);
        bound.cut = time;
        bound.tightest = std::move(cut);
        bound.leaving = leaving;
    }
}

// The bound, after it has been raised by whatever raise(item) finds, one after the other. Errors: Cancelled, TooLarge.
template <class Found, class Items, class Raise>
[[nodiscard]] Result<Found> raisedByAll(Found& bound, const Items& items, Raise raise, const Watch& watch)
{
    for (const auto& item : items) {
        raise(item);
        if (std::optional<Error> error = stopped(watch))
            return *error;
    }
    if (bound.cut == kNoTime)
        return takesTooLong();
    return std::move(bound);
}

// How many of the first nodes of an order have the largest weight against the rate of their links, by k; 0: none has
// any.
template <class WeightOf> std::size_t heaviestBeginning(const std::vector<double>& rate, WeightOf weightOf)
{
    std::size_t heaviest = 0;
    double most = 0;
    for (std::size_t k = 1; k + 1 < rate.size(); ++k) {
        const double load = weightOf(k) / std::max(rate[k], std::numeric_limits<double>::min());
        if (load > most) {
            most = load;
            heaviest = k;
        }
    }
    return heaviest;
}

// Calls visit(nodes) for every set of nodes that leaves others, as long as there are no more of them than `most`.
template <class Visit> void eachCut(const LinkGraph& graph, std::uint64_t most, const Visit& visit)
{
    std::vector<std::uint32_t> nodes;
    for (std::uint64_t cut = 1; graph.nodes < 64 && most >> graph.nodes != 0 && cut + 1 < 1ULL << graph.nodes; ++cut) {
        nodes.clear();
        for (std::uint32_t node = 0; node < graph.nodes; ++node) {
            if ((cut >> node & 1U) != 0)
                nodes.push_back(node);
        }
        visit(std::span<const std::uint32_t>(nodes));
    }
}

// Every node once in each order: along each dimension from several coordinates on, and from some nodes outwards, by
// hops and by how strongly the next node is linked to those before it. At most `most` orders.
[[nodiscard]] std::vector<std::vector<std::uint32_t>> sweepOrders(
    const LinkGraph& graph, std::span<const topology::Dimension> dimensions, std::size_t most);

// Chunks a ns that can enter, and leave, the first k nodes of an order; by k, from 0 to all nodes.
struct SweepRates {
    std::vector<double> in;
    std::vector<double> out;
};
[[nodiscard]] SweepRates ratesAlong(const LinkGraph& graph, std::span<const std::uint32_t> order);

// Partitions of the nodes, as a label by node: for each time that links take, the groups that links quicker than that
// connect, for each level of a tree of switches what hangs below it, and for each dimension, the nodes with equal
// coordinates. Every node by itself comes first.
[[nodiscard]] std::vector<std::vector<std::uint32_t>> naturalPartitions(
    const LinkGraph& graph, std::span<const topology::Dimension> dimensions);

// The soonest that a schedule which takes `ns` or more can end: where nothing can start earlier, each transfer starts
// when another one ends, so that the whole takes as long as a chain of links. `ns` itself where too many times differ.
[[nodiscard]] std::uint64_t soonestEnd(const LinkGraph& graph, std::uint64_t ns);

struct PricedBound {
    std::uint64_t time = 0; // ns; 0: none was found, or nothing is wanted
    std::vector<std::uint64_t> price; // by arc, of a chunk
};

// How long prices are looked for.
struct PriceTurns {
    std::uint64_t work = 0; // of a turn, of which so many are made as are affordable
    std::uint32_t patience = 0; // so many turns that gave no longer time are the last
    std::uint32_t most = 96;
    double slowing = 0; // by how much a turn changes less than the first, for each turn before it
    double first = 0.25; // how much that changes the price of the busiest link
    // ns; nobody asks for what takes no longer. Where in the mean of all turns every link has time for its load by
    // then, no prices say more, if the load is that of ways or trees which pay what they are said to.
    std::uint64_t known = 0;
};

// Whether every arc can carry its load until `until`, of `turns` turns together.
[[nodiscard]] inline bool haveTimeFor(const ArcGraph& graph, const std::vector<std::uint64_t>& delays,
    const std::vector<double>& load, double turns, std::uint64_t until)
{
    const auto hasTime = [&](std::uint32_t arc) {
        const double chunks = load[arc] / turns;
        return chunks == 0
            || (delays[arc] != kNoTime
                && static_cast<double>(carried({ delays[arc], graph.time[arc] }, until, kLatestNs)) >= chunks);
    };
    return std::ranges::all_of(numbersBelow(graph.arcs()), hasTime);
}

// Prices on links by multiplicative weights (Plotkin, Shmoys, Tardos, "Fast approximation algorithms for fractional
// packing and covering problems", 1995): what carries much in the cheapest way of the moment gets dearer.
// sumOf(prices, load): what all chunks pay at least, kNoTime where they cannot all be brought, and in `load`, by arc,
// how many of them go over it then. `delays` are those of crossings, by arc. A stop ends it early.
template <class SumOf>
[[nodiscard]] PricedBound boundByPrices(const ArcGraph& graph, const std::vector<std::uint64_t>& delays,
    const PriceTurns& turns, SumOf sumOf, const Watch& watch)
{
    constexpr std::uint64_t kMostWork = std::uint64_t { 1 } << 26U; // hops and links looked at
    constexpr double kDearest = 1U << 20U; // price of a link
    PricedBound best;
    const double slowest
        = graph.arcs() == 0 ? 1.0 : static_cast<double>(std::max<std::uint64_t>(1, std::ranges::max(graph.time)));
    std::vector<double> weight(graph.arcs(), 0); // logarithms
    std::vector<std::uint64_t> price(graph.arcs());
    std::vector<double> load;
    std::vector<double> loads(turns.known > 0 ? graph.arcs() : 0, 0); // of all turns
    std::vector<Crossing> crossings;
    std::uint32_t last = 0; // turn that gave a longer time
    for (std::uint32_t turn = 0; turn < turns.most && (turn + 1) * turns.work <= kMostWork; ++turn) {
        if (turn > last + turns.patience)
            break;
        if (watch.stop.stop_requested() || weight.empty())
            break;
        const double heaviest = std::ranges::max(weight);
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc)
            price[arc] = static_cast<std::uint64_t>(
                std::exp(weight[arc] - heaviest) * kDearest * static_cast<double>(graph.time[arc]) / slowest);
        load.assign(graph.arcs(), 0);
        const std::uint64_t sum = sumOf(price, load);
        if (sum == kNoTime)
            break; // not everybody can be reached: for others to say
        crossings.clear();
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
            if (price[arc] != 0 && delays[arc] != kNoTime)
                crossings.push_back({ delays[arc], graph.time[arc], price[arc] });
        }
        const std::uint64_t time = sum == 0 ? 0 : timeToCarry(crossings, sum);
        if (time == kNoTime)
            break;
        if (time > best.time) {
            best = { time, price };
            last = turn;
        }
        std::ranges::transform(loads, load, loads.begin(), std::plus());
        if (turns.known > 0 && haveTimeFor(graph, delays, loads, turn + 1, std::max(turns.known, best.time)))
            break;
        double busiest = 0;
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc)
            busiest = std::max(busiest, load[arc] * static_cast<double>(graph.time[arc]));
        const double step = turns.first / (1 + turns.slowing * turn);
        for (std::uint32_t arc = 0; arc < graph.arcs() && busiest > 0; ++arc)
            weight[arc] += step * load[arc] * static_cast<double>(graph.time[arc]) / busiest;
    }
    return best;
}

} // namespace weft::synthesis
