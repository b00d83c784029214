// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/joint_roots.h"

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/shortest_ways.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

// Far, and sums of so many still fit.
constexpr std::uint64_t kUnreached = std::numeric_limits<std::uint64_t>::max() / 4;

// From one node to all others, links being free.
std::vector<std::uint64_t> distancesFrom(const LinkGraph& graph, Index from)
{
    std::vector<std::uint64_t> distance(graph.nodes, kUnreached);
    findShortestWays(
        graph, { &from, 1 }, false, std::span(distance), {},
        [&graph](std::uint64_t far, Index arc) { return far + graph.time[arc]; },
        [&graph, from](Index node) { return node == from ? Onward::Goes : relayed(graph, node); });
    return distance;
}

// The longest of the ways, and all of them together.
std::pair<std::uint64_t, std::uint64_t> reach(const std::vector<std::uint64_t>& distance, std::span<const Index> nodes)
{
    std::pair<std::uint64_t, std::uint64_t> both { 0, 0 };
    for (const Index node : nodes) {
        both.first = std::max(both.first, distance[node]);
        both.second += distance[node];
    }
    return both;
}

} // namespace

std::vector<std::uint32_t> summersOf(const LinkGraph& graph, const Demands& sums, std::uint32_t chunk, bool relaysSum)
{
    std::vector<Index> summers = membersOf(sums, chunk);
    const std::size_t members = summers.size();
    for (Index npu = 0; relaysSum && npu < graph.npus; ++npu) {
        if (graph.kind[npu].forwards
            && !std::binary_search(summers.begin(), summers.begin() + static_cast<std::ptrdiff_t>(members), npu))
            summers.push_back(npu);
    }
    return summers;
}

RootedDemands withRoots(const LinkGraph& graph, const LinkGraph& turned, const Demands& sums, const RootChoice& choice)
{
    RootedDemands rooted;
    std::vector<std::vector<std::uint64_t>> there(graph.nodes); // by NPU; empty: not asked for yet
    std::vector<std::vector<std::uint64_t>> back(graph.nodes);
    // How near one is to all who give and take: the longest ways there and back, and all of them together.
    const auto nearness = [&](Index npu, std::span<const Index> givers, std::span<const Index> takers) {
        if (there[npu].empty()) {
            there[npu] = distancesFrom(graph, npu);
            back[npu] = distancesFrom(turned, npu);
        }
        const auto [farBack, sumBack] = reach(back[npu], givers);
        const auto [farThere, sumThere] = reach(there[npu], takers);
        return std::tuple(farBack + farThere, sumBack + sumThere, npu);
    };
    struct Summers {
        std::vector<Index> sorted; // from the middle
        std::size_t next = 0;
    };
    std::map<std::pair<std::vector<Index>, std::vector<Index>>, Summers> known; // by givers and takers
    const Summers* last = nullptr;
    for (Index chunk = 0; chunk < sums.chunks(); ++chunk) {
        const auto givers = sums.giversOf(chunk);
        const auto takers = sums.takersOf(chunk);
        rooted.copied.takers.add(takers);
        if (sums.isSum(chunk)) {
            Index root = takers.front();
            if (takers.size() > 1) {
                std::pair own(
                    std::vector<Index>(givers.begin(), givers.end()), std::vector<Index>(takers.begin(), takers.end()));
                const auto [place, isNew] = known.try_emplace(std::move(own));
                auto& [sorted, next] = place->second;
                if (isNew) {
                    std::vector<Index> summers = summersOf(graph, sums, chunk, choice.relaysSum);
                    const std::size_t members = membersOf(sums, chunk).size();
                    if (choice.onlyRelays && summers.size() > members)
                        summers.erase(summers.begin(), summers.begin() + static_cast<std::ptrdiff_t>(members));
                    auto ways = mapped(summers, [&](Index summer) { return nearness(summer, givers, takers); });
                    std::ranges::sort(ways);
                    sorted = mapped(ways, [](const auto& way) { return std::get<Index>(way); });
                }
                if (last != &place->second && !choice.resumes)
                    next = 0;
                last = &place->second;
                const auto roots
                    = static_cast<std::size_t>(std::ceil(choice.share * static_cast<double>(sorted.size())));
                const std::size_t turn = choice.seed == 0 ? next++ : mixed(choice.seed ^ mixed(chunk));
                root = sorted[turn % std::clamp<std::size_t>(roots, 1, sorted.size())];
            }
            rooted.summed.givers.add(std::span(&root, 1));
            rooted.copied.givers.add(std::span(&root, 1));
            rooted.summed.takers.add(givers);
        } else {
            rooted.summed.add({}, {});
            rooted.copied.givers.add(givers);
        }
    }
    return rooted;
}

Demands cleared(const Demands& half)
{
    Demands own;
    for (Index chunk = 0; chunk < half.chunks(); ++chunk)
        own.add(half.giversOf(chunk), half.takersOf(chunk));
    return own;
}

} // namespace weft::synthesis
