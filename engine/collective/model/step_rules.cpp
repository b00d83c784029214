// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/model/step_rules.h"

#include <algorithm>

namespace weft::collective {

namespace {

bool fits(Slot slot, std::uint32_t count, const BufferSizes& limits)
{
    return std::uint64_t { slot.offset } + count <= limits[slot.buffer];
}

StepProblem outside(StepProblem::Part part, Slot slot, std::uint32_t count, const BufferSizes& limits)
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

} // namespace

std::vector<BlockEnd> endsOf(const ThreadBlock& block, std::uint32_t channel)
{
    std::vector<BlockEnd> ends;
    if (block.sendTo != kNone<Rank>)
        ends.push_back({ block.rank, true, block.sendTo, channel });
    if (block.receiveFrom != kNone<Rank>)
        ends.push_back({ block.rank, false, block.receiveFrom, channel });
    return ends;
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
    for (std::uint32_t rank = 0; pattern.kind != PatternKind::Custom && rank < pattern.ranks; ++rank)
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

std::optional<StepProblem> problemOf(const Step& step, const ThreadBlock& block, const BufferSizes& limits)
{
    using Part = StepProblem::Part;
    if (sends(step.kind) && block.sendTo == kNone<Rank>)
        return StepProblem { Part::Kind, ErrorCode::Usage,
            say("a step sends, but its thread block has nobody to send to") };
    if (receives(step.kind) && block.receiveFrom == kNone<Rank>)
        return StepProblem { Part::Kind, ErrorCode::Usage,
            say("a step receives, but its thread block has nobody to receive from") };
    if (step.kind == StepKind::Nop) {
        if (step.count != 0)
            return StepProblem { Part::Count, ErrorCode::OutOfRange, say("a step that only waits moves chunks") };
        return {};
    }
    if (step.count == 0)
        return StepProblem { Part::Count, ErrorCode::OutOfRange, say("a step moves no chunks") };
    if (readsSource(step.kind) && !fits(step.source, step.count, limits))
        return outside(Part::Source, step.source, step.count, limits);
    if (writesTarget(step.kind) && !fits(step.target, step.count, limits))
        return outside(Part::Target, step.target, step.count, limits);
    return {};
}

} // namespace weft::collective
