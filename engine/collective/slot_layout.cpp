// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/slot_layout.h"

namespace weft::collective {

namespace {

constexpr std::uint64_t kMostSlots = 1U << 28U;
constexpr std::array kAllBuffers { Buffer::Input, Buffer::Output, Buffer::Scratch };

} // namespace

Result<SlotLayout> SlotLayout::make(const Schedule& schedule)
{
    SlotLayout layout;
    layout.m_starts.reserve(std::size_t { schedule.rankCount() } + 1);
    std::uint64_t next = 0;
    for (std::uint32_t r = 0; r < schedule.rankCount(); ++r) {
        const Rank rank { r };
        const BufferSizes& sizes = schedule.bufferSizes(rank);
        layout.m_starts.push_back(static_cast<std::uint32_t>(next));
        std::array<std::uint32_t, 3> owned { sizes.input, sizes.output, sizes.scratch };
        std::array<std::uint32_t, 3> bases {};
        for (const Buffer buffer : kAllBuffers) {
            const auto b = static_cast<std::size_t>(buffer);
            if (schedule.pattern().storage(rank, { buffer, 0 }).buffer != buffer)
                owned[b] = 0;
            bases[b] = static_cast<std::uint32_t>(next);
            next += owned[b];
            if (next > kMostSlots) {
                return Error { ErrorCode::TooLarge, "the buffers of all ranks have more than 268,435,456 slots", {},
                    {} };
            }
        }
        for (const Buffer buffer : kAllBuffers) {
            const Slot stored = schedule.pattern().storage(rank, { buffer, 0 });
            if (stored.buffer != buffer)
                bases[static_cast<std::size_t>(buffer)]
                    = bases[static_cast<std::size_t>(stored.buffer)] + stored.offset;
        }
        layout.m_bases.push_back(bases);
        layout.m_owned.push_back(owned);
    }
    layout.m_starts.push_back(static_cast<std::uint32_t>(next));
    return layout;
}

Slot SlotLayout::slotAt(Rank rank, std::uint32_t number) const
{
    std::uint32_t offset = number - begin(rank);
    const std::array<std::uint32_t, 3>& owned = m_owned[index(rank)];
    for (const Buffer buffer : { Buffer::Input, Buffer::Output }) {
        if (offset < owned[static_cast<std::size_t>(buffer)])
            return { buffer, offset };
        offset -= owned[static_cast<std::size_t>(buffer)];
    }
    return { Buffer::Scratch, offset };
}

} // namespace weft::collective
