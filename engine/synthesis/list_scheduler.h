// SPDX-License-Identifier: GPL-3.0-or-later
// Gives transfers whose links are chosen their times: a link that is free takes the waiting transfer with the longest
// way behind it. Pure function; any thread.
#pragma once

#include "engine/synthesis/transfer_plan.h"

namespace weft::synthesis {

// A transfer of a tree. The edges of a tree stand together; a parent stands before its children and brings the chunk to
// where they start.
struct TreeEdge {
    std::uint32_t chunk = 0;
    std::uint32_t arc = 0;
    std::uint32_t parent = kNoParent;
    static constexpr std::uint32_t kNoParent = 0xFFFFFFFFU; // starts where the chunk is held
};

[[nodiscard]] TransferPlan listSchedule(const LinkGraph& graph, const std::vector<TreeEdge>& edges);

} // namespace weft::synthesis
