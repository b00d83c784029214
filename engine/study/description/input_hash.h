// SPDX-License-Identifier: GPL-3.0-or-later
// Hashes of what a run was made of, which say later whether it still belongs to what is open. Names, positions and
// files do not count: what cannot change a result changes no hash. Pure functions, O(their input); any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/topology/fabric.h"
#include "engine/trace/execution_graph.h"

#include <cstdint>

namespace weft::study {

// With its state of failed and slowed parts.
[[nodiscard]] std::uint64_t hashOf(const topology::Fabric& fabric);
// Operations, their dependencies and the groups. 0 if the watch stopped it; never else.
[[nodiscard]] std::uint64_t hashOf(const trace::Workload& workload, const Watch& watch = {});

} // namespace weft::study
