// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/model/slot_layout.h"

#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::collective {

namespace {

// So many cost little; beyond, scratch counts as far as steps touch it, and there must be steps to use the slots.
constexpr std::uint64_t kFewSlots = 1U << 24U;
constexpr std::uint64_t kMostSlotsOfStep = 4096;

} // namespace

Result<SlotLayout> SlotLayout::make(const Schedule& schedule)
{
    std::vector<BufferSizes> sizes
        = mapped(schedule.ranks(), [&schedule](Rank rank) { return schedule.bufferSizes(rank); });
    if (sumOf(sizes, [](const BufferSizes& each) { return std::uint64_t { each.scratch }; }) > kFewSlots) {
        for (const Rank rank : schedule.ranks()) {
            BufferSizes touched;
            for (const StepId step : schedule.steps(rank))
                fitSlots(touched, schedule.pattern(), rank, schedule.step(step));
            sizes[index(rank)].scratch = std::min(sizes[index(rank)].scratch, touched.scratch);
        }
    }
    std::optional<SlotLayout> layout = of(schedule.pattern(), sizes);
    if (!layout)
        return errorOf(ErrorCode::TooLarge, say("the buffers of all ranks have more than 268,435,456 slots"));
    if (layout->count() > kFewSlots && layout->count() > kMostSlotsOfStep * schedule.stepCount())
        return errorOf(ErrorCode::TooLarge,
            say("the buffers of all ranks have %1 slots, which %2 steps cannot have a use for", layout->count(),
                schedule.stepCount()));
    return *std::move(layout);
}

std::optional<SlotLayout> SlotLayout::of(const Pattern& pattern, std::span<const BufferSizes> sizes)
{
    SlotLayout layout;
    layout.m_owned.assign(sizes.begin(), sizes.end());
    std::uint64_t next = 0;
    for (std::uint32_t r = 0; r < sizes.size(); ++r) {
        layout.m_starts.push_back(static_cast<std::uint32_t>(next));
        std::array<std::uint32_t, 3> bases {};
        std::array<Slot, 3> stored; // the first slot of each buffer
        for (const Buffer buffer : kEveryBuffer) {
            const auto b = static_cast<std::size_t>(buffer);
            stored[b] = pattern.storage(Rank { r }, { buffer, 0 });
            if (stored[b].buffer != buffer)
                layout.m_owned[r][buffer] = 0;
            bases[b] = static_cast<std::uint32_t>(next);
            next += layout.m_owned[r][buffer];
            if (next > kMostSlots)
                return {};
        }
        for (std::size_t b = 0; b < bases.size(); ++b) {
            if (stored[b].buffer != static_cast<Buffer>(b))
                bases[b] = bases[static_cast<std::size_t>(stored[b].buffer)] + stored[b].offset;
        }
        layout.m_bases.push_back(bases);
    }
    layout.m_starts.push_back(static_cast<std::uint32_t>(next));
    return layout;
}

Slot SlotLayout::slotAt(Rank rank, std::uint32_t number) const
{
    std::uint32_t offset = number - begin(rank);
    for (const Buffer buffer : { Buffer::Input, Buffer::Output }) {
        const std::uint32_t owned = m_owned[index(rank)][buffer];
        if (offset < owned)
            return { buffer, offset };
        offset -= owned;
    }
    return { Buffer::Scratch, offset };
}

} // namespace weft::collective
