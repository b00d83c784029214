// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/pattern_contents.h"

#include <algorithm>

namespace weft::collective {

namespace {

constexpr std::uint32_t kNoPlace = 0xFFFFFFFFU;

} // namespace

PatternContents::PatternContents(const Schedule& schedule)
    : m_schedule(schedule)
    , m_pattern(schedule.pattern())
{
    for (const Rank rank : schedule.ranks())
        m_ranks.push_back(rank);
    if (isCustom())
        return;
    m_dense.kind = m_pattern.kind;
    m_dense.ranks = m_pattern.memberCount();
    m_dense.chunks = m_pattern.chunks;
    m_dense.inPlace = m_pattern.inPlace;
    m_places.assign(m_pattern.ranks, kNoPlace);
    for (std::uint32_t place = 0; place < m_pattern.memberCount(); ++place) {
        m_places[index(m_pattern.member(place))] = place;
        m_everybody.push_back(m_pattern.member(place));
    }
    m_dense.root = Rank { hasRoot(m_pattern.kind) ? m_places[index(m_pattern.root)] : 0 };
    std::sort(m_everybody.begin(), m_everybody.end());
}

std::uint32_t PatternContents::customChunks(const Schedule& schedule)
{
    std::uint32_t chunks = std::max(schedule.pattern().chunkIds(), 1U);
    for (const Rank rank : schedule.ranks())
        chunks = std::max(chunks, schedule.bufferSizes(rank).input);
    return chunks;
}

void PatternContents::visitBefore(const Visit& visit) const
{
    if (!isCustom())
        return visitStandard(true, visit);
    if (!m_pattern.before.empty())
        return visitPlacements(m_pattern.before, visit);
    for (const Rank& rank : m_ranks) {
        for (std::uint32_t k = 0; k < m_schedule.bufferSizes(rank).input; ++k) {
            if (!visit({ rank, { Buffer::Input, k }, 1, ChunkId { k }, { &rank, 1 } }))
                return;
        }
    }
}

void PatternContents::visitAfter(const Visit& visit) const
{
    if (isCustom())
        visitPlacements(m_pattern.after, visit);
    else
        visitStandard(false, visit);
}

// Within a shard, or the whole buffer of a pattern without shards, chunks follow each other and share contributors.
void PatternContents::visitStandard(bool before, const Visit& visit) const
{
    const std::uint32_t shard = m_dense.shardChunks();
    for (std::uint32_t r = 0; r < m_pattern.ranks; ++r) {
        if (m_places[r] == kNoPlace)
            continue;
        const Rank place { m_places[r] };
        const BufferSizes sizes = m_dense.bufferSizes(place);
        for (const Buffer buffer : { Buffer::Input, Buffer::Output }) {
            for (std::uint32_t k = 0; k < sizes[buffer]; k += shard) {
                const Slot slot { buffer, k };
                const std::optional<Content> content
                    = before ? m_dense.contentBefore(place, slot) : m_dense.contentAfter(place, slot);
                if (!content)
                    continue;
                const std::span<const Rank> contributors = content->contributor == kNone<Rank>
                    ? std::span(m_everybody)
                    : std::span(m_ranks).subspan(index(m_pattern.member(index(content->contributor))), 1);
                if (!visit({ Rank { r }, slot, shard, content->chunk, contributors }))
                    return;
            }
        }
    }
}

void PatternContents::visitPlacements(const std::vector<Placement>& placements, const Visit& visit) const
{
    for (const Placement& placement : placements) {
        if (!visit({ placement.rank, m_pattern.storage(placement.rank, placement.slot), 1, placement.chunk,
                placement.contributors }))
            return;
    }
}

} // namespace weft::collective
