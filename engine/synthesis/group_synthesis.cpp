// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/group_synthesis.h"

#include <algorithm>
#include <optional>
#include <set>

namespace weft::synthesis {

namespace {

using collective::Buffer;
using collective::Content;
using collective::Pattern;
using collective::PatternKind;
using collective::Placement;
using collective::Slot;

std::vector<Rank> membersOf(const Pattern& pattern)
{
    std::vector<Rank> members;
    for (std::uint32_t place = 0; place < pattern.memberCount(); ++place)
        members.push_back(pattern.member(place));
    return members;
}

Placement placementOf(Rank rank, Slot slot, const Content& content, std::uint32_t firstChunk, std::vector<Rank> sorted)
{
    Placement placement;
    placement.rank = rank;
    placement.slot = slot;
    placement.chunk = ChunkId { firstChunk + index(content.chunk) };
    if (content.contributor == kNone<Rank>)
        placement.contributors = std::move(sorted);
    else
        placement.contributors = { content.contributor };
    return placement;
}

// The demands of all groups under the chunk ids of the joined pattern.
Result<Demands> joinedDemands(std::span<const Pattern> groups)
{
    Demands all;
    for (const Pattern& group : groups) {
        const Result<Demands> own = demandsOf(group);
        if (!own)
            return own;
        for (std::uint32_t chunk = 0; chunk < own->chunks(); ++chunk) {
            for (const std::uint32_t from : own->originsOf(chunk))
                all.origins.push_back(from);
            for (const std::uint32_t to : own->destinationsOf(chunk))
                all.destinations.push_back(to);
            all.originStart.push_back(static_cast<std::uint32_t>(all.origins.size()));
            all.destinationStart.push_back(static_cast<std::uint32_t>(all.destinations.size()));
        }
    }
    return all;
}

std::vector<Pattern> ofKind(std::span<const Pattern> groups, PatternKind kind)
{
    std::vector<Pattern> turned(groups.begin(), groups.end());
    for (Pattern& pattern : turned)
        pattern.kind = kind;
    return turned;
}

Result<Bound> largestBound(
    const topology::Fabric& fabric, std::span<const Pattern> groups, Bytes chunk, const Watch& watch)
{
    std::optional<Bound> largest;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        Result<Bound> bound = lowerBound(fabric, groups[g], chunk, watch);
        if (!bound)
            return bound;
        bound->limitedBy = "group " + std::to_string(g) + " alone: " + bound->limitedBy;
        if (!largest || bound->time > largest->time)
            largest = *std::move(bound);
    }
    // What the groups cost each other is not in it.
    if (groups.size() > 1)
        largest->kind = BoundKind::Cuts;
    return *std::move(largest);
}

} // namespace

Result<Pattern> joinedPattern(std::span<const Pattern> groups)
{
    if (groups.empty())
        return Error { ErrorCode::Usage, "no process group is given", {}, {} };
    Pattern joined;
    joined.kind = PatternKind::Custom;
    joined.ranks = groups.front().ranks;
    joined.inPlace = groups.front().inPlace;
    std::set<Rank> taken;
    for (const Pattern& group : groups) {
        if (const Result<void> checked = group.check(); !checked)
            return checked.error();
        if (group.kind != groups.front().kind || group.ranks != joined.ranks || group.inPlace != joined.inPlace)
            return Error { ErrorCode::Usage, "groups are synthesised together for one pattern on one fabric", {}, {} };
        std::vector<Rank> members = membersOf(group);
        std::vector<Rank> sorted = members;
        std::sort(sorted.begin(), sorted.end());
        for (const Rank rank : members) {
            if (!taken.insert(rank).second)
                return Error { ErrorCode::Duplicate, "rank " + std::to_string(index(rank)) + " is in two groups", {},
                    "groups that are synthesised together have no rank in common" };
            const collective::BufferSizes sizes = group.bufferSizes(rank);
            for (const auto& [buffer, size] :
                { std::pair(Buffer::Input, sizes.input), std::pair(Buffer::Output, sizes.output) }) {
                for (std::uint32_t k = 0; k < size; ++k) {
                    if (const auto held = group.contentBefore(rank, { buffer, k }))
                        joined.before.push_back(placementOf(rank, { buffer, k }, *held, joined.chunks, sorted));
                    if (const auto wanted = group.contentAfter(rank, { buffer, k }))
                        joined.after.push_back(placementOf(rank, { buffer, k }, *wanted, joined.chunks, sorted));
                }
            }
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
    Result<Bound> bound = largestBound(fabric, groups, chunk, watch);
    if (!bound)
        return bound.error();
    result.bound = *std::move(bound);
    if (Result<Bound> together = lowerBound(fabric, result.pattern, chunk, watch);
        together && together->time > result.bound.time)
        result.bound = *std::move(together);
    const PatternKind kind = groups.front().kind;
    const bool isTwo = kind == PatternKind::AllReduce;
    options.boundNs = result.bound.time.ns();
    if (options.state != nullptr) {
        options.state->boundNs.store(options.boundNs);
        options.state->tellFrom(0, isTwo ? 2 : 1);
    }
    Watch watched = watch;
    std::vector<Demands> halves;
    for (const PatternKind half :
        { isTwo ? PatternKind::ReduceScatter : kind, isTwo ? PatternKind::AllGather : PatternKind::Custom }) {
        if (half == PatternKind::Custom)
            break;
        const std::vector<Pattern> patterns = ofKind(groups, half);
        if (isTwo) {
            const Result<Bound> own = largestBound(fabric, patterns, chunk, watched);
            options.boundNs = own ? own->time.ns() : 0;
        }
        if (!result.parts.empty()) {
            options = optionsOfSecondHalf(options, result.starts, result.durationNs);
            if (watch.stop.stop_requested()) { // what is there is kept, and needs its other half
                options.starts = 1;
                watched.stop = {};
            }
        }
        Result<Demands> demands = joinedDemands(patterns);
        if (!demands)
            return demands.error();
        if (const Result<void> added = addPart(result, *demands, isReversed(half), options, watched); !added)
            return added.error();
        halves.push_back(*std::move(demands));
    }
    if (halves.size() == 2) {
        if (const Result<void> done = joinHalves(result, halves[0], halves[1], watched); !done)
            return done.error();
    }
    return result;
}

} // namespace weft::synthesis
