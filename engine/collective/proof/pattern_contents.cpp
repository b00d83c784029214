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

void PatternContents::visitStandard(bool before, const Visit& visit) const
{
    const PatternKind kind = m_pattern.kind;
    const BufferPart part = before ? inputPart(kind) : outputPart(kind);
    const std::uint32_t shard = m_dense.shardChunks();
    const bool isSum = !before && reduces(kind);
    const bool isOfRoot = !before && inputPart(kind) == BufferPart::AtRoot;
    for (std::uint32_t r = 0; r < m_pattern.ranks; ++r) {
        const std::uint32_t place = m_places[r];
        if (place == kNoPlace || (part == BufferPart::AtRoot && Rank { place } != m_dense.root))
            continue;
        const Slot first = m_dense.storage(Rank { place }, { before ? Buffer::Input : Buffer::Output, 0 });
        if (before || isSum || isOfRoot) {
            const std::uint32_t chunk = part == BufferPart::Shard ? place * shard
                : before && kind == PatternKind::AllToAll         ? place * m_pattern.chunks
                                                                  : 0;
            const std::span<const Rank> from
                = isSum ? std::span(m_everybody) : only(before ? Rank { r } : m_pattern.root);
            if (!visit({ Rank { r }, first, part == BufferPart::Shard ? shard : m_pattern.chunks, ChunkId { chunk },
                    from }))
                return;
            continue;
        }
        for (std::uint32_t source = 0; source < m_dense.ranks; ++source) {
            const std::uint32_t piece = kind == PatternKind::AllToAll ? source * m_dense.ranks + place : source;
            if (!visit({ Rank { r }, { first.buffer, first.offset + source * shard }, shard, ChunkId { piece * shard },
                    only(m_pattern.member(source)) }))
                return;
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
