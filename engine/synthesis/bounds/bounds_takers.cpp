// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_kinds.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kTakersWork = std::uint64_t { 1 } << 21U; // links and nodes looked at
constexpr std::uint64_t kPricing = 4; // of a link, in each turn
constexpr std::uint32_t kTooFew = 4; // turns, in which prices say nothing
constexpr std::uint32_t kPatienceOfWays = 48; // turns
constexpr std::uint32_t kMostNpus = 1024;
constexpr std::size_t kEachOf = 16; // nearest all are looked at, then fewer and fewer

// By prices, where each chunk goes the cheapest way to the one who takes it.
class PricedWays {
public:
    PricedWays(const LinkGraph& graph, const std::vector<AlikeChunks>& demands)
        : m_graph(graph)
        , m_ends(allEndsOf(demands))
        , m_last(graph.nodes)
    {
        for (const AlikeChunks& alike : demands)
            m_byTaker[alike.takers.front()].push_back(alike);
    }
    [[nodiscard]] std::uint64_t workOfTurn() const
    {
        return m_byTaker.size() * (m_graph.arcs() + m_graph.nodes) + kPricing * m_graph.arcs();
    }
    [[nodiscard]] std::uint32_t turns() const
    {
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(kTakersWork / workOfTurn(), kPatienceOfWays));
    }

    PricedBound bound(const Watch& watch)
    {
        return boundByPrices(
            m_graph, delaysBetween(m_graph, m_ends[0], m_ends[1]), { workOfTurn(), turns(), 2 * turns() },
            [this](const std::vector<std::uint64_t>& prices, std::vector<double>& load) { return look(prices, load); },
            watch);
    }

    // Visits cuts around the nearest to all who take by these prices, with what they want of others; or around the
    // nearest to all who give, with what others want of them.
    void eachCutAround(const std::vector<std::uint64_t>& prices, std::span<const AlikeChunks> demands, bool leaving,
        const auto& visit) const
    {
        std::vector<std::uint64_t> far(m_graph.nodes, kNoTime);
        std::vector<std::uint32_t> order;
        findShortestWays(
            m_graph, m_ends[leaving ? 0 : 1], !leaving, std::span(far), {}, // of equal prices the fewest links
            [&](std::uint64_t cost, std::uint32_t arc) { return cost + prices[arc] * m_graph.nodes + 1; },
            [&](std::uint32_t node) {
                order.push_back(node);
                return Onward::Goes;
            });
        std::vector<std::size_t> place(m_graph.nodes, order.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            place[order[i]] = i;
        // Chunks that cross, by how many of the nearest are inside: first by how much more than with one less.
        std::vector<std::int64_t> crossing(order.size() + 1, 0);
        for (const AlikeChunks& alike : demands) {
            const auto byPlace = [&](std::uint32_t npu) { return place[npu]; };
            const std::size_t first = leaving ? byPlace(std::ranges::max(alike.givers, {}, byPlace))
                                              : byPlace(std::ranges::min(alike.takers, {}, byPlace));
            const std::size_t last = leaving ? byPlace(std::ranges::max(alike.takers, {}, byPlace))
                                             : byPlace(std::ranges::min(alike.givers, {}, byPlace));
            if (first < last) {
                crossing[first] += static_cast<std::int64_t>(alike.chunks);
                crossing[last] -= static_cast<std::int64_t>(alike.chunks);
            }
        }
        std::partial_sum(crossing.begin(), crossing.end(), crossing.begin());
        for (std::size_t count = 1; count < order.size(); count += count / kEachOf + 1) {
            if (crossing[count - 1] > 0)
                visit(std::span(order).first(count), static_cast<std::uint64_t>(crossing[count - 1]));
        }
    }

private:
    std::uint64_t look(const std::vector<std::uint64_t>& prices, std::vector<double>& load)
    {
        std::uint64_t sum = 0;
        for (const auto& [taker, demands] : m_byTaker) {
            std::vector<std::uint64_t> far(m_graph.nodes, kNoTime);
            std::vector<double> passing(m_graph.nodes, 0);
            std::vector<std::uint32_t> order; // nearest first
            findShortestWays(
                m_graph, { &taker, 1 }, true, std::span(far), m_last,
                [&](std::uint64_t cost, std::uint32_t arc) { return cost + prices[arc]; },
                [&](std::uint32_t node) {
                    order.push_back(node);
                    return Onward::Goes;
                });
            for (const AlikeChunks& alike : demands) {
                const std::uint32_t nearest
                    = *std::ranges::min_element(alike.givers, {}, [&](std::uint32_t npu) { return far[npu]; });
                if (far[nearest] == kNoTime)
                    return kNoTime;
                sum += far[nearest] * alike.chunks;
                passing[nearest] += static_cast<double>(alike.chunks);
            }
            for (std::size_t at = order.size(); at-- > 1;) {
                const std::uint32_t arc = m_last[order[at]];
                load[arc] += passing[order[at]];
                passing[m_graph.target[arc]] += passing[order[at]];
            }
        }
        return sum;
    }

    const LinkGraph& m_graph;
    std::map<std::uint32_t, std::vector<AlikeChunks>> m_byTaker;
    std::array<std::vector<std::uint32_t>, 2> m_ends; // who gives, who takes
    std::vector<std::uint32_t> m_last; // by node: the arc that its way begins with
};

// Each chunk for the member in that place of those who give or take it, or for the farthest if that gives it.
std::vector<AlikeChunks> takenAt(const LinkGraph& graph, std::span<const AlikeChunks> all, std::size_t place)
{
    return mapped(all, [&graph, place](const AlikeChunks& alike) {
        std::vector<std::uint32_t> ends = alike.takers;
        ends.insert(ends.end(), alike.givers.begin(), alike.givers.end());
        std::ranges::sort(ends);
        std::uint32_t taker = ends[place % ends.size()];
        if (!std::ranges::binary_search(alike.takers, taker)) {
            const std::vector<std::uint64_t> way = quickestWays(graph, alike.givers);
            taker = std::ranges::max(alike.takers, {}, [&way](std::uint32_t npu) { return way[npu]; });
        }
        return AlikeChunks { alike.givers, { taker }, false, alike.chunks };
    });
}

} // namespace

RouteBound boundTakers(const LinkGraph& graph, std::span<const AlikeChunks> demands, const Watch& watch)
{
    RouteBound best;
    if (graph.arcs() == 0 || graph.npus > kMostNpus)
        return best;
    std::size_t places = 0;
    for (const AlikeChunks& alike : demands)
        places = std::max(places, alike.givers.size() + alike.takers.size());
    const auto [givers, takers] = allEndsOf(demands);
    // Who does not forward sends what it holds or wants; for all chunks together, all who do either forward.
    std::vector<std::uint32_t> ends = givers;
    ends.insert(ends.end(), takers.begin(), takers.end());
    const SpreadDemand among = makeSpreadDemand(graph, {}, sortedOnce(std::move(ends)));
    const EndWays endWays(among, givers, takers);
    std::uint64_t work = 0;
    for (std::size_t place = 0; place < places && work < kTakersWork; ++place) {
        PricedWays ways(graph, takenAt(graph, demands, place));
        if (ways.turns() < kTooFew)
            break;
        work += ways.turns() * ways.workOfTurn();
        const PricedBound found = ways.bound(watch);
        best.capacity = std::max(best.capacity, found.time);
        for (const bool leaving : { false, true }) {
            if (found.time == 0)
                continue;
            ways.eachCutAround(
                found.price, demands, leaving, [&](std::span<const std::uint32_t> nodes, std::uint64_t chunks) {
                    tryCut(best, endWays, graph, nodes, leaving, [chunks](const auto&) { return chunks; });
                });
        }
    }
    return best;
}

} // namespace weft::synthesis
