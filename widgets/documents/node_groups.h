// SPDX-License-Identifier: GPL-3.0-or-later
// Groups of nodes that may be collapsed: servers, racks and pods, as the leading dimensions make them. Pure functions;
// any thread.
#pragma once

#include "widgets/documents/fabric_columns.h"

namespace weft::widgets {

// The NPUs that differ in the first `dimensions` coordinates only, each with the switches that join no others. None
// where that would be all NPUs or one each. O(nodes + links).
[[nodiscard]] std::vector<NodeGroup> groupsByDimension(const FabricColumns& columns, std::size_t dimensions);

// The groups, and of those that were there what keeps two nodes or more once its nodes are in one of the new ones.
[[nodiscard]] FabricDrawing withCollapsed(FabricDrawing drawing, std::vector<NodeGroup> groups);
// Without the groups that one of the nodes is in; without any where there are none.
[[nodiscard]] FabricDrawing withExpanded(FabricDrawing drawing, std::span<const NodeKey> nodes);

} // namespace weft::widgets
