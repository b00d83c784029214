// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/inlining/inlining_copies.h"

#include "engine/collective/model/schedule_builder.h"

#include <algorithm>

namespace weft::collective {

namespace {

// In place, a custom pattern's one memory begins with its input; that of the part may be its output, of which the input
// is a piece.
Slot slotInCopy(const Pattern& part, Rank rank, Slot slot)
{
    if (!part.inPlace)
        return slot;
    const Slot stored = part.storage(rank, slot);
    return stored.buffer == Buffer::Output ? Slot { Buffer::Input, stored.offset } : stored;
}

} // namespace

Result<SchedulePtr> copiesOf(const Schedule& schedule, std::span<const std::vector<Rank>> sets, std::uint32_t ranks)
{
    const Pattern& part = schedule.pattern();
    Pattern pattern;
    pattern.kind = PatternKind::Custom;
    pattern.ranks = ranks;
    // An all-gather's comm_size is that of a shard.
    pattern.chunks = part.kind == PatternKind::AllGather ? part.shardChunks() : part.chunks;
    pattern.inPlace = part.inPlace;
    ScheduleBuilder builder(pattern, { schedule.info().name, schedule.info().protocol, {} });
    builder.reserve(std::size_t { schedule.stepCount() } * sets.size());
    std::vector<StepId> ids(schedule.stepCount());
    for (const std::vector<Rank>& set : sets) {
        const auto there = [&set](Rank rank) { return rank == kNone<Rank> ? rank : set[index(rank)]; };
        for (const Rank rank : schedule.ranks()) {
            BufferSizes sizes = schedule.bufferSizes(rank);
            if (part.inPlace)
                sizes = { std::max(sizes.input, sizes.output), 0, sizes.scratch };
            builder.setBufferSizes(there(rank), sizes);
        }
        for (const BlockId id : schedule.blocks()) {
            const ThreadBlock& own = schedule.block(id);
            const BlockId made = builder.addBlock(
                { there(own.rank), there(own.sendTo), there(own.receiveFrom), own.channel, own.inOrder });
            for (const StepId step : schedule.steps(id)) {
                Step copy = schedule.step(step);
                copy.way = topology::kNoLinkSet; // the links are those of one place
                const bool isReceived = receives(copy.kind) && !readsSource(copy.kind);
                copy.source = slotInCopy(part, isReceived ? own.receiveFrom : own.rank, copy.source);
                copy.target = slotInCopy(part, copy.kind == StepKind::Send ? own.sendTo : own.rank, copy.target);
                ids[index(step)] = builder.add(made, copy);
            }
        }
        for (const StepId step : schedule.steps()) {
            for (const StepId on : schedule.dependencies(step))
                builder.depend(ids[index(step)], ids[index(on)]);
        }
    }
    return builder.seal();
}

} // namespace weft::collective
