// SPDX-License-Identifier: GPL-3.0-or-later
// All slots of all ranks of a schedule as one row of numbers, with the two names that a slot has in place made one.
// A value made from a sealed schedule; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/core/result.h"

#include <array>
#include <cstdint>
#include <vector>

namespace weft::collective {

// The most that all ranks may have together, eight bytes each.
inline constexpr std::uint64_t kMostSlots = std::uint64_t { 1 } << 28U;

// So many chunks after a slot.
[[nodiscard]] constexpr Slot later(Slot slot, std::uint32_t chunks)
{
    return { slot.buffer, slot.offset + chunks };
}

// Grows the sizes of a rank's memory to the slots of its own that the step reads and writes.
inline void fitSlots(BufferSizes& sizes, const Pattern& pattern, Rank rank, const Step& step)
{
    if (readsSource(step.kind))
        sizes.fit(pattern.storage(rank, step.source), step.count);
    if (writesTarget(step.kind))
        sizes.fit(pattern.storage(rank, step.target), step.count);
}

class SlotLayout {
public:
    // Errors: TooLarge (more than 2^28 slots in all ranks together, or more than 2^24 and
    // than 4,096 a step; of much scratch only what steps touch is counted).
    [[nodiscard]] static Result<SlotLayout> make(const Schedule& schedule);
    // Of ranks with so much memory each; nothing where that is more than 2^28 slots.
    [[nodiscard]] static std::optional<SlotLayout> of(const Pattern& pattern, std::span<const BufferSizes> sizes);

    [[nodiscard]] std::uint32_t count() const { return m_starts.back(); }
    [[nodiscard]] std::uint32_t begin(Rank rank) const { return m_starts[index(rank)]; }
    [[nodiscard]] std::uint32_t end(Rank rank) const { return m_starts[index(rank) + 1]; }
    // A slot that the schedule's buffers have, by either of its names.
    [[nodiscard]] std::uint32_t at(Rank rank, Slot slot) const
    {
        return m_bases[index(rank)][static_cast<std::size_t>(slot.buffer)] + slot.offset;
    }
    // The rank of a number is known; the name is that of the buffer that has the memory.
    [[nodiscard]] Slot slotAt(Rank rank, std::uint32_t number) const;

private:
    SlotLayout() = default;

    std::vector<std::uint32_t> m_starts; // by rank, one more than ranks
    std::vector<std::array<std::uint32_t, 3>> m_bases; // by rank and buffer
    std::vector<BufferSizes> m_owned; // by rank: slots of each buffer's own memory
};

} // namespace weft::collective
