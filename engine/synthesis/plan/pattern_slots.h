// SPDX-License-Identifier: GPL-3.0-or-later
// The slots that a standard pattern names, by the chunk that they hold. A value; any thread.
#pragma once

#include "engine/collective/model/pattern.h"

#include <numeric>
#include <span>
#include <vector>

namespace weft::synthesis {

struct NamedSlot {
    std::uint32_t npu = 0;
    collective::Slot slot;
};

// Those of a chunk together, by ascending rank.
class PatternSlots {
public:
    // `contentOf(rank, slot)`: what a slot holds, if that matters; Pattern::contentBefore or contentAfter.
    template <class ContentOf>
    PatternSlots(const collective::Pattern& pattern, ContentOf contentOf)
        : m_start(std::size_t { pattern.chunkIds() } + 1, 0)
    {
        const auto each = [&](auto&& visit) {
            for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank) {
                const collective::BufferSizes sizes = pattern.bufferSizes(Rank { rank });
                for (const auto& [buffer, size] : { std::pair(collective::Buffer::Input, sizes.input),
                         std::pair(collective::Buffer::Output, sizes.output) }) {
                    for (std::uint32_t k = 0; k < size; ++k) {
                        const collective::Slot slot { buffer, k };
                        if (const auto content = contentOf(Rank { rank }, slot))
                            visit(index(content->chunk), NamedSlot { rank, slot });
                    }
                }
            }
        };
        each([&](std::uint32_t chunk, const NamedSlot&) { ++m_start[chunk + std::size_t { 1 }]; });
        std::partial_sum(m_start.begin(), m_start.end(), m_start.begin());
        m_slots.resize(m_start.back());
        std::vector<std::uint32_t> next(m_start.begin(), m_start.end() - 1);
        each([&](std::uint32_t chunk, const NamedSlot& named) { m_slots[next[chunk]++] = named; });
    }
    [[nodiscard]] std::span<const NamedSlot> of(std::uint32_t chunk) const
    {
        return std::span(m_slots).subspan(m_start[chunk], m_start[chunk + 1] - m_start[chunk]);
    }

private:
    std::vector<std::uint32_t> m_start; // chunks + 1 entries
    std::vector<NamedSlot> m_slots;
};

[[nodiscard]] inline PatternSlots slotsBefore(const collective::Pattern& pattern)
{
    return { pattern, [&](Rank rank, collective::Slot slot) { return pattern.contentBefore(rank, slot); } };
}
[[nodiscard]] inline PatternSlots slotsAfter(const collective::Pattern& pattern)
{
    return { pattern, [&](Rank rank, collective::Slot slot) { return pattern.contentAfter(rank, slot); } };
}

} // namespace weft::synthesis
