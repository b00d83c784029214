// SPDX-License-Identifier: GPL-3.0-or-later
// In which ways a schedule of a program can be run. Values and pure functions; any thread.
#pragma once

#include "engine/study/programs/program_study.h"

#include <array>

namespace weft::study {

// How a schedule is run, beside its steps.
struct ProgramSetting {
    std::uint32_t chunks = 1; // of chains that go by chunks
    std::string inlined; // the algorithm of chains that are written out; empty: they go by chunks
    // Of the collectives, by simulation::NativePattern; none: the system's.
    std::array<std::optional<simulation::Algorithm>, simulation::kNativePatternCount> algorithms;

    bool operator==(const ProgramSetting&) const = default;
};
// "8 chunks, reduce-scatter ring, all-gather direct"; empty where there is nothing to say.
[[nodiscard]] Sentence toText(const ProgramSetting& setting);

// The system with the setting's algorithms.
[[nodiscard]] simulation::SystemConfig withSetting(simulation::SystemConfig system, const program::Program& program,
    const topology::Fabric& fabric, const ProgramSetting& setting);

// Algorithms that collectives may have, by simulation::NativePattern.
using AlgorithmChoices = std::array<std::vector<simulation::Algorithm>, simulation::kNativePatternCount>;
// Those of the kinds that fit the pattern and the program's ranks.
[[nodiscard]] AlgorithmChoices choicesFor(
    const program::Program& program, const std::vector<simulation::AlgorithmKind>& kinds);

// In each number of chunks: by chunks of whole collectives, and written out by each algorithm.
[[nodiscard]] std::vector<ProgramSetting> chainWays(
    const std::vector<std::uint32_t>& chunks, const std::vector<std::string>& inlined);
// One way with all algorithms of the collectives that a lowered program has.
[[nodiscard]] std::vector<ProgramSetting> settingsOf(
    const program::Lowered& lowered, const ProgramSetting& way, const AlgorithmChoices& choices);

} // namespace weft::study
