// SPDX-License-Identifier: GPL-3.0-or-later
// What a system file says that collectives of sub-groups do not follow, as in the peer. Pure functions; any thread.
#pragma once

#include "engine/inputs/system_json.h"
#include "engine/topology/topology.h"
#include "engine/trace/execution_graph.h"

namespace weft::inputs {

// Collectives of groups with fewer ranks than NPUs pay 10 ns at an endpoint, do not use the shared bus, and take the
// algorithm of a list that has one, else ring. Where the workload has such collectives and the file asks for something
// else, a warning says so, unless groups go by dimension; of a list that collectives of all ranks follow, if it has
// something else than ring for a dimension that a group spans. The groups of the configuration win over the workload's.
void checkSubGroups(
    const SystemFile& system, const trace::Workload& workload, const topology::Topology& topology, Findings& findings);

} // namespace weft::inputs
