// SPDX-License-Identifier: GPL-3.0-or-later
// The slots that a standard pattern names, by the chunk that they hold. For whoever makes schedules: the verifier lists
// them for itself (collective/proof/pattern_contents), so that a mistake in one does not pass the other. Pure
// functions; any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/core/groups.h"

namespace weft::synthesis {

struct NamedSlot {
    std::uint32_t npu = 0;
    collective::Slot slot;
};

// Calls visit(slot, content) for all of a rank's slots that hold something before, and that have to after.
template <class Visit>
void eachIn(std::optional<collective::Stretch> (collective::Pattern::*next)(Rank, std::uint32_t) const,
    const collective::Pattern& pattern, Rank rank, const Visit& visit)
{
    std::uint32_t offset = 0;
    while (const std::optional<collective::Stretch> stretch = (pattern.*next)(rank, offset)) {
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

// Where a pattern has each chunk before and wants it after; those of a chunk by ascending rank.
struct PatternSlots {
    Groups<NamedSlot> before;
    Groups<NamedSlot> after;

    explicit PatternSlots(const collective::Pattern& pattern)
        : before(byChunk(pattern, &collective::Pattern::stretchBefore))
        , after(byChunk(pattern, &collective::Pattern::chunksAfter))
    {
    }

private:
    template <class Next> [[nodiscard]] static Groups<NamedSlot> byChunk(const collective::Pattern& pattern, Next next)
    {
        return { pattern.chunkIds(), [&pattern, next](const auto& visit) {
                    for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank) {
                        eachIn(next, pattern, Rank { rank },
                            [&](collective::Slot slot, const collective::Content& content) {
                                visit(index(content.chunk), NamedSlot { rank, slot });
                            });
                    }
                } };
    }
};

} // namespace weft::synthesis
