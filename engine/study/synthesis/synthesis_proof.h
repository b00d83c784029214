// SPDX-License-Identifier: GPL-3.0-or-later
// The second half of a synthesis run: what was found is proved, spelled out where somebody wants it, and simulated
// where it is small. Any thread.
#pragma once

#include "engine/core/deadline.h"
#include "engine/study/synthesis/synthesis_run.h"

namespace weft::study {

// Of a run whose synthesis and sizes are there: fills in the rest, simulations as far as there is time. Errors: those
// of scheduleOf() and verify(); what is wrong with the result itself is a fault of the run.
[[nodiscard]] Result<void> proveAndTime(SynthesisRun& run, const Watch& watch, const Deadline::End& end = {});

} // namespace weft::study
