// SPDX-License-Identifier: GPL-3.0-or-later
// A synthesised schedule beside the classic algorithms: every one of the library that can serve the same request, made
// and simulated on the same fabric. Pure; one call, any thread.
#pragma once

#include "engine/study/synthesis_run.h"

#include <string>
#include <vector>

namespace weft::study {

struct AlgorithmTime {
    std::string name; // "halving-doubling"
    std::string title; // "Recursive halving and doubling"
    std::optional<Time> time; // in the simulator's `aware` model; sums take no time
    std::uint64_t transfers = 0;
    std::string refusal; // why there is no time
};

// In ascending time, those without one last. Each algorithm has its own number of chunks, as few as it needs. Several
// groups at once have no such rows. Progress counts algorithms. Errors: Cancelled.
[[nodiscard]] Result<std::vector<AlgorithmTime>> compareWithLibrary(const SynthesisRun& run, const Watch& watch = {});

} // namespace weft::study
