// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/joint_roots.h"

#include "engine/synthesis/construct/joint_constructor.h"
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

// How near NPUs are to those who give and take: the longest ways there and back, and all of them together.
class Nearness {
public:
    Nearness(const LinkGraph& graph, const LinkGraph& turned)
        : m_graph(graph)
        , m_turned(turned)
        , m_there(graph.nodes)
        , m_back(graph.nodes)
    {
    }
    using Ways = std::vector<std::tuple<std::uint64_t, std::uint64_t, Index>>;
    // Of the NPUs, the nearest first.
    [[nodiscard]] Ways sorted(std::span<const Index> npus, std::span<const Index> givers, std::span<const Index> takers)
    {
        Ways ways;
        for (const Index npu : npus) {
            if (m_there[npu].empty()) {
                m_there[npu] = distancesFrom(m_graph, npu);
                m_back[npu] = distancesFrom(m_turned, npu);
            }
            const auto [farBack, sumBack] = reach(m_back[npu], givers);
            const auto [farThere, sumThere] = reach(m_there[npu], takers);
            ways.emplace_back(farBack + farThere, sumBack + sumThere, npu);
        }
        std::ranges::sort(ways);
        return ways;
    }

private:
    const LinkGraph& m_graph;
    const LinkGraph& m_turned;
    std::vector<std::vector<std::uint64_t>> m_there; // by NPU; empty: not asked for yet
    std::vector<std::vector<std::uint64_t>> m_back;
};

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

RootedDemands withRoots(
    const LinkGraph& graph, const LinkGraph& turned, const Demands& sums, const JointOptions& options)
{
    RootedDemands rooted;
    Nearness nearness(graph, turned);
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
                    std::vector<Index> summers = summersOf(graph, sums, chunk, options.relaysSum);
                    const std::size_t members = membersOf(sums, chunk).size();
                    if (options.onlyRelays && summers.size() > members)
                        summers.erase(summers.begin(), summers.begin() + static_cast<std::ptrdiff_t>(members));
                    sorted = mapped(
                        nearness.sorted(summers, givers, takers), [](const auto& way) { return std::get<Index>(way); });
                }
                if (last != &place->second && !options.resumesTurns)
                    next = 0;
                last = &place->second;
                const auto roots
                    = static_cast<std::size_t>(std::ceil(options.rootShare * static_cast<double>(sorted.size())));
                const std::size_t turn = options.rootSeed == 0 ? next++ : mixed(options.rootSeed ^ mixed(chunk));
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

Groups<> sharedOut(const LinkGraph& graph, const LinkGraph& turned, const Demands& sums, std::uint32_t count)
{
    Groups<> helpers;
    Nearness nearness(graph, turned);
    struct Known {
        std::vector<std::vector<Index>> near; // by helper: those who may be it
        std::size_t next = 0; // turn
    };
    std::map<std::vector<Index>, Known> all; // by members
    for (Index chunk = 0; chunk < sums.chunks(); ++chunk) {
        const std::vector<Index> members = membersOf(sums, chunk);
        std::vector<Index> relays = summersOf(graph, sums, chunk, true);
        relays.erase(relays.begin(), relays.begin() + static_cast<std::ptrdiff_t>(members.size()));
        const std::size_t each = relays.size() / count;
        auto& [near, next] = all[members];
        const bool isShared = sums.isSum(chunk) && std::ranges::equal(sums.giversOf(chunk), sums.takersOf(chunk));
        if (isShared && each > 0 && members.size() >= std::size_t { 2 } * count && near.empty()) {
            const std::size_t most = helpedBy(members.size(), count);
            for (std::size_t first = 0; first < members.size(); first += most) {
                const auto part = std::span(members).subspan(first).first(std::min(most, members.size() - first));
                const Nearness::Ways ways = nearness.sorted(relays, part, part);
                const auto farther = std::ranges::find_if(ways.begin() + static_cast<std::ptrdiff_t>(each), ways.end(),
                    [fair = std::pair(std::get<0>(ways[each - 1]), std::get<1>(ways[each - 1]))](
                        const auto& way) { return std::pair(std::get<0>(way), std::get<1>(way)) != fair; });
                near.emplace_back();
                for (auto way = ways.begin(); way != farther; ++way)
                    near.back().push_back(std::get<Index>(*way));
                std::ranges::sort(near.back());
            }
        }
        std::vector<Index> own;
        for (std::size_t i = 0; i < near.size(); ++i) {
            std::size_t turn = next + i * each;
            const std::size_t last = turn + near[i].size();
            while (turn < last && std::ranges::count(own, near[i][turn % near[i].size()]) > 0)
                ++turn;
            if (turn < last)
                own.push_back(near[i][turn % near[i].size()]);
        }
        if (own.size() < near.size()) // one is the only one who is near to two parts
            own.clear();
        ++next;
        helpers.add(own);
    }
    return helpers;
}

} // namespace weft::synthesis
