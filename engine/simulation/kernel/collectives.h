// SPDX-License-Identifier: GPL-3.0-or-later
// Collectives from the operation that calls one to the operation that completes: the instance that the members of a
// group share, how it begins and how it ends. Owned by one simulation.
#pragma once

#include "engine/simulation/kernel/queues.h"
#include "engine/simulation/plan/phase_planner.h"

namespace weft::simulation {

class OperationEnds {
public:
    virtual void complete(Rank rank, OpId op) = 0;

protected:
    ~OperationEnds() = default;
};

class Collectives final : public ChunkEnds {
public:
    struct Joined {
        std::uint32_t instance = 0;
        std::uint32_t member = 0;
        std::uint32_t record = 0; // in Run::collectives
    };

    Collectives(Run& run, EventCore& events, Moment& moment, const trace::Workload& workload,
        const SystemConfig& system, const trace::GroupTable& groups, PhasePlanner& planner, Queues& queues,
        OperationEnds& ends);

    [[nodiscard]] static Where whereOf(const trace::Workload& workload, Rank rank, OpId op);

    [[nodiscard]] const Instances& instances() const { return m_instances; }
    // How many messages collectives have by their plans.
    struct Planned {
        std::uint64_t ended = 0; // of members that are through
        std::uint64_t open = 0; // of members inside
        std::uint64_t membersInside = 0;
    };
    [[nodiscard]] const Planned& planned() const { return m_planned; }

    // The instance that a rank's operation belongs to; nothing, and a failure of the run, if there is none.
    [[nodiscard]] std::optional<Joined> join(Rank rank, OpId op, const trace::Operation& operation);
    // The member takes part from now on; it may be over at once.
    void begin(const Joined& joined, Rank rank, OpId op, std::int32_t commPriority);
    void chunkEnds(std::uint32_t instance, std::uint32_t member) override;
    void streamLeaves(std::uint32_t instance) override;

    // What an operation in flight waits for.
    [[nodiscard]] Sentence whatBlocks(Rank rank, const trace::Operation& operation);
    // Of groups, so far, to see who is behind.
    [[nodiscard]] std::uint64_t membersLookedAt() const { return m_lookedAt; }
    // Those that never ended are marked.
    void finish();

private:
    struct Roll { // of a group: what its members have called
        std::vector<std::uint32_t> issued; // collectives so far, by member
        std::deque<std::uint32_t> instances; // those not yet finished by all; the front is number `first`
        std::uint32_t first = 0;
        std::optional<Sentence> missing; // members that are behind, once somebody asked
    };

    [[nodiscard]] Result<std::uint32_t> instanceFor(
        Rank rank, OpId op, const trace::Operation& operation, std::uint32_t group, std::uint32_t member);
    [[nodiscard]] Error disagreement(
        const Instance& instance, const trace::Operation& operation, std::uint32_t number) const;
    void memberEnds(Instance& instance, std::uint32_t member);
    void release(std::uint32_t index);
    [[nodiscard]] const Sentence& missingFrom(std::uint32_t group);

    Run& m_run;
    EventCore& m_events;
    Moment& m_moment;
    const trace::Workload& m_workload;
    const SystemConfig& m_system;
    const trace::GroupTable& m_groups;
    PhasePlanner& m_planner;
    Queues& m_queues;
    OperationEnds& m_ends;
    std::vector<Roll> m_rolls; // by group
    std::vector<std::int32_t> m_prioritiesGiven; // by rank
    Instances m_instances;
    Planned m_planned;
    std::uint64_t m_lookedAt = 0;
};

} // namespace weft::simulation
