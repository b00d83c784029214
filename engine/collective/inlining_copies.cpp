// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/inlining_copies.h"

#include "engine/collective/schedule_builder.h"

namespace weft::collective {

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
        for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank)
            builder.setBufferSizes(there(Rank { rank }), schedule.bufferSizes(Rank { rank }));
        for (std::uint32_t id = 0; id < schedule.blockCount(); ++id) {
            ThreadBlock block = schedule.block(BlockId { id });
            block.rank = there(block.rank);
            block.sendTo = there(block.sendTo);
            block.receiveFrom = there(block.receiveFrom);
            const BlockId made = builder.addBlock(block);
            for (std::uint32_t step = index(schedule.stepsBegin(BlockId { id }));
                 step < index(schedule.stepsEnd(BlockId { id })); ++step) {
                Step copy = schedule.step(StepId { step });
                copy.way = topology::kNoLinkSet; // the links are those of one place
                ids[step] = builder.add(made, copy);
            }
        }
        for (std::uint32_t step = 0; step < schedule.stepCount(); ++step) {
            for (const StepId on : schedule.dependencies(StepId { step }))
                builder.depend(ids[step], ids[index(on)]);
        }
    }
    return builder.seal();
}

} // namespace weft::collective
