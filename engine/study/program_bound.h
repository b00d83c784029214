// SPDX-License-Identifier: GPL-3.0-or-later
// How long a lowered program takes at least on a fabric, without simulating it: see program_tuning.h. Any thread may
// ask; what was measured once is kept.
#pragma once

#include "engine/simulation/compute.h"
#include "engine/study/program_tuning.h"

#include <map>
#include <memory>
#include <mutex>
#include <tuple>

namespace weft::study {

class ProgramBound {
public:
    // `lowering` has the device and the launches; all that is given outlives it.
    ProgramBound(const program::Program& program, const topology::Fabric& fabric,
        const simulation::SystemConfig& system, const program::LowerOptions& lowering,
        const simulation::RunOptions& run, const Watch& watch);

    using Choices = std::array<std::vector<simulation::Algorithm>, simulation::kNativePatternCount>;
    struct Bound {
        Time atLeast; // kNever: it cannot run so
        Time links; // of that, what the busiest link needs for its bytes
    };
    // The algorithms that the collectives may have, each as it likes, where the setting says none.
    [[nodiscard]] Bound of(const program::Lowered& lowered, const ProgramSetting& setting, const Choices& choices);

    // What a program takes at least however it overlaps: `lowered` is the one in which most does, in one piece
    // (program::mostOverlapped). `fused`: however it is fused as well, of which `lowered` has nothing and only matrix
    // products and communication count one by one.
    [[nodiscard]] Time ofAll(const program::Program& program, const program::Lowered& lowered,
        const std::vector<ProgramSetting>& ways, const Choices& choices, bool fused);

    // The system with the setting's algorithms.
    [[nodiscard]] simulation::SystemConfig systemOf(const ProgramSetting& setting) const;
    [[nodiscard]] program::LowerOptions loweringOf(const ProgramSetting& setting) const;

private:
    struct Alone {
        Time first = kNever; // of its ranks, the one that is done first
        Time last = kNever;
        std::vector<std::pair<std::uint32_t, double>> links; // ascending: for how many ns each is taken by its bytes
    };
    using AlonePtr = std::shared_ptr<const Alone>;
    // Kind, collective, groups, root, bytes; the algorithm's words.
    using Key = std::tuple<int, std::uint32_t, std::size_t, std::size_t, std::uint32_t, std::uint64_t, std::string>;

    [[nodiscard]] static Key keyOf(const program::Task& task, std::string how);
    [[nodiscard]] AlonePtr alone(const program::Task& task, const ProgramSetting& setting, const Choices& choices);
    // Of what can be in a chain, in whichever way.
    [[nodiscard]] Alone leastChained(
        const program::Task& task, const std::vector<ProgramSetting>& ways, const Choices& choices);
    [[nodiscard]] Alone leastOf(
        const program::Task& task, std::size_t pattern, const ProgramSetting& setting, const Choices& choices);
    [[nodiscard]] Alone measured(const program::Task& task, const ProgramSetting& setting) const;
    [[nodiscard]] Time computeTime(std::uint64_t operations, std::uint64_t memory, std::size_t group) const;

    const program::Program& m_program;
    const topology::Fabric& m_fabric;
    const simulation::SystemConfig& m_system;
    const program::LowerOptions& m_lowering;
    simulation::RunOptions m_run;
    const Watch& m_watch;
    simulation::Compute m_compute;
    std::mutex m_mutex;
    std::map<Key, AlonePtr> m_alone;
    std::map<Key, AlonePtr> m_chained;
};

} // namespace weft::study
