// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/demand_constructors.h"

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/plan/wait_graph.h"

#include <algorithm>
#include <numeric>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kRounds = 6; // of all destinations
constexpr std::uint32_t kDetours = 6; // rounds after those
// The chunks for a destination choose in so many portions, each by the loads that the one before it has left.
constexpr std::uint32_t kPortions = 8;
constexpr std::uint32_t kJustifiedOnce = 1;
constexpr std::uint64_t kNear = 32; // so little over the largest load is good enough
constexpr std::uint64_t kShaken = std::uint64_t { 1 } << 19U; // transfers, in all rounds: many go evenly anyway
constexpr std::uint64_t kShakenRounds = 24; // at most
constexpr std::uint64_t kTransferLimit = std::uint64_t { 1 } << 25U; // some 100 bytes each

double sixteenthPower(double value)
{
    for (int doubled = 0; doubled < 4; ++doubled)
        value *= value;
    return value;
}

class EvenRouting {
public:
    EvenRouting(const LinkGraph& graph, const RouteEnds& routes)
        : m_graph(graph)
        , m_ways(routes.ways)
        , m_ends(routes.ends)
        , m_chunks(routes.ways.count(), [&](auto visit) { eachWanted(routes, visit); })
        , m_routes(routes.ways.count())
        , m_load(graph.arcs(), 0)
        , m_cost(graph.arcs(), 0)
        , m_price(graph.nodes, 0)
        , m_waiting(graph.nodes)
        , m_reached(graph.nodes, 0)
    {
    }

    // By chunk: the arcs of its way, as they are after the best of the rounds.
    Result<Groups<>> run(bool mayDetour, const Watch& watch)
    {
        std::vector<std::vector<Hop>> best;
        double least = kNoWay;
        for (std::uint32_t round = 0; round < kRounds + (mayDetour ? kDetours : 0); ++round) {
            m_mayDetour = round >= kRounds;
            m_busiest = std::max(1.0, busiest());
            for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc)
                load(arc, 0);
            for (std::uint32_t place = 0; place < m_ways.count(); ++place) {
                if (watch.stop.stop_requested())
                    return errorOf(ErrorCode::Cancelled, say("the search for ways was stopped"));
                if (const Result<void> chosen = choose(place); !chosen)
                    return chosen.error();
            }
            if (busiest() < least) {
                best = m_routes;
                least = busiest();
            }
        }
        return Groups<> { m_ends.size(), [&best](auto visit) {
                             for (const std::vector<Hop>& hops : best) {
                                 for (const Hop& hop : hops)
                                     visit(hop.chunk, hop.arc);
                             }
                         } };
    }

private:
    struct Hop {
        std::uint32_t chunk = 0;
        std::uint32_t arc = 0;
    };

    [[nodiscard]] static std::uint64_t portionOf(std::uint32_t chunk) { return mixed(chunk) % kPortions; }
    // One portion after the other.
    static void eachWanted(const RouteEnds& routes, auto visit)
    {
        for (std::uint64_t portion = 0; portion < kPortions; ++portion) {
            for (std::uint32_t chunk = 0; chunk < routes.ends.size(); ++chunk) {
                if (routes.ends[chunk].place != RouteEnds::kNoPlace && portionOf(chunk) == portion)
                    visit(routes.ends[chunk].place, chunk);
            }
        }
    }
    [[nodiscard]] double busiest() const { return *std::max_element(m_load.begin(), m_load.end()); }
    // An idle link is not free: of two ways that are, the quicker one.
    void load(std::uint32_t arc, double chunks)
    {
        constexpr double kIdle = 1e-3;
        const auto time = static_cast<double>(m_graph.time[arc]);
        m_load[arc] += chunks * time;
        m_cost[arc] = time * (sixteenthPower((m_load[arc] + time) / m_busiest) + kIdle);
    }
    Result<void> choose(std::uint32_t place)
    {
        for (const Hop& hop : m_routes[place])
            load(hop.arc, -1);
        m_transfers -= m_routes[place].size();
        m_routes[place].clear();
        if (!m_mayDetour)
            orderByDistance(place);
        const std::span<const std::uint32_t> chunks = m_chunks[place];
        for (auto next = chunks.begin(); next != chunks.end();) {
            for (const std::uint64_t portion = portionOf(*next); next != chunks.end() && portionOf(*next) == portion;
                 ++next)
                m_waiting[m_ends[*next].giver].push_back(*next);
            if (m_mayDetour)
                priceAll(place);
            else
                priceShortest(place);
            for (std::size_t at = m_order.size(); at-- > 0;)
                sendOn(at, place);
        }
        m_transfers += m_routes[place].size();
        if (m_transfers > kTransferLimit)
            return errorOf(ErrorCode::TooLarge, say("more than 33 million transfers"));
        return {};
    }
    void orderByDistance(std::uint32_t place)
    {
        m_order = numbersBelow(m_graph.nodes);
        std::ranges::sort(m_order, {}, [&](std::uint32_t node) { return m_ways.distance(node, place); });
        listOnwards(place, [&](std::uint32_t arc) { return m_ways.leadsOn(m_graph, arc, place); });
    }
    // The arcs by which a chunk may go on, of all nodes in their order.
    void listOnwards(std::uint32_t place, auto leadsOn)
    {
        m_onwards.start.assign(1, 0);
        m_onwards.items.clear();
        std::vector<std::uint32_t> arcs;
        for (const std::uint32_t node : m_order) {
            arcs.clear();
            for (const std::uint32_t arc : m_graph.out(node)) {
                if (node != m_ways.destination(place) && leadsOn(arc))
                    arcs.push_back(arc);
            }
            m_onwards.add(arcs);
        }
    }
    // To the destination, by this arc.
    [[nodiscard]] double priceBy(std::uint32_t arc) const { return m_cost[arc] + m_price[m_graph.target[arc]]; }
    // What the rest of the way costs from each node, by any links; in the order of that.
    void priceAll(std::uint32_t place)
    {
        const std::uint32_t destination = m_ways.destination(place);
        m_order.clear();
        std::ranges::fill(m_price, kNoWay);
        std::ranges::fill(m_reached, m_graph.nodes);
        findShortestWays(
            m_graph, { &destination, 1 }, true, std::span(m_price), {},
            [this](double far, std::uint32_t arc) { return far + m_cost[arc]; },
            [&](std::uint32_t node) {
                m_reached[node] = static_cast<std::uint32_t>(m_order.size());
                m_order.push_back(node);
                return node == destination ? Onward::Goes : relayed(m_graph, node);
            });
        listOnwards(place, [&](std::uint32_t arc) {
            const std::uint32_t target = m_graph.target[arc];
            return m_reached[target] < m_reached[m_graph.source[arc]] // prices may be equal: sums lose what is small
                && (target == destination || m_graph.kind[target].forwards);
        });
    }
    // The same by shortest ways, nearest first.
    void priceShortest(std::uint32_t place)
    {
        for (std::size_t at = 0; at < m_order.size(); ++at) {
            double& price = m_price[m_order[at]];
            price = m_order[at] == m_ways.destination(place) ? 0 : kNoWay;
            for (const std::uint32_t arc : m_onwards[at])
                price = std::min(price, priceBy(arc));
        }
    }
    // One chunk after the other where it is cheapest then.
    void sendOn(std::size_t at, std::uint32_t place)
    {
        std::vector<std::uint32_t>& waiting = m_waiting[m_order[at]];
        if (m_order[at] != m_ways.destination(place)) {
            for (const std::uint32_t chunk : waiting) {
                const std::uint32_t arc = *std::ranges::min_element(
                    m_onwards[at], {}, [this](std::uint32_t each) { return priceBy(each); });
                m_waiting[m_graph.target[arc]].push_back(chunk);
                m_routes[place].push_back({ chunk, arc });
                load(arc, 1);
            }
        }
        waiting.clear();
    }

    const LinkGraph& m_graph;
    bool m_mayDetour = false;
    const Ways& m_ways;
    const std::vector<RouteEnds::Ends>& m_ends;
    Groups<> m_chunks; // by place
    std::vector<std::vector<Hop>> m_routes; // by place; those of a chunk in their order
    std::uint64_t m_transfers = 0;
    std::vector<double> m_load; // ns by arc
    std::vector<double> m_cost; // by arc: of one more chunk on it
    double m_busiest = 1; // ns, at the round's beginning
    std::vector<double> m_price; // by node: of the rest of the way
    std::vector<std::vector<std::uint32_t>> m_waiting; // chunks by node
    std::vector<std::uint32_t> m_order; // nodes by distance, or by price
    std::vector<std::uint32_t> m_reached; // by node: its place in the order by price
    Groups<> m_onwards; // arcs, by place in the order
};

// Chunks in the order of ranks that are drawn, so that what goes at about the same time stands together.
TransferPlan inTurns(
    const LinkGraph& graph, const Groups<>& routes, const EvenRouteOptions& options, const Watch& watch)
{
    std::vector<std::uint32_t> order = numbersBelow(routes.size());
    std::ranges::sort(order, {}, [&options](std::uint32_t chunk) { return mixed(options.seed ^ mixed(chunk)); });
    std::vector<std::uint64_t> load(graph.arcs(), 0);
    std::vector<std::uint32_t> arcs;
    std::vector<std::uint32_t> chunks;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
    for (const std::uint32_t chunk : order) {
        for (const std::uint32_t arc : routes[chunk]) {
            const auto number = static_cast<std::uint32_t>(arcs.size());
            if (!chunks.empty() && chunks.back() == chunk)
                pairs.emplace_back(number, number - 1);
            arcs.push_back(arc);
            chunks.push_back(chunk);
            load[arc] += graph.time[arc];
        }
    }
    std::vector<std::uint64_t> ranks(arcs.size());
    std::iota(ranks.begin(), ranks.end(), 0U);
    const std::uint64_t leastNs = std::max(options.boundNs, load.empty() ? 0 : std::ranges::max(load));
    const WaitGraph waits(std::move(arcs), pairs);
    TransferTimes times = listScheduled(graph, waits, ranks, watch.stop);
    if (watch.stop.stop_requested())
        return {};
    if (times.durationNs > leastNs + leastNs / kNear)
        times = justified(graph, waits, std::move(times), kJustifiedOnce, options.timeUp);
    const auto rounds
        = static_cast<std::uint32_t>(std::min(kShakenRounds, kShaken / std::max<std::uint64_t>(chunks.size(), 1)));
    times = shaken(graph, waits, std::move(times), rounds, options.seed, leastNs, { options.timeUp, nullptr });
    TransferPlan plan;
    plan.durationNs = times.durationNs;
    plan.transfers.reserve(chunks.size());
    for (std::uint32_t i = 0; i < waits.size(); ++i)
        plan.transfers.push_back({ times.starts[i], chunks[i], waits.arc(i) });
    sortTransfers(plan.transfers);
    return plan;
}

} // namespace

Result<TransferPlan> constructEvenRoutes(
    const LinkGraph& graph, const Demands& demands, const EvenRouteOptions& options, const Watch& watch)
{
    const Result<RouteEnds> ends = routeEnds(graph, demands, watch);
    if (!ends)
        return ends.error();
    const Result<Groups<>> routes = EvenRouting(graph, *ends).run(options.mayDetour, watch);
    if (!routes)
        return routes.error();
    TransferPlan plan = inTurns(graph, *routes, options, watch);
    if (watch.stop.stop_requested())
        return stoppedSynthesis();
    return plan;
}

} // namespace weft::synthesis
