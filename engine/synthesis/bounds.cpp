// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds.h"

#include "engine/core/quantity_text.h"
#include "engine/synthesis/bounds_spread.h"
#include "engine/synthesis/bounds_tail.h"

#include <algorithm>
#include <cmath>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kTailWork = std::uint64_t { 1 } << 24U;

using collective::Pattern;
using collective::PatternKind;

// Reduce-scatter, reduce and scatter are all-gather, broadcast and gather backwards in time.
bool leaves(PatternKind kind)
{
    return kind == PatternKind::ReduceScatter || kind == PatternKind::Reduce || kind == PatternKind::Scatter;
}

SpreadDemand spreadOf(const LinkGraph& graph, const Pattern& pattern)
{
    std::vector<std::uint64_t> supply(graph.npus, 0);
    std::vector<std::uint32_t> sinks;
    const bool fromRoot = pattern.kind == PatternKind::Broadcast || pattern.kind == PatternKind::Reduce;
    const bool toRoot = pattern.kind == PatternKind::Gather || pattern.kind == PatternKind::Scatter;
    for (std::uint32_t place = 0; place < pattern.memberCount(); ++place) {
        const Rank member = pattern.member(place);
        const bool isRoot = member == pattern.root;
        if (fromRoot ? isRoot : !(toRoot && isRoot))
            supply[index(member)] = pattern.shardChunks();
        if (toRoot ? isRoot : !(fromRoot && isRoot))
            sinks.push_back(index(member));
    }
    return makeSpreadDemand(graph, leaves(pattern.kind), supply, std::move(sinks));
}

// In the topology's links and nodes.
TightCut describe(const NodeCut& cut, const SpreadDemand& demand, const LinkGraph& graph,
    const topology::Fabric& fabric, std::uint64_t time, bool leaving)
{
    TightCut tight;
    tight.leaving = leaving;
    tight.chunks = cut.chunks;
    tight.time = Time { time };
    for (const std::uint32_t arc : cut.arcs) {
        const LinkId link = graph.link[arc];
        tight.links.push_back(link);
        tight.bandwidth.bytesPerNs += fabric.linkCost(link).bandwidth.bytesPerNs;
    }
    for (const std::uint32_t node : cut.nodes)
        tight.inside.push_back(NodeId { demand.ownerOf(node) });
    std::sort(tight.inside.begin(), tight.inside.end());
    tight.inside.erase(std::unique(tight.inside.begin(), tight.inside.end()), tight.inside.end());
    return tight;
}

std::string many(std::uint64_t count, const std::string& what)
{
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string sentence(const Bound& bound, const topology::Topology& topology, Bytes chunk)
{
    const TightCut& tight = bound.tight;
    const std::string where
        = tight.inside.size() == 1 ? topology.nodeName(tight.inside.front()) : many(tight.inside.size(), "node");
    const std::string rate = toText(std::round(tight.bandwidth.inGibiBytesPerSecond() * 1e3) / 1e3) + " GiB/s";
    const std::string load = many(tight.chunks, "chunk") + " of " + toText(chunk) + " over " + rate;
    const std::string links = many(tight.links.size(), "link") + (tight.leaving ? " out of " : " into ") + where;
    if (bound.time == bound.diameter)
        return "the longest way limits everything: a chunk takes that long from end to end";
    if (bound.time == bound.capacity)
        return "all links together limit everything: they have no room for more than the pattern needs";
    if (bound.time == bound.cut)
        return "the " + links + " limit everything: " + load;
    return "the " + links + " and the way behind them limit everything: " + load
        + (tight.leaving ? ", the first of which have to get there" : ", the last of which have to get on");
}

} // namespace

std::string_view toString(BoundKind kind)
{
    switch (kind) {
    case BoundKind::Exact:
        return "exact";
    case BoundKind::Composition:
        return "composition";
    case BoundKind::Cuts:
        break;
    }
    return "cuts";
}

Result<Bound> lowerBound(const topology::Fabric& fabric, const Pattern& pattern, Bytes chunk, const Watch& watch)
{
    if (const Result<void> checked = pattern.check(); !checked)
        return checked.error();
    if (pattern.ranks != fabric.topology().npuCount()) {
        return Error { ErrorCode::Mismatched,
            "the collective has " + std::to_string(pattern.ranks) + " ranks, the fabric "
                + std::to_string(fabric.topology().npuCount()) + " NPUs",
            {}, {} };
    }
    if (pattern.kind == PatternKind::Custom || pattern.kind == PatternKind::AllReduce
        || pattern.kind == PatternKind::AllToAll)
        return Error { ErrorCode::Unsupported, "no lower bound is known for this pattern", {}, {} };
    const bool leaving = leaves(pattern.kind);
    LinkGraph graph = makeLinkGraph(fabric, chunk);
    if (leaving)
        graph = reversed(graph);
    const SpreadDemand demand = spreadOf(graph, pattern);
    const Result<SpreadBound> spread = boundSpread(demand, watch);
    if (!spread)
        return spread.error();
    const Result<TailBound> tail = boundTail(demand, spread->tightest, spread->time(), kTailWork, watch);
    if (!tail)
        return tail.error();
    Bound bound;
    bound.diameter = Time { spread->diameter };
    bound.ingress = Time { spread->ingress };
    bound.cut = Time { spread->cut };
    bound.capacity = Time { spread->deliveries };
    bound.tail = Time { tail->time };
    bound.time = bound.tail;
    bound.kind = spread->allCuts && spread->isReached ? BoundKind::Exact : BoundKind::Cuts;
    bound.tight = tail->cut.nodes.empty() ? describe(spread->tightest, demand, graph, fabric, spread->cut, leaving)
                                          : describe(tail->cut, demand, graph, fabric, tail->time, leaving);
    bound.limitedBy = sentence(bound, fabric.topology(), chunk);
    return bound;
}

} // namespace weft::synthesis
