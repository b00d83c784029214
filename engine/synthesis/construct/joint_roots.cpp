// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/joint_roots.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <queue>
#include <tuple>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

constexpr std::uint64_t kUnreached = std::numeric_limits<std::uint64_t>::max() / 4;

// From one node to all others, links being free.
std::vector<std::uint64_t> distancesFrom(const LinkGraph& graph, Index from)
{
    using Entry = std::pair<std::uint64_t, Index>;
    std::vector<std::uint64_t> distance(graph.nodes, kUnreached);
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    distance[from] = 0;
    open.emplace(0, from);
    while (!open.empty()) {
        const auto [so, node] = open.top();
        open.pop();
        if (so > distance[node] || (node != from && !graph.kind[node].forwards && node < graph.npus))
            continue;
        for (const Index arc : graph.out(node)) {
            const std::uint64_t through = so + graph.time[arc];
            if (through < distance[graph.target[arc]]) {
                distance[graph.target[arc]] = through;
                open.emplace(through, graph.target[arc]);
            }
        }
    }
    return distance;
}

// Finds who stands in the middle of those who share a sum; ways from NPUs that are asked for again are kept.
class Middles {
public:
    Middles(const LinkGraph& graph, const LinkGraph& turned)
        : m_graph(graph)
        , m_turned(turned)
        , m_there(graph.nodes)
        , m_back(graph.nodes)
    {
    }
    // The one to whom the givers and from whom the takers have the shortest of longest ways first.
    [[nodiscard]] std::vector<Index> sorted(
        std::vector<Index> candidates, std::span<const Index> givers, std::span<const Index> takers)
    {
        std::vector<std::tuple<std::uint64_t, std::uint64_t, Index>> ways; // the longest, all of them together
        for (const Index candidate : candidates) {
            if (m_there[candidate].empty()) {
                m_there[candidate] = distancesFrom(m_graph, candidate);
                m_back[candidate] = distancesFrom(m_turned, candidate);
            }
            const auto [farBack, sumBack] = reach(m_back[candidate], givers);
            const auto [farThere, sumThere] = reach(m_there[candidate], takers);
            ways.emplace_back(farBack + farThere, sumBack + sumThere, candidate);
        }
        std::sort(ways.begin(), ways.end());
        for (std::size_t i = 0; i < candidates.size(); ++i)
            candidates[i] = std::get<2>(ways[i]);
        return candidates;
    }

private:
    static std::pair<std::uint64_t, std::uint64_t> reach(
        const std::vector<std::uint64_t>& distance, std::span<const Index> nodes)
    {
        std::pair<std::uint64_t, std::uint64_t> both { 0, 0 };
        for (const Index node : nodes) {
            both.first = std::max(both.first, distance[node]);
            both.second += distance[node];
        }
        return both;
    }

    const LinkGraph& m_graph;
    const LinkGraph& m_turned;
    std::vector<std::vector<std::uint64_t>> m_there; // by NPU; empty: not asked for yet
    std::vector<std::vector<std::uint64_t>> m_back;
};

// And all who may pass on what is not theirs.
std::vector<Index> relaying(const LinkGraph& graph, const std::vector<Index>& own)
{
    std::vector<Index> members = own;
    for (Index npu = 0; npu < graph.npus; ++npu) {
        if (graph.kind[npu].forwards && !std::ranges::binary_search(own, npu))
            members.push_back(npu);
    }
    return members;
}

} // namespace

std::vector<std::uint32_t> membersOf(const SumDemands& sums, std::uint32_t chunk)
{
    std::vector<Index> members;
    std::ranges::set_union(sums.giversOf(chunk), sums.takersOf(chunk), std::back_inserter(members));
    return members;
}

RootedDemands withRoots(
    const LinkGraph& graph, const LinkGraph& turned, const SumDemands& sums, double share, bool relaysSum)
{
    RootedDemands rooted;
    Middles middles(graph, turned);
    std::pair<std::vector<Index>, std::vector<Index>> last; // givers and takers of the last chunk
    std::vector<Index> sorted; // from the middle
    std::size_t next = 0;
    const auto close = [](Demands& half) {
        half.originStart.push_back(static_cast<Index>(half.origins.size()));
        half.destinationStart.push_back(static_cast<Index>(half.destinations.size()));
    };
    for (Index chunk = 0; chunk < sums.chunks(); ++chunk) {
        const auto givers = sums.giversOf(chunk);
        const auto takers = sums.takersOf(chunk);
        rooted.copied.destinations.insert(rooted.copied.destinations.end(), takers.begin(), takers.end());
        if (sums.isSum[chunk]) {
            Index root = takers.front();
            if (takers.size() > 1) {
                const std::vector<Index> members = membersOf(sums, chunk);
                std::pair own(
                    std::vector<Index>(givers.begin(), givers.end()), std::vector<Index>(takers.begin(), takers.end()));
                if (own != last) {
                    sorted = middles.sorted(relaysSum ? relaying(graph, members) : members, givers, takers);
                    last = std::move(own);
                    next = 0;
                }
                const auto roots = static_cast<std::size_t>(std::ceil(share * static_cast<double>(members.size())));
                root = sorted[next++ % std::clamp<std::size_t>(roots, 1, members.size())];
            }
            rooted.summed.origins.push_back(root);
            rooted.copied.origins.push_back(root);
            rooted.summed.destinations.insert(rooted.summed.destinations.end(), givers.begin(), givers.end());
        } else {
            rooted.copied.origins.insert(rooted.copied.origins.end(), givers.begin(), givers.end());
        }
        close(rooted.summed);
        close(rooted.copied);
    }
    return rooted;
}

Demands cleared(const Demands& half)
{
    Demands own;
    for (Index chunk = 0; chunk < half.chunks(); ++chunk) {
        const auto from = half.originsOf(chunk);
        own.origins.insert(own.origins.end(), from.begin(), from.end());
        for (const Index to : half.destinationsOf(chunk)) {
            if (!std::ranges::binary_search(from, to))
                own.destinations.push_back(to);
        }
        own.originStart.push_back(static_cast<Index>(own.origins.size()));
        own.destinationStart.push_back(static_cast<Index>(own.destinations.size()));
    }
    return own;
}

} // namespace weft::synthesis
