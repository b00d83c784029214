// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric as a graph for other programs: Graphviz DOT and GraphML. Written only. Pure functions; any thread.
#pragma once

#include "engine/topology/topology.h"

#include <string>

namespace weft::topology {

// NPUs are boxes, switches ellipses; every directed link is an edge with its bandwidth and latency.
[[nodiscard]] std::string toDot(const Topology& topology);

// http://graphml.graphdrawing.org: nodes "n0"… with kind, name and forwards; edges "e0"… with bandwidth_GBps (10^9
// bytes a second) and latency_ns.
[[nodiscard]] std::string toGraphMl(const Topology& topology);

} // namespace weft::topology
