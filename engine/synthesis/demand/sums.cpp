// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/demand/demands.h"

#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

using collective::Pattern;
using collective::PatternKind;
using collective::Placement;

// One chunk of a custom pattern: where its parts are, and who wants what.
struct CustomChunk {
    std::vector<const Placement*> before;
    std::vector<const Placement*> after;
};

Result<void> addCustom(SumDemands& sums, std::uint32_t chunk, const CustomChunk& own)
{
    std::vector<std::uint32_t> takers;
    for (const Placement* wanted : own.after) {
        if (wanted->contributors != own.after.front()->contributors)
            return errorOf(ErrorCode::Unsupported, say("chunk %1 is wanted as sums over different ranks", chunk));
        takers.push_back(index(wanted->rank));
    }
    if (takers.empty()) {
        sums.add({}, {}, false);
        return {};
    }
    const std::vector<Rank>& wanted = own.after.front()->contributors;
    std::vector<std::uint32_t> whole;
    std::vector<std::uint32_t> parts;
    std::vector<Rank> covered;
    for (const Placement* held : own.before) {
        if (held->contributors == wanted)
            whole.push_back(index(held->rank));
        else if (std::ranges::includes(wanted, held->contributors)) {
            parts.push_back(index(held->rank));
            covered.insert(covered.end(), held->contributors.begin(), held->contributors.end());
        }
    }
    if (!whole.empty()) {
        sums.add(std::move(whole), std::move(takers), false);
        return {};
    }
    std::ranges::sort(covered);
    if (own.before.empty())
        return errorOf(ErrorCode::Missing, say("chunk %1 is wanted, and nobody holds it", chunk));
    if (std::ranges::adjacent_find(covered) != covered.end())
        return errorOf(ErrorCode::Unsupported, say("chunk %1 is held in parts that overlap", chunk));
    if (covered != wanted)
        return errorOf(ErrorCode::Missing, say("chunk %1 is wanted as a sum that no parts make", chunk));
    sums.add(std::move(parts), std::move(takers), true);
    return {};
}

Result<SumDemands> customSums(const Pattern& pattern)
{
    std::vector<CustomChunk> chunks(pattern.chunkIds());
    for (const Placement& held : pattern.before)
        chunks[index(held.chunk)].before.push_back(&held);
    for (const Placement& wanted : pattern.after)
        chunks[index(wanted.chunk)].after.push_back(&wanted);
    SumDemands sums;
    for (std::uint32_t chunk = 0; chunk < chunks.size(); ++chunk) {
        if (const Result<void> added = addCustom(sums, chunk, chunks[chunk]); !added)
            return added.error();
    }
    return sums;
}

} // namespace

void SumDemands::add(std::vector<std::uint32_t> from, std::vector<std::uint32_t> to, bool sums)
{
    from = sortedOnce(std::move(from));
    to = sortedOnce(std::move(to));
    if (!sums)
        std::erase_if(to, [&from](std::uint32_t node) { return std::ranges::binary_search(from, node); });
    givers.add(from);
    takers.add(to);
    isSum.push_back(sums);
}

Result<SumDemands> sumsOf(const Pattern& pattern)
{
    if (pattern.kind == PatternKind::Custom)
        return customSums(pattern);
    SumDemands sums;
    if (pattern.kind == PatternKind::AllReduce) {
        const std::vector<std::uint32_t> all = membersOf(pattern);
        for (std::uint32_t chunk = 0; chunk < pattern.chunks; ++chunk)
            sums.add(all, all, all.size() > 1);
        return sums;
    }
    const Result<Demands> demands = demandsOf(pattern);
    if (!demands)
        return demands.error();
    const bool isTurned = isReversed(pattern.kind);
    for (std::uint32_t chunk = 0; chunk < demands->chunks(); ++chunk) {
        std::vector<std::uint32_t> ends(demands->originsOf(chunk).begin(), demands->originsOf(chunk).end());
        std::vector<std::uint32_t> others(demands->destinationsOf(chunk).begin(), demands->destinationsOf(chunk).end());
        if (isTurned)
            others.insert(others.end(), ends.begin(), ends.end());
        sums.add(isTurned ? others : ends, isTurned ? ends : others, isTurned && others.size() > 1);
    }
    return sums;
}

SumDemands sharedSums(const Demands& copied)
{
    SumDemands sums;
    for (std::uint32_t chunk = 0; chunk < copied.chunks(); ++chunk) {
        std::vector<std::uint32_t> all(copied.originsOf(chunk).begin(), copied.originsOf(chunk).end());
        all.insert(all.end(), copied.destinationsOf(chunk).begin(), copied.destinationsOf(chunk).end());
        sums.add(all, all, all.size() > 1);
    }
    return sums;
}

std::optional<Demands> asCopies(const SumDemands& sums)
{
    if (std::ranges::find(sums.isSum, true) != sums.isSum.end())
        return {};
    return Demands { sums.givers, sums.takers };
}

std::optional<Demands> asReversed(const SumDemands& sums)
{
    Demands turned;
    for (std::uint32_t chunk = 0; chunk < sums.chunks(); ++chunk) {
        const auto takers = sums.takersOf(chunk);
        if (takers.size() > 1 || (!takers.empty() && !sums.isSum[chunk]))
            return {};
        turned.add(takers, takers.empty() ? takers : sums.giversOf(chunk));
    }
    return turned;
}

} // namespace weft::synthesis
