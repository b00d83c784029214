// SPDX-License-Identifier: GPL-3.0-or-later
// The workload that ran, as Chakra traces in which every node has the times of the run: start_time_micros and
// duration_micros, to the nearest microsecond, which is what Chakra can say. Everything else of a node stays as it
// came. Reads an immutable Run and writes files; holds no state; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/simulation/model/run.h"
#include "engine/trace/execution_graph.h"

#include <string>
#include <vector>

namespace weft::study {

// One rank's trace as `.et` bytes; nodes that did not run or did not end keep what they have. `records` are those of
// the rank's operations in the run.
[[nodiscard]] std::string timedEt(
    const simulation::Run& run, const trace::ExecutionGraph& graph, const std::vector<std::uint32_t>& records);

// Writes PREFIX.<rank>.et and says which files they are. Progress counts ranks. Errors: Missing below level full, and
// those of addTraces().
[[nodiscard]] Result<std::vector<std::string>> saveTimedWorkload(
    const simulation::Run& run, const trace::Workload& workload, const std::string& prefix, const Watch& watch = {});

} // namespace weft::study
