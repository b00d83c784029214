// SPDX-License-Identifier: GPL-3.0-or-later
// A synthesized schedule beside the classic algorithms: every one of the library that can serve the same request, made
// and simulated on the same fabric. Pure; one call, any thread.
#pragma once

#include "engine/study/synthesis/synthesis_run.h"

#include <string>
#include <vector>

namespace weft::study {

struct AlgorithmTime {
    std::string name; // "halving-doubling"
    Sentence title; // "Recursive halving and doubling"
    std::optional<Time> time; // in the simulator's `aware` model; sums take no time
    std::uint64_t transfers = 0;
    Sentence refusal; // why there is no time
    std::uint32_t channels = 1; // with which it took that time
    std::uint32_t pieces = 0; // likewise; 0: the algorithm's own choice
    Bytes chunk; // in the end
    bool isFiner = false; // more chunks than the synthesized schedule has: it can do with no fewer
};

// In ascending time, those without one last. Each algorithm is run on one channel and on several, in its own number of
// pieces and in that of the synthesized chunks; of what is not cut finer than these the best counts, and of the rest
// only where there is no other. Several groups run it at once, each its own. Progress counts algorithms. Errors:
// Cancelled; Unsupported (groups of different sizes).
[[nodiscard]] Result<std::vector<AlgorithmTime>> compareWithLibrary(const SynthesisRun& run, const Watch& watch = {});

} // namespace weft::study
