// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/route_ends.h"

namespace weft::synthesis {

Result<RouteEnds> routeEnds(const LinkGraph& graph, const Demands& demands, const Watch& watch)
{
    if (!demands.isPointToPoint())
        return errorOf(ErrorCode::Usage, say("a chunk that several NPUs want needs a tree, not a route"));
    Result<Ways> ways = Ways::make(graph, sortedOnce(demands.takers.items), watch);
    if (!ways)
        return ways.error();
    RouteEnds found { *std::move(ways), std::vector<RouteEnds::Ends>(demands.chunks()) };
    for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
        if (demands.takersOf(chunk).empty())
            continue;
        const std::uint32_t taker = demands.takersOf(chunk).front();
        const std::uint32_t place = found.ways.placeOf(taker);
        const std::uint32_t giver = *std::ranges::min_element(
            demands.giversOf(chunk), {}, [&](std::uint32_t npu) { return found.ways.distance(npu, place); });
        if (found.ways.distance(giver, place) >= kNoWay)
            return errorOf(ErrorCode::Unreachable, say("NPU %1 cannot be reached from NPU %2", taker, giver));
        found.ends[chunk] = { giver, place };
    }
    return found;
}

} // namespace weft::synthesis
