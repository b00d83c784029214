// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_kinds.h"

#include "engine/synthesis/graph/translations.h"

#include <utility>

namespace weft::synthesis {

namespace {

// Arcs and nodes that are looked at: at most for the ways between all members, in search of better prices than link
// times, and for sweeps.
constexpr std::uint64_t kWayWork = std::uint64_t { 1 } << 25U;
constexpr std::uint64_t kPriceWork = std::uint64_t { 1 } << 22U;
constexpr std::uint64_t kSweepWork = std::uint64_t { 1 } << 22U;
constexpr std::uint32_t kPriceRounds = 40;
constexpr std::size_t kSweepOrders = 48;
constexpr std::uint64_t kMostCuts = 1U << 12U; // of few nodes all are tried

class RouteSearch {
public:
    RouteSearch(const LinkGraph& graph, std::span<const std::uint32_t> members, std::uint64_t shard, const Watch& watch)
        : m_graph(graph)
        , m_members(sortedOnce(std::vector(members.begin(), members.end())))
        , m_shard(shard)
        , m_watch(watch)
    {
        m_isMember.assign(graph.nodes, 0);
        for (const std::uint32_t member : m_members)
            m_isMember[member] = 1;
        m_demand = spreadAmong(graph, m_members, {});
        m_fromEnds.emplace(m_demand, holders(m_demand), m_members);
        if (m_members.size() == graph.npus) // one source then stands for all
            m_alike = findTranslations(graph);
        for (const std::uint32_t member : m_members)
            m_ends.emplace_back(senderOf(member), member);
    }

    Result<RouteBound> bound(std::span<const topology::Dimension> dimensions)
    {
        if (m_members.size() < 2)
            return std::move(m_bound);
        m_bound.chunks = m_shard * m_members.size() * (m_members.size() - 1);
        if (std::optional<Error> error = measureDiameter())
            return *error;
        for (const std::uint32_t member : m_members) {
            for (const bool leaving : { false, true })
                tryCutOf({ &member, 1 }, leaving);
        }
        // What enters some leaves the others.
        eachCut(m_graph, kMostCuts, [this](std::span<const std::uint32_t> nodes) { tryCutOf(nodes, true); });
        const std::size_t affordable = kSweepWork / (2 * std::uint64_t { m_graph.arcs() } + m_graph.nodes) + 4;
        Result<RouteBound> cuts = raisedByAll(
            m_bound, sweepOrders(m_graph, dimensions, std::min(kSweepOrders, affordable)),
            [this](const auto& order) { sweep(order); }, m_watch);
        if (!cuts)
            return cuts;
        m_bound = *std::move(cuts);
        if (std::optional<Error> error = measureWays())
            return *error;
        return std::move(m_bound);
    }

private:
    [[nodiscard]] std::uint64_t workOfSearch() const { return std::uint64_t { m_demand.arcs() + m_demand.nodes }; }
    [[nodiscard]] std::uint32_t senderOf(std::uint32_t member) const
    {
        for (const std::uint32_t arc : m_demand.in(member)) { // an NPU that does not forward is two nodes
            if (arc >= m_demand.graphArcs)
                return m_demand.source[arc];
        }
        return member;
    }

    // What all chunks pay on the cheapest ways between all members when each arc has a price, one added by the demand
    // 0; kNoTime if that is too much to count. `load`, by arc: chunks that pass then. Where all NPUs are members that
    // look alike one stands for all, and equal links have equal prices. Of equal ways one is taken.
    [[nodiscard]] std::uint64_t route(std::span<const std::uint64_t> price, std::vector<double>& load)
    {
        load.assign(m_demand.arcs(), 0);
        long double all = 0; // in which sums of whole numbers below 2^63 are exact
        std::vector<double> passing;
        const auto sources = std::span(m_ends).first(m_alike ? 1 : m_ends.size());
        for (const auto& [sender, own] : sources) {
            findWays(sender, price);
            passing.assign(m_demand.nodes, 0);
            for (const auto& [ignored, receiver] : m_ends) {
                if (receiver != own) {
                    all += static_cast<long double>(m_price[receiver]);
                    passing[receiver] = 1;
                }
            }
            for (std::size_t at = m_order.size(); at-- > 1;) {
                const std::uint32_t node = m_order[at];
                const std::uint32_t arc = m_last[node];
                load[arc] += passing[node];
                passing[m_demand.source[arc]] += passing[node];
            }
        }
        if (m_alike) {
            all *= static_cast<long double>(m_ends.size());
            shareAmongAlike(load);
        }
        for (double& chunks : load)
            chunks *= static_cast<double>(m_shard);
        all *= static_cast<long double>(m_shard);
        return all < static_cast<long double>(std::uint64_t { 1 } << 62U) ? static_cast<std::uint64_t>(all) : kNoTime;
    }

    void findWays(std::uint32_t from, std::span<const std::uint64_t> price)
    {
        m_price.assign(m_demand.nodes, kNoTime);
        m_last.assign(m_demand.nodes, ~std::uint32_t { 0 });
        m_order.clear();
        findShortestWays(
            m_demand, { &from, 1 }, false, std::span(m_price), m_last,
            [price](std::uint64_t cost, std::uint32_t arc) { return std::min(cost + price[arc], kLatestNs); },
            [this](std::uint32_t node) {
                m_order.push_back(node);
                return Onward::Goes;
            });
    }

    // Links that are alike carry the same in all, and so can get the same price.
    void shareAmongAlike(std::vector<double>& load) const
    {
        for (std::uint32_t kind = 0; kind < m_alike->classes.size(); ++kind) {
            double sum = 0;
            for (std::uint32_t npu = 0; npu < m_demand.npus; ++npu)
                sum += load[m_alike->arc(kind, npu)];
            for (std::uint32_t npu = 0; npu < m_demand.npus; ++npu)
                load[m_alike->arc(kind, npu)] = sum;
        }
    }

    // False: no prices say more.
    [[nodiscard]] bool fill(std::span<const std::uint64_t> price)
    {
        std::vector<double> load;
        const std::uint64_t all = route(price, load);
        if (all == kNoTime)
            return true;
        std::vector<Crossing> crossings;
        for (std::uint32_t arc = 0; arc < m_demand.graphArcs; ++arc) {
            crossings.push_back(m_fromEnds->crossing(arc));
            crossings.back().worth = price[arc];
        }
        const std::uint64_t time = timeToCarry(crossings, all);
        if (time != kNoTime)
            keep(time, price);
        return !haveTimeFor(m_demand, m_delays, load, 1, m_bound.time());
    }
    void keep(std::uint64_t time, std::span<const std::uint64_t> price)
    {
        if (time <= m_bound.capacity)
            return;
        m_bound.capacity = time;
        m_bound.priced = numbersWhere(m_demand.graphArcs, [price](std::uint32_t arc) { return price[arc] > 0; });
    }

    std::optional<Error> measureWays()
    {
        const std::uint64_t all = workOfSearch() * (m_alike ? 1 : m_members.size());
        if (all > kWayWork)
            return {};
        m_delays = mapped(
            numbersBelow(m_demand.arcs()), [this](std::uint32_t arc) { return m_fromEnds->crossing(arc).delay; });
        std::vector<std::uint64_t> price = m_demand.time;
        if (!fill(price))
            return stopped(m_watch);
        // Hops, and hops over slow links only.
        const std::vector<std::uint64_t> times = sortedOnce(m_graph.time);
        const std::size_t step = times.size() / 6 + 1;
        const std::uint64_t rounds = kPriceWork / (all + 1);
        for (std::size_t i = 0; i < times.size() && rounds > 0; i += step) {
            for (std::uint32_t arc = 0; arc < m_demand.arcs(); ++arc)
                price[arc] = arc < m_demand.graphArcs && m_demand.time[arc] >= times[i] ? 1 : 0;
            if (!fill(price) || m_watch.stop.stop_requested())
                return stopped(m_watch);
        }
        raisePrices(static_cast<std::uint32_t>(std::min<std::uint64_t>(kPriceRounds, rounds)));
        return stopped(m_watch);
    }

    void raisePrices(std::uint32_t rounds)
    {
        const PriceTurns turns { .patience = rounds, .most = rounds, .slowing = 0.125, .known = m_bound.time() };
        const auto sumOf = [this](const std::vector<std::uint64_t>& prices, std::vector<double>& load) {
            return route(prices, load);
        };
        const PricedBound found = boundByPrices(m_demand, m_delays, turns, sumOf, m_watch);
        keep(found.time, found.price);
    }

    // From and to so many members, of which there may be too many. Where a way leads from the first to all and from all
    // to the first, the others have one too, but for NPUs that do not forward.
    std::optional<Error> measureDiameter()
    {
        const std::uint64_t affordable = m_alike ? 1 : kWayWork / workOfSearch() + 1;
        const std::size_t step = (m_members.size() + affordable - 1) / affordable;
        for (std::size_t i = 0; i < m_members.size(); i += step) {
            const std::uint32_t from = senderOf(m_members[i]);
            const std::vector<std::uint64_t> distance = quickestWays(m_demand, { &from, 1 });
            for (const std::uint32_t member : m_members) {
                if (distance[member] == kNoTime)
                    return unreachable(m_members[i], member);
                if (member != m_members[i])
                    m_bound.diameter = std::max(m_bound.diameter, distance[member]);
            }
            if (std::optional<Error> error = stopped(m_watch))
                return error;
        }
        const std::vector<std::uint64_t> back = quickestWays(m_demand, { &m_members.front(), 1 }, true);
        for (const std::uint32_t member : m_members) {
            if (back[senderOf(member)] == kNoTime && member != m_members.front())
                return unreachable(member, m_members.front());
        }
        return {};
    }

    void tryCutOf(std::span<const std::uint32_t> nodes, bool leaving)
    {
        std::uint64_t here = 0;
        for (const std::uint32_t node : nodes)
            here += m_isMember[node];
        tryCut(m_bound, *m_fromEnds, m_graph, nodes, leaving,
            [&](const auto&) { return m_shard * here * (m_members.size() - here); });
    }

    void sweep(std::span<const std::uint32_t> order)
    {
        const SweepRates rates = ratesAlong(m_graph, order);
        for (const bool leaving : { false, true }) {
            std::uint64_t here = 0;
            const std::size_t longest = heaviestBeginning(leaving ? rates.out : rates.in, [&](std::size_t k) {
                here += m_isMember[order[k - 1]];
                return static_cast<double>(here) * static_cast<double>(m_members.size() - here);
            });
            if (longest > 0)
                tryCutOf(order.first(longest), leaving);
        }
    }

    const LinkGraph& m_graph;
    std::vector<std::uint32_t> m_members; // ascending
    std::uint64_t m_shard = 0;
    const Watch& m_watch;
    SpreadDemand m_demand; // for its nodes and arcs
    std::vector<std::uint8_t> m_isMember; // by graph node
    std::optional<EndWays> m_fromEnds;
    std::vector<std::uint64_t> m_delays; // by arc, of its crossing
    std::optional<Translations> m_alike;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_ends; // by member: where it sends from, and itself
    // Of findWays():
    std::vector<std::uint64_t> m_price; // by node
    std::vector<std::uint32_t> m_last; // by node: the arc that its way ends with
    std::vector<std::uint32_t> m_order; // nearest first
    RouteBound m_bound;
};

} // namespace

Result<RouteBound> boundRoutes(const LinkGraph& graph, std::span<const topology::Dimension> dimensions,
    std::span<const std::uint32_t> members, std::uint64_t shard, const Watch& watch)
{
    return RouteSearch(graph, members, shard, watch).bound(dimensions);
}

} // namespace weft::synthesis
