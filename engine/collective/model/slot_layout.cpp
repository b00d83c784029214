// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/model/slot_layout.h"

#include <algorithm>
#include <string>

namespace weft::collective {

namespace {

// So many cost little; beyond, scratch counts as far as steps touch it, and there must be steps to use the slots.
constexpr std::uint64_t kFewSlots = 1U << 24U;
constexpr std::uint64_t kMostSlotsOfStep = 4096;
constexpr std::array kAllBuffers { Buffer::Input, Buffer::Output, Buffer::Scratch };

// By rank.
std::vector<std::uint32_t> touchedScratch(const Schedule& schedule)
{
    std::vector<std::uint32_t> touched(schedule.rankCount(), 0);
    for (std::uint32_t b = 0; b < schedule.blockCount(); ++b) {
        std::uint32_t& own = touched[index(schedule.block(BlockId { b }).rank)];
        for (std::uint32_t i = index(schedule.stepsBegin(BlockId { b })); i < index(schedule.stepsEnd(BlockId { b }));
             ++i) {
            const Step step = schedule.step(StepId { i });
            if (readsSource(step.kind) && step.source.buffer == Buffer::Scratch)
                own = std::max(own, step.source.offset + step.count);
            if (writesTarget(step.kind) && step.target.buffer == Buffer::Scratch)
                own = std::max(own, step.target.offset + step.count);
        }
    }
    return touched;
}

Error tooManySlots(Sentence why)
{
    return { ErrorCode::TooLarge, std::move(why), {}, {} };
}

} // namespace

Result<SlotLayout> SlotLayout::make(const Schedule& schedule)
{
    SlotLayout layout;
    layout.m_starts.reserve(std::size_t { schedule.rankCount() } + 1);
    std::uint64_t scratch = 0;
    for (std::uint32_t r = 0; r < schedule.rankCount(); ++r)
        scratch += schedule.bufferSizes(Rank { r }).scratch;
    const std::vector<std::uint32_t> touched
        = scratch > kFewSlots ? touchedScratch(schedule) : std::vector<std::uint32_t>();
    std::uint64_t next = 0;
    for (std::uint32_t r = 0; r < schedule.rankCount(); ++r) {
        const Rank rank { r };
        const BufferSizes& sizes = schedule.bufferSizes(rank);
        layout.m_starts.push_back(static_cast<std::uint32_t>(next));
        std::array<std::uint32_t, 3> owned { sizes.input, sizes.output, sizes.scratch };
        if (!touched.empty())
            owned.back() = std::min(owned.back(), touched[r]);
        std::array<std::uint32_t, 3> bases {};
        for (const Buffer buffer : kAllBuffers) {
            const auto b = static_cast<std::size_t>(buffer);
            if (schedule.pattern().storage(rank, { buffer, 0 }).buffer != buffer)
                owned[b] = 0;
            bases[b] = static_cast<std::uint32_t>(next);
            next += owned[b];
            if (next > kMostSlots)
                return tooManySlots(say("the buffers of all ranks have more than 268,435,456 slots"));
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
    if (next > kFewSlots && next > kMostSlotsOfStep * schedule.stepCount())
        return tooManySlots(say("the buffers of all ranks have %1 slots, which %2 steps cannot have a use for", next,
            schedule.stepCount()));
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
