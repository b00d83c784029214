// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/pattern_contents.h"

#include <algorithm>

namespace weft::collective {

namespace {

constexpr std::uint32_t kNoPlace = 0xFFFFFFFFU;

} // namespace

PatternContents::PatternContents(const Schedule& schedule, ContributionSets& sets)
    : m_schedule(schedule)
    , m_pattern(schedule.pattern())
    , m_sets(sets)
{
    if (isCustom())
        return;
    const Pattern& pattern = m_pattern;
    m_dense.kind = pattern.kind;
    m_dense.ranks = pattern.memberCount();
    m_dense.chunks = pattern.chunks;
    m_dense.inPlace = pattern.inPlace;
    m_places.assign(pattern.ranks, kNoPlace);
    std::vector<std::uint32_t> ascending;
    for (std::uint32_t place = 0; place < pattern.memberCount(); ++place) {
        m_places[index(pattern.member(place))] = place;
        ascending.push_back(index(pattern.member(place)));
    }
    m_dense.root = Rank { hasRoot(pattern.kind) ? m_places[index(pattern.root)] : 0 };
    std::sort(ascending.begin(), ascending.end());
    std::vector<ContributionSets::Range> ranges;
    for (const std::uint32_t rank : ascending) {
        if (!ranges.empty() && ranges.back().second + 1 == rank)
            ranges.back().second = rank;
        else
            ranges.emplace_back(rank, rank);
    }
    m_everybody = sets.fromRanges(ranges);
}

std::uint64_t PatternContents::universe(const Schedule& schedule)
{
    const std::uint64_t ranks = schedule.rankCount();
    if (schedule.pattern().kind != PatternKind::Custom)
        return ranks;
    std::uint32_t chunks = std::max(schedule.pattern().chunkIds(), 1U);
    for (std::uint32_t rank = 0; rank < ranks; ++rank)
        chunks = std::max(chunks, schedule.bufferSizes(Rank { rank }).input);
    return chunks * ranks;
}

std::uint64_t PatternContents::element(ChunkId chunk, Rank rank) const
{
    return isCustom() ? std::uint64_t { index(chunk) } * m_pattern.ranks + index(rank) : index(rank);
}

void PatternContents::visitBefore(const Visit& visit) const
{
    if (!isCustom())
        return visitStandard(true, visit);
    if (!m_pattern.before.empty())
        return visitPlacements(m_pattern.before, visit);
    for (std::uint32_t r = 0; r < m_pattern.ranks; ++r) {
        const Rank rank { r };
        for (std::uint32_t k = 0; k < m_schedule.bufferSizes(rank).input && !m_sets.full(); ++k)
            visit({ rank, { Buffer::Input, k }, 1, {}, m_sets.single(element(ChunkId { k }, rank)) });
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
            const std::uint32_t size = buffer == Buffer::Input ? sizes.input : sizes.output;
            for (std::uint32_t k = 0; k < size; k += shard) {
                const Slot slot { buffer, k };
                const std::optional<Content> content
                    = before ? m_dense.contentBefore(place, slot) : m_dense.contentAfter(place, slot);
                if (!content)
                    continue;
                const SetId set = content->contributor == kNone<Rank>
                    ? m_everybody
                    : m_sets.single(index(m_pattern.member(index(content->contributor))));
                visit({ Rank { r }, slot, shard, content->chunk, set });
            }
        }
    }
}

void PatternContents::visitPlacements(const std::vector<Placement>& placements, const Visit& visit) const
{
    std::vector<ContributionSets::Range> ranges;
    for (const Placement& placement : placements) {
        ranges.clear();
        for (const Rank contributor : placement.contributors) {
            const std::uint64_t each = element(placement.chunk, contributor);
            if (!ranges.empty() && ranges.back().second + 1 == each)
                ranges.back().second = each;
            else
                ranges.emplace_back(each, each);
        }
        visit({ placement.rank, m_pattern.storage(placement.rank, placement.slot), 1, {}, m_sets.fromRanges(ranges) });
    }
}

} // namespace weft::collective
