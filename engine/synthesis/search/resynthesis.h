// SPDX-License-Identifier: GPL-3.0-or-later
// Synthesis for a fabric that has changed, from a schedule that ran on it before. One call, any thread.
#pragma once

#include "engine/synthesis/search/pattern_synthesis.h"

namespace weft::synthesis {

// The result is of the schedule's pattern, has passed every check, and says in PatternSynthesis::difference what has
// become of the schedule. Errors: those of checkTimes, lowerBound, sumsOf, givenTransfers and repairPlan; Mismatched for
// what fails its check.
[[nodiscard]] Result<PatternSynthesis> synthesizeFrom(const topology::Fabric& fabric,
    const collective::Schedule& schedule, Bytes chunk, const SynthesisOptions& options, const Watch& watch = {});

} // namespace weft::synthesis
