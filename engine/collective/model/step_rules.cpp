// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/model/step_rules.h"

#include <algorithm>

namespace weft::collective {

namespace {

std::uint64_t sizeOf(const BufferSizes& sizes, Buffer buffer)
{
    return buffer == Buffer::Input ? sizes.input : buffer == Buffer::Output ? sizes.output : sizes.scratch;
}

bool fits(Slot slot, std::uint32_t count, const SlotLimits& limits)
{
    return std::uint64_t { slot.offset } + count <= limits[static_cast<std::size_t>(slot.buffer)];
}

StepProblem outside(StepProblem::Part part, Slot slot, std::uint32_t count, const SlotLimits& limits)
{
    constexpr std::array<const char*, 3> kNames { "input", "output", "scratch" };
    const auto buffer = static_cast<std::size_t>(slot.buffer);
    const std::uint64_t last = std::uint64_t { slot.offset } + count - 1;
    return { part, ErrorCode::OutOfRange,
        part == StepProblem::Part::Source
            ? say("a step reads past the end of a buffer: chunks %1 to %2 of the %3, which has %4", slot.offset, last,
                kNames[buffer], limits[buffer])
            : say("a step writes past the end of a buffer: chunks %1 to %2 of the %3, which has %4", slot.offset, last,
                kNames[buffer], limits[buffer]) };
}

} // namespace

SlotLimits slotLimits(const Pattern& pattern, Rank rank, const BufferSizes& sizes)
{
    SlotLimits limits {};
    for (std::size_t name = 0; name < limits.size(); ++name) {
        // In place, a name may stand for a part of the memory that another one has.
        const Slot first = pattern.storage(rank, { static_cast<Buffer>(name), 0 });
        const std::uint64_t size = sizeOf(sizes, first.buffer);
        limits[name] = size - std::min<std::uint64_t>(size, first.offset);
    }
    return limits;
}

std::vector<BufferSizes> neededSizes(const Pattern& pattern)
{
    std::vector<BufferSizes> needed(pattern.ranks);
    if (pattern.kind != PatternKind::Custom) {
        for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank)
            needed[rank] = pattern.bufferSizes(Rank { rank });
        return needed;
    }
    for (const std::vector<Placement>* placements : { &pattern.before, &pattern.after }) {
        for (const Placement& placement : *placements) {
            const Slot slot = pattern.storage(placement.rank, placement.slot);
            BufferSizes& sizes = needed[index(placement.rank)];
            std::uint32_t& size = slot.buffer == Buffer::Input ? sizes.input
                : slot.buffer == Buffer::Output                ? sizes.output
                                                               : sizes.scratch;
            size = std::max(size, slot.offset + 1);
        }
    }
    return needed;
}

BufferSizes joinedSizes(const BufferSizes& needed, const BufferSizes& asked)
{
    return { std::max(needed.input, asked.input), std::max(needed.output, asked.output),
        std::max(needed.scratch, asked.scratch) };
}

std::optional<StepProblem> problemOf(const Step& step, const ThreadBlock& block, const SlotLimits& limits)
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
