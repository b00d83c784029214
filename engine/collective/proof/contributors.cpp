// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/contributors.h"

namespace weft::collective {

Contributors::Contributors(const Schedule& schedule)
    : m_isCustom(schedule.pattern().kind == PatternKind::Custom)
    , m_ranks(schedule.rankCount())
    , m_sets(std::uint64_t { m_isCustom ? PatternContents::customChunks(schedule) : 1 } * m_ranks)
{
}

SlotValue Contributors::valueOf(ChunkId chunk, std::span<const Rank> contributors)
{
    const bool isLast = contributors.data() == m_lastRanks.data() && contributors.size() == m_lastRanks.size();
    if (!m_isCustom && isLast && !contributors.empty())
        return { chunk, m_lastSet };
    if (contributors.size() == 1) {
        m_lastSet = m_sets.single(element(chunk, contributors[0]));
    } else {
        std::vector<ContributionSets::Range> ranges;
        for (const Rank rank : contributors)
            ContributionSets::append(ranges, element(chunk, rank), element(chunk, rank));
        m_lastSet = m_sets.fromRanges(ranges);
    }
    m_lastRanks = contributors;
    return { m_isCustom ? ChunkId {} : chunk, m_lastSet };
}

} // namespace weft::collective
