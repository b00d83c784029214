// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_routes.h"

#include "engine/synthesis/bounds/bounds_prices.h"
#include "engine/synthesis/bounds/bounds_sweeps.h"
#include "engine/synthesis/graph/shortest_ways.h"

#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace weft::synthesis {

namespace {

// Arcs and nodes that are looked at: at most for the ways between all members, in search of better prices than link
// times, for single NPUs, and for sweeps.
constexpr std::uint64_t kWayWork = std::uint64_t { 1 } << 25U;
constexpr std::uint64_t kPriceWork = std::uint64_t { 1 } << 22U;
constexpr std::uint64_t kEndWork = std::uint64_t { 1 } << 22U;
constexpr std::uint64_t kSweepWork = std::uint64_t { 1 } << 22U;
constexpr std::uint32_t kPriceRounds = 40;
constexpr std::uint64_t kFinest = std::uint64_t { 1 } << 20U; // of prices that are not times
constexpr std::size_t kSweepOrders = 48;

class RouteSearch {
public:
    RouteSearch(const LinkGraph& graph, std::span<const std::uint32_t> members, std::uint64_t shard, const Watch& watch)
        : m_graph(graph)
        , m_members(members.begin(), members.end())
        , m_shard(shard)
        , m_watch(watch)
    {
        std::sort(m_members.begin(), m_members.end());
        m_isMember.assign(graph.nodes, 0);
        std::vector<std::uint64_t> supply(graph.npus, 0);
        for (const std::uint32_t member : m_members) {
            m_isMember[member] = 1;
            supply[member] = 1;
        }
        m_demand = makeSpreadDemand(graph, supply, {});
        m_fromMember = quickestWays(m_demand, holders(m_demand));
        m_toMember = quickestWays(m_demand, m_members, true);
        if (m_members.size() == graph.npus) // one source then stands for all
            m_alike = findTranslations(graph);
        for (const std::uint32_t member : m_members)
            m_ends.emplace_back(senderOf(member), member);
        m_ways.emplace(m_demand, m_ends, m_alike);
    }

    Result<RouteBound> bound(std::span<const topology::Dimension> dimensions)
    {
        if (m_members.size() < 2)
            return std::move(m_bound);
        m_bound.chunks = m_shard * m_members.size() * (m_members.size() - 1);
        if (std::optional<Error> error = measureWays())
            return *error;
        for (const std::uint32_t member : m_members) {
            for (const bool leaving : { false, true }) {
                const std::uint32_t alone[] { member };
                const std::uint64_t time = tryCut(alone, leaving);
                m_bound.ends = std::max(m_bound.ends, time);
            }
        }
        const std::size_t affordable = kSweepWork / (2 * std::uint64_t { m_graph.arcs() } + m_graph.nodes) + 4;
        if (std::optional<Error> error = sharpenEnds())
            return *error;
        for (const std::vector<std::uint32_t>& order :
            sweepOrders(m_graph, dimensions, std::min(kSweepOrders, affordable))) {
            sweep(order);
            if (std::optional<Error> error = stopped())
                return *error;
        }
        if (m_bound.cut == kNoTime)
            return tooLong();
        return std::move(m_bound);
    }

private:
    [[nodiscard]] static Error tooLong()
    {
        return { ErrorCode::TooLarge, "the collective would take longer than 146 years", {},
            "fewer or smaller chunks, or faster links" };
    }

    [[nodiscard]] std::optional<Error> stopped() const
    {
        if (m_watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, "the search for a lower bound was stopped", {}, {} };
        return {};
    }

    [[nodiscard]] std::uint32_t senderOf(std::uint32_t member) const
    {
        for (const std::uint32_t arc : m_demand.in(member)) { // an NPU that does not forward is two nodes
            if (arc >= m_demand.graphArcs)
                return m_demand.source[arc];
        }
        return member;
    }

    [[nodiscard]] Crossing crossing(std::uint32_t arc) const
    {
        return { delayOf(m_fromMember[m_demand.source[arc]], m_toMember[m_demand.target[arc]]), m_demand.time[arc] };
    }

    // What the prices prove; returns the chunks that the cheapest ways put on each arc.
    std::vector<double> fill(std::span<const std::uint64_t> price)
    {
        Routed routed = m_ways->route(price);
        tryPrices(price, routed.price * static_cast<long double>(m_shard));
        return std::move(routed.load);
    }

    void tryPrices(std::span<const std::uint64_t> price, long double total)
    {
        // Sums of whole numbers below 2^63 are exact in a long double.
        if (total >= static_cast<long double>(std::uint64_t { 1 } << 62U))
            return;
        std::vector<Crossing> crossings;
        for (std::uint32_t arc = 0; arc < m_demand.graphArcs; ++arc) {
            crossings.push_back(crossing(arc));
            crossings.back().worth = price[arc];
        }
        const std::uint64_t time = timeToCarry(crossings, static_cast<std::uint64_t>(total));
        if (time == kNoTime || time <= m_bound.capacity)
            return;
        m_bound.capacity = time;
        m_bound.priced.clear();
        for (std::uint32_t arc = 0; arc < m_demand.graphArcs; ++arc) {
            if (price[arc] > 0)
                m_bound.priced.push_back(arc);
        }
    }

    std::optional<Error> measureWays()
    {
        const std::uint64_t once = std::uint64_t { m_demand.arcs() + m_demand.nodes };
        const std::uint64_t all = once * (m_alike ? 1 : m_members.size());
        if (std::optional<Error> error = measureDiameter(all <= kWayWork ? m_members.size() : kWayWork / once + 1))
            return error;
        if (all > kWayWork)
            return {};
        std::vector<std::uint64_t> price = m_demand.time;
        fill(price);
        // Hops, and hops over slow links only.
        std::vector<std::uint64_t> times(m_graph.time);
        std::sort(times.begin(), times.end());
        times.erase(std::unique(times.begin(), times.end()), times.end());
        const std::size_t step = times.size() / 6 + 1;
        const std::uint64_t rounds = kPriceWork / (all + 1);
        for (std::size_t i = 0; i < times.size() && rounds > 0; i += step) {
            for (std::uint32_t arc = 0; arc < m_demand.arcs(); ++arc)
                price[arc] = arc < m_demand.graphArcs && m_demand.time[arc] >= times[i] ? 1 : 0;
            fill(price);
            if (std::optional<Error> error = stopped())
                return error;
        }
        return raisePrices(std::min<std::uint64_t>(kPriceRounds, rounds));
    }

    std::optional<Error> raisePrices(std::uint64_t rounds)
    {
        constexpr double kStep = 0.25;
        std::vector<double> length(m_demand.arcs());
        for (std::uint32_t arc = 0; arc < m_demand.arcs(); ++arc)
            length[arc] = static_cast<double>(m_demand.time[arc]);
        std::vector<std::uint64_t> price(m_demand.arcs());
        for (std::uint64_t round = 0; round < rounds; ++round) {
            const double longest = *std::max_element(length.begin(), length.end());
            for (std::uint32_t arc = 0; arc < m_demand.arcs(); ++arc)
                price[arc] = static_cast<std::uint64_t>(length[arc] / longest * static_cast<double>(kFinest));
            const std::vector<double> load = fill(price);
            double busiest = 0;
            for (std::uint32_t arc = 0; arc < m_demand.graphArcs; ++arc)
                busiest = std::max(busiest, load[arc] * static_cast<double>(m_demand.time[arc]));
            if (busiest == 0)
                return {};
            const double step = kStep / (1 + static_cast<double>(round) / 8);
            for (std::uint32_t arc = 0; arc < m_demand.graphArcs; ++arc)
                length[arc] *= std::exp(step * load[arc] * static_cast<double>(m_demand.time[arc]) / busiest);
            if (std::optional<Error> error = stopped())
                return error;
        }
        return {};
    }

    // From and to so many members, of which there may be too many. Where a way leads from the first to all and from all
    // to the first, the others have one too, but for NPUs that do not forward.
    std::optional<Error> measureDiameter(std::size_t affordable)
    {
        if (m_alike)
            affordable = 1;
        const std::size_t step = (m_members.size() + affordable - 1) / affordable;
        for (std::size_t i = 0; i < m_members.size(); i += step) {
            const std::uint32_t from[] { senderOf(m_members[i]) };
            const std::vector<std::uint64_t> distance = quickestWays(m_demand, from);
            for (const std::uint32_t member : m_members) {
                if (distance[member] == kNoTime)
                    return unreachable(m_members[i], member);
                if (member != m_members[i])
                    m_bound.diameter = std::max(m_bound.diameter, distance[member]);
            }
            if (std::optional<Error> error = stopped())
                return error;
        }
        const std::uint32_t first[] { m_members.front() };
        const std::vector<std::uint64_t> back = quickestWays(m_demand, first, true);
        for (const std::uint32_t member : m_members) {
            if (back[senderOf(member)] == kNoTime && member != m_members.front())
                return unreachable(member, m_members.front());
        }
        return {};
    }

    // The exact time of a cut; kept if it is the longest so far.
    std::uint64_t tryCut(std::span<const std::uint32_t> nodes, bool leaving)
    {
        std::vector<std::uint8_t> inside(m_graph.nodes, 0);
        std::uint64_t here = 0;
        for (const std::uint32_t node : nodes) {
            inside[node] = 1;
            here += m_isMember[node];
        }
        const std::uint64_t chunks = m_shard * here * (m_members.size() - here);
        NodeCut cut { { nodes.begin(), nodes.end() }, {}, {}, chunks };
        std::vector<Crossing> crossings;
        for (const std::uint32_t node : nodes) {
            for (const std::uint32_t arc : leaving ? m_graph.out(node) : m_graph.in(node)) {
                if (inside[leaving ? m_graph.target[arc] : m_graph.source[arc]] != 0)
                    continue;
                cut.arcs.push_back(arc);
                crossings.push_back(crossing(arc));
            }
        }
        const std::uint64_t time = timeToCarry(crossings, chunks);
        if (time > m_bound.cut) {
            std::sort(cut.arcs.begin(), cut.arcs.end());
            cut.inside = std::move(inside);
            m_bound.cut = time;
            m_bound.tightest = std::move(cut);
            m_bound.leaving = leaving;
        }
        return time;
    }

    // What comes from far cannot come early: for each distance, the chunks from that far or farther that enter an NPU,
    // and likewise those that leave it for there. Ways are those between members and the neighbours of one of them.
    std::optional<Error> sharpenEnds()
    {
        std::uint64_t work = kEndWork;
        const std::size_t count = m_alike ? 1 : m_members.size();
        for (std::size_t i = 0; i < count; ++i) {
            for (const bool leaving : { false, true })
                sharpenEnd(m_members[i], leaving, work);
            if (work == 0)
                return {};
            if (std::optional<Error> error = stopped())
                return error;
        }
        return {};
    }

    void sharpenEnd(std::uint32_t member, bool leaving, std::uint64_t& work)
    {
        const std::uint32_t here = leaving ? senderOf(member) : member;
        const std::span<const std::uint32_t> arcs = leaving ? m_demand.out(here) : m_demand.in(here);
        const std::uint64_t cost = (arcs.size() + 1) * std::uint64_t { m_demand.arcs() + m_demand.nodes };
        work -= std::min(work, cost);
        if (work == 0)
            return;
        const auto waysOf = [this, leaving](std::uint32_t node) {
            const std::uint32_t at[] { node };
            return quickestWays(m_demand, at, !leaving);
        };
        const std::vector<std::uint64_t> way = waysOf(here);
        const auto endOf = [this, leaving](std::uint32_t other) { return leaving ? other : senderOf(other); };
        std::vector<std::pair<std::uint64_t, std::uint32_t>> farthest;
        for (const std::uint32_t other : m_members) {
            if (other != member)
                farthest.emplace_back(way[endOf(other)], endOf(other));
        }
        std::sort(farthest.rbegin(), farthest.rend());
        std::vector<std::vector<std::uint64_t>> beyond;
        std::vector<Crossing> crossings;
        for (const std::uint32_t arc : arcs) {
            if (arc >= m_demand.graphArcs) // from the NPU to itself
                continue;
            beyond.push_back(waysOf(leaving ? m_demand.target[arc] : m_demand.source[arc]));
            crossings.push_back({ kNoTime, m_demand.time[arc] });
        }
        for (std::size_t i = 0; i < farthest.size(); ++i) {
            for (std::size_t arc = 0; arc < crossings.size(); ++arc)
                crossings[arc].delay = std::min(crossings[arc].delay, beyond[arc][farthest[i].second]);
            if (i + 1 < farthest.size() && farthest[i + 1].first == farthest[i].first)
                continue;
            const std::uint64_t time = timeToCarry(crossings, (i + 1) * m_shard);
            m_bound.ends = std::max(m_bound.ends, time);
            if (time > m_bound.cut) {
                m_bound.cut = time;
                m_bound.tightest = { { member }, {}, {}, (i + 1) * m_shard };
                for (const std::uint32_t arc : arcs) {
                    if (arc < m_demand.graphArcs)
                        m_bound.tightest.arcs.push_back(arc);
                }
                m_bound.leaving = leaving;
            }
        }
    }

    void sweep(std::span<const std::uint32_t> order)
    {
        const SweepRates rates = ratesAlong(m_graph, order);
        for (const bool leaving : { false, true }) {
            const std::vector<double>& rate = leaving ? rates.out : rates.in;
            std::uint64_t here = 0;
            std::size_t longest = 0;
            double most = 0;
            for (std::size_t k = 1; k < order.size(); ++k) {
                here += m_isMember[order[k - 1]];
                const double chunks = static_cast<double>(here) * static_cast<double>(m_members.size() - here);
                const double time = chunks / std::max(rate[k], std::numeric_limits<double>::min());
                if (chunks > 0 && time > most) {
                    most = time;
                    longest = k;
                }
            }
            if (longest > 0)
                tryCut(order.first(longest), leaving);
        }
    }

    [[nodiscard]] static Error unreachable(std::uint32_t from, std::uint32_t to)
    {
        Error error { ErrorCode::Unreachable,
            "no working links lead from NPU " + std::to_string(from) + " to NPU " + std::to_string(to), {},
            "add links, repair failed ones, or let the nodes between them forward" };
        error.where.nodeId = to;
        return error;
    }

    const LinkGraph& m_graph;
    std::vector<std::uint32_t> m_members; // ascending
    std::uint64_t m_shard = 0;
    const Watch& m_watch;
    SpreadDemand m_demand; // for its nodes and arcs
    std::vector<std::uint8_t> m_isMember; // by graph node
    std::vector<std::uint64_t> m_fromMember;
    std::vector<std::uint64_t> m_toMember;
    std::optional<Translations> m_alike;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_ends; // by member: where it sends from, and itself
    std::optional<PricedWays> m_ways;
    RouteBound m_bound;
};

} // namespace

Result<RouteBound> boundRoutes(const LinkGraph& graph, std::span<const topology::Dimension> dimensions,
    std::span<const std::uint32_t> members, std::uint64_t shard, const Watch& watch)
{
    return RouteSearch(graph, members, shard, watch).bound(dimensions);
}

} // namespace weft::synthesis
