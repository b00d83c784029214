// SPDX-License-Identifier: GPL-3.0-or-later
// What one NPU gets or sends, where some of it comes from far away: links into it that wait for the far chunks have
// less time for them, however soon the near ones come. Likewise links out of one that sends far. Pure functions; any
// thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/demand/demands.h"

namespace weft::synthesis {

// Chunks that take a node's links, from `far` away or to there.
struct FarChunks {
    std::uint64_t far = 0; // ns
    std::vector<std::uint64_t> delay; // by link of the node: before the first of them, or after the last
    std::uint64_t chunks = 0;
};
struct FarLoad {
    std::uint64_t time = 0; // ns
    std::uint64_t chunks = 0; // that take so long
};

// Over links of such times: the farthest alone, then with those that are next, until all are in; what takes longest.
// What cannot be reached is for others to say.
[[nodiscard]] FarLoad longestOf(std::vector<FarChunks> all, const std::vector<std::uint64_t>& times);

// ns: for every NPU and distance, whole chunks that come from that far or farther (that go as far to the last who wants
// them), over all its links, none of which begins before the nearest of those chunks can be there (ends later than
// leaves time to get on). 0 where there is more to look at than the fixed amount of work, or a stop was requested.
[[nodiscard]] std::uint64_t boundArrivals(const LinkGraph& graph, const Demands& demands, const Watch& watch = {});

} // namespace weft::synthesis
