// SPDX-License-Identifier: GPL-3.0-or-later
// Between the document's columns and the engine's sealed fabric, both ways. Pure functions; any thread.
#pragma once

#include "engine/core/result.h"
#include "widgets/documents/fabric_columns.h"

namespace weft::widgets {

// What runs get: the sealed fabric, and which element of the document each of its ids is.
struct SealedFabric {
    topology::Fabric fabric;
    std::vector<NodeKey> nodeKeys; // by NodeId
    std::vector<LinkKey> linkKeys; // by LinkId
};
using SealedFabricPtr = std::shared_ptr<const SealedFabric>;

// Validates and freezes. Errors and warnings are those of TopologyBuilder::seal(); their node ids are sealed ones.
[[nodiscard]] Result<SealedFabricPtr> sealColumns(const FabricColumns& columns, Findings& findings);
// The same sealed topology under the columns' present state.
[[nodiscard]] SealedFabricPtr withState(const SealedFabric& sealed, const FabricColumns& columns);

// Node keys in the order that sealing gives them: NPUs first, then switches, each in ascending key.
[[nodiscard]] std::vector<std::uint32_t> sealedOrder(const FabricColumns& columns); // indices of nodes

// The columns of a sealed fabric with keys from `firstNode` and `firstLink` on. `positions` has one entry a node.
[[nodiscard]] FabricColumns columnsOf(const topology::Fabric& fabric, std::span<const QPointF> positions,
    std::uint32_t firstNode, std::uint32_t firstLink);

// What remains of the structure after nodes or links were changed by hand: no grid, no routes, no spec; the logical
// dimensions while they still multiply to the NPUs.
[[nodiscard]] StructurePtr structureAfterEdit(const StructurePtr& structure, std::uint32_t npus);
// After a cost was changed: the grid stays, because its links are the same ones; the spec would not tell the truth.
[[nodiscard]] StructurePtr structureAfterCostEdit(const StructurePtr& structure);

} // namespace weft::widgets
