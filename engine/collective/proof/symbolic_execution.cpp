// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/symbolic_execution.h"

#include <algorithm>

namespace weft::collective {

namespace {

Slot later(Slot slot, std::uint32_t chunks)
{
    return { slot.buffer, slot.offset + chunks };
}

} // namespace

SymbolicExecution::SymbolicExecution(const Schedule& schedule, const MessageMatching& matching, SlotLayout layout)
    : m_schedule(schedule)
    , m_matching(matching)
    , m_layout(std::move(layout))
    , m_sets(PatternContents::universe(schedule))
    , m_contents(schedule, m_sets)
{
    m_blockNear.reserve((schedule.stepCount() >> kNearBits) + 1);
    std::uint32_t block = 0;
    for (std::uint64_t step = 0; step < schedule.stepCount(); step += 1U << kNearBits) {
        while (index(schedule.stepsEnd(BlockId { block })) <= step)
            ++block;
        m_blockNear.push_back(block);
    }
    m_state.held.resize(m_layout.count());
    m_contents.visitBefore([this](const PatternContents::Run& run) {
        const std::uint32_t number = m_layout.at(run.rank, run.slot);
        for (std::uint32_t k = 0; k < run.count; ++k)
            m_state.held[number + k] = { ChunkId { index(run.chunk) + k }, run.set };
    });
    m_state.inboxes.resize(schedule.blockCount());
    m_state.messages.emplace_back();
}

void SymbolicExecution::execute(StepId step, BlockId id)
{
    const StepKind kind = m_schedule.kind(step);
    if (kind == StepKind::Nop)
        return;
    const ThreadBlock& block = m_schedule.block(id);
    const Slot source = m_schedule.source(step);
    const Slot target = m_schedule.target(step);
    const std::uint32_t count = m_schedule.count(step);
    const StepId sender = m_matching.senderOf(step);
    for (std::uint32_t k = 0; k < count; ++k) {
        SlotValue value;
        if (receives(kind))
            value = sender == kNone<StepId> ? SlotValue() : take(id, sender);
        else
            value = read(step, block.rank, later(source, k));
        if (collective::reduces(kind))
            value = add(step, block.rank, later(addsToTarget(kind) ? target : source, k), value);
        if (writesTarget(kind))
            write(m_layout.at(block.rank, later(target, k)), value);
        if (sends(kind))
            put(id, step, value);
    }
}

SlotValue SymbolicExecution::read(StepId step, Rank rank, Slot slot)
{
    const SlotValue value = m_state.held[m_layout.at(rank, slot)];
    if (value.empty())
        note(IssueKind::Undefined, step, rank, slot, value, {});
    return value;
}

void SymbolicExecution::write(std::uint32_t number, SlotValue value)
{
    SlotValue& slot = m_state.held[number];
    m_copies = m_copies + counts(value) - counts(slot);
    slot = value;
}

SlotValue SymbolicExecution::add(StepId step, Rank rank, Slot slot, SlotValue incoming)
{
    const SlotValue held = m_state.held[m_layout.at(rank, slot)];
    if (held.empty() || incoming.empty()) {
        if (held.empty())
            note(IssueKind::Undefined, step, rank, slot, held, incoming);
        const SlotValue known = held.empty() ? incoming : held;
        return known.empty() ? known : SlotValue(known.chunk(), known.set(), true);
    }
    const bool mixed = held.chunk() != incoming.chunk();
    if (mixed)
        note(IssueKind::MixedChunks, step, rank, slot, held, incoming);
    const ContributionSets::Union sum = m_sets.unite(held.set(), incoming.set());
    if (!sum.disjoint && !mixed)
        note(IssueKind::CountedTwice, step, rank, slot, held, incoming);
    return { held.chunk(), sum.set, mixed || !sum.disjoint || held.suspect() || incoming.suspect() };
}

SlotValue SymbolicExecution::take(BlockId block, StepId sender)
{
    State::Inbox& inbox = m_state.inboxes[index(block)];
    std::uint32_t before = 0;
    std::uint32_t message = inbox.first;
    while (message != 0 && m_state.messages[message].sender != sender) {
        before = message;
        message = m_state.messages[message].next;
    }
    if (message == 0)
        return {}; // fewer chunks than the receive asks for
    State::Message& taken = m_state.messages[message];
    (before == 0 ? inbox.first : m_state.messages[before].next) = taken.next;
    if (inbox.last == message)
        inbox.last = before;
    taken.next = m_state.free;
    m_state.free = message;
    m_copies -= counts(taken.value);
    return taken.value;
}

void SymbolicExecution::put(BlockId block, StepId sender, SlotValue value)
{
    const BlockId peer = m_matching.receivingBlocks[index(block)];
    if (peer == kNone<BlockId>)
        return;
    std::uint32_t message = m_state.free;
    if (message == 0) {
        message = static_cast<std::uint32_t>(m_state.messages.size());
        m_state.messages.emplace_back();
    } else {
        m_state.free = m_state.messages[message].next;
    }
    m_state.messages[message] = { value, sender, 0 };
    State::Inbox& inbox = m_state.inboxes[index(peer)];
    (inbox.last == 0 ? inbox.first : m_state.messages[inbox.last].next) = message;
    inbox.last = message;
    m_copies += counts(value);
}

void SymbolicExecution::note(IssueKind kind, StepId step, Rank rank, Slot slot, SlotValue held, SlotValue incoming)
{
    if (!m_issue)
        m_issue = Issue { kind, step, rank, slot, held, incoming };
}

void SymbolicExecution::countCopies(ChunkId chunk, Rank rank)
{
    m_counting = true;
    m_countedChunk = chunk;
    m_countedRank = rank;
    m_copies = 0;
    for (const SlotValue value : m_state.held)
        m_copies += counts(value);
    for (const State::Inbox& inbox : m_state.inboxes) {
        for (std::uint32_t message = inbox.first; message != 0; message = m_state.messages[message].next)
            m_copies += counts(m_state.messages[message].value);
    }
}

} // namespace weft::collective
