// SPDX-License-Identifier: GPL-3.0-or-later
// The entry to the engine: one call runs a workload on a fabric and returns an immutable Run.
// No state outlives the call; any number of calls may run at once on different threads.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/simulation/model/run.h"
#include "engine/simulation/model/system_config.h"

namespace weft::simulation {

// Refuses (Error) what cannot run; a workload that starts but cannot end gives a Run with `unfinished` findings.
// The workload must have passed the validator. `warnings` gets what the user should know and the run survives.
[[nodiscard]] Result<RunPtr> simulate(const topology::Fabric& fabric, const trace::Workload& workload,
    const SystemConfig& system, const RunOptions& options, Findings& warnings, const Watch& watch = {});

} // namespace weft::simulation
