// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/value_text.h"

#include <algorithm>

namespace weft::collective {

namespace {

constexpr std::size_t kChunksShown = 4;
constexpr std::size_t kRangesShown = 8;

using Ranges = std::vector<HeldChunk::Ranks>;

Ranges commonRanges(const Ranges& a, const Ranges& b)
{
    Ranges both;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        const Rank first = std::max(a[i].first, b[j].first);
        const Rank last = std::min(a[i].last, b[j].last);
        if (first <= last)
            both.push_back({ first, last });
        if (a[i].last < b[j].last)
            ++i;
        else
            ++j;
    }
    return both;
}

Ranges rangesWithout(const Ranges& a, const Ranges& b)
{
    Ranges rest;
    std::size_t j = 0;
    for (HeldChunk::Ranks range : a) {
        while (j < b.size() && b[j].last < range.first)
            ++j;
        bool left = true;
        for (std::size_t k = j; left && k < b.size() && b[k].first <= range.last; ++k) {
            if (b[k].first > range.first)
                rest.push_back({ range.first, Rank { index(b[k].first) - 1 } });
            left = b[k].last < range.last;
            if (left)
                range.first = Rank { index(b[k].last) + 1 };
        }
        if (left)
            rest.push_back(range);
    }
    return rest;
}

Ranges rangesOf(const std::vector<HeldChunk>& chunks, ChunkId chunk)
{
    const auto found
        = std::find_if(chunks.begin(), chunks.end(), [chunk](const HeldChunk& held) { return held.chunk == chunk; });
    return found == chunks.end() ? Ranges() : found->from;
}

template <class Combine>
std::vector<HeldChunk> combined(const std::vector<HeldChunk>& a, const std::vector<HeldChunk>& b, Combine combine)
{
    std::vector<HeldChunk> result;
    for (const HeldChunk& held : a) {
        Ranges ranges = combine(held.from, rangesOf(b, held.chunk));
        if (!ranges.empty())
            result.push_back({ held.chunk, std::move(ranges) });
    }
    return result;
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
            if (chunks.empty() || index(chunks.back().chunk) != chunk)
                chunks.push_back({ makeId<ChunkId>(chunk), {} });
            chunks.back().from.push_back({ makeId<Rank>(from - base), makeId<Rank>(to - base) });
            from = to + 1;
        }
    }
    return chunks;
}

std::vector<HeldChunk> common(const std::vector<HeldChunk>& a, const std::vector<HeldChunk>& b)
{
    return combined(a, b, commonRanges);
}

std::vector<HeldChunk> without(const std::vector<HeldChunk>& a, const std::vector<HeldChunk>& b)
{
    return combined(a, b, rangesWithout);
}

Sentence toText(const Ranges& ranks)
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
    switch (slot.buffer) {
    case Buffer::Input:
        return say("input slot %1", slot.offset);
    case Buffer::Output:
        return say("output slot %1", slot.offset);
    case Buffer::Scratch:
        break;
    }
    return say("scratch slot %1", slot.offset);
}

} // namespace weft::collective
