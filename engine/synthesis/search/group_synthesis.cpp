// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/group_synthesis.h"

#include "engine/synthesis/bounds/bounds_kinds.h"
#include "engine/synthesis/bounds/bounds_shared.h"
#include "engine/synthesis/plan/pattern_slots.h"
#include "engine/synthesis/search/all_reduce_search.h"

#include <algorithm>
#include <optional>
#include <set>

namespace weft::synthesis {

namespace {

using collective::Pattern;
using collective::PatternKind;

Result<Bound> largestBound(
    const topology::Fabric& fabric, std::span<const Pattern> groups, Bytes chunk, const Watch& watch)
{
    std::optional<Bound> largest;
    Bound::Halves halves; // the largest too
    for (std::size_t g = 0; g < groups.size(); ++g) {
        Result<Bound> bound = lowerBound(fabric, groups[g], chunk, watch);
        if (!bound)
            return bound;
        halves.scatter = std::max(halves.scatter, bound->halves.scatter);
        halves.gather = std::max(halves.gather, bound->halves.gather);
        bound->limitedBy = say("group %1 alone: %2", g, bound->limitedBy);
        if (!largest || bound->time > largest->time)
            largest = *std::move(bound);
    }
    largest->halves = halves;
    // What the groups cost each other is not in it.
    if (groups.size() > 1)
        largest->kind = BoundKind::Cuts;
    return *std::move(largest);
}

// What broadcasts (or reductions) cost each other where their chunks share links.
void raiseByWaves(Bound& bound, const LinkGraph& graph, std::span<const Pattern> groups, const Watch& watch)
{
    const PatternKind kind = groups.front().kind;
    if (groups.size() < 2 || (kind != PatternKind::Broadcast && kind != PatternKind::Reduce))
        return;
    std::vector<Wave> waves;
    for (const Pattern& group : groups) {
        Wave wave { index(group.root), {}, group.chunks };
        wave.wanted = sortedOnce(membersOf(group));
        std::erase(wave.wanted, wave.root);
        if (!wave.wanted.empty() && wave.chunks > 0)
            waves.push_back(std::move(wave));
    }
    const LinkGraph used = isReversed(kind) ? reversed(graph) : graph;
    const Time together { soonestEnd(used, boundWaves(used, waves, bound.time.ns(), watch)) };
    if (together <= bound.time)
        return;
    bound.time = bound.growth = together;
    bound.limitedBy = kind == PatternKind::Reduce
        ? say("all groups together: each NPU has to send its part to one that adds it up, and they share the links")
        : say("all groups together: each copy has to be sent by an NPU that has one, and they share the links");
}

// Of pattern and graph of the result; halves are the largest of single groups.
Result<Bound> boundTogether(const topology::Fabric& fabric, const PatternSynthesis& result,
    std::span<const Pattern> groups, Bytes chunk, const Watch& watch)
{
    Result<Bound> bound = largestBound(fabric, groups, chunk, watch);
    if (!bound)
        return bound;
    const Bound::Halves halves = bound->halves;
    if (Result<Bound> together = lowerBound(fabric, result.pattern, chunk, watch);
        together && together->time > bound->time)
        bound = std::move(together);
    raiseByWaves(*bound, result.graph, groups, watch);
    bound->halves = halves;
    return bound;
}

Result<void> allReduce(PatternSynthesis& result, const topology::Fabric& fabric, std::span<const Pattern> groups,
    Bytes chunk, const SynthesisOptions& options, const Watch& watch)
{
    std::vector<Pattern> firsts;
    std::vector<Pattern> seconds;
    for (const Pattern& group : groups) {
        const auto [first, second] = synthesis::halvesOf(group);
        firsts.push_back(first);
        seconds.push_back(second);
    }
    const Result<Pattern> scatter = joinedPattern(firsts);
    const Result<Pattern> gather = joinedPattern(seconds);
    const Result<Demands> copies = gather ? demandsOf(*gather) : gather.error();
    if (!copies)
        return copies.error();
    const auto begin = std::chrono::steady_clock::now();
    Bound::Halves bounds = result.bound.halves;
    for (const auto& [half, time] : { std::pair(&scatter, &bounds.scatter), std::pair(&gather, &bounds.gather) }) {
        const Result<Bound> together = *half ? lowerBound(fabric, **half, chunk, watch) : half->error();
        if (together)
            *time = std::max(*time, together->time);
    }
    result.boundSeconds += secondsSince(begin);
    HalvesByDemands halves(result.graph, *copies, options, bounds);
    return searchAllReduce(result, halves, *copies, options, bounds, {}, watch);
}

} // namespace

Result<Pattern> joinedPattern(std::span<const Pattern> groups)
{
    if (groups.empty())
        return errorOf(ErrorCode::Usage, say("no process group is given"));
    Pattern joined;
    joined.kind = PatternKind::Custom;
    joined.ranks = groups.front().ranks;
    joined.inPlace = groups.front().inPlace;
    std::set<Rank> taken;
    for (const Pattern& group : groups) {
        if (const Result<void> checked = group.check(); !checked)
            return checked.error();
        if (group.kind != groups.front().kind || group.ranks != joined.ranks || group.inPlace != joined.inPlace)
            return errorOf(ErrorCode::Usage, say("groups are synthesized together for one pattern on one fabric"));
        const std::vector<Rank> sorted
            = mapped(sortedOnce(membersOf(group)), [](std::uint32_t member) { return Rank { member }; });
        for (const std::uint32_t member : membersOf(group)) {
            const Rank rank { member };
            if (!taken.insert(rank).second)
                return errorOf(ErrorCode::Duplicate, say("rank %1 is in two groups", rank),
                    say("groups that are synthesized together have no rank in common"));
            const auto addTo = [&](std::vector<collective::Placement>& placements) {
                return [&](collective::Slot slot, const collective::Content& content) {
                    const bool isSum = content.contributor == kNone<Rank>;
                    placements.push_back({ rank, slot, ChunkId { joined.chunks + index(content.chunk) },
                        isSum ? sorted : std::vector { content.contributor } });
                };
            };
            eachBefore(group, rank, addTo(joined.before));
            eachAfter(group, rank, addTo(joined.after));
        }
        joined.chunks += group.chunkIds();
    }
    return joined;
}

Result<PatternSynthesis> synthesizeGroups(const topology::Fabric& fabric, std::span<const Pattern> groups, Bytes chunk,
    SynthesisOptions options, const Watch& watch)
{
    Result<Pattern> joined = joinedPattern(groups);
    if (!joined)
        return joined.error();
    PatternSynthesis result;
    result.pattern = *std::move(joined);
    result.graph = makeLinkGraph(fabric, chunk);
    if (const Result<void> can = checkTimes(result.graph); !can)
        return can.error();
    const auto begin = std::chrono::steady_clock::now();
    Result<Bound> bound
        = options.bound != nullptr ? *options.bound : boundTogether(fabric, result, groups, chunk, watch);
    if (!bound)
        return bound.error();
    result.bound = *std::move(bound);
    result.boundSeconds = secondsSince(begin);
    if (options.budgetSeconds)
        *options.budgetSeconds -= result.boundSeconds;
    options.setBound(result.bound.time.ns());
    const Result<void> made = groups.front().kind == PatternKind::AllReduce
        ? allReduce(result, fabric, groups, chunk, options, watch)
        : searchCustom(result, options, watch);
    if (!made)
        return made.error();
    return result;
}

} // namespace weft::synthesis
