// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_arrivals.h"

#include "engine/synthesis/graph/shortest_ways.h"

#include <algorithm>
#include <functional>
#include <map>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kArrivalWork = std::uint64_t { 1 } << 24U; // links looked at

class Arrivals {
public:
    Arrivals(const LinkGraph& graph, const Demands& demands)
        : m_graph(graph)
        , m_demands(demands)
    {
    }

    std::uint64_t bound(const Watch& watch)
    {
        for (std::uint32_t node = 0; node < m_graph.nodes; ++node) {
            if (watch.stop.stop_requested())
                return 0;
            m_far.push_back(quickestWays(m_graph, { &node, 1 }));
        }
        // By NPU: the others at the chunk's other end, and how many chunks.
        std::vector<std::map<std::vector<std::uint32_t>, std::uint64_t>> into(m_graph.npus);
        std::vector<std::map<std::vector<std::uint32_t>, std::uint64_t>> outOf(m_graph.npus);
        for (std::uint32_t chunk = 0; chunk < m_demands.chunks(); ++chunk) {
            const auto from = m_demands.giversOf(chunk);
            const auto to = m_demands.takersOf(chunk);
            for (const std::uint32_t npu : to)
                ++into[npu][{ from.begin(), from.end() }];
            if (from.size() == 1 && !to.empty())
                ++outOf[from.front()][{ to.begin(), to.end() }];
        }
        std::uint64_t most = 0;
        for (std::uint32_t npu = 0; npu < m_graph.npus; ++npu) {
            std::vector<FarChunks> coming;
            for (const auto& [ends, chunks] : into[npu]) {
                FarChunks far { nearest(ends, npu), {}, chunks };
                for (const std::uint32_t arc : m_graph.in(npu))
                    far.delay.push_back(nearest(ends, m_graph.source[arc]));
                coming.push_back(std::move(far));
            }
            most = std::max(most, longest(std::move(coming), m_graph.in(npu)));
            std::vector<FarChunks> going;
            for (const auto& [ends, chunks] : outOf[npu]) {
                // One destination, the farthest: over other links others may be farther.
                const std::uint32_t last = *std::max_element(ends.begin(), ends.end(),
                    [this, npu](std::uint32_t a, std::uint32_t b) { return way(npu, a) < way(npu, b); });
                FarChunks far { way(npu, last), {}, chunks };
                for (const std::uint32_t arc : m_graph.out(npu))
                    far.delay.push_back(way(m_graph.target[arc], last));
                going.push_back(std::move(far));
            }
            most = std::max(most, longest(std::move(going), m_graph.out(npu)));
        }
        return most;
    }

private:
    [[nodiscard]] std::uint64_t way(std::uint32_t from, std::uint32_t to) const { return m_far[from][to]; }
    [[nodiscard]] std::uint64_t nearest(const std::vector<std::uint32_t>& from, std::uint32_t to) const
    {
        std::uint64_t least = kNoTime;
        for (const std::uint32_t node : from)
            least = std::min(least, way(node, to));
        return least;
    }
    [[nodiscard]] std::uint64_t longest(std::vector<FarChunks> all, std::span<const std::uint32_t> arcs) const
    {
        std::vector<std::uint64_t> times;
        for (const std::uint32_t arc : arcs)
            times.push_back(m_graph.time[arc]);
        return longestOf(std::move(all), times).time;
    }

    const LinkGraph& m_graph;
    const Demands& m_demands;
    std::vector<std::vector<std::uint64_t>> m_far; // from node and to node: ns
};

} // namespace

FarLoad longestOf(std::vector<FarChunks> all, const std::vector<std::uint64_t>& times)
{
    std::ranges::sort(all, std::greater<>(), &FarChunks::far);
    std::vector<Crossing> crossings;
    for (const std::uint64_t time : times)
        crossings.push_back({ kNoTime, time });
    FarLoad most;
    std::uint64_t chunks = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        chunks += all[i].chunks;
        for (std::size_t link = 0; link < crossings.size(); ++link)
            crossings[link].delay = std::min(crossings[link].delay, all[i].delay[link]);
        if (i + 1 < all.size() && all[i + 1].far == all[i].far)
            continue;
        const std::uint64_t time = timeToCarry(crossings, chunks);
        if (time != kNoTime && time > most.time)
            most = { time, chunks };
    }
    return most;
}

std::uint64_t boundArrivals(const LinkGraph& graph, const Demands& demands, const Watch& watch)
{
    const std::uint64_t work = std::uint64_t { graph.nodes } * (graph.nodes + graph.arcs())
        + std::uint64_t { demands.takers.items.size() } * 4;
    if (work > kArrivalWork || graph.arcs() == 0)
        return 0;
    return Arrivals(graph, demands).bound(watch);
}

} // namespace weft::synthesis
