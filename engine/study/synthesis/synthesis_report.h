// SPDX-License-Identifier: GPL-3.0-or-later
// A synthesis in words and as JSON. Pure functions; any thread.
#pragma once

#include "engine/study/synthesis/synthesis_comparison.h"

#include <string>
#include <vector>

namespace weft::study {

// The links of the tight cut, as results name links: "4→5".
[[nodiscard]] std::vector<std::string> tightLinkNames(const SynthesisRun& run);

// "These 4 links limit everything: 16 chunks have to take them, 12.3 µs at 200 GB/s together"; what else limits it
// where no cut does.
[[nodiscard]] std::string tightCutText(const SynthesisRun& run);

// Whether a switch duplicates or adds up in the plan, which none does in the simulator.
[[nodiscard]] bool countsOnSwitches(const SynthesisRun& run);

// A few lines for a terminal.
[[nodiscard]] std::string synthesisText(const SynthesisRun& run, const std::vector<AlgorithmTime>& comparison);

// One object. collective_time_ns is the planned time, wall_s that of the constructions; bandwidth of the tight cut is
// in GB/s (10^9); peak_mb is what the process had resident at most until the search had ended. `comparison` is left out
// if it is empty.
[[nodiscard]] std::string synthesisJson(const SynthesisRun& run, const std::vector<AlgorithmTime>& comparison);

} // namespace weft::study
