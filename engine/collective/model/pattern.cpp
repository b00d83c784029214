// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/model/pattern.h"

#include "engine/trace/execution_rules.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace weft::collective {

namespace {

using trace::CollectiveType;

struct Name {
    PatternKind kind;
    std::string_view text;
    std::string_view msccl;
    std::optional<CollectiveType> type;
};

constexpr std::array<Name, 9> kPatternNames { {
    { PatternKind::AllReduce, "all-reduce", "allreduce", CollectiveType::AllReduce },
    { PatternKind::AllGather, "all-gather", "allgather", CollectiveType::AllGather },
    { PatternKind::ReduceScatter, "reduce-scatter", "reduce_scatter", CollectiveType::ReduceScatter },
    { PatternKind::AllToAll, "all-to-all", "alltoall", CollectiveType::AllToAll },
    { PatternKind::Broadcast, "broadcast", "broadcast", CollectiveType::Broadcast },
    { PatternKind::Reduce, "reduce", "reduce", CollectiveType::Reduce },
    { PatternKind::Gather, "gather", "gather", CollectiveType::Gather },
    { PatternKind::Scatter, "scatter", "scatter", CollectiveType::Scatter },
    { PatternKind::Custom, "custom", "custom", {} },
} };

const Name& nameOf(PatternKind kind)
{
    return kPatternNames[static_cast<std::size_t>(kind)];
}

// In place, these keep the gathered buffer; the others keep the input.
bool outputHasMemory(PatternKind kind)
{
    return kind == PatternKind::AllGather || kind == PatternKind::Gather;
}

Error outside(const Sentence& what, Rank rank, std::uint32_t ranks)
{
    Error error { ErrorCode::OutOfRange, say("%1 is rank %2 of %3", what, rank, ranks), {}, {} };
    error.where.rank = index(rank);
    return error;
}

Result<void> checkPlacements(const std::vector<Placement>& placements, std::uint32_t ranks)
{
    std::set<std::tuple<std::uint32_t, Buffer, std::uint32_t>> seen;
    for (const Placement& placement : placements) {
        if (index(placement.rank) >= ranks)
            return outside(say("the holder of chunk %1", placement.chunk), placement.rank, ranks);
        for (const Rank contributor : placement.contributors) {
            if (index(contributor) >= ranks)
                return outside(say("a contributor of chunk %1", placement.chunk), contributor, ranks);
        }
        if (placement.contributors.empty()
            || std::adjacent_find(placement.contributors.begin(), placement.contributors.end(), std::greater_equal<>())
                != placement.contributors.end()) {
            return Error { ErrorCode::OutOfRange,
                say("the contributors of chunk %1 are not an ascending list", placement.chunk), {}, {} };
        }
        if (!seen.insert({ index(placement.rank), placement.slot.buffer, placement.slot.offset }).second) {
            Error error { ErrorCode::Duplicate, say("a slot holds two chunks at once"), {}, {} };
            error.where.rank = index(placement.rank);
            return error;
        }
    }
    return {};
}

} // namespace

std::string_view toString(PatternKind kind)
{
    return nameOf(kind).text;
}

std::string_view mscclName(PatternKind kind)
{
    return nameOf(kind).msccl;
}

std::optional<PatternKind> patternFromText(std::string_view text)
{
    for (const Name& name : kPatternNames) {
        if (text == name.text || text == name.msccl)
            return name.kind;
    }
    if (text == "reducescatter")
        return PatternKind::ReduceScatter;
    return {};
}

std::optional<CollectiveType> chakraType(PatternKind kind)
{
    return nameOf(kind).type;
}

std::optional<PatternKind> patternOf(CollectiveType type)
{
    for (const Name& name : kPatternNames) {
        if (name.type == trace::plainType(type))
            return name.kind;
    }
    return {};
}

bool reduces(PatternKind kind)
{
    return kind == PatternKind::AllReduce || kind == PatternKind::ReduceScatter || kind == PatternKind::Reduce;
}

bool hasRoot(PatternKind kind)
{
    return kind == PatternKind::Broadcast || kind == PatternKind::Reduce || kind == PatternKind::Gather
        || kind == PatternKind::Scatter;
}

bool isSharded(PatternKind kind)
{
    return kind == PatternKind::AllGather || kind == PatternKind::ReduceScatter || kind == PatternKind::AllToAll
        || kind == PatternKind::Gather || kind == PatternKind::Scatter;
}

std::optional<std::uint32_t> Pattern::memberIndex(Rank rank) const
{
    if (members.empty())
        return index(rank) < ranks ? std::optional(index(rank)) : std::nullopt;
    const auto found = std::find(members.begin(), members.end(), rank);
    if (found == members.end())
        return {};
    return static_cast<std::uint32_t>(found - members.begin());
}

std::uint32_t Pattern::shardChunks() const
{
    return isSharded(kind) && memberCount() > 0 ? chunks / memberCount() : chunks;
}

std::uint32_t Pattern::chunkIds() const
{
    if (kind == PatternKind::AllToAll)
        return memberCount() * chunks;
    if (kind != PatternKind::Custom)
        return chunks;
    std::uint32_t past = 0;
    for (const std::vector<Placement>* placements : { &before, &after }) {
        for (const Placement& placement : *placements)
            past = std::max(past, index(placement.chunk) + 1);
    }
    return past;
}

BufferSizes Pattern::bufferSizes(Rank rank) const
{
    BufferSizes sizes;
    if (kind == PatternKind::Custom) {
        for (const std::vector<Placement>* placements : { &before, &after }) {
            for (const Placement& placement : *placements) {
                if (placement.rank != rank)
                    continue;
                const Slot slot = storage(rank, placement.slot);
                std::uint32_t& size = slot.buffer == Buffer::Input ? sizes.input
                    : slot.buffer == Buffer::Output                ? sizes.output
                                                                   : sizes.scratch;
                size = std::max(size, slot.offset + 1);
            }
        }
        return sizes;
    }
    if (!memberIndex(rank))
        return sizes;
    const bool isRoot = rank == root;
    switch (kind) {
    case PatternKind::AllReduce:
    case PatternKind::AllToAll:
        sizes = { chunks, chunks, 0 };
        break;
    case PatternKind::AllGather:
        sizes = { shardChunks(), chunks, 0 };
        break;
    case PatternKind::ReduceScatter:
        sizes = { chunks, shardChunks(), 0 };
        break;
    case PatternKind::Broadcast:
        sizes = { isRoot || inPlace ? chunks : 0, chunks, 0 };
        break;
    case PatternKind::Reduce:
        sizes = { chunks, isRoot ? chunks : 0, 0 };
        break;
    case PatternKind::Gather:
        sizes = { shardChunks(), isRoot || inPlace ? chunks : 0, 0 };
        break;
    case PatternKind::Scatter:
        sizes = { isRoot || inPlace ? chunks : 0, shardChunks(), 0 };
        break;
    case PatternKind::Custom:
        break;
    }
    if (inPlace)
        (outputHasMemory(kind) ? sizes.input : sizes.output) = 0;
    return sizes;
}

Slot Pattern::storage(Rank rank, Slot slot) const
{
    if (!inPlace || slot.buffer == Buffer::Scratch)
        return slot;
    const bool aliased = slot.buffer == (outputHasMemory(kind) ? Buffer::Input : Buffer::Output);
    if (!aliased)
        return slot;
    const bool shifted = kind == PatternKind::AllGather || kind == PatternKind::Gather
        || kind == PatternKind::ReduceScatter || kind == PatternKind::Scatter;
    const std::uint32_t shift = shifted ? memberIndex(rank).value_or(0) * shardChunks() : 0;
    return { slot.buffer == Buffer::Input ? Buffer::Output : Buffer::Input, slot.offset + shift };
}

std::optional<Content> Pattern::contentBefore(Rank rank, Slot slot) const
{
    const std::optional<std::uint32_t> place = memberIndex(rank);
    const bool gathered = inPlace && outputHasMemory(kind);
    const Buffer holding = gathered ? Buffer::Output : Buffer::Input;
    if (!place || slot.buffer != holding)
        return {};
    const std::uint32_t shard = shardChunks();
    const std::uint32_t k = slot.offset;
    switch (kind) {
    case PatternKind::AllReduce:
    case PatternKind::Reduce:
    case PatternKind::ReduceScatter:
        return k < chunks ? std::optional(Content { ChunkId { k }, rank }) : std::nullopt;
    case PatternKind::AllToAll:
        return k < chunks ? std::optional(Content { ChunkId { *place * chunks + k }, rank }) : std::nullopt;
    case PatternKind::Broadcast:
    case PatternKind::Scatter:
        return k < chunks && rank == root ? std::optional(Content { ChunkId { k }, rank }) : std::nullopt;
    case PatternKind::AllGather:
    case PatternKind::Gather: {
        const std::uint32_t first = gathered ? *place * shard : 0;
        if (k < first || k >= first + shard)
            return {};
        return Content { ChunkId { *place * shard + (k - first) }, rank };
    }
    case PatternKind::Custom:
        break;
    }
    return {};
}

std::optional<Content> Pattern::contentAfter(Rank rank, Slot slot) const
{
    const std::optional<std::uint32_t> place = memberIndex(rank);
    const Buffer holding = inPlace && !outputHasMemory(kind) ? Buffer::Input : Buffer::Output;
    if (!place || slot.buffer != holding)
        return {};
    const std::uint32_t shard = shardChunks();
    const std::uint32_t k = slot.offset;
    const auto within
        = [k](std::uint32_t limit, Content content) { return k < limit ? std::optional(content) : std::nullopt; };
    switch (kind) {
    case PatternKind::AllReduce:
        return within(chunks, { ChunkId { k } });
    case PatternKind::Broadcast:
        return within(chunks, { ChunkId { k }, root });
    case PatternKind::Reduce:
        return rank == root ? within(chunks, { ChunkId { k } }) : std::nullopt;
    case PatternKind::AllGather:
        return within(chunks, { ChunkId { k }, k < chunks ? member(k / shard) : Rank {} });
    case PatternKind::Gather:
        return rank == root ? within(chunks, { ChunkId { k }, k < chunks ? member(k / shard) : Rank {} })
                            : std::nullopt;
    case PatternKind::AllToAll:
        return within(chunks,
            { ChunkId { (k / shard * memberCount() + *place) * shard + k % shard },
                k < chunks ? member(k / shard) : Rank {} });
    case PatternKind::ReduceScatter:
    case PatternKind::Scatter: {
        const std::uint32_t first = inPlace ? *place * shard : 0;
        if (k < first || k >= first + shard)
            return {};
        return Content { ChunkId { *place * shard + (k - first) }, kind == PatternKind::Scatter ? root : kNone<Rank> };
    }
    case PatternKind::Custom:
        break;
    }
    return {};
}

Bytes Pattern::chunkBytes(Bytes commSize) const
{
    const std::uint32_t cut = kind == PatternKind::AllGather ? shardChunks() : chunks;
    return Bytes { cut == 0 ? 0 : commSize.count() / cut };
}

Bytes Pattern::commSizeOfChunk(Bytes chunk) const
{
    return Bytes { chunk.count() * (kind == PatternKind::AllGather ? shardChunks() : chunks) };
}

Bytes Pattern::ncclSize(Bytes commSize) const
{
    return kind == PatternKind::AllGather ? Bytes { commSize.count() * memberCount() } : commSize;
}

Bytes Pattern::commSizeOfNccl(Bytes ncclSize) const
{
    return kind == PatternKind::AllGather && memberCount() > 0 ? Bytes { ncclSize.count() / memberCount() } : ncclSize;
}

Result<void> Pattern::check() const
{
    if (ranks == 0)
        return Error { ErrorCode::OutOfRange, say("a collective needs at least one rank"), {}, {} };
    std::vector<bool> seen(members.empty() ? 0 : ranks, false);
    for (const Rank rank : members) {
        if (index(rank) >= ranks)
            return outside(say("a member"), rank, ranks);
        if (seen[index(rank)])
            return Error { ErrorCode::Duplicate, say("rank %1 is a member twice", rank), {}, {} };
        seen[index(rank)] = true;
    }
    if (hasRoot(kind) && !memberIndex(root))
        return outside(say("the root"), root, ranks);
    if (isSharded(kind) && chunks % memberCount() != 0) {
        return Error { ErrorCode::Mismatched, say("%1 chunks cannot be shared out to %2 ranks", chunks, memberCount()),
            {}, say("the number of chunks must be a multiple of the ranks") };
    }
    if (kind != PatternKind::Custom && chunks == 0)
        return Error { ErrorCode::OutOfRange, say("a collective needs at least one chunk"), {}, {} };
    if (const Result<void> checked = checkPlacements(before, ranks); !checked)
        return checked;
    return checkPlacements(after, ranks);
}

} // namespace weft::collective
