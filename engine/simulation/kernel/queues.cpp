// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/kernel/queues.h"

#include <algorithm>
#include <utility>

namespace weft::simulation {

Queues::Queues(std::uint32_t npus, std::uint32_t dimensions, const SystemConfig& system, const Instances& instances,
    QueueRule rule, const EventCore& events, Moment& moment, ChunkEnds& ends)
    : m_system(system)
    , m_instances(instances)
    , m_rule(rule)
    , m_events(events)
    , m_moment(moment)
    , m_ends(ends)
    , m_dimensions(dimensions)
    , m_perRank(dimensions * system.queuesPerDimension)
    , m_runningLimit((system.activeChunksPerDimension + system.queuesPerDimension - 1) / system.queuesPerDimension)
    , m_queues(std::size_t { npus } * m_perRank)
    , m_passed(system.intraDimension == IntraDimensionScheduling::Rg ? m_queues.size() : 0)
    , m_queueUses(system.queuesPerDimension == 1 ? 0 : std::size_t { npus } * dimensions * kQueueClassCount)
{
}

const std::vector<Phase>& Queues::planOf(std::uint32_t stream) const
{
    const Instance& instance = m_instances[m_streams[stream].instance];
    return instance.plans[instance.planOfChunk[m_streams.place(stream).chunk]];
}

std::uint32_t Queues::takeStreams(std::uint32_t instance, std::uint32_t chunks, std::uint32_t members)
{
    const std::uint32_t first = m_streams.takeRange(chunks * members);
    for (std::uint32_t i = 0; i < chunks * members; ++i) {
        m_streams[first + i].instance = instance;
        m_streams[first + i].member = i % members;
        m_streams.place(first + i).chunk = i / members;
    }
    return first;
}

// Ranks that have run other collectives of groups have other counters, and so take other queues and go other ways. As
// in the peer each goes by its own; the other rule is for runs that would end in a standstill.
void Queues::countUses(Instance& instance, std::uint32_t member, Rank rank)
{
    if (m_system.queuesPerDimension == 1 || instance.chunks == 0 || instance.custom != nullptr)
        return; // there is nothing to choose: what is given runs in the first queue, as in the peer
    std::uint32_t* uses = &m_queueUses[std::size_t { index(rank) } * m_dimensions * kQueueClassCount];
    const std::vector<std::uint32_t> own(uses, uses + std::size_t { m_dimensions } * kQueueClassCount);
    if (instance.counters.empty())
        instance.counters = own;
    bool strays = false;
    // Every chunk takes each active dimension once in each class that its phases have.
    for (const Phase& phase : instance.plans.front()) {
        const std::size_t counter = counterOf(phase);
        strays = strays || queueOf(phase, own[counter]) != queueOf(phase, instance.counters[counter]);
        uses[counter] += instance.chunks;
    }
    if (!strays)
        return;
    m_someStray = true;
    if (m_rule == QueueRule::OfRanks)
        instance.strayCounters.emplace(member, own);
}

void Queues::admit(std::uint32_t stream, Rank rank, std::int32_t priority)
{
    m_streams[stream].rank = rank;
    m_streams.place(stream).priority = priority;
    enterPhase(stream, 0);
    startWaiting(m_streams.place(stream).queue);
}

void Queues::enterPhase(std::uint32_t stream, std::uint16_t number)
{
    Stream& fresh = m_streams[stream];
    StreamPlace& place = m_streams.place(stream);
    fresh.phase = number;
    fresh.running = nullptr;
    const Instance& instance = m_instances[fresh.instance];
    const Phase& phase = phaseOf(stream);

    // The counters stand where they stood at issue, plus one for each earlier chunk.
    std::uint32_t queue = 0;
    fresh.strayed = false;
    if (!instance.counters.empty()) {
        const std::size_t counter = counterOf(phase);
        queue = queueOf(phase, instance.counters[counter] + place.chunk);
        if (const auto own = instance.strayCounters.find(fresh.member); own != instance.strayCounters.end()) {
            const bool others = isAnticlockwise(phase, queue);
            queue = queueOf(phase, own->second[counter] + place.chunk);
            fresh.strayed = (phase.cycle == CycleKind::Ring || phase.cycle == CycleKind::Direct)
                && isAnticlockwise(phase, queue) != others;
        }
    }
    fresh.anticlockwise = isAnticlockwise(phase, queue);
    if (phase.cycle == CycleKind::Tree) {
        const std::uint32_t perChunk = instance.treeUsesPerChunk[phase.dimension];
        const std::uint32_t uses = instance.treeUses.empty() ? 0 : instance.treeUses[phase.dimension];
        fresh.treeKind = static_cast<std::uint8_t>((uses + place.chunk * perChunk + phase.useInChunk) % 2);
    }
    place.queue = index(fresh.rank) * m_perRank + phase.dimension * m_system.queuesPerDimension + queue;
    insert(stream);
}

void Queues::insert(std::uint32_t stream)
{
    StreamPlace& fresh = m_streams.place(stream);
    Queue& queue = m_queues[fresh.queue];
    const std::uint32_t after = placeIn(queue, stream); // kNoStream: at the head
    fresh.previous = after;
    fresh.next = after == kNoStream ? queue.head : m_streams.place(after).next;
    (after == kNoStream ? queue.head : m_streams.place(after).next) = stream;
    (fresh.next == kNoStream ? queue.tail : m_streams.place(fresh.next).previous) = stream;
    if (fresh.next == queue.firstWaiting)
        queue.firstWaiting = stream;
    joinRow(stream);
}

// Streams of one phase and priority that wait side by side are a row, whose ends know each other: where the order goes
// by what these say, a fresh stream passes a whole row or none of it, and where phases take turns at most its first.
void Queues::joinRow(std::uint32_t stream)
{
    StreamPlace& fresh = m_streams.place(stream);
    fresh.rowEnd = stream;
    if (m_system.intraDimension == IntraDimensionScheduling::Fifo)
        return;
    const bool inside = areAlike(fresh.previous, fresh.next);
    if (inside && !areAlike(fresh.previous, stream)) { // the first stays alone
        const std::uint32_t last = std::exchange(m_streams.place(fresh.previous).rowEnd, fresh.previous);
        m_streams.place(fresh.next).rowEnd = last;
        m_streams.place(last).rowEnd = fresh.next;
    }
    for (const std::uint32_t beside : { fresh.previous, fresh.next }) {
        if (inside || !areAlike(beside, stream))
            continue;
        const std::uint32_t far = m_streams.place(beside).rowEnd;
        fresh.rowEnd = far;
        m_streams.place(far).rowEnd = stream;
        return;
    }
}

bool Queues::areAlike(std::uint32_t one, std::uint32_t other) const
{
    return one != kNoStream && other != kNoStream && m_streams[one].running == nullptr
        && m_streams[other].running == nullptr && &phaseOf(one) == &phaseOf(other)
        && m_streams.place(one).priority == m_streams.place(other).priority;
}

bool Queues::isByPriority(const Phase& phase) const
{
    return m_system.intraDimension == IntraDimensionScheduling::Fifo || phase.type == PhaseType::AllReduce
        || phase.type == PhaseType::AllToAll;
}

bool Queues::staysBefore(std::uint32_t waiting, std::uint32_t fresh) const
{
    if (isByPriority(phaseOf(fresh)))
        return m_streams.place(waiting).priority >= m_streams.place(fresh).priority;
    if (m_system.intraDimension == IntraDimensionScheduling::SmallestFirst)
        return phaseOf(waiting).largestBytes < phaseOf(fresh).largestBytes;
    return phasesLeft(waiting) < phasesLeft(fresh);
}

std::uint32_t Queues::placeIn(const Queue& queue, std::uint32_t fresh)
{
    const IntraDimensionScheduling rule = m_system.intraDimension;
    if (rule == IntraDimensionScheduling::Fifo) {
        // Waiting streams are sorted by priority, so the place is found from the end.
        std::uint32_t at = queue.tail;
        while (at != kNoStream && m_streams[at].running == nullptr && !staysBefore(at, fresh))
            at = m_streams.place(at).previous;
        return at;
    }
    const bool byPriority = isByPriority(phaseOf(fresh));
    if (rule == IntraDimensionScheduling::Rg) {
        if (!byPriority)
            return placeAlternating(queue, fresh);
        m_passed[m_streams.place(fresh).queue].clear(); // it may stand between two that took turns
    }
    if (rule == IntraDimensionScheduling::SmallestFirst && !byPriority && phasesLeft(fresh) == 1)
        return queue.tail;
    std::uint32_t at = queue.firstWaiting; // those that run are before it
    std::uint32_t after = at == kNoStream ? queue.tail : m_streams.place(at).previous;
    for (; at != kNoStream && staysBefore(at, fresh); at = m_streams.place(after).next) {
        after = m_streams.place(at).rowEnd;
        ++m_rowsPassed;
    }
    return after;
}

// Reduce-scatter and all-gather take turns: a fresh stream stands before the first that waits with no higher priority,
// unless that one follows its opposite, or one that runs. What a priority passes once it passes again, and so does
// every lower one; what comes between is of a higher priority itself.
std::uint32_t Queues::placeAlternating(const Queue& queue, std::uint32_t fresh)
{
    const std::int32_t priority = m_streams.place(fresh).priority;
    std::uint32_t after = queue.firstWaiting;
    if (after == kNoStream)
        return queue.tail;
    if (queue.running == 0 && m_streams.place(after).priority <= priority)
        return kNoStream;
    auto& passed = m_passed[m_streams.place(fresh).queue];
    const auto known = passed.lower_bound(priority);
    if (known != passed.end())
        after = known->second;
    PhaseType before = phaseOf(after).type;
    for (std::uint32_t at = m_streams.place(after).next; at != kNoStream; at = m_streams.place(after = at).next) {
        const PhaseType opposite = before == PhaseType::AllGather ? PhaseType::ReduceScatter : PhaseType::AllGather;
        const bool takesTurns = before == PhaseType::AllGather || before == PhaseType::ReduceScatter;
        before = phaseOf(at).type;
        if (m_streams.place(at).priority <= priority && !(takesTurns && before == opposite))
            break;
        ++m_rowsPassed;
    }
    passed[priority] = after;
    return after;
}

void Queues::startWaiting(std::uint32_t number)
{
    while (
        m_queues[number].running < m_runningLimit && m_queues[number].firstWaiting != kNoStream && !m_moment.halted) {
        Queue& queue = m_queues[number];
        const std::uint32_t stream = queue.firstWaiting;
        const StreamPlace& place = m_streams.place(stream);
        queue.firstWaiting = place.next;
        if (!m_passed.empty())
            std::erase_if(m_passed[number], [stream](const auto& passed) { return passed.second == stream; });
        if (place.rowEnd != stream) { // the next one begins the row
            m_streams.place(place.next).rowEnd = place.rowEnd;
            m_streams.place(place.rowEnd).rowEnd = place.next;
        }
        ++queue.running;
        startPhase(stream);
    }
}

void Queues::startPhase(std::uint32_t number)
{
    Stream& stream = m_streams[number];
    const Phase& phase = phaseOf(number);
    stream.running = &phase;
    stream.sent = 0;
    stream.credits = 0;
    stream.received = 0;
    stream.state = 0;
    stream.postedAt = {};
    stream.position = stream.member / phase.stride % phase.size;
    m_machines[static_cast<std::size_t>(phase.cycle)]->start(number);
}

void Queues::endPhase(std::uint32_t stream)
{
    const std::uint32_t oldQueue = m_streams.place(stream).queue;
    const std::uint32_t instance = m_streams[stream].instance;
    const auto next = static_cast<std::uint16_t>(m_streams[stream].phase + 1);
    const bool last = next == planOf(stream).size();
    if (last)
        m_ends.chunkEnds(instance, m_streams[stream].member); // the node may complete, before the queue is touched

    const StreamPlace& place = m_streams.place(stream);
    Queue& queue = m_queues[oldQueue];
    (place.previous == kNoStream ? queue.head : m_streams.place(place.previous).next) = place.next;
    (place.next == kNoStream ? queue.tail : m_streams.place(place.next).previous) = place.previous;
    --queue.running;
    m_streams[stream].running = nullptr;
    if (!last) {
        enterPhase(stream, next);
        Time& enteredAt = m_queues[m_streams.place(stream).queue].enteredAt;
        m_moment.orderShows = m_moment.orderShows || enteredAt == m_events.now();
        enteredAt = m_events.now();
    }
    {
        const CauseScope scope(m_moment, causeAs(ReleaseKind::Queue, m_moment.cause));
        startWaiting(oldQueue);
    }
    if (!last)
        startWaiting(m_streams.place(stream).queue);
    else
        m_ends.streamLeaves(instance);
}

Sentence Queues::whereHangs(std::uint32_t stream) const
{
    const Phase* running = m_streams[stream].running;
    return running == nullptr ? Sentence() : m_machines[static_cast<std::size_t>(running->cycle)]->whereHangs(stream);
}

} // namespace weft::simulation
