// SPDX-License-Identifier: GPL-3.0-or-later
// How soon what one NPU holds can be everywhere, where each copy has to be sent by somebody who has the chunk: the
// argument of Bar-Noy and Kipnis ("Designing broadcasting algorithms in the postal model", 1994), with links of any
// number and speed. Pure functions; any thread.
//
// By x ns after an NPU got a chunk, it has brought it to at most E(x) others itself: one over each link to an NPU, and
// over a link to switches as many as it carried and they passed on. With the largest E of all NPUs the number of those
// who have it grows at least as fast as anywhere. The last of K chunks begins this when the root has begun to send the
// others. And all deliveries together need as much of what NPUs can send from their first chunk on. The same holds for
// parts of the fabric that quick links join, if nothing inside takes time; and where it does, everybody in a part has
// the chunk from one to whom a slow link brought it.
#pragma once

#include "engine/synthesis/graph/link_graph.h"

#include <span>

namespace weft::synthesis {

// ns; 0 where it says nothing (links that take no time, nobody to reach). `wanted`: NPUs that want all `chunks` that
// `root` holds. Needs about NPUs · log(NPUs) steps for each kind of NPU and speed of links, up to a limit.
[[nodiscard]] std::uint64_t boundGrowth(
    const LinkGraph& graph, std::uint32_t root, std::span<const std::uint32_t> wanted, std::uint64_t chunks);

} // namespace weft::synthesis
