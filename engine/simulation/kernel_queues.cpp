// SPDX-License-Identifier: GPL-3.0-or-later
// Chunk streams between a collective and its algorithm: the queues of each dimension (sections 6.3 and 11.2).
#include "engine/simulation/kernel.h"

#include <algorithm>

namespace weft::simulation {

void Kernel::enterPhase(std::uint32_t index, std::uint16_t number)
{
    Stream& stream = m_streams[index];
    stream.phase = number;
    stream.started = false;
    Instance& instance = m_instances[stream.instance];
    const Phase& phase = phaseOf(stream);

    // The queue counters stand where they stood at issue, plus one for each earlier chunk.
    const std::uint32_t count = m_system.queuesPerDimension;
    const std::uint32_t half = count / 2;
    const std::uint32_t* counters = instance.counters.data() + instance.memberStates[stream.member].counters;
    const std::uint32_t use
        = counters[phase.dimension * kQueueClassCount + static_cast<std::uint32_t>(phase.queueClass)] + stream.chunk;
    std::uint32_t queue = 0;
    switch (phase.queueClass) {
    case QueueClass::All:
        queue = use % count;
        stream.anticlockwise = count > 1 && queue >= half;
        break;
    case QueueClass::FirstHalf:
        queue = use % std::max(half, 1U);
        stream.anticlockwise = false;
        break;
    case QueueClass::LastHalf:
        queue = count == 1 ? 0 : half + use % (count - half);
        stream.anticlockwise = true;
        break;
    }
    if (phase.cycle == CycleKind::Tree) {
        const std::uint32_t perChunk = instance.treeUsesPerChunk[phase.dimension];
        const std::uint32_t uses = counters[m_dimensionCount * kQueueClassCount + phase.dimension];
        stream.treeKind = static_cast<std::uint8_t>((uses + stream.chunk * perChunk + phase.useInChunk) % 2);
    }
    stream.queue = (stream.rank * m_dimensionCount + phase.dimension) * count + queue;
    insertIntoQueue(index);
}

void Kernel::insertIntoQueue(std::uint32_t index)
{
    Stream& fresh = m_streams[index];
    StreamQueue& queue = m_queues[fresh.queue];
    const std::uint32_t after = placeInQueue(fresh, queue); // kNoStream: at the head
    fresh.previous = after;
    fresh.next = after == kNoStream ? queue.head : m_streams[after].next;
    (after == kNoStream ? queue.head : m_streams[after].next) = index;
    (fresh.next == kNoStream ? queue.tail : m_streams[fresh.next].previous) = index;
    if (fresh.next == queue.firstWaiting)
        queue.firstWaiting = index;
}

std::uint32_t Kernel::placeInQueue(const Stream& fresh, const StreamQueue& queue)
{
    const Phase& phase = phaseOf(fresh);
    const bool byPriority = m_system.intraDimension == IntraDimensionScheduling::Fifo
        || phase.type == PhaseType::AllReduce || phase.type == PhaseType::AllToAll;
    if (byPriority && m_system.intraDimension == IntraDimensionScheduling::Fifo) {
        // Waiting streams are sorted by priority, so the place is found from the end.
        std::uint32_t at = queue.tail;
        while (at != kNoStream && !m_streams[at].started && m_streams[at].priority < fresh.priority)
            at = m_streams[at].previous;
        return at;
    }
    const auto phasesLeft = [this](const Stream& stream) {
        const Instance& instance = m_instances[stream.instance];
        return instance.plans[instance.planOfChunk[stream.chunk]].size() - stream.phase - 1;
    };
    std::uint32_t after = kNoStream;
    std::uint32_t at = queue.head;
    PhaseType last = PhaseType::AllReduce;
    PhaseType oneBefore = PhaseType::AllReduce;
    const bool alternate = m_system.intraDimension == IntraDimensionScheduling::Rg && !byPriority;
    if (m_system.intraDimension == IntraDimensionScheduling::SmallestFirst && !byPriority && phasesLeft(fresh) == 1)
        return queue.tail;
    const auto step = [&] {
        after = at;
        at = m_streams[at].next;
    };
    while (at != kNoStream) {
        const Stream& other = m_streams[at];
        const Phase& otherPhase = phaseOf(other);
        if (alternate) {
            oneBefore = last;
            last = otherPhase.type;
        }
        if (other.started) {
            step();
            if (alternate && at != kNoStream && !m_streams[at].started) {
                oneBefore = last;
                last = phaseOf(m_streams[at]).type;
                step();
            }
            continue;
        }
        bool pass = false;
        if (byPriority) {
            pass = other.priority >= fresh.priority;
        } else if (alternate) {
            pass = other.priority > fresh.priority
                || (last == PhaseType::ReduceScatter && oneBefore == PhaseType::AllGather)
                || (last == PhaseType::AllGather && oneBefore == PhaseType::ReduceScatter);
        } else if (m_system.intraDimension == IntraDimensionScheduling::SmallestFirst) {
            pass = otherPhase.largestBytes < phase.largestBytes;
        } else {
            pass = phasesLeft(other) < phasesLeft(fresh);
        }
        if (!pass)
            break;
        step();
    }
    return after;
}

void Kernel::startWaiting(std::uint32_t index)
{
    while (m_queues[index].running < m_runningLimit && m_queues[index].firstWaiting != kNoStream && !m_failure) {
        StreamQueue& queue = m_queues[index];
        const std::uint32_t stream = queue.firstWaiting;
        queue.firstWaiting = m_streams[stream].next;
        ++queue.running;
        startPhase(stream);
    }
}

void Kernel::startPhase(std::uint32_t index)
{
    Stream& stream = m_streams[index];
    Phase& phase = phaseOf(stream);
    stream.started = true;
    stream.sent = 0;
    stream.credits = 0;
    stream.received = 0;
    stream.state = 0;
    stream.inlineBalance = 0;
    stream.roundLeft = 0;
    stream.flaggedPart = true; // so that the first packet opens a round
    stream.oddRound = false;
    stream.position = stream.member / phase.stride % phase.size;
    stream.balances = kNoStream;
    if (phase.cycle == CycleKind::Direct)
        stream.balances = m_streams.takeBalances(phase.size);
    else if (phase.cycle == CycleKind::HalvingDoubling)
        stream.balances = m_streams.takeBalances(32);
    for (std::uint32_t slot = 0; m_streams.takeEarly(stream, stream.phase, slot);)
        --balance(stream, slot);
    if (phase.cycle == CycleKind::Custom)
        startCustom(index);
    else if (phase.cycle == CycleKind::Tree)
        startTree(index, phase);
    else
        startCycle(index, phase);
}

void Kernel::endPhase(std::uint32_t index)
{
    const std::uint32_t oldQueue = m_streams[index].queue;
    {
        Stream& stream = m_streams[index];
        const Phase& phase = phaseOf(stream);
        if (stream.balances != kNoStream)
            m_streams.giveBalances(stream.balances, phase.cycle == CycleKind::Direct ? phase.size : 32);
        stream.balances = kNoStream;
    }
    const std::uint32_t instanceIndex = m_streams[index].instance;
    const Instance& instance = m_instances[instanceIndex];
    const auto next = static_cast<std::uint16_t>(m_streams[index].phase + 1);
    const bool last = next == instance.plans[instance.planOfChunk[m_streams[index].chunk]].size();
    if (last)
        memberFinishedChunk(index); // the node may complete right here, before the queue is touched

    Stream& stream = m_streams[index];
    StreamQueue& queue = m_queues[oldQueue];
    (stream.previous == kNoStream ? queue.head : m_streams[stream.previous].next) = stream.next;
    (stream.next == kNoStream ? queue.tail : m_streams[stream.next].previous) = stream.previous;
    --queue.running;
    stream.started = false;
    if (!last)
        enterPhase(index, next);
    const Cause before = m_cause;
    m_cause = causeAs(ReleaseKind::Queue, m_cause);
    startWaiting(oldQueue);
    m_cause = before;
    if (!last)
        startWaiting(m_streams[index].queue);
    else if (m_instances[instanceIndex].membersDone == m_instances[instanceIndex].members)
        releaseInstance(instanceIndex);
}

} // namespace weft::simulation
