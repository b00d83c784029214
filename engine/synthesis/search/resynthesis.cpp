// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/resynthesis.h"

#include "engine/synthesis/construct/repair_constructor.h"
#include "engine/synthesis/search/all_reduce_search.h"

namespace weft::synthesis {

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
