// SPDX-License-Identifier: GPL-3.0-or-later
// What the makespan went to: names of its parts, tables for a terminal, and the entry of the result JSON. Pure
// functions; any thread.
#pragma once

#include "engine/analysis/attribution.h"
#include "engine/core/sentence.h"
#include "engine/report/json_text.h"
#include "engine/simulation/model/run.h"
#include "engine/trace/execution_graph.h"

#include <cstddef>
#include <string>

namespace weft::report {

// "npu0 → npu1", "dimension 1", "all-reduce 12 (world)", "rank 3"; "elsewhere" for what belongs to none of them.
[[nodiscard]] std::string linkShareName(const simulation::Run& run, std::uint32_t index);
[[nodiscard]] Sentence dimensionShareName(std::uint32_t index);
[[nodiscard]] std::string collectiveShareName(const simulation::Run& run, std::uint32_t index);
[[nodiscard]] std::string rankShareName(std::uint32_t index);
// "serialization", "queue-wait": as results have it.
[[nodiscard]] Sentence kindShareName(analysis::TimeKind kind);

// Tables: by kind, by dimension, by collective, and the first `most` links and collectives with their parts.
[[nodiscard]] std::string attributionText(
    const analysis::Attribution& attribution, const simulation::Run& run, std::size_t most = 5);

// The same behind an empty line; nothing of a run that did not keep its records.
[[nodiscard]] std::string attributionText(const simulation::Run& run);

// The entry "critical_path": its length, ns by kind, and the shares of links, dimensions, collectives, ranks and work
// (run_figures.h), which sum to it each.
void writeAttribution(JsonText& json, const simulation::Run& run, const trace::Workload* workload,
    const analysis::CriticalPath& path, const analysis::Attribution& attribution);

} // namespace weft::report
