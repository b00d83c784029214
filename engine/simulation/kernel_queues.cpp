// SPDX-License-Identifier: GPL-3.0-or-later
// Chunk streams between a collective and its algorithm: the queues of each dimension (sections 6.3 and 11.2).
#include "engine/simulation/kernel.h"

#include <algorithm>

namespace weft::simulation {

void Kernel::enterPhase(std::uint32_t index, std::uint16_t number)
{
    Stream& stream = m_streams[index];
    StreamPlace& place = m_streams.place(index);
    stream.phase = number;
    stream.running = nullptr;
    Instance& instance = m_instances[stream.instance];
    const Phase& phase = phaseOf(index);

    // The queue counters stand where they stood at issue, plus one for each earlier chunk.
    const std::uint32_t count = m_system.queuesPerDimension;
    const std::uint32_t half = count / 2;
    const std::uint32_t* counters = instance.counters.data();
    const std::uint32_t use
        = counters[phase.dimension * kQueueClassCount + static_cast<std::uint32_t>(phase.queueClass)] + place.chunk;
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
        stream.treeKind = static_cast<std::uint8_t>((uses + place.chunk * perChunk + phase.useInChunk) % 2);
    }
    place.queue = (stream.rank * m_dimensionCount + phase.dimension) * count + queue;
    insertIntoQueue(index);
}

void Kernel::insertIntoQueue(std::uint32_t index)
{
    StreamPlace& fresh = m_streams.place(index);
    StreamQueue& queue = m_queues[fresh.queue];
    const std::uint32_t after = placeInQueue(index, queue); // kNoStream: at the head
    fresh.previous = after;
    fresh.next = after == kNoStream ? queue.head : m_streams.place(after).next;
    (after == kNoStream ? queue.head : m_streams.place(after).next) = index;
    (fresh.next == kNoStream ? queue.tail : m_streams.place(fresh.next).previous) = index;
    if (fresh.next == queue.firstWaiting)
        queue.firstWaiting = index;
}

std::uint32_t Kernel::placeInQueue(std::uint32_t index, const StreamQueue& queue)
{
    const Phase& phase = phaseOf(index);
    const std::int32_t priority = m_streams.place(index).priority;
    const bool byPriority = m_system.intraDimension == IntraDimensionScheduling::Fifo
        || phase.type == PhaseType::AllReduce || phase.type == PhaseType::AllToAll;
    if (byPriority && m_system.intraDimension == IntraDimensionScheduling::Fifo) {
        // Waiting streams are sorted by priority, so the place is found from the end.
        std::uint32_t at = queue.tail;
        while (at != kNoStream && m_streams[at].running == nullptr && m_streams.place(at).priority < priority)
            at = m_streams.place(at).previous;
        return at;
    }
    const auto phasesLeft
        = [this](std::uint32_t stream) { return planOf(stream).size() - m_streams[stream].phase - 1; };
    std::uint32_t after = kNoStream;
    std::uint32_t at = queue.head;
    PhaseType last = PhaseType::AllReduce;
    PhaseType oneBefore = PhaseType::AllReduce;
    const bool alternate = m_system.intraDimension == IntraDimensionScheduling::Rg && !byPriority;
    if (m_system.intraDimension == IntraDimensionScheduling::SmallestFirst && !byPriority && phasesLeft(index) == 1)
        return queue.tail;
    const auto step = [&] {
        after = at;
        at = m_streams.place(at).next;
    };
    while (at != kNoStream) {
        const std::int32_t otherPriority = m_streams.place(at).priority;
        const Phase& otherPhase = phaseOf(at);
        if (alternate) {
            oneBefore = last;
            last = otherPhase.type;
        }
        if (m_streams[at].running != nullptr) {
            step();
            if (alternate && at != kNoStream && m_streams[at].running == nullptr) {
                oneBefore = last;
                last = phaseOf(at).type;
                step();
            }
            continue;
        }
        bool pass = false;
        if (byPriority) {
            pass = otherPriority >= priority;
        } else if (alternate) {
            pass = otherPriority > priority || (last == PhaseType::ReduceScatter && oneBefore == PhaseType::AllGather)
                || (last == PhaseType::AllGather && oneBefore == PhaseType::ReduceScatter);
        } else if (m_system.intraDimension == IntraDimensionScheduling::SmallestFirst) {
            pass = otherPhase.largestBytes < phase.largestBytes;
        } else {
            pass = phasesLeft(at) < phasesLeft(index);
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
        queue.firstWaiting = m_streams.place(stream).next;
        ++queue.running;
        startPhase(stream);
    }
}

void Kernel::startPhase(std::uint32_t index)
{
    Stream& stream = m_streams[index];
    Phase& phase = phaseOf(index);
    stream.running = &phase;
    stream.sent = 0;
    stream.credits = 0;
    stream.received = 0;
    stream.state = 0;
    stream.postedAt = 0;
    stream.position = stream.member / phase.stride % phase.size;
    setRound(stream, phase, 0);
    m_streams.place(index).balance = 0;
    for (std::uint32_t number = 0; m_streams.takeEarly(stream, stream.phase, number);) {
        if (phase.cycle == CycleKind::Tree) {
            --m_streams.place(index).balance;
            continue;
        }
        if (stream.earlyBits == kNoStream)
            stream.earlyBits = m_streams.takeBits(phase.sends);
        m_streams.setBit(stream.earlyBits, number);
    }
    if (phase.cycle == CycleKind::Custom)
        startCustom(index);
    else if (phase.cycle == CycleKind::Schedule)
        startSchedule(index);
    else if (phase.cycle == CycleKind::Tree)
        startTree(index, phase);
    else
        startCycle(index, phase);
}

void Kernel::endPhase(std::uint32_t index)
{
    const std::uint32_t oldQueue = m_streams.place(index).queue;
    if (m_streams[index].earlyBits != kNoStream) {
        m_streams.giveBits(m_streams[index].earlyBits, m_streams[index].running->sends);
        m_streams[index].earlyBits = kNoStream;
    }
    const std::uint32_t instanceIndex = m_streams[index].instance;
    const auto next = static_cast<std::uint16_t>(m_streams[index].phase + 1);
    const bool last = next == planOf(index).size();
    if (last)
        memberFinishedChunk(index); // the node may complete right here, before the queue is touched

    const StreamPlace& place = m_streams.place(index);
    StreamQueue& queue = m_queues[oldQueue];
    (place.previous == kNoStream ? queue.head : m_streams.place(place.previous).next) = place.next;
    (place.next == kNoStream ? queue.tail : m_streams.place(place.next).previous) = place.previous;
    --queue.running;
    m_streams[index].running = nullptr;
    if (!last)
        enterPhase(index, next);
    const Cause before = m_cause;
    m_cause = causeAs(ReleaseKind::Queue, m_cause);
    startWaiting(oldQueue);
    m_cause = before;
    if (!last)
        startWaiting(m_streams.place(index).queue);
    else if (m_instances[instanceIndex].membersDone == m_instances[instanceIndex].members)
        releaseInstance(instanceIndex);
}

} // namespace weft::simulation
