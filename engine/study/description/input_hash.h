// SPDX-License-Identifier: GPL-3.0-or-later
// A hash of the workload of a run, which says later whether the run still belongs to what is open, as
// topology/fabric_hash.h does of its fabric. Names and files do not count. Pure function, O(its input); any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/trace/execution_graph.h"

#include <cstdint>

namespace weft::study {

// Operations, their dependencies and the groups. 0 if the watch stopped it; never else.
[[nodiscard]] std::uint64_t hashOf(const trace::Workload& workload, const Watch& watch = {});

} // namespace weft::study
