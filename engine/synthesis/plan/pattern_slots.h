// SPDX-License-Identifier: GPL-3.0-or-later
// The slots that a standard pattern names, by the chunk that they hold. For whoever makes schedules: the verifier lists
// them for itself (collective/proof/pattern_contents), so that a mistake in one does not pass the other. Pure functions;
// any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/core/groups.h"

namespace weft::synthesis {

struct NamedSlot {
    std::uint32_t npu = 0;
    collective::Slot slot;
};

// Calls visit(slot) for all that a rank's input and output have.
template <class Visit> void eachSlot(const collective::Pattern& pattern, Rank rank, const Visit& visit)
{
    const collective::BufferSizes sizes = pattern.bufferSizes(rank);
    for (const auto& [buffer, size] :
        { std::pair(collective::Buffer::Input, sizes.input), std::pair(collective::Buffer::Output, sizes.output) }) {
        for (std::uint32_t k = 0; k < size; ++k)
            visit(collective::Slot { buffer, k });
    }
}

// Where a pattern has each chunk before and wants it after; those of a chunk by ascending rank.
struct PatternSlots {
    Groups<NamedSlot> before;
    Groups<NamedSlot> after;

    explicit PatternSlots(const collective::Pattern& pattern)
        : before(byChunk(pattern, &collective::Pattern::contentBefore))
        , after(byChunk(pattern, &collective::Pattern::contentAfter))
    {
    }

private:
    template <class ContentOf>
    [[nodiscard]] static Groups<NamedSlot> byChunk(const collective::Pattern& pattern, ContentOf contentOf)
    {
        return { pattern.chunkIds(), [&pattern, contentOf](const auto& visit) {
                    for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank) {
                        eachSlot(pattern, Rank { rank }, [&](const collective::Slot& slot) {
                            if (const auto content = (pattern.*contentOf)(Rank { rank }, slot))
                                visit(index(content->chunk), NamedSlot { rank, slot });
                        });
                    }
                } };
    }
};

} // namespace weft::synthesis
