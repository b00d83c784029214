// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a run as JSON, with the workload and the settings of the system that it ran by. A function over the
// file system; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/simulation/model/run.h"
#include "engine/simulation/model/system_config.h"
#include "engine/trace/execution_graph.h"

#include <string>

namespace weft::study {

// What report::writeResultJson writes, "workload": how many operations and their hash, and "system": each key of a
// system JSON with what was in force, as text. Errors: Unreadable.
[[nodiscard]] Result<void> saveResult(const simulation::Run& run, const trace::Workload& workload,
    const simulation::SystemConfig& system, const std::string& path, const Findings& warnings);

} // namespace weft::study
