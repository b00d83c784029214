// SPDX-License-Identifier: GPL-3.0-or-later
// What the dependencies of an execution graph leave open: the order of its operations, or a cycle. Any thread.
#pragma once

#include "engine/trace/execution_graph.h"

#include <vector>

namespace weft::trace {

// The operations of one cycle, each depending on the next and the last on the first, beginning with the lowest id;
// empty if the graph has none. O(nodes + dependencies) (Kahn, CACM 1962, then a walk among what is left), no recursion.
[[nodiscard]] std::vector<OpId> findCycle(const ExecutionGraph& graph);

// The operations in the order in which they start if all of them take no time: of those that can, the lowest id first.
// Without what waits in a cycle.
[[nodiscard]] std::vector<OpId> startOrder(const ExecutionGraph& graph);

} // namespace weft::trace
