// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong or doubtful with a drawn fabric, named by the element at fault: the errors of sealing, NPUs without
// links, unreachable NPUs, NPUs that a failed part cuts off, links given twice, cables with unlike directions. Pure
// function; any thread.
#pragma once

#include "widgets/base/shared/selection_model.h"
#include "widgets/documents/fabric_seal.h"

#include <optional>

namespace weft::widgets {

struct FabricFinding {
    Finding finding;
    NodeKey node = kNoNode; // where it is; at most one of them
    LinkKey link = kNoLink;
    Selection causes {}; // what has failed there
};

struct FabricCheck {
    std::vector<FabricFinding> findings;
    std::optional<Result<SealedFabricPtr>> sealed; // what sealing returned; absent for an empty fabric
};

// At most kMostOfAKind findings of each kind, the last of which says how many more there are.
[[nodiscard]] FabricCheck checkFabric(const FabricColumns& columns);
inline constexpr std::size_t kMostOfAKind = 20;

// A fabric made ready for a document on a worker.
struct PreparedFabric {
    FabricColumns columns;
    FabricCheck check;
};
struct FirstKeys {
    std::uint32_t node = 0;
    std::uint32_t link = 0;
};
// `positions` by NodeId; another number of them: a structural layout.
[[nodiscard]] PreparedFabric prepareFabric(
    const topology::Fabric& fabric, std::span<const QPointF> positions, FirstKeys first);

} // namespace weft::widgets
