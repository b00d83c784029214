// SPDX-License-Identifier: GPL-3.0-or-later
// The figures by which a run is compared with another, made of a Run in memory. Pure functions over an immutable Run;
// any thread.
#pragma once

#include "engine/analysis/comparison.h"
#include "engine/simulation/model/run.h"
#include "engine/trace/execution_graph.h"

#include <map>

namespace weft::report {

// What the path of the run spends on each work; sums to its length. Operations are named from `workload`, which may be
// null: then by their kinds and their places in their traces. Messages belong to what sent them.
[[nodiscard]] std::map<analysis::WorkKey, analysis::WorkFigure> workFigures(const simulation::Run& run,
    const trace::Workload* workload, const analysis::CriticalPath& path, const analysis::Attribution& attribution);

[[nodiscard]] analysis::RunFigures runFigures(const simulation::Run& run, const trace::Workload* workload = nullptr);

// Operations of two runs that are the same by rank, name and order; kNoRecord for what has no partner. By rank, in the
// order of the first run's trace, what only the second has behind. O(operations).
struct OperationMatch {
    std::uint32_t before = simulation::kNoRecord; // operation records
    std::uint32_t after = simulation::kNoRecord;
    bool operator==(const OperationMatch&) const = default;
};
[[nodiscard]] std::vector<OperationMatch> matchOperations(const simulation::Run& before,
    const trace::Workload* workloadBefore, const simulation::Run& after, const trace::Workload* workloadAfter);

} // namespace weft::report
