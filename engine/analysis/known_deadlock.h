// SPDX-License-Identifier: GPL-3.0-or-later
// Why a run did not finish, where that is not a fault of the workload: orders of chunks that can wait for each other.
// Pure functions; any thread.
#pragma once

#include "engine/simulation/run.h"
#include "engine/simulation/system_config.h"

namespace weft::analysis {

// What the run says of its unfinished ranks, and after it, where the settings explain it, what it is and the remedies.
[[nodiscard]] Findings explainUnfinished(const simulation::Run& run, const simulation::SystemConfig& system);

} // namespace weft::analysis
