// SPDX-License-Identifier: GPL-3.0-or-later
// What bounds share: what they say where there is none, and cuts that all who have to cross them take in turn. Pure
// functions; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/graph/shortest_ways.h"

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
    std::uint64_t ends = 0; // of the NPU whose own links, into it or out of it, are busy longest
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

// The exact time of a cut, which so many chunks have to cross: chunksOver(inside). Kept if it is the longest so far.
template <class ChunksOver>
std::uint64_t tryCut(CutBound& bound, const EndWays& ways, const LinkGraph& graph, std::span<const std::uint32_t> nodes,
    bool leaving, ChunksOver chunksOver)
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
    cut.chunks = chunksOver(cut.inside);
    const std::uint64_t time = ways.timeOver(cut.arcs, cut.chunks);
    if (time > bound.cut) {
        std::ranges::sort(cut.arcs);
        bound.cut = time;
        bound.tightest = std::move(cut);
        bound.leaving = leaving;
    }
    return time;
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

} // namespace weft::synthesis
