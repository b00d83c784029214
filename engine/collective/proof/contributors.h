// SPDX-License-Identifier: GPL-3.0-or-later
// What slots hold to a proof: which ranks' contributions to which chunk, exactly (contribution_sets.h), in eight bytes.
// Values of an Execution; owned by it.
#pragma once

#include "engine/collective/proof/contribution_sets.h"
#include "engine/collective/proof/execution.h"

namespace weft::collective {

class SlotValue {
public:
    SlotValue() = default; // holds nothing
    SlotValue(ChunkId chunk, SetId set, bool suspect = false)
        : m_chunk(index(chunk))
        , m_bits(static_cast<std::uint32_t>(set) | (suspect ? kSuspect : 0))
    {
    }

    [[nodiscard]] bool empty() const { return m_bits == 0; }
    // Of standard patterns. Under Custom the set says it, and this is 0.
    [[nodiscard]] ChunkId chunk() const { return ChunkId { m_chunk }; }
    // Elements are ranks; under Custom chunk · ranks + rank.
    [[nodiscard]] SetId set() const { return SetId { m_bits & ~kSuspect }; }
    // Something was counted twice, was not there or was another chunk's on the way to this value.
    [[nodiscard]] bool suspect() const { return (m_bits & kSuspect) != 0; }

    bool operator==(const SlotValue&) const = default;

private:
    static constexpr std::uint32_t kSuspect = 1U << 31U;
    std::uint32_t m_chunk = 0;
    std::uint32_t m_bits = 0;
};

class Contributors {
public:
    using Value = SlotValue;
    explicit Contributors(const Schedule& schedule)
        : m_isCustom(schedule.pattern().kind == PatternKind::Custom)
        , m_ranks(schedule.rankCount())
        , m_sets(std::uint64_t { m_isCustom ? PatternContents::customChunks(schedule) : 1 } * m_ranks)
    {
    }

    [[nodiscard]] const ContributionSets& sets() const { return m_sets; }
    [[nodiscard]] bool isCustom() const { return m_isCustom; }
    [[nodiscard]] std::uint32_t rankCount() const { return m_ranks; }
    [[nodiscard]] bool has(SlotValue value, ChunkId chunk, Rank rank) const
    {
        return !value.empty() && (m_isCustom || value.chunk() == chunk)
            && m_sets.contains(value.set(), element(chunk, rank));
    }

    [[nodiscard]] SlotValue valueOf(ChunkId chunk, std::span<const Rank> contributors)
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
    [[nodiscard]] static SlotValue lacking(SlotValue known) { return { known.chunk(), known.set(), true }; }
    [[nodiscard]] Sum<SlotValue> add(SlotValue held, SlotValue incoming)
    {
        const bool mixed = held.chunk() != incoming.chunk();
        const ContributionSets::Union sum = m_sets.unite(held.set(), incoming.set());
        const bool suspect = mixed || !sum.disjoint || held.suspect() || incoming.suspect();
        return { { held.chunk(), sum.set, suspect },
            mixed               ? SumFault::MixedChunks
                : !sum.disjoint ? SumFault::CountedTwice
                                : SumFault::None };
    }
    // The sets have outgrown the memory that they may take (about 2 GB); what follows would be wrong.
    [[nodiscard]] bool outgrown() const { return m_sets.full(); }

    // Counts from now on the places, slots and messages, that have a rank's contribution to a chunk.
    void count(ChunkId chunk, Rank rank)
    {
        m_counted = { chunk, rank };
        m_copies = 0;
    }
    [[nodiscard]] std::uint64_t copies() const { return m_copies; }
    void placed(SlotValue value) { m_copies += counts(value); }
    void left(SlotValue value) { m_copies -= counts(value); }

private:
    [[nodiscard]] std::uint64_t element(ChunkId chunk, Rank rank) const
    {
        return m_isCustom ? std::uint64_t { index(chunk) } * m_ranks + index(rank) : index(rank);
    }
    [[nodiscard]] std::uint32_t counts(SlotValue value) const
    {
        return m_counted && has(value, m_counted->first, m_counted->second) ? 1 : 0;
    }

    bool m_isCustom;
    std::uint32_t m_ranks;
    ContributionSets m_sets;
    std::span<const Rank> m_lastRanks; // of standard patterns
    SetId m_lastSet {};
    std::optional<std::pair<ChunkId, Rank>> m_counted;
    std::uint64_t m_copies = 0;
};

using SymbolicExecution = Execution<Contributors>;

} // namespace weft::collective
