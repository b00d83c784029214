// SPDX-License-Identifier: GPL-3.0-or-later
// Where chunks that one NPU wants each set out and go to: what every constructor of routes begins with. A value; any
// thread.
#pragma once

#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/graph/ways.h"

namespace weft::synthesis {

struct RouteEnds {
    struct Ends {
        std::uint32_t giver = 0; // the nearest, of equals the first
        std::uint32_t place = kNoPlace; // of who wants it, among the destinations of the ways
    };
    static constexpr std::uint32_t kNoPlace = 0xFFFFFFFFU; // nobody wants it
    Ways ways; // to all who want something
    std::vector<Ends> ends; // by chunk
};

// Errors: Unreachable (an NPU from which another cannot be reached), Usage (a chunk that several want), TooLarge (as of
// Ways), Cancelled.
[[nodiscard]] Result<RouteEnds> routeEnds(const LinkGraph& graph, const Demands& demands, const Watch& watch);

} // namespace weft::synthesis
