// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a dependency cycle of an execution graph, if there is one. Any thread.
#pragma once

#include "engine/trace/execution_graph.h"

#include <vector>

namespace weft::trace {

// The operations of one cycle, each depending on the next and the last on the first, beginning with the lowest id;
// empty if the graph has none. O(nodes + dependencies) (Kahn, CACM 1962, then a walk among what is left), no recursion.
[[nodiscard]] std::vector<OpId> findCycle(const ExecutionGraph& graph);

} // namespace weft::trace
