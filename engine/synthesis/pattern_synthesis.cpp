// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/pattern_synthesis.h"

#include "engine/core/fingerprint.h"
#include "engine/synthesis/demand_search.h"
#include "engine/synthesis/overlap.h"
#include "engine/synthesis/schedule_check.h"

#include <algorithm>
#include <chrono>

namespace weft::synthesis {

namespace {

using collective::Pattern;
using collective::PatternKind;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

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

TransferPlan planOf(const LinkGraph& graph, const LinkSchedule& schedule)
{
    TransferPlan plan;
    plan.durationNs = schedule.durationNs;
    const TimedForm form = spelledOut(graph, schedule);
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
        for (std::uint32_t i = form.arcStart[arc]; i < form.arcStart[arc + 1]; ++i)
            plan.transfers.push_back({ form.transfers[i].start, form.transfers[i].chunk, arc });
    }
    std::sort(plan.transfers.begin(), plan.transfers.end());
    return plan;
}

// The parts, each on a clock of its own.
std::vector<PlanPart> spellOut(const LinkGraph& graph, const SynthesisResult& found)
{
    std::vector<PlanPart> parts;
    if (found.scatter) {
        const LinkGraph turned = reversed(graph);
        parts.push_back({ reversedInTime(turned, planOf(turned, *found.scatter)), true });
    }
    if (found.gather)
        parts.push_back({ planOf(graph, *found.gather), false });
    return parts;
}

std::uint64_t fingerprintOf(const std::vector<PlanPart>& parts)
{
    Fingerprint print;
    for (const PlanPart& part : parts)
        print.add(part.plan.fingerprint());
    return print.value();
}

// Reduce-scatter and all-gather of the same chunks, which an all-reduce is composed of. An all-reduce whose chunks
// cannot be shared out goes to one member and back from it.
std::pair<Pattern, Pattern> halvesOf(Pattern pattern)
{
    Pattern second = pattern;
    const bool isShared = pattern.chunks % pattern.memberCount() == 0;
    pattern.kind = isShared ? PatternKind::ReduceScatter : PatternKind::Reduce;
    second.kind = isShared ? PatternKind::AllGather : PatternKind::Broadcast;
    pattern.root = second.root = pattern.member(0);
    return { pattern, second };
}

class PatternSearch {
public:
    PatternSearch(PatternSynthesis& result, const SynthesisOptions& options, const Watch& watch)
        : m_result(result)
        , m_options(options)
        , m_watch(watch)
    {
    }

    Result<void> byDemands(const Pattern& pattern)
    {
        if (pattern.kind == PatternKind::AllReduce) {
            const auto [first, second] = halvesOf(pattern);
            if (m_options.state != nullptr)
                m_options.state->tellFrom(0, 2);
            if (const Result<void> done = byDemands(first); !done)
                return done;
            m_options = optionsOfSecondHalf(m_options, m_result.starts, m_result.durationNs);
            if (m_watch.stop.stop_requested()) { // what is there is kept, and needs its other half
                m_options.starts = 1;
                m_watch.stop = {};
            }
            return byDemands(second);
        }
        const Result<Demands> demands = demandsOf(pattern);
        if (!demands)
            return demands.error();
        return addPart(m_result, *demands, isReversed(pattern.kind), m_options, m_watch);
    }

    Result<void> byGather(std::uint64_t mostTransfers)
    {
        const LinkGraph& graph = m_result.graph;
        Result<SynthesisResult> found
            = synthesize(graph, m_result.pattern.kind, m_result.pattern.chunks / graph.npus, m_options, m_watch);
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
            m_result.transfers += checked->transfers;
        }
        m_result.checkSeconds += secondsSince(begin);
        m_result.method = toString(found->method);
        m_result.starts = found->starts;
        m_result.durationNs = found->durationNs;
        m_result.peakBytes = found->peakBytes;
        m_result.staysCompact = m_result.transfers > mostTransfers;
        m_result.fingerprint = found->fingerprint();
        m_result.compact = std::move(*found);
        if (m_result.pattern.kind == PatternKind::AllReduce && !m_result.staysCompact) {
            m_result.parts = spellOut(graph, *m_result.compact);
            m_result.compact.reset();
        }
        return {};
    }

    // The halves of an all-reduce on one clock.
    Result<void> join()
    {
        const auto [first, second] = halvesOf(m_result.pattern);
        const Result<Demands> summed = demandsOf(first);
        const Result<Demands> copied = demandsOf(second);
        if (!summed || !copied)
            return (summed ? copied : summed).error();
        return joinHalves(m_result, *summed, *copied, m_watch);
    }

private:
    PatternSynthesis& m_result;
    SynthesisOptions m_options;
    Watch m_watch;
};

} // namespace

Result<void> addPart(
    PatternSynthesis& result, const Demands& demands, bool adds, const SynthesisOptions& options, const Watch& watch)
{
    const LinkGraph graph = adds ? reversed(result.graph) : result.graph;
    Result<DemandSearchResult> found = searchPlan(graph, demands, options, watch);
    if (!found)
        return found.error();
    const Clock::time_point begin = Clock::now();
    const Result<std::uint64_t> checked = checkPlan(graph, demands, found->plan);
    if (!checked)
        return checked.error();
    result.checkSeconds += secondsSince(begin);
    result.method = demands.isPointToPoint() ? "routes" : "trees";
    result.starts = std::max(result.starts, found->starts);
    result.durationNs += found->plan.durationNs;
    result.transfers += found->plan.transfers.size();
    result.parts.push_back({ adds ? reversedInTime(graph, found->plan) : std::move(found->plan), adds });
    result.fingerprint = fingerprintOf(result.parts);
    return {};
}

Result<void> joinHalves(PatternSynthesis& result, const Demands& summed, const Demands& copied, const Watch& watch)
{
    const LinkGraph& graph = result.graph;
    JoinedPlan joined = overlapped(graph, result.parts[0].plan, result.parts[1].plan, watch);
    if (const Result<void> fits = checkJoin(graph, joined); !fits)
        return fits;
    // What was found before a stop is kept, and so checked whatever is asked in the meantime.
    if (const auto checked = checkPlan(reversed(graph), summed, reversedInTime(graph, joined.reduce)); !checked)
        return checked.error();
    if (const auto checked = checkPlan(graph, copied, joined.gather); !checked)
        return checked.error();
    result.durationNs = joined.durationNs;
    result.parts[0].plan = std::move(joined.reduce);
    result.parts[1].plan = std::move(joined.gather);
    result.fingerprint = fingerprintOf(result.parts);
    return {};
}

Result<PatternSynthesis> synthesizePattern(const topology::Fabric& fabric, const Pattern& pattern, Bytes chunk,
    SynthesisOptions options, const Watch& watch, std::uint64_t mostTransfers)
{
    PatternSynthesis result;
    result.pattern = pattern;
    result.graph = makeLinkGraph(fabric, chunk);
    const Clock::time_point begin = Clock::now();
    Result<Bound> bound = lowerBound(fabric, pattern, chunk, watch);
    if (!bound)
        return bound.error();
    result.bound = *std::move(bound);
    options.boundNs = result.bound.time.ns();
    if (options.state != nullptr) {
        options.state->boundNs.store(options.boundNs);
        options.state->tellFrom(0, 1);
    }
    if (pattern.kind == PatternKind::AllReduce) {
        // The halves have bounds of their own; a search may stop where both are met.
        const auto [first, second] = halvesOf(pattern);
        const Result<Bound> firstBound = lowerBound(fabric, first, chunk, watch);
        const Result<Bound> secondBound = lowerBound(fabric, second, chunk, watch);
        options.boundNs = firstBound && secondBound ? std::min(firstBound->time, secondBound->time).ns() : 0;
    }
    result.boundSeconds = secondsSince(begin);
    PatternSearch search(result, options, watch);
    const Result<void> found
        = isPlainGather(result.graph, pattern) ? search.byGather(mostTransfers) : search.byDemands(pattern);
    if (!found)
        return found.error();
    if (result.parts.size() == 2) {
        if (const Result<void> joined = search.join(); !joined)
            return joined.error();
    }
    return result;
}

Result<collective::SchedulePtr> scheduleOf(const PatternSynthesis& synthesis, const Watch& watch, bool inOrder)
{
    if (synthesis.staysCompact) {
        return Error { ErrorCode::TooLarge,
            std::to_string(synthesis.transfers) + " transfers are kept in their compact form only", {}, {} };
    }
    return scheduleOf(synthesis.graph, synthesis.pattern,
        synthesis.compact ? spellOut(synthesis.graph, *synthesis.compact) : synthesis.parts,
        "synthesized " + std::string(collective::toString(synthesis.pattern.kind)), watch, inOrder);
}

} // namespace weft::synthesis
