// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/demand/demands.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

using collective::Pattern;
using collective::PatternKind;

struct Lists {
    std::vector<std::vector<std::uint32_t>> origins;
    std::vector<std::vector<std::uint32_t>> destinations;
};

Demands sealed(Lists lists)
{
    Demands demands;
    for (std::size_t chunk = 0; chunk < lists.origins.size(); ++chunk) {
        std::vector<std::uint32_t>& from = lists.origins[chunk];
        std::vector<std::uint32_t>& to = lists.destinations[chunk];
        std::sort(from.begin(), from.end());
        std::sort(to.begin(), to.end());
        to.erase(std::unique(to.begin(), to.end()), to.end());
        std::erase_if(to, [&from](std::uint32_t node) { return std::binary_search(from.begin(), from.end(), node); });
        demands.origins.insert(demands.origins.end(), from.begin(), from.end());
        demands.destinations.insert(demands.destinations.end(), to.begin(), to.end());
        demands.originStart.push_back(static_cast<std::uint32_t>(demands.origins.size()));
        demands.destinationStart.push_back(static_cast<std::uint32_t>(demands.destinations.size()));
    }
    return demands;
}

} // namespace

bool Demands::isPointToPoint() const
{
    for (std::uint32_t chunk = 0; chunk < chunks(); ++chunk) {
        if (destinationsOf(chunk).size() > 1)
            return false;
    }
    return true;
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
        return Error { ErrorCode::Unsupported, "a pattern with sums is no list of copies", {}, {} };
    }
    if (pattern.kind == PatternKind::AllReduce)
        return Error { ErrorCode::Unsupported, "an all-reduce is synthesised as two patterns, one after the other", {},
            {} };
    const std::uint32_t members = pattern.memberCount();
    const std::uint32_t shard = pattern.shardChunks();
    Lists lists;
    lists.origins.resize(pattern.chunkIds());
    lists.destinations.resize(pattern.chunkIds());
    for (std::uint32_t chunk = 0; chunk < pattern.chunkIds(); ++chunk) {
        std::vector<std::uint32_t>& from = lists.origins[chunk];
        std::vector<std::uint32_t>& to = lists.destinations[chunk];
        const std::uint32_t owner = chunk / std::max(shard, 1U);
        switch (pattern.kind) {
        case PatternKind::AllToAll:
            from = { index(pattern.member(owner / members)) };
            to = { index(pattern.member(owner % members)) };
            break;
        case PatternKind::Gather:
            from = { index(pattern.member(owner)) };
            to = { index(pattern.root) };
            break;
        case PatternKind::Scatter:
            from = { index(pattern.root) };
            to = { index(pattern.member(owner)) };
            break;
        default: // to all: all-gather and reduce-scatter from the owner, broadcast and reduce from the root
            from = { isSharded(pattern.kind) ? index(pattern.member(owner)) : index(pattern.root) };
            for (std::uint32_t place = 0; place < members; ++place)
                to.push_back(index(pattern.member(place)));
        }
    }
    return sealed(std::move(lists));
}

} // namespace weft::synthesis
