// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/demand/demands.h"

#include <map>
#include <tuple>

namespace weft::synthesis {

namespace {

using collective::Pattern;
using collective::PatternKind;
using collective::Placement;

// Where parts of a chunk are, and who wants what of it.
Result<void> addCustom(Demands& demands, std::uint32_t chunk, std::span<const Placement* const> before,
    std::span<const Placement* const> after)
{
    std::vector<std::uint32_t> takers;
    for (const Placement* wanted : after) {
        if (wanted->contributors != after.front()->contributors)
            return errorOf(ErrorCode::Unsupported, say("chunk %1 is wanted as sums over different ranks", chunk));
        takers.push_back(index(wanted->rank));
    }
    if (takers.empty()) {
        demands.add({}, {});
        return {};
    }
    takers = sortedOnce(std::move(takers));
    const std::vector<Rank>& wanted = after.front()->contributors;
    std::vector<std::uint32_t> whole;
    std::vector<std::uint32_t> parts;
    std::vector<Rank> covered;
    for (const Placement* held : before) {
        if (held->contributors == wanted)
            whole.push_back(index(held->rank));
        else if (std::ranges::includes(wanted, held->contributors)) {
            parts.push_back(index(held->rank));
            covered.insert(covered.end(), held->contributors.begin(), held->contributors.end());
        }
    }
    if (!whole.empty()) {
        demands.add(sortedOnce(std::move(whole)), takers);
        return {};
    }
    std::ranges::sort(covered);
    if (before.empty())
        return errorOf(ErrorCode::Missing, say("chunk %1 is wanted, and nobody holds it", chunk));
    if (std::ranges::adjacent_find(covered) != covered.end())
        return errorOf(ErrorCode::Unsupported, say("chunk %1 is held in parts that overlap", chunk));
    if (covered != wanted)
        return errorOf(ErrorCode::Missing, say("chunk %1 is wanted as a sum that no parts make", chunk));
    demands.addSum(sortedOnce(std::move(parts)), takers);
    return {};
}

Result<Demands> customDemands(const Pattern& pattern)
{
    const auto byChunk = [chunks = pattern.chunkIds()](const std::vector<Placement>& placements) {
        return Groups<const Placement*>(chunks, [&placements](const auto& visit) {
            for (const Placement& at : placements)
                visit(index(at.chunk), &at);
        });
    };
    const auto before = byChunk(pattern.before);
    const auto after = byChunk(pattern.after);
    Demands demands;
    for (std::uint32_t chunk = 0; chunk < before.size(); ++chunk) {
        if (const Result<void> added = addCustom(demands, chunk, before[chunk], after[chunk]); !added)
            return added.error();
    }
    return demands;
}

} // namespace

std::vector<std::uint32_t> membersOf(const Pattern& pattern)
{
    return mapped(
        numbersBelow(pattern.memberCount()), [&](std::uint32_t place) { return index(pattern.member(place)); });
}

std::vector<std::uint32_t> membersOf(const Demands& demands, std::uint32_t chunk)
{
    std::vector<std::uint32_t> members;
    std::ranges::set_union(demands.giversOf(chunk), demands.takersOf(chunk), std::back_inserter(members));
    return members;
}

bool isReversed(PatternKind kind)
{
    return kind == PatternKind::ReduceScatter || kind == PatternKind::Reduce;
}

Result<Demands> copiesOf(const Pattern& pattern)
{
    if (pattern.kind == PatternKind::Custom) {
        Result<Demands> custom = customDemands(pattern);
        if (custom && custom->hasSums())
            return errorOf(ErrorCode::Unsupported, say("a pattern with sums is no list of copies"));
        return custom;
    }
    if (pattern.kind == PatternKind::AllReduce)
        return errorOf(
            ErrorCode::Unsupported, say("an all-reduce is synthesized as two patterns, one after the other"));
    const std::uint32_t members = pattern.memberCount();
    const std::uint32_t shard = pattern.shardChunks();
    const std::vector<std::uint32_t> all = sortedOnce(membersOf(pattern));
    Demands demands;
    for (std::uint32_t chunk = 0; chunk < pattern.chunkIds(); ++chunk) {
        std::uint32_t from = index(pattern.root);
        std::uint32_t to = index(pattern.root);
        const std::uint32_t owner = chunk / std::max(shard, 1U);
        switch (pattern.kind) {
        case PatternKind::AllToAll:
            from = index(pattern.member(owner / members));
            to = index(pattern.member(owner % members));
            break;
        case PatternKind::Gather:
            from = index(pattern.member(owner));
            break;
        case PatternKind::Scatter:
            to = index(pattern.member(owner));
            break;
        default: // to all: all-gather and reduce-scatter from the owner, broadcast and reduce from the root
            if (isSharded(pattern.kind))
                from = index(pattern.member(owner));
            demands.add({ &from, 1 }, all);
            continue;
        }
        demands.add({ &from, 1 }, { &to, 1 });
    }
    return demands;
}

Result<Demands> demandsOf(const Pattern& pattern)
{
    if (pattern.kind == PatternKind::Custom)
        return customDemands(pattern);
    Demands demands;
    if (pattern.kind == PatternKind::AllReduce) {
        const std::vector<std::uint32_t> all = sortedOnce(membersOf(pattern));
        for (std::uint32_t chunk = 0; chunk < pattern.chunks; ++chunk)
            demands.addSum(all, all);
        return demands;
    }
    const Result<Demands> copies = copiesOf(pattern);
    if (!copies || !isReversed(pattern.kind))
        return copies;
    for (std::uint32_t chunk = 0; chunk < copies->chunks(); ++chunk)
        demands.addSum(membersOf(*copies, chunk), copies->giversOf(chunk));
    return demands;
}

std::array<std::vector<std::uint32_t>, 2> allEndsOf(std::span<const AlikeChunks> all)
{
    std::array<std::vector<std::uint32_t>, 2> ends;
    for (const AlikeChunks& alike : all)
        alike.eachEnd([&ends](std::uint32_t npu, AlikeChunks::End end) { ends[end - 1U].push_back(npu); });
    return { sortedOnce(std::move(ends[0])), sortedOnce(std::move(ends[1])) };
}

std::vector<AlikeChunks> alikeOf(const Demands& demands)
{
    std::map<std::tuple<std::vector<std::uint32_t>, std::vector<std::uint32_t>, bool>, std::uint64_t> counts;
    for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
        const auto from = demands.giversOf(chunk);
        const auto to = demands.takersOf(chunk);
        if (!to.empty() && !from.empty())
            ++counts[{ { from.begin(), from.end() }, { to.begin(), to.end() }, demands.isSum(chunk) }];
    }
    std::vector<AlikeChunks> all;
    for (const auto& [ends, count] : counts)
        all.push_back({ std::get<0>(ends), std::get<1>(ends), std::get<2>(ends), count });
    return all;
}

Demands sharedSums(const Demands& copied)
{
    Demands demands;
    for (std::uint32_t chunk = 0; chunk < copied.chunks(); ++chunk) {
        const std::vector<std::uint32_t> all = membersOf(copied, chunk);
        demands.addSum(all, all);
    }
    return demands;
}

std::optional<Demands> reversedCopies(const Demands& demands)
{
    Demands turned;
    for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
        const auto takers = demands.takersOf(chunk);
        if (takers.size() > 1 || (!takers.empty() && !demands.isSum(chunk)))
            return {};
        turned.add(takers, takers.empty() ? takers : demands.giversOf(chunk));
    }
    return turned;
}

} // namespace weft::synthesis
