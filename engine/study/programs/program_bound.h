// SPDX-License-Identifier: GPL-3.0-or-later
// How long a lowered program takes at least on a fabric, without simulating it: see program_tuning.h. Any thread may
// ask.
#pragma once

#include "engine/simulation/places/compute.h"
#include "engine/study/programs/alone_times.h"

namespace weft::study {

class ProgramBound {
public:
    // `lowering` has the device and the launches; all that is given outlives it.
    ProgramBound(const program::Program& program, const topology::Fabric& fabric,
        const simulation::SystemConfig& system, const program::LowerOptions& lowering, AloneTimes& alone);

    struct Bound {
        Time atLeast; // kNever: it cannot run so
        Time links; // of that, what the busiest link needs for its bytes
    };
    // The algorithms that the collectives may have, each as it likes, where the setting says none.
    [[nodiscard]] Bound of(
        const program::Lowered& lowered, const ProgramSetting& setting, const AlgorithmChoices& choices);
    // What a program takes at least however it overlaps: `lowered` is the one in which most does, in one piece
    // (program::mostOverlapped). `fused`: however it is fused as well, of which `lowered` has nothing and only matrix
    // products and communication count one by one.
    [[nodiscard]] Time ofAll(const program::Program& program, const program::Lowered& lowered,
        const std::vector<ProgramSetting>& ways, const AlgorithmChoices& choices, bool fused);

private:
    [[nodiscard]] Time computeTime(std::uint64_t operations, std::uint64_t memory, std::size_t group) const;

    const program::Program& m_program;
    const topology::Fabric& m_fabric;
    const program::LowerOptions& m_lowering;
    AloneTimes& m_alone;
    simulation::Compute m_compute;
};

} // namespace weft::study
