// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/pattern_synthesis.h"

#include "engine/core/fingerprint.h"
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/check/wave_check.h"
#include "engine/synthesis/construct/comb_constructor.h"
#include "engine/synthesis/search/all_reduce_search.h"
#include "engine/synthesis/search/demand_search.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

using collective::Pattern;
using collective::PatternKind;
using Clock = std::chrono::steady_clock;

// All NPUs take part in an all-gather or what is made of one, in the order of their ranks, over links alone.
bool isPlainGather(const LinkGraph& graph, const Pattern& pattern)
{
    const bool gathers = pattern.kind == PatternKind::AllGather || pattern.kind == PatternKind::ReduceScatter
        || (pattern.kind == PatternKind::AllReduce && pattern.chunks % graph.npus == 0);
    if (!gathers || graph.nodes != graph.npus)
        return false;
    for (std::uint32_t place = 0; place < pattern.memberCount(); ++place) {
        if (pattern.member(place) != Rank { place })
            return false;
    }
    return pattern.memberCount() == graph.npus;
}

// Of an all-reduce. The bound has them where its chunks can be shared out.
Result<Bound::Halves> boundsOfHalves(
    const topology::Fabric& fabric, const Pattern& pattern, const Bound& bound, Bytes chunk, const Watch& watch)
{
    if (bound.composition)
        return bound.halves;
    const auto [first, second] = synthesis::halvesOf(pattern);
    const Result<Bound> scatter = lowerBound(fabric, first, chunk, watch);
    const Result<Bound> gather = lowerBound(fabric, second, chunk, watch);
    if (!scatter || !gather)
        return (scatter ? gather : scatter).error();
    return Bound::Halves { scatter->time, gather->time };
}

// The compact form, checked.
Result<void> byGather(PatternSynthesis& result, const SynthesisOptions& options, const Watch& watch)
{
    const LinkGraph& graph = result.graph;
    Result<SynthesisResult> found
        = synthesize(graph, result.pattern.kind, result.pattern.chunks / graph.npus, options, watch);
    if (!found)
        return found.error();
    const Clock::time_point begin = Clock::now();
    const LinkGraph turned = reversed(graph);
    for (const auto& [half, used] : { std::pair(&found->scatter, &turned), std::pair(&found->gather, &graph) }) {
        if (!*half)
            continue;
        const Result<ScheduleCheck> checked = checkLinkSchedule(*used, **half);
        if (!checked)
            return checked.error();
        if (const Result<void> once = checkAddsOnce(half == &found->scatter ? checked->duplicates : 0); !once)
            return once;
        result.transfers += checked->transfers;
    }
    result.checkSeconds += secondsSince(begin);
    result.method = found->method;
    result.starts = found->starts;
    result.durationNs = found->durationNs;
    result.peakBytes = found->peakBytes;
    result.fingerprint = found->fingerprint();
    result.compact = std::move(*found);
    return {};
}

// Of an all-reduce of all NPUs, in whatever order, on a mesh; nothing elsewhere.
std::optional<WaveSchedule> combsFor(const LinkGraph& graph, const Pattern& pattern)
{
    if (pattern.kind != PatternKind::AllReduce || pattern.memberCount() != graph.npus)
        return {};
    const std::optional<MeshGrid> grid = meshGridOf(graph);
    return grid ? constructCombs(*grid, pattern.chunks) : std::nullopt;
}

// The waves, checked.
Result<void> byCombs(
    PatternSynthesis& result, std::optional<WaveSchedule> combs, const SynthesisOptions& options, const Watch& watch)
{
    const Clock::time_point begin = Clock::now();
    const Result<ScheduleCheck> checked = checkWaves(result.graph, *combs, watch);
    if (!checked)
        return checked.error();
    result.checkSeconds += secondsSince(begin);
    result.method = "combs";
    result.starts = 1;
    result.durationNs = combs->durationNs;
    result.transfers = checked->transfers;
    result.peakBytes = combs->memoryBytes();
    result.fingerprint = combs->fingerprint();
    result.staysCompact = true;
    result.compact.reset();
    result.waves = std::move(combs);
    if (options.state != nullptr)
        options.state->tell(1, result.durationNs);
    return {};
}

// `bounds` are those of the halves.
Result<void> byHalves(PatternSynthesis& result, const SynthesisOptions& options, const Bound::Halves& bounds,
    const std::optional<WaveSchedule>& combs, const Watch& watch)
{
    const Result<Demands> copies = copiesOf(synthesis::halvesOf(result.pattern).second);
    if (!copies)
        return copies.error();
    if (!isPlainGather(result.graph, result.pattern)) {
        HalvesByDemands halves(result.graph, *copies, options, bounds);
        return searchAllReduce(result, halves, *copies, options, bounds, combs, watch);
    }
    const std::uint32_t perNpu = result.pattern.chunks / result.graph.npus;
    GatherHalves halves(result.graph, PatternKind::AllReduce, perNpu, options, bounds, watch);
    return searchAllReduce(result, halves, *copies, options, bounds, combs, watch);
}

// A plan for demands as the one part; `adds`: they are those of the reversal.
Result<void> addPart(
    PatternSynthesis& result, const Demands& demands, bool adds, const SynthesisOptions& options, const Watch& watch)
{
    const LinkGraph graph = adds ? reversed(result.graph) : result.graph;
    DemandSearch search(graph, demands, options);
    Seeker* const seekers[] { &search };
    SearchLoop loop(options, watch, [&search] { return search.bestNs(); });
    if (const Result<void> begun = loop.begin(seekers); !begun)
        return begun;
    loop.goOn(seekers);
    const TransferPlan& plan = search.best();
    const Clock::time_point begin = Clock::now();
    const Result<std::uint64_t> checked = checkPlan(graph, demands, plan);
    if (!checked)
        return checked.error();
    if (const Result<void> once = checkAddsOnce(adds ? *checked : 0); !once)
        return once;
    result.checkSeconds += secondsSince(begin);
    result.method = demands.isPointToPoint() ? "routes" : "trees";
    result.starts = loop.starts();
    result.setParts({ { adds ? reversedInTime(graph, plan) : plan, adds } }, plan.durationNs);
    return {};
}

} // namespace

std::pair<Pattern, Pattern> halvesOf(Pattern pattern)
{
    Pattern second = pattern;
    const bool isShared = pattern.chunks % pattern.memberCount() == 0;
    pattern.kind = isShared ? PatternKind::ReduceScatter : PatternKind::Reduce;
    second.kind = isShared ? PatternKind::AllGather : PatternKind::Broadcast;
    pattern.root = second.root = pattern.member(0);
    return { pattern, second };
}

void PatternSynthesis::setParts(std::vector<PlanPart> made, std::uint64_t ns)
{
    Fingerprint print;
    transfers = 0;
    for (const PlanPart& part : made) {
        print.add(part.plan.fingerprint());
        transfers += part.plan.transfers.size();
    }
    fingerprint = print.value();
    durationNs = ns;
    parts = std::move(made);
}

Result<void> searchCustom(PatternSynthesis& result, const SynthesisOptions& options, const Watch& watch)
{
    const Result<Demands> demands = demandsOf(result.pattern);
    if (!demands)
        return demands.error();
    if (!demands->hasSums())
        return addPart(result, *demands, false, options, watch);
    if (const std::optional<Demands> turned = reversedCopies(*demands))
        return addPart(result, *turned, true, options, watch);
    return searchSums(result, *demands, options, watch);
}

Result<PatternSynthesis> synthesizePattern(const topology::Fabric& fabric, const Pattern& pattern, Bytes chunk,
    SynthesisOptions options, const Watch& watch, std::uint64_t mostTransfers)
{
    PatternSynthesis result;
    result.pattern = pattern;
    result.graph = makeLinkGraph(fabric, chunk);
    if (const Result<void> can = checkTimes(result.graph); !can)
        return can.error();
    const Clock::time_point begin = Clock::now();
    Result<Bound> bound = options.bound != nullptr ? *options.bound : lowerBound(fabric, pattern, chunk, watch);
    if (!bound)
        return bound.error();
    result.bound = *std::move(bound);
    options.setBound(result.bound.time.ns());
    const bool isTwo = pattern.kind == PatternKind::AllReduce;
    Bound::Halves halves; // a search may stop where both are met
    if (isTwo) {
        const Result<Bound::Halves> own = boundsOfHalves(fabric, pattern, result.bound, chunk, watch);
        if (!own)
            return own.error();
        halves = *own;
    }
    result.boundSeconds = secondsSince(begin);
    if (options.budgetSeconds)
        *options.budgetSeconds -= result.boundSeconds;
    const std::uint64_t least
        = std::uint64_t { pattern.chunks } * (pattern.memberCount() - std::uint64_t { 1 }) * (isTwo ? 2 : 1);
    const bool isPlain = isPlainGather(result.graph, pattern);
    std::optional<WaveSchedule> combs = combsFor(result.graph, pattern);
    const bool isLarge = least > mostTransfers;
    Result<void> found;
    if (combs && isLarge && (!isPlain || combs->durationNs <= halves.gather.ns() + halves.scatter.ns())) {
        // No halves can be shorter while they go one after the other, and so many are never overlapped.
        found = byCombs(result, std::move(combs), options, watch);
    } else if (isTwo && !(isPlain && isLarge)) {
        found = byHalves(result, options, halves, combs, watch);
    } else if (isPlain) {
        if (isTwo)
            options.boundNs = std::min(halves.gather.ns(), halves.scatter.ns());
        found = byGather(result, options, watch);
        result.staysCompact = result.transfers > mostTransfers;
        if (found && combs && combs->durationNs < result.durationNs)
            found = byCombs(result, std::move(combs), options, watch);
    } else if (pattern.kind == PatternKind::Custom) {
        found = searchCustom(result, options, watch);
    } else {
        const Result<Demands> demands = copiesOf(pattern);
        found = demands ? addPart(result, *demands, isReversed(pattern.kind), options, watch) : demands.error();
    }
    if (!found)
        return found.error();
    return result;
}

Result<SpelledPlan> spelledPlan(const PatternSynthesis& synthesis, const Watch& watch)
{
    if (synthesis.staysCompact) {
        return errorOf(
            ErrorCode::TooLarge, say("%1 transfers are kept in their compact form only", synthesis.transfers));
    }
    const std::string name = "synthesized " + std::string(collective::toString(synthesis.pattern.kind));
    const auto spell = [&](const std::vector<PlanPart>& parts) {
        return SpelledPlan::make(synthesis.graph, synthesis.pattern, parts, name, watch);
    };
    return synthesis.compact ? spell(spelledOut(synthesis.graph, *synthesis.compact)) : spell(synthesis.parts);
}

Result<collective::SchedulePtr> scheduleOf(const PatternSynthesis& synthesis, const Watch& watch)
{
    Result<SpelledPlan> plan = spelledPlan(synthesis, watch);
    return plan ? (*std::move(plan)).schedule(true, watch) : plan.error();
}

} // namespace weft::synthesis
