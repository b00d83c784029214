// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/value_text.h"

#include <algorithm>

namespace weft::collective {

namespace {

constexpr std::size_t kChunksShown = 4;
constexpr std::size_t kRangesShown = 8;

// Behind all others.
void add(std::vector<HeldChunk>& chunks, ChunkId chunk, HeldChunk::Ranks ranks)
{
    if (chunks.empty() || chunks.back().chunk != chunk)
        chunks.push_back({ chunk, {} });
    std::vector<HeldChunk::Ranks>& from = chunks.back().from;
    if (from.empty() || index(from.back().last) + 1 != index(ranks.first))
        from.push_back(ranks);
    from.back().last = ranks.last;
}

} // namespace

std::vector<HeldChunk> heldChunks(const Contributors& values, SlotValue value)
{
    std::vector<HeldChunk> chunks;
    const bool custom = values.isCustom();
    const std::uint64_t ranks = values.rankCount();
    for (const auto& [first, last] : values.sets().ranges(value.set())) {
        // Under Custom a run of elements may go on from one chunk to the next.
        for (std::uint64_t from = first; from <= last;) {
            const std::uint64_t chunk = custom ? from / ranks : index(value.chunk());
            const std::uint64_t base = custom ? chunk * ranks : 0;
            const std::uint64_t to = std::min(last, base + ranks - 1);
            add(chunks, makeId<ChunkId>(chunk), { makeId<Rank>(from - base), makeId<Rank>(to - base) });
            from = to + 1;
        }
    }
    return chunks;
}

std::vector<HeldChunk> heldChunks(const Contributors& values, SlotValue value, SlotValue other, bool otherHas)
{
    std::vector<HeldChunk> chunks;
    for (const HeldChunk& held : heldChunks(values, value)) {
        for (const auto& [first, last] : held.from) {
            for (const Rank rank : IdRange<Rank> { first, Rank { index(last) + 1 } }) {
                if (values.has(other, held.chunk, rank) == otherHas)
                    add(chunks, held.chunk, { rank, rank });
            }
        }
    }
    return chunks;
}

Sentence toText(const std::vector<HeldChunk::Ranks>& ranks)
{
    std::string numbers;
    for (std::size_t i = 0; i < std::min(ranks.size(), kRangesShown); ++i) {
        if (i > 0)
            numbers += ", ";
        numbers += std::to_string(index(ranks[i].first));
        if (ranks[i].first != ranks[i].last)
            numbers += "-" + std::to_string(index(ranks[i].last));
    }
    if (ranks.size() > kRangesShown)
        return say("ranks %1 and more", numbers);
    const bool one = ranks.size() == 1 && ranks[0].first == ranks[0].last;
    return one ? say("rank %1", numbers) : say("ranks %1", numbers);
}

Sentence toText(const std::vector<HeldChunk>& chunks)
{
    if (chunks.empty())
        return say("nothing");
    Sentence text;
    for (std::size_t i = 0; i < std::min(chunks.size(), kChunksShown); ++i) {
        Sentence chunk = say("chunk %1 from %2", chunks[i].chunk, toText(chunks[i].from));
        text = i == 0 ? std::move(chunk) : say("%1 and %2", std::move(text), std::move(chunk));
    }
    if (chunks.size() > kChunksShown)
        text = say("%1 and %2 chunks more", std::move(text), chunks.size() - kChunksShown);
    return text;
}

Sentence toText(Slot slot)
{
    return slot.buffer == Buffer::Input ? say("input slot %1", slot.offset)
        : slot.buffer == Buffer::Output ? say("output slot %1", slot.offset)
                                        : say("scratch slot %1", slot.offset);
}

} // namespace weft::collective
