// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_kinds.h"

#include "engine/synthesis/graph/shortest_ways.h"

#include <algorithm>
#include <functional>
#include <map>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kArrivalWork = std::uint64_t { 1 } << 24U; // links looked at

// By NPU: the others at the chunk's other end, and how many chunks.
using CountsByEnds = std::map<std::vector<std::uint32_t>, std::uint64_t>;

// Chunks that take a node's links, from `far` away or to there.
struct FarChunks {
    std::uint64_t far = 0; // ns
    std::vector<std::uint64_t> delay; // by link of the node: before the first of them, or after the last
    std::uint64_t chunks = 0;
};

// Over links of such times: the farthest alone, then with those that are next, until all are in; what takes longest.
// What cannot be reached is for others to say.
std::uint64_t longestOf(std::vector<FarChunks> all, const std::vector<std::uint64_t>& times)
{
    std::ranges::sort(all, std::greater<>(), &FarChunks::far);
    std::vector<Crossing> crossings = mapped(times, [](std::uint64_t time) { return Crossing { kNoTime, time }; });
    std::uint64_t most = 0; // ns
    std::uint64_t chunks = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        chunks += all[i].chunks;
        for (std::size_t link = 0; link < crossings.size(); ++link)
            crossings[link].delay = std::min(crossings[link].delay, all[i].delay[link]);
        if (i + 1 < all.size() && all[i + 1].far == all[i].far)
            continue;
        const std::uint64_t time = timeToCarry(crossings, chunks);
        if (time != kNoTime)
            most = std::max(most, time);
    }
    return most;
}

} // namespace

std::uint64_t boundArrivals(const LinkGraph& graph, const Demands& demands, const Watch& watch)
{
    const std::uint64_t work = std::uint64_t { graph.nodes } * (graph.nodes + graph.arcs())
        + std::uint64_t { demands.takers.items.size() } * 4;
    if (work > kArrivalWork || graph.arcs() == 0)
        return 0;
    std::vector<std::vector<std::uint64_t>> way; // from node and to node: ns
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        if (watch.stop.stop_requested())
            return 0;
        way.push_back(quickestWays(graph, { &node, 1 }));
    }
    std::vector<CountsByEnds> into(graph.npus);
    std::vector<CountsByEnds> outOf(graph.npus);
    for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
        const auto from = demands.giversOf(chunk);
        const auto to = demands.takersOf(chunk);
        for (const std::uint32_t npu : to)
            ++into[npu][{ from.begin(), from.end() }];
        if (from.size() == 1 && !to.empty())
            ++outOf[from.front()][{ to.begin(), to.end() }];
    }
    const auto nearest = [&way](const std::vector<std::uint32_t>& from, std::uint32_t to) {
        std::uint64_t least = kNoTime;
        for (const std::uint32_t node : from)
            least = std::min(least, way[node][to]);
        return least;
    };
    std::uint64_t most = 0;
    for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
        std::vector<FarChunks> coming;
        for (const auto& [ends, chunks] : into[npu]) {
            const auto delayOf = [&, &givers = ends](std::uint32_t arc) { return nearest(givers, graph.source[arc]); };
            coming.push_back({ nearest(ends, npu), mapped(graph.in(npu), delayOf), chunks });
        }
        std::vector<FarChunks> going;
        for (const auto& [ends, chunks] : outOf[npu]) {
            // One destination, the farthest: over other links others may be farther.
            const std::uint32_t last
                = *std::ranges::max_element(ends, {}, [&](std::uint32_t to) { return way[npu][to]; });
            const auto delayOf = [&](std::uint32_t arc) { return way[graph.target[arc]][last]; };
            going.push_back({ way[npu][last], mapped(graph.out(npu), delayOf), chunks });
        }
        for (const auto& [all, arcs] : { std::pair(&coming, graph.in(npu)), std::pair(&going, graph.out(npu)) }) {
            const auto times = mapped(arcs, [&graph](std::uint32_t arc) { return graph.time[arc]; });
            most = std::max(most, longestOf(std::move(*all), times));
        }
    }
    return most;
}

} // namespace weft::synthesis
