// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/small_messages.h"

#include "engine/collective/library/transfer_builder.h"
#include "engine/collective/model/slot_layout.h"
#include "engine/collective/proof/step_levels.h"
#include "engine/collective/proof/verifier.h"

namespace weft::collective {

namespace {

constexpr std::uint64_t kMostChunks = std::uint64_t { 1 } << 18U; // that are sent: a file of some 60 MB

std::uint64_t chunksSent(const Schedule& schedule)
{
    std::uint64_t chunks = 0;
    for (const StepId step : schedule.steps())
        chunks += sends(schedule.kind(step)) ? schedule.count(step) : 0;
    return chunks;
}

bool addsElsewhere(const Step& step)
{
    const bool stores = step.kind == StepKind::ReceiveReduceCopy || step.kind == StepKind::ReceiveReduceCopySend;
    return stores && step.source != step.target;
}

} // namespace

Result<SchedulePtr> withSmallMessages(SchedulePtr schedule, const Watch& watch)
{
    if (chunksSent(*schedule) > kMostChunks)
        return schedule;
    const std::uint32_t slots = fifoSlotsOf(schedule->info().protocol);
    const Result<std::optional<WaitCycle>> cycle = findWaitCycleByChunks(*schedule, slots, watch);
    if (!cycle)
        return cycle.error();
    if (!*cycle)
        return schedule;
    const MessageMatching matching = matchMessages(*schedule);
    const Result<StepLevels> levels = stepLevels(*schedule, matching, watch);
    if (!levels)
        return levels.error();
    TransferBuilder builder(
        schedule->pattern(), schedule->info(), { false, BlockPairing::Apart, true }, schedule->ways());
    std::vector<std::vector<TransferBuilder::Message>> sent(schedule->stepCount());
    for (const StepId id : executionOrder(*levels).items) {
        const BlockId block = schedule->blockOf(id);
        const auto& [rank, to, from, channel, inOrder] = schedule->block(block);
        const Step step = schedule->step(id, block);
        const StepId sender = matching.senderOf(id, block);
        if (!inOrder || addsElsewhere(step))
            return schedule;
        if (step.kind == StepKind::Copy)
            builder.copy({ rank, step.source }, { rank, step.target }, step.count);
        if (step.kind == StepKind::Reduce)
            builder.reduce({ rank, step.source }, { rank, step.target }, step.count);
        const bool isReceived = receives(step.kind);
        Slot slot = isReceived && !reduces(step.kind) ? step.target : step.source; // of what is passed on, or stays
        if (step.kind == StepKind::ReceiveReduceSend) { // stores the sum nowhere, so that the operand stays as it is
            const std::uint32_t scratch = schedule->bufferSizes(rank).scratch;
            slot = { Buffer::Scratch, scratch + slot.offset };
            builder.copy({ rank, step.source }, { rank, slot }, step.count);
        }
        for (std::uint32_t k = 0; k < step.count; ++k) {
            if (isReceived && reduces(step.kind))
                builder.receiveReduce(sent[index(sender)][k], later(slot, k));
            else if (isReceived)
                builder.receive(sent[index(sender)][k], later(slot, k));
            if (sends(step.kind))
                sent[index(id)].push_back(builder.send({ rank, later(slot, k) }, to, 1, channel, step.way));
        }
    }
    const Result<SchedulePtr> made = builder.build(watch);
    if (!made)
        return made.error().code == ErrorCode::Cancelled ? made : Result<SchedulePtr>(schedule);
    const Result<Verdict> verdict = verify(**made, {}, watch);
    if (!verdict)
        return verdict.error();
    return verdict->correct ? *made : schedule;
}

} // namespace weft::collective
