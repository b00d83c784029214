// SPDX-License-Identifier: GPL-3.0-or-later
// The workload layer: which operation a rank may start, and what happens when one ends. Sections 5.3 and 5.4.
#include "engine/simulation/kernel.h"

#include <algorithm>
#include <functional>

namespace weft::simulation {

using trace::NodeType;
using trace::Operation;

namespace {

constexpr std::uint64_t kShortest = 1; // ns, of what has no duration of its own

std::uint64_t durationOf(const Operation& operation)
{
    return operation.durationMicros == 0 ? kShortest
                                         : std::min(operation.durationMicros, kLongestNs / kNsPerMicro) * kNsPerMicro;
}

bool isFourPattern(trace::CollectiveType type)
{
    using trace::CollectiveType;
    return type == CollectiveType::AllReduce || type == CollectiveType::AllGather || type == CollectiveType::AllToAll
        || type == CollectiveType::ReduceScatter;
}

} // namespace

Where Kernel::whereOf(std::uint32_t rank, std::uint32_t op) const
{
    Where where;
    where.rank = rank;
    where.nodeId = m_ranks[rank].graph->id(OpId { op });
    where.item = m_ranks[rank].graph->name(OpId { op });
    return where;
}

Result<void> Kernel::prepareRanks()
{
    m_ranks.resize(m_npus);
    m_inFlight.resize(m_npus);
    for (std::uint32_t rank = 0; rank < m_npus; ++rank) {
        RankState& state = m_ranks[rank];
        state.graph = m_workload.graphs[rank].get();
        const std::uint32_t size = state.graph->size();
        m_totalOperations += size;
        state.waiting.resize(size);
        state.stage.resize(size, kPending);
        if (m_recorder.full())
            state.record.assign(size, kNoRecord);
        state.queueUses.assign(m_dimensionCount * kQueueClassCount, 0);
        state.treeUses.assign(m_dimensionCount * kNativePatternCount, 0);
        for (std::uint32_t op = 0; op < size; ++op) {
            state.waiting[op] = static_cast<std::uint32_t>(state.graph->dependencies(OpId { op }).size());
            if (state.waiting[op] == 0)
                becomeReady(rank, op);
        }
    }
    return {};
}

std::size_t Kernel::slotOf(const Operation& operation)
{
    if (operation.type == NodeType::Recv || operation.type == NodeType::Invalid || operation.type == NodeType::Metadata)
        return kSlotCount;
    if (operation.isCpuOp)
        return kCpuSlot;
    return operation.type == NodeType::Comp ? kGpuSlot : kCommSlot;
}

OperationKind Kernel::kindOf(const Operation& operation)
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

void Kernel::becomeReady(std::uint32_t rank, std::uint32_t op)
{
    RankState& state = m_ranks[rank];
    std::vector<std::uint32_t>& heap = state.ready[slotOf(state.graph->operation(OpId { op }))];
    if (!state.record.empty())
        state.record[op] = m_cause; // until it is issued
    heap.push_back(op);
    std::push_heap(heap.begin(), heap.end(), std::greater<> {});
}

// Whenever an operation completes, and once at the start: the ready ones in ascending id, each whose slot is free.
void Kernel::issueReady(std::uint32_t rank)
{
    if (m_ranks[rank].inPass)
        return; // an operation that took no time; the pass that is under way goes on
    m_ranks[rank].inPass = true;
    while (!m_failure) {
        RankState& state = m_ranks[rank];
        std::size_t best = state.ready.size();
        for (std::size_t slot = 0; slot < state.ready.size(); ++slot) {
            if (state.ready[slot].empty() || (slot < kSlotCount && state.busy[slot]))
                continue;
            if (best == state.ready.size() || state.ready[slot].front() < state.ready[best].front())
                best = slot;
        }
        if (best == state.ready.size())
            break;
        std::vector<std::uint32_t>& heap = state.ready[best];
        const std::uint32_t op = heap.front();
        std::pop_heap(heap.begin(), heap.end(), std::greater<> {});
        heap.pop_back();
        if (best < kSlotCount)
            state.busy[best] = true;
        ++m_inFlight[rank];
        state.stage[op] = kIssued;
        issue(rank, op);
    }
    m_ranks[rank].inPass = false;
}

bool Kernel::isReplayed(const Operation& operation) const
{
    if (m_system.replayOnly)
        return true;
    return operation.type == NodeType::Coll && !isFourPattern(operation.commType) && operation.durationMicros != 0
        && m_system.customFor(operation) == nullptr;
}

std::uint64_t Kernel::computeTime(std::uint32_t rank, const Operation& operation) const
{
    std::uint64_t ns = durationOf(operation);
    if (m_system.roofline && !operation.isCpuOp) {
        // Work done at the smaller of the peak and what the memory can feed. The order of the operations is the peer's.
        const auto work = static_cast<double>(operation.numOps);
        if (operation.numOps == 0 || operation.tensorSize == 0 || !m_system.peakPerformance
            || !m_system.localMemoryBandwidth)
            return 0;
        const double intensity = work / static_cast<double>(operation.tensorSize);
        const double perSecond = m_system.localMemoryBandwidth->bytesPerNs * 1e9;
        const double rate = std::min(perSecond * intensity, m_system.peakPerformance->flops);
        ns = wholeNs(work / rate * 1e9);
    }
    const double speed = m_fabric.computeFactor(Rank { rank });
    return speed == 1.0 ? ns : wholeNs(static_cast<double>(ns) / speed);
}

void Kernel::startOperation(std::uint32_t rank, std::uint32_t op, OperationKind kind, std::uint32_t collective)
{
    const std::uint32_t record
        = m_recorder.operationStarts(Rank { rank }, OpId { op }, kind, m_events.now(), collective, m_cause);
    if (!m_ranks[rank].record.empty()) {
        m_ranks[rank].record[op] = record;
        m_cause = packCause(ReleaseKind::Operation, record);
    }
}

void Kernel::issue(std::uint32_t rank, std::uint32_t op)
{
    RankState& state = m_ranks[rank];
    const Operation operation = state.graph->operation(OpId { op });
    const Cause before = m_cause;
    // Made ready by another completion than the one at hand: it was the slot that it waited for.
    if (!state.record.empty() && state.record[op] != m_cause)
        m_cause = causeAs(ReleaseKind::Slot, m_cause);

    if (operation.type == NodeType::Invalid || operation.type == NodeType::Metadata) {
        startOperation(rank, op, OperationKind::Other, kNoRecord);
        completeOperation(rank, op);
    } else if (isReplayed(operation)) {
        issueReplay(rank, op, operation);
    } else if (operation.type == NodeType::Comp) {
        const std::uint64_t time = computeTime(rank, operation);
        if (!operation.isCpuOp)
            state.computeSum += time;
        startOperation(rank, op, kindOf(operation), kNoRecord);
        m_events.callLater(rank, time, { rank, op, 0, 0, EventKind::OperationDone });
    } else if (operation.type == NodeType::Coll) {
        issueCollective(rank, op, operation);
    } else if (operation.type == NodeType::Send || operation.type == NodeType::Recv) {
        issueTransfer(rank, op, operation);
    } else if (m_system.remoteMemory.kind == RemoteMemoryKind::None) {
        stopWith({ ErrorCode::Unsupported, "a remote-memory access, but there is no remote memory", whereOf(rank, op),
            "give a remote-memory configuration other than NO_MEMORY_EXPANSION" });
    } else {
        startOperation(rank, op, OperationKind::Memory, kNoRecord);
        m_memory.access(m_events, rank, op, Bytes { operation.tensorSize });
    }
    m_cause = before;
}

void Kernel::issueReplay(std::uint32_t rank, std::uint32_t op, const Operation& operation)
{
    const std::uint64_t time = durationOf(operation);
    // The peer counts every replayed GPU operation as compute, communication included.
    if (m_system.replayOnly && !operation.isCpuOp)
        m_ranks[rank].computeSum += time;
    startOperation(rank, op, kindOf(operation), kNoRecord);
    m_events.callLater(rank, time, { rank, op, 0, 0, EventKind::OperationDone });
}

void Kernel::issueTransfer(std::uint32_t rank, std::uint32_t op, const Operation& operation)
{
    constexpr std::uint32_t kTagModulus = 500'000'000;
    const Event done { rank, op, 0, 0, EventKind::OperationDone };
    TransferKey key;
    key.tag = operation.commTag % kTagModulus;
    key.bytes = static_cast<std::uint64_t>(operation.commSize);
    const bool sends = operation.type == NodeType::Send;
    key.source = sends ? rank : operation.commSrc;
    key.destination = sends ? operation.commDst : rank;
    if (key.source >= m_npus || key.destination >= m_npus) {
        stopWith({ ErrorCode::OutOfRange, "a message to or from a rank beyond the " + std::to_string(m_npus) + " NPUs",
            whereOf(rank, op), {} });
        return;
    }
    startOperation(rank, op, kindOf(operation), kNoRecord);
    if (sends)
        send(key, done, kNoRecord, 0, m_cause);
    else
        receive(key, done, m_cause);
}

void Kernel::completeOperation(std::uint32_t rank, std::uint32_t op)
{
    RankState& state = m_ranks[rank];
    const Operation operation = state.graph->operation(OpId { op });
    const std::uint64_t now = m_events.now();
    const std::uint32_t record = state.record.empty() ? kNoRecord : state.record[op];
    m_recorder.operationEnds(Rank { rank }, kindOf(operation), record, now, m_cause);
    const Cause before = m_cause;
    m_cause = packCause(ReleaseKind::Dependency, record);

    if (const std::size_t slot = slotOf(operation); slot < kSlotCount)
        state.busy[slot] = false;
    state.stage[op] = kDone;
    --m_inFlight[rank];
    ++state.done;
    ++m_doneOperations;
    state.finish = now;
    Fingerprint hash;
    hash.add(state.hash);
    hash.add(operation.id);
    hash.add(now);
    state.hash = hash.value();

    for (const OpId dependent : state.graph->dependents(OpId { op })) {
        if (--state.waiting[index(dependent)] == 0)
            becomeReady(rank, index(dependent));
    }
    issueReady(rank);
    m_cause = before;
}

} // namespace weft::simulation
