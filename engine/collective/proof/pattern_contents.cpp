// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/pattern_contents.h"

#include <algorithm>

namespace weft::collective {

PatternContents::PatternContents(const Schedule& schedule)
    : m_schedule(schedule)
    , m_pattern(schedule.pattern())
    , m_ranks(mapped(schedule.ranks(), std::identity()))
    , m_places(numbersBelow(m_pattern.memberCount()))
{
    std::ranges::sort(m_places, {}, [this](std::uint32_t place) { return m_pattern.member(place); });
    m_everybody = mapped(m_places, [this](std::uint32_t place) { return m_pattern.member(place); });
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
    const auto stretchFrom = before ? &Pattern::stretchBefore : &Pattern::stretchAfter;
    for (const std::uint32_t place : m_places) {
        std::uint32_t past = 0;
        while (const std::optional<Stretch> stretch = (m_pattern.*stretchFrom)(place, past)) {
            const Rank from = stretch->content.contributor;
            if (!visit({ m_pattern.member(place), stretch->first, stretch->count, stretch->content.chunk,
                    from == kNone<Rank> ? std::span(m_everybody) : std::span(m_ranks).subspan(index(from), 1) }))
                return;
            past = stretch->first.offset + stretch->count;
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
