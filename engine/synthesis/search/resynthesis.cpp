// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/resynthesis.h"

#include "engine/synthesis/construct/repair_constructor.h"
#include "engine/synthesis/search/all_reduce_search.h"

#include <map>

namespace weft::synthesis {

namespace {

// Sums for which an NPU sends its part to two others, or gets a part from whom it sends its own to: there are no trees
// to mend.
bool isExchanged(const topology::Topology& topology, const std::vector<GivenTransfer>& given)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> sent; // to whom, by chunk and sender
    for (const GivenTransfer& transfer : given) {
        if (!transfer.adds)
            continue;
        const std::uint32_t from = index(topology.linkSource(transfer.link));
        const std::uint32_t to = index(topology.linkDestination(transfer.link));
        const auto back = sent.find({ transfer.chunk, to });
        if ((back != sent.end() && back->second == from) || !sent.try_emplace({ transfer.chunk, from }, to).second)
            return true;
    }
    return false;
}

ScheduleDifference differenceOf(const std::vector<GivenTransfer>& given, const PatternSynthesis& made)
{
    std::multimap<std::pair<std::uint32_t, LinkId>, std::uint64_t> before; // starts, by chunk and link
    for (const GivenTransfer& transfer : given)
        before.emplace(std::pair(transfer.chunk, transfer.link), transfer.start);
    ScheduleDifference difference;
    for (const PlanPart& part : made.parts) {
        for (const PlannedTransfer& transfer : part.plan.transfers) {
            const auto was = before.find({ transfer.chunk, made.graph.link[transfer.arc] });
            if (was == before.end()) {
                ++difference.added;
                continue;
            }
            ++(was->second == transfer.start ? difference.kept : difference.moved);
            before.erase(was);
        }
    }
    difference.dropped = before.size();
    return difference;
}

} // namespace

Result<PatternSynthesis> synthesizeFrom(const topology::Fabric& fabric, const collective::Schedule& schedule,
    Bytes chunk, const SynthesisOptions& options, const Watch& watch)
{
    PatternSynthesis result;
    result.pattern = schedule.pattern();
    result.graph = makeLinkGraph(fabric, chunk);
    if (const Result<void> can = checkTimes(result.graph); !can)
        return can.error();
    const auto begin = std::chrono::steady_clock::now();
    Result<Bound> bound = lowerBound(fabric, result.pattern, chunk, watch);
    if (!bound)
        return bound.error();
    result.bound = *std::move(bound);
    result.boundSeconds = secondsSince(begin);
    const Result<SumDemands> sums = sumsOf(result.pattern);
    if (!sums)
        return sums.error();
    const Result<std::vector<GivenTransfer>> given = givenTransfers(fabric, schedule, chunk);
    if (!given)
        return given.error();
    if (fabric.topology().npuCount() <= 64 && isExchanged(fabric.topology(), *given)) {
        Result<PatternSynthesis> anew = synthesizePattern(fabric, result.pattern, chunk, options, watch);
        if (anew)
            anew->difference = differenceOf(*given, *anew);
        return anew;
    }
    const Result<RepairedPlan> repaired = repairPlan(fabric, result.graph, chunk, *sums, *given, watch);
    if (!repaired)
        return repaired.error();
    result.method = "repair";
    result.starts = 1;
    result.difference = { repaired->kept, repaired->moved, repaired->added, repaired->dropped };
    if (const Result<void> taken = take(result, repaired->plan, repaired->rooted); !taken)
        return taken.error();
    if (options.state != nullptr) {
        options.state->boundNs.store(static_cast<std::uint64_t>(result.bound.time.ns()));
        options.state->tell(1, result.durationNs);
    }
    return result;
}

} // namespace weft::synthesis
