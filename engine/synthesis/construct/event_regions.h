// SPDX-License-Identifier: GPL-3.0-or-later
// Links of different speeds: which are of one level, and which NPUs faster links connect in both directions, so that a
// chunk that one of them gets over a slow link soon reaches the others. Pure functions; any thread.
#pragma once

#include "engine/synthesis/graph/link_graph.h"

#include <cstdint>
#include <vector>

namespace weft::synthesis {

struct LinkLevels {
    std::vector<std::uint8_t> ofArc; // 0 the fastest
    std::uint32_t count = 1;
};

// Links whose times differ by less than a fifth are of one level, counted from the fastest of the level.
[[nodiscard]] LinkLevels levelsOf(const LinkGraph& graph);

struct Regions {
    std::vector<std::uint32_t> ofNode;
    std::uint32_t count = 0;
};

// Nodes that reach each other over links faster than `level`.
[[nodiscard]] Regions regionsOf(const LinkGraph& graph, const LinkLevels& levels, std::uint32_t level);

} // namespace weft::synthesis
