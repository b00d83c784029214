// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes that repel each other on links that pull: for fabrics without a structure that the other layouts know.
// Deterministic; for a worker, since it takes seconds at thousands of nodes. Any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/topology/topology.h"

#include <QPointF>

#include <vector>

namespace weft::widgets {

// Starts from `positions` (by NodeId). When stopped: empty.
[[nodiscard]] std::vector<QPointF> forceLayout(
    const topology::Topology& topology, std::vector<QPointF> positions, const Watch& watch);

} // namespace weft::widgets
