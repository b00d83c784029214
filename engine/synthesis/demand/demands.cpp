// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/demand/demands.h"

#include <algorithm>
#include <iterator>

namespace weft::synthesis {

namespace {

using collective::Pattern;
using collective::PatternKind;

} // namespace

void Demands::add(std::span<const std::uint32_t> from, std::span<const std::uint32_t> to)
{
    origins.add(from);
    std::vector<std::uint32_t> lacking;
    std::ranges::set_difference(to, from, std::back_inserter(lacking));
    destinations.add(lacking);
}

bool Demands::isPointToPoint() const
{
    for (std::uint32_t chunk = 0; chunk < chunks(); ++chunk) {
        if (destinationsOf(chunk).size() > 1)
            return false;
    }
    return true;
}

std::vector<std::uint32_t> membersOf(const Pattern& pattern)
{
    std::vector<std::uint32_t> members;
    for (std::uint32_t place = 0; place < pattern.memberCount(); ++place)
        members.push_back(index(pattern.member(place)));
    return members;
}

bool isReversed(PatternKind kind)
{
    return kind == PatternKind::ReduceScatter || kind == PatternKind::Reduce;
}

Result<Demands> demandsOf(const Pattern& pattern)
{
    if (pattern.kind == PatternKind::Custom) {
        const Result<SumDemands> sums = sumsOf(pattern);
        if (!sums)
            return sums.error();
        if (std::optional<Demands> copies = asCopies(*sums))
            return *std::move(copies);
        return Error { ErrorCode::Unsupported, say("a pattern with sums is no list of copies"), {}, {} };
    }
    if (pattern.kind == PatternKind::AllReduce)
        return Error { ErrorCode::Unsupported, say("an all-reduce is synthesised as two patterns, one after the other"),
            {}, {} };
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

} // namespace weft::synthesis
