// SPDX-License-Identifier: GPL-3.0-or-later
// Synthesis for a fabric that has changed, from a schedule that ran on it before. One call, any thread.
#pragma once

#include "engine/synthesis/search/pattern_synthesis.h"

namespace weft::synthesis {

// The result is of the schedule's pattern, has passed every check, and says in PatternSynthesis::difference what has
// become of the schedule. It is the schedule where no link that is used has changed. What is mended is at most a
// sixteenth (of many transfers: a twelfth) longer than before, or than the bound, or than what is made anew with the
// same options; otherwise that is the result, and so it is where nothing can be mended: switches that duplicate or add
// up, sums that go both ways. Errors: those of checkTimes, lowerBound, sumsOf, givenTransfers and repairPlan, and of
// synthesizePattern; Mismatched for what fails its check.
[[nodiscard]] Result<PatternSynthesis> synthesizeFrom(const topology::Fabric& fabric,
    const collective::Schedule& schedule, Bytes chunk, const SynthesisOptions& options, const Watch& watch = {});

// Made anew whatever could be mended, with what has become of the schedule and why. Errors: those of givenTransfers and
// synthesizePattern.
[[nodiscard]] Result<PatternSynthesis> synthesizeAnew(const topology::Fabric& fabric,
    const collective::Schedule& schedule, Bytes chunk, const SynthesisOptions& options, Sentence why,
    const Watch& watch = {});

} // namespace weft::synthesis
