// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds.h"

#include "engine/core/quantity_text.h"
#include "engine/synthesis/bounds/bounds_kinds.h"
#include "engine/synthesis/graph/translations.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kTailWork = std::uint64_t { 1 } << 24U;
// Of the broadcasts and reductions that an all-reduce contains; their tails seldom decide.
constexpr std::uint64_t kReduceTailWork = std::uint64_t { 1 } << 20U;
// Beyond so many, nobody asks how far each chunk comes.
constexpr std::uint64_t kFarDeliveries = std::uint64_t { 1 } << 16U;
// Beyond so many parts of sums, nobody spells them out.
constexpr std::uint64_t kMostSummed = std::uint64_t { 1 } << 22U;
// Of an all-reduce, so many roots are looked at times the links.
constexpr std::uint64_t kRootWork = std::uint64_t { 1 } << 11U;

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
    const bool toAll = pattern.kind == PatternKind::AllGather || pattern.kind == PatternKind::ReduceScatter;
    const bool looksAlike = toAll && sinks.size() == graph.npus && findTranslations(graph).has_value();
    SpreadDemand demand = makeSpreadDemand(graph, supply, std::move(sinks));
    demand.looksAlike = looksAlike;
    demand.isTurned = leaves(pattern.kind);
    return demand;
}

// In the topology's links and nodes. `nodes` are the graph's, some perhaps twice.
TightCut describe(
    const NodeCut& cut, std::uint64_t time, bool leaving, const LinkGraph& graph, const topology::Fabric& fabric)
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
    tight.inside = sortedOnce(mapped(cut.nodes, [](std::uint32_t node) { return NodeId { node }; }));
    return tight;
}

Sentence sentence(const Bound& bound, const topology::Topology& topology, Bytes chunk)
{
    const TightCut& tight = bound.tight;
    if (bound.time == bound.diameter && bound.time != bound.cut)
        return say("the longest way limits everything: a chunk takes that long from end to end");
    if (tight.links.empty())
        return say("nothing has to move");
    if (bound.time == bound.growth && bound.time > bound.tail)
        return tight.leaving
            ? say("each NPU has to send its part to one that adds it up: there cannot be few enough of them sooner")
            : say("each copy has to be sent by an NPU that has one: there cannot be enough of them sooner");
    if (bound.time == bound.capacity && bound.time != bound.cut)
        return say("all links together limit everything: they have no room for more than the pattern needs");
    const std::string rate = toText(std::round(tight.bandwidth.inGigaBytesPerSecond() * 1e3) / 1e3) + " GB/s";
    const Sentence load
        = sayCount(tight.chunks, "%n chunk of %1 over %2", "%n chunks of %1 over %2", toText(chunk), rate);
    const std::size_t links = tight.links.size();
    if (tight.inside.empty())
        return sayCount(links, "the %n link between %1 of the fabric limits everything: %2",
            "the %n links between %1 of the fabric limit everything: %2", sayCount(tight.parts, "%n part", "%n parts"),
            load);
    const Sentence where = tight.inside.size() == 1 ? Sentence(topology.nodeName(tight.inside.front()))
                                                    : sayCount(tight.inside.size(), "%n node", "%n nodes");
    if (bound.time == bound.cut)
        return tight.leaving ? sayCount(links, "the %n link out of %1 limits everything: %2",
                   "the %n links out of %1 limit everything: %2", where, load)
                             : sayCount(links, "the %n link into %1 limits everything: %2",
                                 "the %n links into %1 limit everything: %2", where, load);
    return tight.leaving
        ? sayCount(links,
            "the %n link out of %1 and the way behind it limit everything: %2, the first of which have to get there",
            "the %n links out of %1 and the way behind them limit everything: %2, the first of which have to get there",
            where, load)
        : sayCount(links,
            "the %n link into %1 and the way behind it limit everything: %2, the last of which have to get on",
            "the %n links into %1 and the way behind them limit everything: %2, the last of which have to get on",
            where, load);
}

// Of a broadcast; but `carefully`, where it is looked at for its own sake, waves of its last chunk alone, where
// some only relay, from the first member, who stands for the others.
Time growthOf(const LinkGraph& graph, const Pattern& pattern, const std::vector<std::uint32_t>& sinks, Time known,
    bool carefully, const Watch& watch)
{
    const std::uint32_t root = index(pattern.root);
    const std::uint64_t growth = boundGrowth(graph, root, sinks, pattern.chunks);
    if (sinks.empty() || pattern.chunks == 0)
        return Time { growth };
    if (!carefully && (root > sinks.front() || sinks.size() + 1 == graph.npus))
        return Time { growth };
    const std::uint64_t begin = carefully ? 0 : lastLeaves(graph, root, pattern.chunks);
    const Wave wave { root, sinks, carefully ? pattern.chunks : 1 };
    const std::uint64_t from = std::max({ growth, known.ns(), begin }) - begin;
    return Time { std::max(growth, begin + boundWaves(graph, { &wave, 1 }, from, watch)) };
}

Result<Bound> spreadBound(const topology::Fabric& fabric, LinkGraph graph, const Pattern& pattern, const Watch& watch,
    std::uint64_t tailWork = kTailWork)
{
    const bool leaving = leaves(pattern.kind);
    if (leaving)
        graph = reversed(graph);
    const SpreadDemand demand = spreadOf(graph, pattern);
    const Result<SpreadBound> spread = boundSpread(demand, watch);
    if (!spread)
        return spread.error();
    const Result<TailBound> tail = boundTail(demand, spread->tightest, spread->time(), tailWork, watch);
    if (!tail)
        return tail.error();
    Bound bound;
    bound.diameter = Time { spread->diameter };
    bound.cut = Time { spread->cut };
    bound.tail = Time { tail->time };
    if (pattern.kind == PatternKind::Broadcast || pattern.kind == PatternKind::Reduce)
        bound.growth = growthOf(graph, pattern, demand.sinks, bound.tail, tailWork == kTailWork, watch);
    bound.time = std::max(bound.tail, bound.growth);
    bound.kind = spread->allCuts && spread->isReached ? BoundKind::Exact : BoundKind::Cuts;
    const bool isTail = !tail->cut.nodes.empty();
    NodeCut cut = isTail ? tail->cut : spread->tightest;
    for (std::uint32_t& node : cut.nodes)
        node = demand.ownerOf(node);
    bound.tight = describe(cut, isTail ? tail->time : spread->cut, leaving, graph, fabric);
    return bound;
}

// What single ways and cuts say.
Bound boundOf(const CutBound& found, const LinkGraph& graph, const topology::Fabric& fabric)
{
    Bound bound;
    bound.diameter = Time { found.diameter };
    bound.cut = Time { found.cut };
    bound.tight = describe(found.tightest, found.cut, found.leaving, graph, fabric);
    return bound;
}

// What is taken for the tightest cut, where it is longer.
void takePartition(Bound& bound, const PartitionBound& parts, const LinkGraph& graph, const topology::Fabric& fabric)
{
    const Time time { parts.time };
    bound.cut = std::max(bound.cut, time);
    if (time <= bound.time)
        return;
    bound.tight = describe({ {}, {}, parts.arcs, parts.chunks }, parts.time, false, graph, fabric);
    bound.tight.parts = parts.parts;
    bound.time = time;
}

Result<Bound> routeBound(
    const topology::Fabric& fabric, const LinkGraph& graph, const Pattern& pattern, const Watch& watch)
{
    const std::vector<std::uint32_t> members = membersOf(pattern);
    const Result<RouteBound> routes
        = boundRoutes(graph, fabric.topology().dimensions(), members, pattern.shardChunks(), watch);
    if (!routes)
        return routes.error();
    Bound bound = boundOf(*routes, graph, fabric);
    bound.capacity = Time { routes->capacity };
    bound.time = bound.tail = Time { routes->time() };
    if (routes->capacity > routes->cut) {
        bound.tight = describe({ {}, {}, routes->priced, routes->chunks }, routes->capacity, false, graph, fabric);
        bound.tight.parts = pattern.memberCount();
    }
    return bound;
}

Result<Bound> customBound(
    const topology::Fabric& fabric, const LinkGraph& graph, const Pattern& pattern, const Watch& watch)
{
    const Result<Demands> demands = demandsOf(pattern);
    if (!demands)
        return demands.error();
    const std::vector<AlikeChunks> alike = alikeOf(*demands);
    const Result<CutBound> custom = boundCustom(graph, fabric.topology().dimensions(), alike, watch);
    if (!custom)
        return custom.error();
    Bound bound = boundOf(*custom, graph, fabric);
    bound.time = std::max(bound.diameter, bound.cut);
    const Result<PartitionBound> parts
        = boundPartitions(graph, fabric.topology().dimensions(), alike, bound.cut.ns(), watch);
    if (!parts)
        return parts.error();
    takePartition(bound, *parts, graph, fabric);
    bound.tail = bound.time;
    const std::optional<Demands> turned = demands->hasSums() ? reversedCopies(*demands) : std::nullopt;
    if (demands->hasSums() && !turned) {
        bound.capacity = Time { boundSums(graph, *demands, watch).time };
    } else {
        const LinkGraph used = turned ? reversed(graph) : graph;
        const Demands& copies = turned ? *turned : *demands;
        bound.tail = std::max(bound.tail, Time { boundArrivals(used, copies, watch) });
        const RouteBound taken = boundTakers(used, turned ? alikeOf(copies) : alike, watch);
        if (taken.cut > bound.tail.ns()) {
            bound.tight = describe(taken.tightest, taken.cut, taken.leaving != turned.has_value(), used, fabric);
            bound.tail = Time { taken.cut };
        }
        const auto bare = mapped(taken.tightest.arcs, [&used](std::uint32_t arc) {
            return Crossing { 0, used.time[arc] };
        });
        bound.cut = std::max(bound.cut, Time { timeToCarry(bare, taken.tightest.chunks) }); // without the way there
        bound.capacity = Time { taken.capacity };
        const Time known = std::max(bound.tail, bound.capacity);
        bound.capacity = std::max(bound.capacity, Time { boundDemands(used, copies, known.ns(), watch).time });
    }
    bound.time = std::max(bound.tail, bound.capacity);
    return bound;
}

// The larger of two bounds of one thing, part by part.
Bound merged(Bound a, Bound b)
{
    if (b.time > a.time)
        std::swap(a, b);
    for (const auto part : { &Bound::diameter, &Bound::cut, &Bound::tail, &Bound::growth, &Bound::capacity })
        a.*part = std::max(a.*part, b.*part);
    a.kind = BoundKind::Cuts;
    return a;
}

// Whether that says more than all else.
bool raiseByArrivals(Bound& bound, const LinkGraph& graph, const Pattern& pattern, const Watch& watch)
{
    if (pattern.kind == PatternKind::Custom) // which knows it already
        return bound.time == bound.tail && bound.tail > std::max(bound.cut, bound.diameter);
    const std::uint64_t deliveries = std::uint64_t { pattern.chunkIds() } * pattern.memberCount();
    if (pattern.kind == PatternKind::AllReduce || deliveries > kFarDeliveries)
        return false;
    // Where everybody takes part and every link leads to one who does, what is near is soon enough.
    if (pattern.memberCount() == graph.nodes)
        return false;
    const Result<Demands> demands = copiesOf(pattern);
    if (!demands)
        return false;
    const Time far { boundArrivals(isReversed(pattern.kind) ? reversed(graph) : graph, *demands, watch) };
    bound.tail = std::max(bound.tail, far);
    return far > std::exchange(bound.time, std::max(bound.time, far));
}

// Whatever gives all members the sums also brings each member's chunks to all, and all of them to each member. One
// member stands for the others as far as cuts are concerned; ways and what is left behind a cut differ.
Result<Bound> reduceBound(
    const topology::Fabric& fabric, const LinkGraph& graph, const Pattern& pattern, bool composes, const Watch& watch)
{
    Pattern rooted = pattern;
    Bound bound;
    const std::vector<std::uint32_t> members = membersOf(pattern);
    const SpreadDemand among = spreadAmong(graph, members, members);
    const std::uint64_t roots
        = among.looksAlike ? 1 : std::clamp<std::uint64_t>(kRootWork / (graph.arcs() + 1), 1, pattern.memberCount());
    for (std::uint32_t place = 0; place < roots; ++place) {
        rooted.root = pattern.member(place);
        for (const PatternKind kind : { PatternKind::Broadcast, PatternKind::Reduce }) {
            rooted.kind = kind;
            Result<Bound> half = spreadBound(fabric, graph, rooted, watch, kReduceTailWork / roots);
            if (!half)
                return half;
            bound = merged(std::move(bound), *std::move(half));
        }
    }
    const std::vector<std::uint32_t> sorted = sortedOnce(members);
    const Result<PartitionBound> parts = boundPartitions(
        graph, fabric.topology().dimensions(), { { sorted, sorted, true, pattern.chunks } }, bound.cut.ns(), watch);
    if (!parts)
        return parts.error();
    const std::uint64_t calls = 2 * (std::uint64_t { pattern.memberCount() } - 1) * pattern.chunks;
    bound.capacity = Time { std::max(parts->singles, boundCalls(graph, members, members, calls)) };
    bound.kind = parts->isReached ? BoundKind::Exact : BoundKind::Cuts;
    takePartition(bound, *parts, graph, fabric);
    const Result<std::uint64_t> farthest = longestWay(among, watch);
    if (!farthest)
        return farthest.error();
    bound.diameter = Time { *farthest };
    bound.tail = std::max({ bound.tail, bound.cut, bound.diameter });
    if (pattern.memberCount() < graph.npus && std::uint64_t { pattern.chunks } * pattern.memberCount() <= kMostSummed) {
        if (const Result<Demands> sums = demandsOf(pattern))
            bound.capacity = std::max(bound.capacity, Time { boundSums(graph, *sums, watch).time });
    }
    bound.time = std::max({ bound.tail, bound.growth, bound.capacity });
    if (!composes || pattern.chunks % pattern.memberCount() != 0)
        return bound;
    for (const auto& [kind, time] : { std::pair(PatternKind::ReduceScatter, &bound.halves.scatter),
             std::pair(PatternKind::AllGather, &bound.halves.gather) }) {
        rooted.kind = kind;
        Result<Bound> half = spreadBound(fabric, graph, rooted, watch);
        if (!half)
            return half;
        raiseByArrivals(*half, graph, rooted, watch);
        *time = half->time;
    }
    bound.composition = Time { bound.halves.scatter.ns() + bound.halves.gather.ns() };
    return bound;
}

} // namespace

std::string_view toString(BoundKind kind)
{
    return kind == BoundKind::Exact ? "exact" : "cuts";
}

Result<Bound> lowerBound(
    const topology::Fabric& fabric, const Pattern& pattern, Bytes chunk, const Watch& watch, bool composes)
{
    if (const Result<void> checked = pattern.check(); !checked)
        return checked.error();
    if (pattern.ranks != fabric.topology().npuCount()) {
        return errorOf(ErrorCode::Mismatched,
            say("the collective has %1 ranks, the fabric %2 NPUs", pattern.ranks, fabric.topology().npuCount()));
    }
    const LinkGraph graph = makeLinkGraph(fabric, chunk);
    const auto kindBound = [&]() {
        switch (pattern.kind) {
        case PatternKind::AllToAll:
            return routeBound(fabric, graph, pattern, watch);
        case PatternKind::AllReduce:
            return reduceBound(fabric, graph, pattern, composes, watch);
        case PatternKind::Custom:
            return customBound(fabric, graph, pattern, watch);
        default:
            return spreadBound(fabric, graph, pattern, watch);
        }
    };
    Result<Bound> bound = kindBound();
    const bool isFar = bound && raiseByArrivals(*bound, graph, pattern, watch);
    if (bound && bound->time.ns() >= kLatestNs) // links and ways that take longer count as that
        return takesTooLong();
    if (!bound)
        return bound;
    bound->limitedBy = isFar ? say("what one NPU has to get from far away, or to send there, limits everything")
                             : sentence(*bound, fabric.topology(), chunk);
    const Time end { soonestEnd(graph, bound->time.ns()) };
    if (bound->tight.time == bound->time)
        bound->tight.time = end;
    bound->time = end;
    return bound;
}

} // namespace weft::synthesis
