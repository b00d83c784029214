// SPDX-License-Identifier: GPL-3.0-or-later
// How soon single chunks can be everywhere, when what one link carries at a time, what a switch passes on and what an
// NPU has are all counted: a linear program over steps of time. Nodes that look alike have one variable between them,
// because the mean of all schedules that a symmetry makes of one satisfies the same rows. Pure functions; any thread.
//
// It sees what bounds_growth.h does not: that copies for near ones soon are of no use, and that those for far ones must
// have set out long before. Chunks are looked at all alike, or as those that leave the root first, second, and so on,
// none of which can begin before its turn.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/graph/link_graph.h"

#include <span>
#include <vector>

namespace weft::synthesis {

// `root` holds so many chunks, and all who are wanted (ascending) want them.
struct Wave {
    std::uint32_t root = 0;
    std::vector<std::uint32_t> wanted;
    std::uint64_t chunks = 1;
};

// ns, more than `from`, which is a bound already; 0 where it cannot say more (links that take no time, too many links
// that look different, nobody to reach). Chunks of different waves are different. Deterministic: a fixed amount of
// work at most.
[[nodiscard]] std::uint64_t boundWaves(
    const LinkGraph& graph, std::span<const Wave> waves, std::uint64_t from, const Watch& watch = {});

} // namespace weft::synthesis
