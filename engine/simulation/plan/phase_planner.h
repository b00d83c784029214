// SPDX-License-Identifier: GPL-3.0-or-later
// From a collective to the phases that its members run: which algorithm, over which members, with which numbers.
// Owned by one simulation.
#pragma once

#include "engine/simulation/places/compute.h"
#include "engine/simulation/plan/group_grid.h"
#include "engine/simulation/plan/instance.h"

namespace weft::simulation {

// What the rest of the simulation lets phases leave out.
struct Shortcuts {
    bool uniformNetwork = false; // Network::isUniform()
    bool silent = false; // a message leaves no trace but its arrival: no rendezvous, no records
    bool solo = false; // delays are known beforehand, and nothing makes the order of ranks matter
};

class PhasePlanner {
public:
    PhasePlanner(const topology::Fabric& fabric, const SystemConfig& system, const Compute& compute,
        Shortcuts shortcuts, Findings& warnings, const Watch& watch);

    // Once, before anything is planned. Error: Usage.
    [[nodiscard]] Result<void> layOutMachine();
    // Themis starts afresh when rank 0 issues a collective at a new tick.
    void rankZeroIssues(Time now) { m_dimensionScheduler.rankZeroIssues(now.ns()); }
    // Fills the instance's plans, chunks, order of members and tree uses from its type, bytes, group and root.
    [[nodiscard]] Result<void> plan(Instance& instance, const trace::Operation& operation);
    // Whether some phases may leave events out.
    [[nodiscard]] bool someSolo() const { return m_someSolo; }
    // One phase of a native algorithm.
    [[nodiscard]] Result<Phase> makePhase(
        const PhaseSpec& spec, const PlanDimension& dimension, bool subGroup, std::uint32_t root);

private:
    [[nodiscard]] Result<void> planNative(Instance& instance);
    [[nodiscard]] Result<void> planSchedule(Instance& instance, const CustomCollective& custom);
    [[nodiscard]] Result<void> planTraces(Instance& instance, const CustomCollective& custom);
    [[nodiscard]] std::vector<PlanDimension> dimensionsOf(
        const Instance& instance, PhaseType type, const GroupGrid* grid) const;
    [[nodiscard]] GroupGrid* gridOf(const trace::Group& group);
    [[nodiscard]] bool hidesOrder(const Instance& instance) const;
    void countTreeUses(Instance& instance, NativePattern pattern);
    [[nodiscard]] Phase makeTree(Phase phase, const PhaseSpec& spec, std::uint32_t root);
    void warnOnce(Sentence message);

    const topology::Fabric& m_fabric;
    const SystemConfig& m_system;
    const Compute& m_compute;
    Shortcuts m_shortcuts;
    bool m_someSolo = false;
    Findings& m_warnings;
    std::array<std::vector<PlanDimension>, kNativePatternCount> m_machineDimensions;
    DimensionScheduler m_dimensionScheduler;
    DimensionScheduler m_groupScheduler; // sub-groups have one dimension and no memory
    std::map<const trace::Group*, GroupGrid> m_grids; // with SystemConfig::groupsByDimension
    // By group and pattern; groups of all NPUs share the machine's, which is null. All members call the same.
    std::map<std::pair<const trace::Group*, NativePattern>, std::vector<std::uint32_t>> m_treeUses;
    std::map<const CustomCollective*, std::uint64_t> m_sendsOfTraces;
    ScheduleProgramCache m_programs;
};

} // namespace weft::simulation
