// SPDX-License-Identifier: GPL-3.0-or-later
// How long each collective and message of a program takes alone on the idle fabric: simulated once and kept. Any thread
// may ask.
#pragma once

#include "engine/study/programs/program_settings.h"

#include <map>
#include <memory>
#include <mutex>
#include <tuple>

namespace weft::study {

struct AloneTime {
    Time first = kNever; // of its ranks, the one that is done first; never: it cannot run so
    Time last = kNever;
    std::vector<std::pair<std::uint32_t, double>> links; // ascending: for how many ns each is taken by its bytes
};
using AloneTimePtr = std::shared_ptr<const AloneTime>;

class AloneTimes {
public:
    // `lowering` has the device and the launches; all that is given outlives it.
    AloneTimes(const program::Program& program, const topology::Fabric& fabric, const simulation::SystemConfig& system,
        const program::LowerOptions& lowering, const simulation::RunOptions& run, const Watch& watch);

    // A task that is no computation. Where the setting says no algorithm, whichever of the choices does each best.
    [[nodiscard]] AloneTimePtr of(
        const program::Task& task, const ProgramSetting& setting, const AlgorithmChoices& choices);
    // Of what can be in a chain, in whichever way.
    [[nodiscard]] AloneTime inChain(
        const program::Task& task, const std::vector<ProgramSetting>& ways, const AlgorithmChoices& choices);

    // The system with the setting's algorithms.
    [[nodiscard]] simulation::SystemConfig systemOf(const ProgramSetting& setting) const;
    [[nodiscard]] program::LowerOptions loweringOf(const ProgramSetting& setting) const;

private:
    // Kind, collective, groups, root, bytes; the algorithm's words.
    using Key = std::tuple<int, std::uint32_t, std::size_t, std::size_t, std::uint32_t, std::uint64_t, std::string>;

    [[nodiscard]] static Key keyOf(const program::Task& task, std::string how);
    [[nodiscard]] AloneTime leastOf(
        const program::Task& task, std::size_t pattern, const ProgramSetting& setting, const AlgorithmChoices& choices);
    [[nodiscard]] AloneTime measured(const program::Task& task, const ProgramSetting& setting) const;

    const program::Program& m_program;
    const topology::Fabric& m_fabric;
    const simulation::SystemConfig& m_system;
    const program::LowerOptions& m_lowering;
    simulation::RunOptions m_run;
    const Watch& m_watch;
    std::mutex m_mutex;
    std::map<Key, AloneTimePtr> m_alone;
    std::map<Key, AloneTimePtr> m_chained;
};

} // namespace weft::study
