// SPDX-License-Identifier: GPL-3.0-or-later
// The slots that a pattern names, by the chunk that they hold. For whoever makes schedules: the verifier lists
// them for itself (collective/proof/pattern_contents), so that a mistake in one does not pass the other. Pure
// functions; any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/core/groups.h"

#include <algorithm>
#include <array>

namespace weft::synthesis {

struct NamedSlot {
    std::uint32_t npu = 0;
    collective::Slot slot;
};

// Calls visit(slot, content) for all of a rank's slots that hold something before, and that have to after.
template <class Visit>
void eachIn(std::optional<collective::Stretch> (collective::Pattern::*next)(std::uint32_t, std::uint32_t) const,
    const collective::Pattern& pattern, Rank rank, const Visit& visit)
{
    const std::optional<std::uint32_t> place = pattern.memberIndex(rank);
    if (!place)
        return;
    std::uint32_t offset = 0;
    while (const std::optional<collective::Stretch> stretch = (pattern.*next)(*place, offset)) {
        for (std::uint32_t k = 0; k < stretch->count; ++k)
            visit(stretch->slot(k), stretch->at(k));
        offset = stretch->first.offset + stretch->count;
    }
}
template <class Visit> void eachBefore(const collective::Pattern& pattern, Rank rank, const Visit& visit)
{
    eachIn(&collective::Pattern::stretchBefore, pattern, rank, visit);
}
template <class Visit> void eachAfter(const collective::Pattern& pattern, Rank rank, const Visit& visit)
{
    eachIn(&collective::Pattern::stretchAfter, pattern, rank, visit);
}

// Who has each chunk before and wants it after.
class PatternSlots {
public:
    // The pattern must outlive the object.
    explicit PatternSlots(const collective::Pattern& pattern)
        : m_pattern(pattern)
        , m_members(sortedOnce(pattern.members))
        , m_shard(pattern.shardChunks())
    {
        for (std::size_t i = 0; i < m_placed.size() && isCustom(); ++i) {
            m_placed[i] = { pattern.chunkIds(), [&placements = i == 0 ? pattern.before : pattern.after](auto visit) {
                               for (const collective::Placement& at : placements)
                                   visit(index(at.chunk), NamedSlot { index(at.rank), at.slot });
                           } };
        }
    }

    // Calls visit(NamedSlot) for each rank that has the chunk before, or wants it after; of a standard pattern
    // ascending.
    template <class Visit> void before(std::uint32_t chunk, const Visit& visit) const { each(false, chunk, visit); }
    template <class Visit> void after(std::uint32_t chunk, const Visit& visit) const { each(true, chunk, visit); }

private:
    template <class Visit> void each(bool after, std::uint32_t chunk, const Visit& visit) const
    {
        using collective::Buffer;
        using collective::BufferPart;
        if (isCustom()) {
            std::ranges::for_each(m_placed[after ? 1 : 0][chunk], visit);
            return;
        }
        const auto at = [&](Rank rank, std::uint32_t offset) {
            const bool gathers = inputPart(m_pattern.kind) == BufferPart::Shard;
            const bool isOutput = m_pattern.inPlace ? gathers : after;
            visit(NamedSlot { index(rank), { isOutput ? Buffer::Output : Buffer::Input, offset } });
        };
        const BufferPart part = after ? outputPart(m_pattern.kind) : inputPart(m_pattern.kind);
        if (m_pattern.kind == collective::PatternKind::AllToAll) {
            const std::uint32_t source = chunk / m_pattern.chunks;
            const std::uint32_t offset = chunk % m_pattern.chunks;
            if (after)
                at(m_pattern.member(offset / m_shard), source * m_shard + offset % m_shard);
            else
                at(m_pattern.member(source), offset);
        } else if (part == BufferPart::AtRoot) {
            at(m_pattern.root, chunk);
        } else if (part == BufferPart::Shard) {
            at(m_pattern.member(chunk / m_shard), m_pattern.inPlace ? chunk : chunk % m_shard);
        } else {
            for (std::uint32_t i = 0; i < m_pattern.memberCount(); ++i)
                at(m_members.empty() ? Rank { i } : m_members[i], chunk);
        }
    }

    [[nodiscard]] bool isCustom() const { return m_pattern.kind == collective::PatternKind::Custom; }

    const collective::Pattern& m_pattern;
    std::array<Groups<NamedSlot>, 2> m_placed; // by chunk, before and after, of a custom pattern
    std::vector<Rank> m_members; // ascending; empty: all
    std::uint32_t m_shard = 1;
};

} // namespace weft::synthesis
