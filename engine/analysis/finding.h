// SPDX-License-Identifier: GPL-3.0-or-later
// The one sentence about a run, by fixed rules over its summary: what bounds the step, with the figures that
// show it. Honest before clever: without link records it names no link. Pure function; any thread.
#pragma once

#include "engine/analysis/summary.h"

#include <string>

namespace weft::analysis {

// In this order, the first that holds: not finished; nothing ran; compute-bound (exposed communication of the
// slowest rank under 10 % of the step); waiting (the slowest rank idles for 40 % or more); a dimension that is the
// bottleneck; a single hot link; latency-bound (no link over 25 %); evenly bandwidth-bound; communication-bound.
// `summary` is complete but for its finding.
[[nodiscard]] std::string findingOf(const simulation::Run& run, const RunSummary& summary);

} // namespace weft::analysis
