// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/transfer_builder.h"

#include "engine/collective/library/transfer_analysis.h"
#include "engine/collective/proof/step_levels.h"
#include "engine/core/make_error.h"

#include <utility>

namespace weft::collective {

void TransferBuilder::copy(Place from, Place to, std::uint32_t count, std::uint32_t channel, std::uint32_t way)
{
    if (from.rank != to.rank)
        receive(send(from, to.rank, count, channel, way), to.slot);
    else if (m_pattern.storage(from.rank, from.slot) != m_pattern.storage(to.rank, to.slot))
        m_operations.push_back({ { StepKind::Copy, from.slot, to.slot, count }, from.rank, kNone<Rank>, channel });
}

void TransferBuilder::reduce(Place from, Place into, std::uint32_t count, std::uint32_t channel, std::uint32_t way)
{
    if (from.rank != into.rank)
        receiveReduce(send(from, into.rank, count, channel, way), into.slot);
    else
        m_operations.push_back({ { StepKind::Reduce, from.slot, into.slot, count }, from.rank, kNone<Rank>, channel });
}

TransferBuilder::Message TransferBuilder::send(
    Place from, Rank to, std::uint32_t count, std::uint32_t channel, std::uint32_t way)
{
    m_operations.push_back({ { StepKind::Send, from.slot, from.slot, count, way }, from.rank, to, channel });
    return Message { static_cast<std::uint32_t>(m_operations.size() - 1) };
}

void TransferBuilder::wait(Message message, Message over)
{
    const auto sent = static_cast<std::uint32_t>(message);
    auto other = static_cast<std::uint32_t>(over);
    const bool areThere = sent < m_operations.size() && other < sent && m_operations[other].kind == StepKind::Send;
    if (areThere && m_operations[other].rank != m_operations[sent].rank)
        other = m_operations[other].partner;
    if (!areThere || other >= sent || m_operations[other].rank != m_operations[sent].rank)
        m_misused = true;
    else
        m_operations[sent].after = other;
}

void TransferBuilder::complete(Message message, StepKind kind, Slot to)
{
    const auto sent = static_cast<std::uint32_t>(message);
    if (sent >= m_operations.size() || m_operations[sent].kind != StepKind::Send
        || m_operations[sent].partner != kNoOperation) {
        m_misused = true;
        return;
    }
    Operation& send = m_operations[sent];
    send.target = to;
    send.partner = static_cast<std::uint32_t>(m_operations.size());
    // A sum finds its operand where it stores.
    const Slot source = readsSource(kind) ? to : send.source;
    m_operations.push_back({ { kind, source, to, send.count }, send.peer, send.rank, send.channel, sent });
}

Result<SchedulePtr> TransferBuilder::build(const Watch& watch)
{
    TransferBuilder work = std::exchange(*this, TransferBuilder({}));
    const std::span<const Operation> operations = work.m_operations;
    if (work.m_misused)
        return errorOf(ErrorCode::Unmatched, say("a message is received twice, or was never sent"));
    if (const Result<void> checked = work.m_pattern.check(); !checked)
        return checked.error();
    for (const Operation& operation : operations) {
        if (index(operation.rank) >= work.m_pattern.ranks || operation.count == 0)
            return errorAt(
                operation.rank, ErrorCode::OutOfRange, say("a transfer of no chunks, or of a rank that is none"));
        if (operation.kind == StepKind::Send && operation.partner == kNoOperation) {
            return errorAt(
                operation.rank, ErrorCode::Unmatched, say("a message to rank %1 is never received", operation.peer));
        }
    }
    const auto assembled = [&]() -> Result<SchedulePtr> {
        const Result<TransferAnalysis> analysis = analyse(work.m_pattern, operations, watch);
        if (!analysis)
            return analysis.error();
        ScheduleBuilder builder(work.m_pattern, work.m_info, work.m_ways);
        builder.reserve(operations.size());
        if (const Result<void> added
            = assembleBlocks(work.m_pattern, operations, *analysis, work.m_options, builder, watch);
            !added)
            return added.error();
        return builder.seal();
    };
    Result<SchedulePtr> schedule = assembled();
    if (!schedule || !work.m_options.fuse || !work.m_options.inOrder)
        return schedule;
    const MessageMatching matching = matchMessages(**schedule);
    const Result<StepLevels> levels = stepLevels(**schedule, matching, watch);
    if (!levels)
        return levels.error();
    // Fused steps may wait for each other for ever with connections as deep as the protocol's.
    const std::uint32_t slots = fifoSlotsOf(work.m_info.protocol);
    const Result<std::optional<WaitCycle>> cycle = findWaitCycle(**schedule, matching, slots, watch, &*levels);
    if (!cycle)
        return cycle.error();
    if (!*cycle)
        return schedule;
    work.m_options.fuse = false;
    return assembled();
}

} // namespace weft::collective
