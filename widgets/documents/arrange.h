// SPDX-License-Identifier: GPL-3.0-or-later
// Aligning and distributing selected nodes, and growing a selection. Pure functions; any thread.
#pragma once

#include "widgets/documents/fabric_columns.h"

namespace weft::widgets {

enum class Arrangement { Left, Right, Top, Bottom, CenterX, CenterY, DistributeX, DistributeY };

// New positions, in the same order. Distributing keeps the outermost two and the order along the axis.
[[nodiscard]] std::vector<QPointF> arranged(std::vector<QPointF> positions, Arrangement how);

// The nodes and what a link joins to them, ascending.
[[nodiscard]] std::vector<NodeKey> withNeighbours(const FabricColumns& columns, std::span<const NodeKey> nodes);
// All nodes of the kinds that are among `nodes`, ascending.
[[nodiscard]] std::vector<NodeKey> ofSameKind(const FabricColumns& columns, std::span<const NodeKey> nodes);

} // namespace weft::widgets
