// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/model/pattern.h"

#include "engine/core/make_error.h"
#include "engine/trace/execution_rules.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace weft::collective {

namespace {

using trace::CollectiveType;

struct Traits {
    PatternKind kind;
    std::string_view text;
    std::string_view msccl;
    std::optional<CollectiveType> type;
    BufferPart input = BufferPart::Whole;
    BufferPart output = BufferPart::Whole;
    bool sums = false;
};

constexpr std::array<Traits, 9> kTraits = [] {
    using enum PatternKind;
    using enum BufferPart;
    return std::array<Traits, 9> { {
        { AllReduce, "all-reduce", "allreduce", CollectiveType::AllReduce, Whole, Whole, true },
        { AllGather, "all-gather", "allgather", CollectiveType::AllGather, Shard, Whole },
        { ReduceScatter, "reduce-scatter", "reduce_scatter", CollectiveType::ReduceScatter, Whole, Shard, true },
        { AllToAll, "all-to-all", "alltoall", CollectiveType::AllToAll },
        { Broadcast, "broadcast", "broadcast", CollectiveType::Broadcast, AtRoot, Whole },
        { Reduce, "reduce", "reduce", CollectiveType::Reduce, Whole, AtRoot, true },
        { Gather, "gather", "gather", CollectiveType::Gather, Shard, AtRoot },
        { Scatter, "scatter", "scatter", CollectiveType::Scatter, AtRoot, Shard },
        { Custom, "custom", "custom", {} },
    } };
}();

const Traits& traitsOf(PatternKind kind)
{
    return kTraits[static_cast<std::size_t>(kind)];
}

// In place, these keep the gathered buffer; the others keep the input.
bool outputHasMemory(PatternKind kind)
{
    return inputPart(kind) == BufferPart::Shard;
}

Error outside(const Sentence& what, Rank rank, std::uint32_t ranks)
{
    return errorAt(rank, ErrorCode::OutOfRange, say("%1 is rank %2 of %3", what, rank, ranks));
}

Result<void> checkPlacements(const std::vector<Placement>& placements, std::uint32_t ranks)
{
    std::vector<std::tuple<Rank, Buffer, std::uint32_t>> places;
    places.reserve(placements.size());
    for (const Placement& placement : placements) {
        if (index(placement.rank) >= ranks)
            return outside(say("the holder of chunk %1", placement.chunk), placement.rank, ranks);
        for (const Rank contributor : placement.contributors) {
            if (index(contributor) >= ranks)
                return outside(say("a contributor of chunk %1", placement.chunk), contributor, ranks);
        }
        if (placement.contributors.empty()
            || std::ranges::adjacent_find(placement.contributors, std::greater_equal())
                != placement.contributors.end()) {
            return errorOf(
                ErrorCode::OutOfRange, say("the contributors of chunk %1 are not an ascending list", placement.chunk));
        }
        places.emplace_back(placement.rank, placement.slot.buffer, placement.slot.offset);
    }
    std::ranges::sort(places);
    if (const auto twice = std::ranges::adjacent_find(places); twice != places.end())
        return errorAt(std::get<Rank>(*twice), ErrorCode::Duplicate, say("a slot holds two chunks at once"));
    return {};
}

// Which chunks of the full buffer are in a member's buffer that holds this part, from this offset on.
std::optional<Stretch> chunksFrom(const Pattern& pattern, BufferPart part, std::uint32_t place, std::uint32_t offset)
{
    const Rank rank = pattern.member(place);
    if (pattern.kind == PatternKind::Custom || (part == BufferPart::AtRoot && rank != pattern.root))
        return {};
    const bool isShard = part == BufferPart::Shard;
    const std::uint32_t shard = pattern.shardChunks();
    // In place, the shard is a piece of a whole buffer.
    const std::uint32_t begin = isShard && pattern.inPlace ? place * shard : 0;
    const std::uint32_t end = begin + (isShard ? shard : pattern.chunks);
    const std::uint32_t first = std::max(offset, begin);
    if (first >= end)
        return {};
    const std::uint32_t chunk = isShard ? place * shard + first - begin : first;
    return Stretch { { Buffer::Input, first }, end - first, { ChunkId { chunk }, rank } };
}

} // namespace

std::string_view toString(PatternKind kind)
{
    return traitsOf(kind).text;
}

std::string_view mscclName(PatternKind kind)
{
    return traitsOf(kind).msccl;
}

std::optional<PatternKind> patternFromText(std::string_view text)
{
    for (const Traits& traits : kTraits) {
        if (text == traits.text || text == traits.msccl)
            return traits.kind;
    }
    return text == "reducescatter" ? std::optional(PatternKind::ReduceScatter) : std::nullopt;
}

std::optional<CollectiveType> chakraType(PatternKind kind)
{
    return traitsOf(kind).type;
}

std::optional<PatternKind> patternOf(CollectiveType type)
{
    for (const Traits& traits : kTraits) {
        if (traits.type == trace::plainType(type))
            return traits.kind;
    }
    return {};
}

BufferPart inputPart(PatternKind kind)
{
    return traitsOf(kind).input;
}

BufferPart outputPart(PatternKind kind)
{
    return traitsOf(kind).output;
}

bool reduces(PatternKind kind)
{
    return traitsOf(kind).sums;
}

bool hasRoot(PatternKind kind)
{
    return inputPart(kind) == BufferPart::AtRoot || outputPart(kind) == BufferPart::AtRoot;
}

bool isSharded(PatternKind kind)
{
    return inputPart(kind) == BufferPart::Shard || outputPart(kind) == BufferPart::Shard
        || kind == PatternKind::AllToAll;
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
    if (kind == PatternKind::Custom || !memberIndex(rank))
        return sizes;
    const auto sizeOf = [&](BufferPart part) {
        return part == BufferPart::Shard                           ? shardChunks()
            : part == BufferPart::Whole || inPlace || rank == root ? chunks
                                                                   : 0;
    };
    if (!inPlace || !outputHasMemory(kind))
        sizes.input = sizeOf(inputPart(kind));
    if (!inPlace || outputHasMemory(kind))
        sizes.output = sizeOf(outputPart(kind));
    return sizes;
}

Slot Pattern::storage(Rank rank, Slot slot) const
{
    const bool isAlias = slot.buffer == (outputHasMemory(kind) ? Buffer::Input : Buffer::Output);
    if (!inPlace || !isAlias)
        return slot;
    const bool isShifted = inputPart(kind) == BufferPart::Shard || outputPart(kind) == BufferPart::Shard;
    const std::uint32_t shift = isShifted ? memberIndex(rank).value_or(0) * shardChunks() : 0;
    return { slot.buffer == Buffer::Input ? Buffer::Output : Buffer::Input, slot.offset + shift };
}

std::optional<Content> Pattern::contentAfter(Rank rank, Slot slot) const
{
    const std::optional<std::uint32_t> place = memberIndex(rank);
    const std::optional<Stretch> stretch = place ? stretchAfter(*place, slot.offset) : std::nullopt;
    return stretch && stretch->first == slot ? std::optional(stretch->content) : std::nullopt;
}

std::optional<Stretch> Pattern::stretchBefore(std::uint32_t place, std::uint32_t offset) const
{
    std::optional<Stretch> found = chunksFrom(*this, inputPart(kind), place, offset);
    if (!found)
        return {};
    found->first.buffer = inPlace && outputHasMemory(kind) ? Buffer::Output : Buffer::Input;
    if (kind == PatternKind::AllToAll)
        found->content.chunk = ChunkId { place * chunks + index(found->content.chunk) };
    return found;
}

std::optional<Stretch> Pattern::stretchAfter(std::uint32_t place, std::uint32_t offset) const
{
    std::optional<Stretch> found = chunksFrom(*this, outputPart(kind), place, offset);
    if (!found)
        return {};
    found->first.buffer = inPlace && !outputHasMemory(kind) ? Buffer::Input : Buffer::Output;
    found->content.contributor = kNone<Rank>;
    if (reduces(kind))
        return found;
    if (inputPart(kind) == BufferPart::AtRoot) {
        found->content.contributor = root;
    } else {
        // Those of each source are a stretch of their own.
        const std::uint32_t shard = shardChunks();
        const std::uint32_t chunk = index(found->content.chunk);
        const std::uint32_t source = chunk / shard;
        found->count = std::min(found->count, (source + 1) * shard - chunk);
        found->content.contributor = member(source);
        if (kind == PatternKind::AllToAll)
            found->content.chunk = ChunkId { (source * memberCount() + place) * shard + chunk % shard };
    }
    return found;
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
        return errorOf(ErrorCode::OutOfRange, say("a collective needs at least one rank"));
    std::vector<bool> seen(members.empty() ? 0 : ranks, false);
    for (const Rank rank : members) {
        if (index(rank) >= ranks)
            return outside(say("a member"), rank, ranks);
        if (seen[index(rank)])
            return errorOf(ErrorCode::Duplicate, say("rank %1 is a member twice", rank));
        seen[index(rank)] = true;
    }
    if (hasRoot(kind) && !memberIndex(root))
        return outside(say("the root"), root, ranks);
    if (isSharded(kind) && chunks % memberCount() != 0) {
        return errorOf(ErrorCode::Mismatched, say("%1 chunks cannot be shared out to %2 ranks", chunks, memberCount()),
            say("the number of chunks must be a multiple of the ranks"));
    }
    if (kind != PatternKind::Custom && chunks == 0)
        return errorOf(ErrorCode::OutOfRange, say("a collective needs at least one chunk"));
    if (const Result<void> checked = checkPlacements(before, ranks); !checked)
        return checked;
    return checkPlacements(after, ranks);
}

} // namespace weft::collective
