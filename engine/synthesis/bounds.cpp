// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds.h"

#include "engine/core/quantity_text.h"
#include "engine/synthesis/bounds_spread.h"

#include <algorithm>
#include <cmath>

namespace weft::synthesis {

namespace {

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
    return makeSpreadDemand(graph, supply, std::move(sinks));
}

std::string sentence(const Bound& bound, Bytes chunk)
{
    const auto many = [](std::uint64_t count, const std::string& what) {
        return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
    };
    const double gibi = std::round(bound.tight.bandwidth.inGibiBytesPerSecond() * 1e3) / 1e3;
    return many(bound.tight.links.size(), "link") + (bound.tight.leaving ? " out of " : " into ")
        + many(bound.tight.inside.size(), "node") + " limit everything: " + many(bound.tight.chunks, "chunk") + " of "
        + toText(chunk) + " over " + toText(gibi) + " GiB/s";
}

Bound toBound(const SpreadBound& spread, const SpreadDemand& demand, const LinkGraph& graph,
    const topology::Fabric& fabric, bool leaving)
{
    Bound bound;
    bound.diameter = Time { spread.diameter };
    bound.ingress = Time { spread.ingress };
    bound.cut = Time { spread.cut };
    bound.tail = Time { spread.tail };
    bound.time = std::max({ bound.diameter, bound.cut, bound.tail });
    bound.kind = spread.allCuts ? BoundKind::Exact : BoundKind::Cuts;
    bound.tight.leaving = leaving;
    bound.tight.chunks = spread.crossing;
    bound.tight.time = bound.cut;
    for (const std::uint32_t arc : spread.links) {
        const LinkId link = graph.link[arc];
        bound.tight.links.push_back(link);
        bound.tight.bandwidth.bytesPerNs += fabric.linkCost(link).bandwidth.bytesPerNs;
    }
    std::vector<bool> inside(graph.nodes, false);
    for (std::uint32_t node = 0; node < demand.nodes; ++node) {
        if (spread.inside[node] != 0)
            inside[demand.npuOf(node)] = true;
    }
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        if (inside[node])
            bound.tight.inside.push_back(NodeId { node });
    }
    return bound;
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
    const Result<SpreadBound> spread = boundSpread(demand, {}, watch);
    if (!spread)
        return spread.error();
    Bound bound = toBound(*spread, demand, graph, fabric, leaving);
    bound.limitedBy = sentence(bound, chunk);
    return bound;
}

} // namespace weft::synthesis
