// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/resynthesis.h"

#include "engine/core/quantity_text.h"
#include "engine/synthesis/construct/repair_constructor.h"
#include "engine/synthesis/search/all_reduce_search.h"

#include <algorithm>
#include <tuple>

namespace weft::synthesis {

namespace {

// Sums for which an NPU sends its part to two others, or gets a part from whom it sends its own to: there are no trees
// to mend.
bool isExchanged(const topology::Topology& topology, const std::vector<GivenTransfer>& given, std::uint32_t chunks)
{
    constexpr std::uint32_t kNobody = 0xFFFFFFFFU;
    const std::size_t npus = topology.npuCount();
    std::vector<std::uint32_t> sent(npus * chunks, kNobody); // to whom, by chunk and sender
    for (const GivenTransfer& transfer : given) {
        const std::size_t from = index(topology.linkSource(transfer.link));
        const std::uint32_t to = index(topology.linkDestination(transfer.link));
        if (!transfer.adds || transfer.chunk >= chunks || from >= npus)
            continue;
        const std::size_t first = transfer.chunk * npus;
        if (sent[first + from] != kNobody || (to < npus && sent[first + to] == from))
            return true;
        sent[first + from] = to;
    }
    return false;
}

// Why there is nothing to mend; empty where there is.
Sentence cannotMend(const topology::Topology& topology, const LinkGraph& graph, const std::vector<GivenTransfer>& given,
    std::uint32_t chunks)
{
    const bool isAble = std::any_of(graph.kind.begin() + graph.npus, graph.kind.end(),
        [](const topology::Node& node) { return node.multicasts || node.reduces; });
    if (isAble)
        return say("its switches duplicate or add up");
    return isExchanged(topology, given, chunks) ? say("its sums go both ways over links") : Sentence();
}

ScheduleDifference differenceOf(const std::vector<GivenTransfer>& given, const PatternSynthesis& made)
{
    using Place = std::tuple<std::uint32_t, std::uint32_t, bool>; // chunk, link, whether it adds
    using Entry = std::pair<Place, std::uint64_t>; // and start
    std::vector<Entry> before;
    for (const GivenTransfer& transfer : given)
        before.push_back({ { transfer.chunk, index(transfer.link), transfer.adds }, transfer.start });
    std::vector<Entry> now;
    for (const PlanPart& part : made.compact ? spelledOut(made.graph, *made.compact) : made.parts) {
        for (const PlannedTransfer& transfer : part.plan.transfers)
            now.push_back({ { transfer.chunk, index(made.graph.link[transfer.arc]), part.adds }, transfer.start });
    }
    std::ranges::sort(before);
    std::ranges::sort(now);
    ScheduleDifference difference;
    auto was = before.begin();
    for (const auto& [place, start] : now) {
        for (; was != before.end() && was->first < place; ++was)
            ++difference.dropped;
        if (was == before.end() || was->first != place) {
            ++difference.added;
            continue;
        }
        ++(was->second == start ? difference.kept : difference.moved);
        ++was;
    }
    difference.dropped += static_cast<std::uint64_t>(before.end() - was);
    return difference;
}

Result<PatternSynthesis> madeAnew(const topology::Fabric& fabric, const collective::Pattern& pattern,
    const std::vector<GivenTransfer>& given, Bytes chunk, const SynthesisOptions& options, Sentence why,
    const Watch& watch)
{
    Result<PatternSynthesis> anew = synthesizePattern(fabric, pattern, chunk, options, watch);
    if (anew) {
        anew->difference = differenceOf(given, *anew);
        anew->difference->whyAnew = std::move(why);
    }
    return anew;
}

} // namespace

Result<PatternSynthesis> synthesizeAnew(const topology::Fabric& fabric, const collective::Schedule& schedule,
    Bytes chunk, const SynthesisOptions& options, Sentence why, const Watch& watch)
{
    const Result<std::vector<GivenTransfer>> given = givenTransfers(fabric, schedule, chunk);
    return given ? madeAnew(fabric, schedule.pattern(), *given, chunk, options, std::move(why), watch) : given.error();
}

Result<PatternSynthesis> synthesizeFrom(const topology::Fabric& fabric, const collective::Schedule& schedule,
    Bytes chunk, const SynthesisOptions& options, const Watch& watch)
{
    PatternSynthesis result;
    result.pattern = schedule.pattern();
    result.graph = makeLinkGraph(fabric, chunk);
    if (const Result<void> can = checkTimes(result.graph); !can)
        return can.error();
    const auto begin = std::chrono::steady_clock::now();
    Result<Bound> bound = lowerBound(fabric, result.pattern, chunk, watch, false);
    if (!bound)
        return bound.error();
    result.bound = *std::move(bound);
    result.boundSeconds = secondsSince(begin);
    const Result<Demands> sums = demandsOf(result.pattern);
    if (!sums)
        return sums.error();
    const Result<std::vector<GivenTransfer>> given = givenTransfers(fabric, schedule, chunk);
    if (!given)
        return given.error();
    const auto makeAnew
        = [&](Sentence why) { return madeAnew(fabric, result.pattern, *given, chunk, options, std::move(why), watch); };
    // What cannot be tied together again, such as an NPU that only relayed and has failed, may not be needed.
    const auto makeAnewAfter = [&](const Error& error) -> Result<PatternSynthesis> {
        if (error.code == ErrorCode::Cancelled)
            return error;
        Result<PatternSynthesis> anew = makeAnew(say("it could not be mended: %1", error.message));
        return anew ? std::move(anew) : Result<PatternSynthesis>(error);
    };
    const Sentence why = cannotMend(fabric.topology(), result.graph, *given, sums->chunks());
    if (!why.empty())
        return makeAnew(why);
    const std::uint64_t boundNs = result.bound.time.ns();
    Result<RepairedPlan> repaired = repairPlan(fabric, result.graph, chunk, *sums, *given, boundNs, watch);
    if (!repaired)
        return makeAnewAfter(repaired.error());
    result.method = "repair";
    result.starts = 1;
    if (const Result<void> taken = take(result, std::move(repaired->plan).parts(), *sums); !taken)
        return makeAnewAfter(taken.error());
    result.difference = differenceOf(*given, result);
    result.difference->givenNs = repaired->beforeNs;
    // What is longer than before may be longer than it has to be. To find out takes ten times as long as to mend it.
    const bool isChanged = result.difference->kept < given->size();
    const std::uint64_t least = std::max(repaired->beforeNs, boundNs);
    if (isChanged && result.durationNs > longestFrom(least, given->size())) {
        Result<PatternSynthesis> anew = makeAnew({});
        if (anew && withSlack(anew->durationNs) < result.durationNs) {
            anew->difference->whyAnew
                = say("mended it would take %1", toText(Latency { static_cast<double>(result.durationNs) }));
            return anew;
        }
    }
    if (options.state != nullptr) {
        options.state->boundNs.store(static_cast<std::uint64_t>(result.bound.time.ns()));
        options.state->tell(1, result.durationNs);
    }
    return result;
}

} // namespace weft::synthesis
