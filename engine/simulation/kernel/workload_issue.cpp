// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/kernel/workload_issue.h"

#include "engine/core/count_text.h"

#include <algorithm>
#include <functional>

namespace weft::simulation {

using trace::NodeType;
using trace::Operation;

WorkloadIssue::WorkloadIssue(const trace::Workload& workload, std::uint32_t npus, const SystemConfig& system,
    EventCore& events, Moment& moment, Recorder& recorder, const Compute& compute, Collectives& collectives,
    Messages& messages, RemoteMemoryServers& memory)
    : m_workload(workload)
    , m_system(system)
    , m_events(events)
    , m_moment(moment)
    , m_recorder(recorder)
    , m_compute(compute)
    , m_collectives(collectives)
    , m_messages(messages)
    , m_memory(memory)
    , m_ranks(npus)
    , m_inFlight(npus)
{
    for (std::uint32_t rank = 0; rank < npus; ++rank) {
        RankState& state = m_ranks[rank];
        state.graph = workload.graphs[rank].get();
        const std::uint32_t size = state.graph->size();
        m_total += size;
        state.waiting.resize(size);
        state.stage.resize(size, kPending);
        if (recorder.full())
            state.record.assign(size, kNoRecord);
        for (std::uint32_t op = 0; op < size; ++op) {
            state.waiting[op] = static_cast<std::uint32_t>(state.graph->dependencies(OpId { op }).size());
            if (state.waiting[op] == 0)
                becomeReady(Rank { rank }, OpId { op });
        }
    }
}

std::size_t WorkloadIssue::slotOf(const Operation& operation)
{
    if (operation.type == NodeType::Recv || operation.type == NodeType::Invalid || operation.type == NodeType::Metadata)
        return kSlotCount;
    if (operation.isCpuOp)
        return kCpuSlot;
    return operation.type == NodeType::Comp ? kGpuSlot : kCommSlot;
}

OperationKind WorkloadIssue::kindOf(const Operation& operation)
{
    switch (operation.type) {
    case NodeType::Comp:
        return operation.isCpuOp ? OperationKind::CpuCompute : OperationKind::Compute;
    case NodeType::Coll:
        return OperationKind::Collective;
    case NodeType::Send:
        return OperationKind::Send;
    case NodeType::Recv:
        return OperationKind::Receive;
    case NodeType::MemLoad:
    case NodeType::MemStore:
        return OperationKind::Memory;
    default:
        return OperationKind::Other;
    }
}

void WorkloadIssue::becomeReady(Rank rank, OpId op)
{
    RankState& state = m_ranks[index(rank)];
    std::vector<OpId>& heap = state.ready[slotOf(state.graph->operation(op))];
    if (!state.record.empty())
        state.record[index(op)] = m_moment.cause; // until it is issued
    heap.push_back(op);
    std::push_heap(heap.begin(), heap.end(), std::greater<> {});
}

void WorkloadIssue::start()
{
    for (std::uint32_t rank = 0; rank < m_ranks.size() && !m_moment.poll(); ++rank) {
        m_moment.cause = kStartCause;
        issueReady(Rank { rank });
    }
}

// Whenever an operation completes, and once at the start: the ready ones in ascending id, each whose slot is free.
void WorkloadIssue::issueReady(Rank rank)
{
    RankState& state = m_ranks[index(rank)];
    if (state.inPass)
        return; // an operation that took no time; the pass that is under way goes on
    state.inPass = true;
    while (!m_moment.halted) {
        std::size_t best = state.ready.size();
        for (std::size_t slot = 0; slot < state.ready.size(); ++slot) {
            if (state.ready[slot].empty() || (slot < kSlotCount && state.busy[slot]))
                continue;
            if (best == state.ready.size() || state.ready[slot].front() < state.ready[best].front())
                best = slot;
        }
        if (best == state.ready.size())
            break;
        std::vector<OpId>& heap = state.ready[best];
        const OpId op = heap.front();
        std::pop_heap(heap.begin(), heap.end(), std::greater<> {});
        heap.pop_back();
        if (best < kSlotCount)
            state.busy[best] = true;
        ++m_inFlight[index(rank)];
        state.stage[index(op)] = kIssued;
        issue(rank, op);
    }
    state.inPass = false;
}

void WorkloadIssue::startOperation(Rank rank, OpId op, OperationKind kind, std::uint32_t collective)
{
    const std::uint32_t record = m_recorder.operationStarts(rank, op, kind, m_events.now(), collective, m_moment.cause);
    if (RankState& state = m_ranks[index(rank)]; !state.record.empty()) {
        state.record[index(op)] = record;
        m_moment.cause = packCause(ReleaseKind::Operation, record);
    }
}

void WorkloadIssue::issue(Rank rank, OpId op)
{
    const RankState& state = m_ranks[index(rank)];
    const Operation operation = state.graph->operation(op);
    // Made ready by another completion than the one at hand: it was the slot that it waited for.
    const Cause cause = m_moment.cause;
    const bool waited = !state.record.empty() && state.record[index(op)] != cause;
    const CauseScope scope(m_moment, waited ? causeAs(ReleaseKind::Slot, cause) : cause);

    if (operation.type == NodeType::Invalid || operation.type == NodeType::Metadata) {
        startOperation(rank, op, OperationKind::Other);
        complete(rank, op);
    } else if (m_compute.isReplayed(operation)) {
        // The peer counts every replayed GPU operation as compute, communication included.
        compute(rank, op, operation, m_compute.replayTime(rank, operation), m_system.replayOnly);
    } else if (operation.type == NodeType::Comp) {
        compute(rank, op, operation, m_compute.operationTime(rank, operation), true);
    } else if (operation.type == NodeType::Coll) {
        if (const auto joined = m_collectives.join(rank, op, operation)) {
            startOperation(rank, op, OperationKind::Collective, joined->record);
            m_collectives.begin(*joined, rank, op, operation.commPriority);
        }
    } else if (isMessage(operation.type)) {
        transfer(rank, op, operation);
    } else if (m_system.remoteMemory.kind == RemoteMemoryKind::None) {
        m_moment.stopWith({ ErrorCode::Unsupported, say("a remote-memory access, but there is no remote memory"),
            Collectives::whereOf(m_workload, rank, op),
            say("give a remote-memory configuration other than NO_MEMORY_EXPANSION") });
    } else {
        startOperation(rank, op, OperationKind::Memory);
        m_memory.access(m_events, rank, op, Bytes { operation.tensorSize });
    }
}

void WorkloadIssue::compute(Rank rank, OpId op, const Operation& operation, Time time, bool counts)
{
    if (counts && !operation.isCpuOp)
        m_ranks[index(rank)].computeSum += time;
    startOperation(rank, op, kindOf(operation));
    m_events.callLater(rank, time, { index(rank), index(op), 0, 0, EventKind::OperationDone });
}

void WorkloadIssue::transfer(Rank rank, OpId op, const Operation& operation)
{
    const bool sends = operation.type == NodeType::Send;
    const TransferKey key { workloadTag(operation.commTag), static_cast<std::uint64_t>(operation.commSize),
        sends ? rank : Rank { operation.commSrc }, sends ? Rank { operation.commDst } : rank };
    if (index(std::max(key.source, key.destination)) >= m_ranks.size()) {
        m_moment.stopWith(
            { ErrorCode::OutOfRange, say("a message to or from a rank beyond the %1 NPUs", m_ranks.size()),
                Collectives::whereOf(m_workload, rank, op), {} });
        return;
    }
    startOperation(rank, op, kindOf(operation));
    const Event done { index(rank), index(op), 0, 0, EventKind::OperationDone };
    if (sends) {
        ++m_sent;
        if (key.bytes == 0 && !m_sendsNothing)
            m_sendsNothing = Collectives::whereOf(m_workload, rank, op);
        m_messages.send(key, done, {}, m_moment.cause);
    } else {
        m_messages.receive(key, done, m_moment.cause);
    }
}

// Two operations of a rank that were in flight together and end at one tick: what starts first may depend on which of
// them ended first. Computations are in the order of their starts; messages come as their senders have acted.
void WorkloadIssue::lookForTies(Rank rank, OperationKind kind)
{
    RankState& state = m_ranks[index(rank)];
    const bool again = state.done > 0 && state.finish == m_events.now();
    state.crowded = m_inFlight[index(rank)] > 1 || (again && state.crowded);
    state.byMessage = kind == OperationKind::Collective || kind == OperationKind::Send || kind == OperationKind::Receive
        || (again && state.byMessage);
    if (again && state.crowded && state.byMessage)
        m_moment.orderShows = true;
}

void WorkloadIssue::complete(Rank rank, OpId op)
{
    RankState& state = m_ranks[index(rank)];
    const Operation operation = state.graph->operation(op);
    if (!state.inPass) // not one that ends with its start
        lookForTies(rank, kindOf(operation));
    const std::uint32_t record = state.record.empty() ? kNoRecord : state.record[index(op)];
    state.finish = m_events.now();
    m_recorder.operationEnds(rank, kindOf(operation), record, state.finish, m_moment.cause);
    const CauseScope scope(m_moment, packCause(ReleaseKind::Dependency, record));

    if (const std::size_t slot = slotOf(operation); slot < kSlotCount)
        state.busy[slot] = false;
    state.stage[index(op)] = kDone;
    --m_inFlight[index(rank)];
    ++state.done;
    ++m_done;
    Fingerprint hash;
    hash.add(state.hash);
    hash.add(operation.id);
    hash.add(state.finish.ns());
    state.hash = hash.value();

    for (const OpId dependent : state.graph->dependents(op)) {
        if (--state.waiting[index(dependent)] == 0)
            becomeReady(rank, dependent);
    }
    issueReady(rank);
}

void WorkloadIssue::finish(Run& run, Fingerprint& print) const
{
    for (std::size_t rank = 0; rank < m_ranks.size(); ++rank) {
        const RankState& state = m_ranks[rank];
        RankMetrics& metrics = run.ranks[rank];
        metrics.finish = state.finish;
        metrics.gpuComputeSum = state.computeSum;
        metrics.peerExposedNs = state.finish.ns() - state.computeSum.ns(); // wraps as the peer's does
        run.makespan = std::max(run.makespan, metrics.finish);
        print.add(state.hash);
        print.add(state.finish.ns());
        print.add(state.computeSum.ns());
    }
}

void WorkloadIssue::reportUnfinished(Findings& unfinished) const
{
    for (std::uint32_t rank = 0; rank < m_ranks.size(); ++rank) {
        const RankState& state = m_ranks[rank];
        if (state.done == state.graph->size())
            continue;
        // The first blocked operation: one in flight says most, else the first that never became ready.
        auto blocked = std::find(state.stage.begin(), state.stage.end(), kIssued);
        if (blocked == state.stage.end())
            blocked = std::find(state.stage.begin(), state.stage.end(), kPending);
        const OpId op = makeId<OpId>(static_cast<std::size_t>(blocked - state.stage.begin()));
        const Where where = Collectives::whereOf(m_workload, Rank { rank }, op);
        fail(unfinished,
            { ErrorCode::Unfinished,
                sayCount(state.graph->size(), "rank %1 never finishes: %2 of %n operation are left; node %3 '%4' %5",
                    "rank %1 never finishes: %2 of %n operations are left; node %3 '%4' %5", rank,
                    countText(state.graph->size() - state.done), *where.nodeId, where.item,
                    whatBlocks(Rank { rank }, op)),
                where, {} });
    }
}

Sentence WorkloadIssue::whatBlocks(Rank rank, OpId op) const
{
    const RankState& state = m_ranks[index(rank)];
    const Operation operation = state.graph->operation(op);
    if (state.stage[index(op)] == kPending) {
        for (const OpId dependency : state.graph->dependencies(op)) {
            if (state.stage[index(dependency)] == kPending)
                return say("waits for node %1, which never started", state.graph->id(dependency));
        }
        return say("waits for its turn behind another operation of the rank");
    }
    switch (operation.type) {
    case NodeType::Recv:
        return say("waits for a message of %1 bytes with tag %2 from rank %3, which never came", operation.commSize,
            operation.commTag, operation.commSrc);
    case NodeType::Send:
        return say("sends to rank %1, which never took it", operation.commDst);
    case NodeType::Coll:
        return m_collectives.whatBlocks(rank, operation);
    default:
        return say("never completes");
    }
}

} // namespace weft::simulation
