// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/model/step_rules.h"

#include <algorithm>

namespace weft::collective {

StepProblem outsideBuffer(StepProblem::Part part, Slot slot, std::uint32_t count, const BufferSizes& limits)
{
    const std::string_view buffer = kBufferWords[static_cast<std::size_t>(slot.buffer)];
    const std::uint64_t last = std::uint64_t { slot.offset } + count - 1;
    return { part, ErrorCode::OutOfRange,
        part == StepProblem::Part::Source
            ? say("a step reads past the end of a buffer: chunks %1 to %2 of the %3, which has %4", slot.offset, last,
                buffer, limits[slot.buffer])
            : say("a step writes past the end of a buffer: chunks %1 to %2 of the %3, which has %4", slot.offset, last,
                buffer, limits[slot.buffer]) };
}

BufferSizes slotLimits(const Pattern& pattern, Rank rank, const BufferSizes& sizes)
{
    BufferSizes limits;
    for (const Buffer name : kEveryBuffer) {
        // In place, a name may stand for a part of the memory that another one has.
        const Slot first = pattern.storage(rank, { name, 0 });
        limits[name] = sizes[first.buffer] - std::min(sizes[first.buffer], first.offset);
    }
    return limits;
}

std::vector<BufferSizes> neededSizes(const Pattern& pattern)
{
    std::vector<BufferSizes> needed(pattern.ranks);
    for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank)
        needed[rank] = pattern.bufferSizes(Rank { rank });
    for (const std::vector<Placement>* placements : { &pattern.before, &pattern.after }) {
        for (const Placement& placement : *placements)
            needed[index(placement.rank)].fit(pattern.storage(placement.rank, placement.slot));
    }
    return needed;
}

BufferSizes joinedSizes(const BufferSizes& needed, const BufferSizes& asked)
{
    return { std::max(needed.input, asked.input), std::max(needed.output, asked.output),
        std::max(needed.scratch, asked.scratch) };
}

} // namespace weft::collective
