// SPDX-License-Identifier: GPL-3.0-or-later
// What a single step must keep to: peers that its thread block has, and slots inside the buffers of its rank. Shared
// by the builder and by readers of files, which know where in the file a step stands. Stateless; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/core/error.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace weft::collective {

inline constexpr std::uint32_t kChannelLimit = 1U << 16U; // channels of a block are below it

// Where a thread block ends a connection.
struct BlockEnd {
    Rank rank {};
    bool isSend = false;
    Rank peer {};
    std::uint32_t channel = 0;
    auto operator<=>(const BlockEnd&) const = default;
};
// Those of a block, if it were on that channel.
struct BlockEnds {
    std::array<BlockEnd, 2> ends;
    std::size_t count = 0;
    [[nodiscard]] const BlockEnd* begin() const { return ends.data(); }
    [[nodiscard]] const BlockEnd* end() const { return ends.data() + count; }
};
[[nodiscard]] inline BlockEnds endsOf(const ThreadBlock& block, std::uint32_t channel)
{
    BlockEnds all;
    if (block.sendTo != kNone<Rank>)
        all.ends[all.count++] = { block.rank, true, block.sendTo, channel };
    if (block.receiveFrom != kNone<Rank>)
        all.ends[all.count++] = { block.rank, false, block.receiveFrom, channel };
    return all;
}

// How far each name of a buffer of one rank reaches. `sizes` are those of the sealed schedule: at least what the
// pattern needs. O(1) without relays.
[[nodiscard]] BufferSizes slotLimits(const Pattern& pattern, Rank rank, const BufferSizes& sizes);
// What the pattern needs of each rank, also a custom one.
[[nodiscard]] std::vector<BufferSizes> neededSizes(const Pattern& pattern);
// The larger of what the pattern needs and what is asked for.
[[nodiscard]] BufferSizes joinedSizes(const BufferSizes& needed, const BufferSizes& asked);

struct StepProblem {
    enum class Part : std::uint8_t { Kind, Source, Target, Count };
    Part part = Part::Kind; // what of the step is wrong
    ErrorCode code = ErrorCode::OutOfRange;
    Sentence message;
};
[[nodiscard]] StepProblem outsideBuffer(
    StepProblem::Part part, Slot slot, std::uint32_t count, const BufferSizes& limits);

// The first thing that is wrong with the step, or nothing. The peer's slot of a message is not looked at. Inline: it is
// asked of every step.
[[nodiscard]] inline std::optional<StepProblem> problemOf(
    const Step& step, const ThreadBlock& block, const BufferSizes& limits)
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
    const auto fits = [&](Slot slot) { return std::uint64_t { slot.offset } + step.count <= limits[slot.buffer]; };
    if (readsSource(step.kind) && !fits(step.source))
        return outsideBuffer(Part::Source, step.source, step.count, limits);
    if (writesTarget(step.kind) && !fits(step.target))
        return outsideBuffer(Part::Target, step.target, step.count, limits);
    return {};
}

} // namespace weft::collective
