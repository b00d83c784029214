// SPDX-License-Identifier: GPL-3.0-or-later
// Chunk streams between a collective and its algorithms: the queues of each dimension (docs/semantics.md, sections 5.3
// and 5.4). Owns the streams; starts machines and is told by them when a phase is over. Owned by one simulation.
#pragma once

#include "engine/simulation/events/moment.h"
#include "engine/simulation/machines/phase_machine.h"
#include "engine/simulation/machines/stream.h"
#include "engine/simulation/plan/instance.h"

#include <map>

namespace weft::simulation {

class ChunkEnds {
public:
    // A member has finished a chunk; its operation may complete right here.
    virtual void chunkEnds(std::uint32_t instance, std::uint32_t member) = 0;
    // The stream of a finished chunk has left its queue.
    virtual void streamLeaves(std::uint32_t instance) = 0;

protected:
    ~ChunkEnds() = default;
};

// Whose turns decide which queue a chunk takes, and so which way it goes round: those of the rank, as in the peer, or
// those of the first member that calls. The second cannot stop where members have run other collectives of groups.
enum class QueueRule : std::uint8_t { OfRanks, OfGroups };

class Queues final : public PhaseEnds {
public:
    using Machines = std::array<PhaseMachine*, kCycleKindCount>; // by CycleKind

    Queues(std::uint32_t npus, std::uint32_t dimensions, const SystemConfig& system, const Instances& instances,
        QueueRule rule, const EventCore& events, Moment& moment, ChunkEnds& ends);

    void setMachines(const Machines& machines) { m_machines = machines; }
    [[nodiscard]] StreamStore& streams() { return m_streams; }
    [[nodiscard]] const StreamStore& streams() const { return m_streams; }

    // Streams for all chunks and members of an instance, from the first one on, and their end.
    [[nodiscard]] std::uint32_t takeStreams(std::uint32_t instance, std::uint32_t chunks, std::uint32_t members);
    void giveStreams(const Instance& instance)
    {
        m_streams.giveRange(instance.streams, instance.chunks * instance.members);
    }
    // A member issues the collective: the uses of queues that its chunks make are counted.
    void countUses(Instance& instance, std::uint32_t member, Rank rank);
    // Whether the rule has made a difference: a member's turns led to another queue than the first issuer's.
    [[nodiscard]] bool someStray() const { return m_someStray; }
    // Rows of streams that wait, so far, to find the places of fresh ones.
    [[nodiscard]] std::uint64_t rowsPassed() const { return m_rowsPassed; }
    // One of its chunks enters its first queue.
    void admit(std::uint32_t stream, Rank rank, std::int32_t priority);
    void endPhase(std::uint32_t stream) override;
    [[nodiscard]] Sentence whereHangs(std::uint32_t stream) const;

private:
    struct Queue {
        std::uint32_t head = kNoStream;
        std::uint32_t tail = kNoStream;
        std::uint32_t firstWaiting = kNoStream;
        std::uint32_t running = 0;
        Time enteredAt = kNever; // last, from another queue
    };

    [[nodiscard]] const std::vector<Phase>& planOf(std::uint32_t stream) const;
    [[nodiscard]] const Phase& phaseOf(std::uint32_t stream) const { return planOf(stream)[m_streams[stream].phase]; }
    [[nodiscard]] std::size_t phasesLeft(std::uint32_t stream) const
    {
        return planOf(stream).size() - m_streams[stream].phase - 1;
    }
    [[nodiscard]] static std::size_t counterOf(const Phase& phase)
    {
        return phase.dimension * kQueueClassCount + static_cast<std::size_t>(phase.queueClass);
    }
    [[nodiscard]] std::uint32_t queueOf(const Phase& phase, std::uint32_t use) const
    {
        return simulation::queueOf(phase.queueClass, use, m_system.queuesPerDimension);
    }
    [[nodiscard]] bool isAnticlockwise(const Phase& phase, std::uint32_t queue) const
    {
        return simulation::isAnticlockwise(phase.queueClass, queue, m_system.queuesPerDimension);
    }
    void enterPhase(std::uint32_t stream, std::uint16_t phase);
    void insert(std::uint32_t stream);
    void joinRow(std::uint32_t stream);
    [[nodiscard]] bool areAlike(std::uint32_t one, std::uint32_t other) const; // of one row, where side by side
    void startWaiting(std::uint32_t queue);
    void startPhase(std::uint32_t stream);
    // The stream after which a fresh one is put, or kNoStream for the head.
    [[nodiscard]] std::uint32_t placeIn(const Queue& queue, std::uint32_t fresh);
    [[nodiscard]] std::uint32_t placeAlternating(const Queue& queue, std::uint32_t fresh);
    [[nodiscard]] bool isByPriority(const Phase& phase) const;
    // Whether a stream that waits stays before the fresh one.
    [[nodiscard]] bool staysBefore(std::uint32_t waiting, std::uint32_t fresh) const;

    const SystemConfig& m_system;
    const Instances& m_instances;
    QueueRule m_rule;
    bool m_someStray = false;
    std::uint64_t m_rowsPassed = 0;
    const EventCore& m_events;
    Moment& m_moment;
    ChunkEnds& m_ends;
    Machines m_machines {};
    StreamStore m_streams;
    std::uint32_t m_dimensions; // queues exist for these
    std::uint32_t m_perRank; // queues
    std::uint32_t m_runningLimit; // streams at once in a queue
    std::vector<Queue> m_queues; // by (rank, dimension, queue)
    // Where phases take turns: the last stream that waits and that a fresh one of this priority passes, by the same.
    std::vector<std::map<std::int32_t, std::uint32_t>> m_passed;
    std::vector<std::uint32_t> m_queueUses; // by (rank, dimension, queue class)
};

} // namespace weft::simulation
