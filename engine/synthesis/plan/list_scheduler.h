// SPDX-License-Identifier: GPL-3.0-or-later
// Gives transfers whose links are chosen their times: a link that is free takes the waiting transfer with the longest
// way behind it. Pure function; any thread.
//
// Further passes justify the schedule as Li and Willis do for projects ("An iterative scheduling technique for
// resource- constrained project scheduling", 1992): once backwards from its end, once forwards in the order that this
// gives.
#pragma once

#include "engine/synthesis/plan/transfer_plan.h"

#include <stop_token>

namespace weft::synthesis {

// A transfer of a tree. The edges of a tree stand together; a parent stands before its children and brings the chunk to
// where they start.
struct TreeEdge {
    std::uint32_t chunk = 0;
    std::uint32_t arc = 0;
    std::uint32_t parent = kNoParent;
    static constexpr std::uint32_t kNoParent = 0xFFFFFFFFU; // starts where the chunk is held
};

// `passes`: at most so many more, as long as each ends earlier and the time is not up.
[[nodiscard]] TransferPlan listSchedule(const LinkGraph& graph, const std::vector<TreeEdge>& edges,
    std::uint32_t passes = 0, const std::stop_token& timeUp = {});

} // namespace weft::synthesis
