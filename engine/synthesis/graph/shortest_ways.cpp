// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/shortest_ways.h"

#include <queue>

namespace weft::synthesis {

std::vector<std::uint64_t> quickestWays(const LinkGraph& graph, std::span<const std::uint32_t> ends, bool against)
{
    std::vector<std::uint64_t> time(graph.nodes, kNoTime);
    using Entry = std::pair<std::uint64_t, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    for (const std::uint32_t node : ends) {
        if (time[node] != 0)
            open.emplace(time[node] = 0, node);
    }
    while (!open.empty()) {
        const auto [now, node] = open.top();
        open.pop();
        if (now > time[node])
            continue;
        for (const std::uint32_t arc : against ? graph.in(node) : graph.out(node)) {
            const std::uint32_t next = against ? graph.source[arc] : graph.target[arc];
            const std::uint64_t then = now + graph.time[arc];
            if (then < time[next])
                open.emplace(time[next] = then, next);
        }
    }
    return time;
}

} // namespace weft::synthesis
