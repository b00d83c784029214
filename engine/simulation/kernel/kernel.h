// SPDX-License-Identifier: GPL-3.0-or-later
// One simulation in progress: makes the parts, runs the event loop and hands every event to the part that posted it.
// Made, run once and dropped by simulate(); single-threaded, and independent of every other kernel.
#pragma once

#include "engine/simulation/kernel/workload_issue.h"
#include "engine/simulation/machines/packet_cycle.h"
#include "engine/simulation/machines/schedule_machine.h"
#include "engine/simulation/machines/trace_machine.h"
#include "engine/simulation/machines/tree_walk.h"
#include "engine/simulation/network/delay_network.h"
#include "engine/simulation/network/queueing_network.h"

#include <memory>
#include <optional>

namespace weft::simulation {

struct RunRules {
    QueueRule queues = QueueRule::OfRanks;
    bool shortcuts = true; // events may be left out
};

class Kernel final : public EventSink {
public:
    Kernel(const topology::Fabric& fabric, const trace::Workload& workload, const SystemConfig& system,
        const RunOptions& options, const trace::GroupTable& groups, RunRules rules, Findings& warnings,
        const Watch& watch);

    [[nodiscard]] Result<RunPtr> run();
    void raise(const Event& event) override { dispatch(event); }
    [[nodiscard]] bool someStray() const { return m_queues.someStray(); }
    // Events were left out whose order would have told: the run must be made with all of them.
    [[nodiscard]] bool isInvalid() const { return m_moment.orderShows; }

private:
    [[nodiscard]] Network& makeNetwork();
    [[nodiscard]] MachineParts machineParts();
    void loop();
    template <class Call, class Fetch> void runTicks(const Call& call, const Fetch& fetchAhead);
    void tellProgress() const;
    void warnOfTickZero();
    void dispatch(const Event& event);
    void runTick(std::uint32_t group);
    void fetch(const Event& event) const;
    [[nodiscard]] RunPtr finish();

    const SystemConfig& m_system;
    std::shared_ptr<Run> m_run;
    Findings& m_warnings;
    Moment m_moment;
    EventCore m_events;
    Recorder m_recorder;
    Compute m_compute;
    // One of them, held here and called by its own type in the loop: hops are most of what happens.
    std::optional<QueueingNetwork> m_queueing;
    std::optional<DelayNetwork> m_delays;
    Network& m_network; // whichever it is
    RemoteMemoryServers m_memory;
    std::vector<SharedBusState> m_buses;
    // From here on each one calls those below it, and is told by them through its base.
    WorkloadIssue m_issue;
    PhasePlanner m_planner;
    Collectives m_collectives;
    Queues m_queues;
    Messages m_messages;
    PacketCycle m_cycle;
    TreeWalk m_tree;
    TraceMachine m_traces;
    ScheduleMachine m_schedules;
};

} // namespace weft::simulation
