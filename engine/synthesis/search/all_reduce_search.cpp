// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/all_reduce_search.h"

#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/plan/earliest_end.h"
#include "engine/synthesis/plan/overlap.h"
#include "engine/synthesis/search/joint_search.h"

#include <algorithm>
#include <array>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kMostJoint = std::uint64_t { 1 } << 20U; // transfers

// More than a little above the bound.
bool isFar(std::uint64_t ns, std::uint64_t boundNs)
{
    return ns > boundNs + boundNs / 16;
}

struct Exchange {
    std::vector<PlanPart> parts;
    std::uint64_t endNs = ~std::uint64_t { 0 };
};

// It ends when its schedule does, whose links wait for nothing.
Exchange exchangeOf(const LinkGraph& graph, const Demands& sums, const SynthesisOptions& options, const Watch& watch)
{
    std::optional<std::vector<PlanPart>> parts = constructExchange(graph, sums, options.boundNs, options.seed, watch);
    if (!parts)
        return {};
    const std::uint64_t durationNs = parts->front().plan.durationNs;
    const auto earliest = graph.nodes == graph.npus ? earliestEndNs(graph, sums.chunks(), *parts, watch) : std::nullopt;
    return { *std::move(parts), std::min(durationNs, earliest.value_or(durationNs)) };
}

} // namespace

HalvesByDemands::HalvesByDemands(
    const LinkGraph& graph, const Demands& copies, const SynthesisOptions& options, const Bound::Halves& bounds)
    : m_turned(reversed(graph))
    , m_summed(m_turned, copies, options.withBound(bounds.scatter.ns()))
    , m_copied(graph, copies, options.withBound(bounds.gather.ns()))
    , m_isPointToPoint(copies.isPointToPoint())
{
}

HalvesSearch::Found HalvesByDemands::found()
{
    return { { { reversedInTime(m_turned, m_summed.best()), true }, { m_copied.best(), false } },
        m_isPointToPoint ? "routes" : "trees", 0 };
}

Result<void> take(PatternSynthesis& result, std::vector<PlanPart> parts, const Demands& sums)
{
    // What was found before a stop is kept, and so checked whatever is asked in the meantime.
    const auto begin = std::chrono::steady_clock::now();
    if (!isExchange(parts)) {
        if (const auto checked = checkPlan(result.graph, sums, parts); !checked)
            return checked.error();
    } else if (const Result<void> checked = checkExchange(result.graph, sums, parts); !checked) {
        return checked;
    }
    result.checkSeconds += secondsSince(begin);
    std::uint64_t durationNs = 0;
    for (const PlanPart& part : parts)
        durationNs = std::max(durationNs, part.plan.durationNs);
    result.setParts(std::move(parts), durationNs);
    return {};
}

Result<void> searchAllReduce(PatternSynthesis& result, HalvesSearch& halves, const Demands& copies,
    const SynthesisOptions& options, const Bound::Halves& bounds, const std::optional<WaveSchedule>& combs,
    const Watch& watch)
{
    const LinkGraph& graph = result.graph;
    const std::uint64_t combsNs = combs ? combs->durationNs : ~std::uint64_t { 0 };
    const std::uint64_t boundNs = result.bound.time.ns();
    const Demands shared = sharedSums(copies);
    JointSearch joint(graph, shared, options.withBound(boundNs), true);
    const std::vector<Seeker*> apart = halves.seekers();
    JoinedPlan joined;
    joined.durationNs = ~std::uint64_t { 0 };
    Exchange exchange;
    SearchLoop loop(options, watch, [&] {
        return std::min({ halves.bestNs(), joined.durationNs, joint.bestNs(), combsNs, exchange.endNs });
    });
    if (const Result<void> begun = loop.begin(apart); !begun)
        return begun;
    HalvesSearch::Found found = halves.found();
    joined = overlapped(graph, found.parts[0].plan, found.parts[1].plan, { loop.grace(), nullptr });
    loop.noteFirst(!joined.isCut);

    // Which searches go on depends on first starts alone, so that a number of starts says what was made.
    if (std::min(joined.durationNs, combsNs) > boundNs)
        exchange = exchangeOf(graph, shared, options.withBound(boundNs), watch);
    const bool isOpen = std::min({ joined.durationNs, combsNs, exchange.endNs }) > boundNs;
    bool mayJoin = isOpen && 2 * copies.takers.items.size() <= kMostJoint;
    bool isApart = isOpen;
    const std::uint64_t apartNs = bounds.scatter.ns() + bounds.gather.ns(); // at least
    if (mayJoin && isFar(joined.durationNs, boundNs)
        && (isFar(apartNs, boundNs) || isFar(joined.durationNs, apartNs))) {
        // What stops it is no error: there are halves.
        mayJoin = loop.add(joint);
        isApart = !mayJoin || joint.bestNs() >= joined.durationNs || joint.bestNs() > apartNs;
    }
    loop.tell();
    std::vector<Seeker*> open;
    if (mayJoin)
        open.push_back(&joint);
    if (isApart)
        open.insert(open.end(), apart.begin(), apart.end());
    loop.goOn(open);
    if (loop.starts() > 1 && isApart) {
        found = halves.found();
        JoinedPlan again = overlapped(graph, found.parts[0].plan, found.parts[1].plan, watch);
        if (again.durationNs < joined.durationNs)
            joined = std::move(again);
    }

    result.starts = apart.empty() ? 0 : loop.starts();
    result.peakBytes = found.peakBytes;
    if (exchange.endNs < std::min({ joined.durationNs, combsNs, joint.bestNs() })) {
        result.method = "exchange";
        return take(result, std::move(exchange.parts), shared);
    }
    const bool isJoint = joint.best() && joint.bestNs() < std::min(joined.durationNs, combsNs);
    const bool isCombs = !isJoint && combsNs < joined.durationNs;
    JoinedPlan plan = isJoint ? joint.best()->plan(graph) : isCombs ? spelledOut(*combs) : std::move(joined);
    result.method = isJoint ? "joint trees" : isCombs ? "combs" : found.method;
    return take(result, std::move(plan).parts(), shared);
}

Result<void> searchSums(
    PatternSynthesis& result, const Demands& sums, const SynthesisOptions& options, const Watch& watch)
{
    JointSearch joint(result.graph, sums, options, false);
    const std::array<Seeker*, 1> all { &joint };
    Exchange exchange;
    SearchLoop loop(options, watch, [&] { return std::min(joint.bestNs(), exchange.endNs); });
    if (const Result<void> begun = loop.begin(all); !begun)
        return begun;
    const std::uint64_t boundNs = options.boundNs;
    if (joint.bestNs() > boundNs)
        exchange = exchangeOf(result.graph, sums, options, watch);
    loop.tell();
    if (exchange.endNs > boundNs)
        loop.goOn(all);
    result.starts = loop.starts();
    const bool isJoint = joint.bestNs() <= exchange.endNs;
    result.method = isJoint ? "joint trees" : "exchange";
    return take(result, isJoint ? joint.best()->plan(result.graph).parts() : std::move(exchange.parts), sums);
}

} // namespace weft::synthesis
