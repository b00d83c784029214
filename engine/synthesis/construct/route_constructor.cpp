// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/demand_constructors.h"

#include "engine/synthesis/graph/hashing.h"

#include <algorithm>
#include <bit>
#include <map>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kNoEntry = 0xFFFFFFFFU;
constexpr std::uint32_t kWord = 64;

// The chunks that wait at every node, by destination. At each node the destinations are ranked by urgency, so that
// the most urgent chunk for an arc is the first bit that the node's and the arc's sets share.
class Waiting {
public:
    Waiting(const LinkGraph& graph, const Ways& ways, std::uint32_t chunks, const RouteOptions& options)
        : m_count(ways.count())
        , m_words((ways.count() + kWord - 1) / kWord)
        , m_rankOf(std::size_t { graph.nodes } * m_count)
        , m_first(std::size_t { graph.nodes } * m_count, kNoEntry)
        , m_last(std::size_t { graph.nodes } * m_count, kNoEntry)
        , m_next(chunks, kNoEntry)
        , m_present(std::size_t { graph.nodes } * m_words, 0)
        , m_leads(std::size_t { graph.arcs() } * m_words, 0)
    {
        for (std::uint32_t node = 0; node < graph.nodes; ++node)
            rank(graph, ways, node, options);
    }

    void push(std::uint32_t node, std::uint32_t place, std::uint32_t chunk)
    {
        const std::uint32_t at = m_rankOf[std::size_t { node } * m_count + place];
        const std::size_t queue = std::size_t { node } * m_count + at;
        m_next[chunk] = kNoEntry;
        (m_first[queue] == kNoEntry ? m_first[queue] : m_next[m_last[queue]]) = chunk;
        m_last[queue] = chunk;
        m_present[std::size_t { node } * m_words + at / kWord] |= std::uint64_t { 1 } << at % kWord;
    }
    std::uint32_t pop(std::uint32_t node, std::uint32_t at)
    {
        const std::size_t queue = std::size_t { node } * m_count + at;
        const std::uint32_t chunk = m_first[queue];
        m_first[queue] = m_next[chunk];
        if (m_first[queue] == kNoEntry)
            m_present[std::size_t { node } * m_words + at / kWord] &= ~(std::uint64_t { 1 } << at % kWord);
        return chunk;
    }
    // The rank of the most urgent chunk for an arc, kNoEntry if none, and how many destinations it could serve.
    struct Best {
        std::uint32_t rank = kNoEntry;
        std::uint32_t choices = 0;
    };
    [[nodiscard]] Best best(std::uint32_t node, std::uint32_t arc) const
    {
        const std::uint64_t* present = m_present.data() + std::size_t { node } * m_words;
        const std::uint64_t* leads = m_leads.data() + std::size_t { arc } * m_words;
        Best found;
        for (std::uint32_t word = 0; word < m_words; ++word) {
            const std::uint64_t both = present[word] & leads[word];
            if (both != 0 && found.rank == kNoEntry)
                found.rank = word * kWord + static_cast<std::uint32_t>(std::countr_zero(both));
            found.choices += static_cast<std::uint32_t>(std::popcount(both));
        }
        return found;
    }

private:
    void rank(const LinkGraph& graph, const Ways& ways, std::uint32_t node, const RouteOptions& options)
    {
        struct Urgency {
            std::uint32_t ways = 0;
            double distance = 0;
            std::uint64_t draw = 0;
        };
        std::vector<Urgency> urgency(m_count);
        for (std::uint32_t place = 0; place < m_count; ++place) {
            urgency[place] = { 0, ways.distance(node, place),
                options.seed == 0 ? (place + m_count - node % m_count) % m_count
                                  : mixed(options.seed ^ mixed(std::uint64_t { node } << 32U | place)) };
            for (const std::uint32_t arc : graph.out(node))
                urgency[place].ways += ways.leadsOn(graph, arc, place) ? 1U : 0U;
        }
        std::vector<std::uint32_t> placeAt = numbersBelow(m_count);
        std::ranges::sort(placeAt, [&urgency, &options](std::uint32_t a, std::uint32_t b) {
            const Urgency& x = urgency[a];
            const Urgency& y = urgency[b];
            if (x.ways != y.ways && (x.distance == y.distance || !options.farthestFirst))
                return x.ways < y.ways;
            return x.distance != y.distance ? x.distance > y.distance : x.draw < y.draw;
        });
        for (std::uint32_t at = 0; at < m_count; ++at) {
            m_rankOf[std::size_t { node } * m_count + placeAt[at]] = at;
            for (const std::uint32_t arc : graph.out(node)) {
                if (ways.leadsOn(graph, arc, placeAt[at]))
                    m_leads[std::size_t { arc } * m_words + at / kWord] |= std::uint64_t { 1 } << at % kWord;
            }
        }
    }

    std::uint32_t m_count; // destinations
    std::uint32_t m_words;
    std::vector<std::uint32_t> m_rankOf; // node × place
    std::vector<std::uint32_t> m_first; // node × rank: a list of chunks
    std::vector<std::uint32_t> m_last;
    std::vector<std::uint32_t> m_next; // by chunk
    std::vector<std::uint64_t> m_present; // node × words, by rank
    std::vector<std::uint64_t> m_leads; // arc × words, by rank at the arc's source
};

class RouteConstruction {
public:
    RouteConstruction(const LinkGraph& graph, const RouteEnds& routes, const RouteOptions& options)
        : m_graph(graph)
        , m_ways(routes.ways)
        , m_ends(routes.ends)
        , m_waiting(graph, routes.ways, static_cast<std::uint32_t>(routes.ends.size()), options)
        , m_busy(graph.arcs(), false)
        , m_isTouched(graph.nodes, false)
        , m_seed(options.seed)
    {
    }

    Result<TransferPlan> run(const Watch& watch)
    {
        for (std::uint32_t chunk = 0; chunk < m_ends.size(); ++chunk) {
            if (m_ends[chunk].place != RouteEnds::kNoPlace)
                hold(m_ends[chunk].giver, chunk);
        }
        std::uint64_t now = 0;
        while (true) {
            if (watch.stop.stop_requested())
                return stoppedSynthesis();
            std::sort(m_touched.begin(), m_touched.end());
            for (const std::uint32_t node : m_touched) {
                m_isTouched[node] = false;
                serve(node, now);
            }
            m_touched.clear();
            if (m_inFlight.empty())
                break;
            const auto landing = m_inFlight.extract(m_inFlight.begin());
            now = landing.key();
            for (const PlannedTransfer& transfer : landing.mapped())
                land(transfer, now);
        }
        sortTransfers(m_plan.transfers);
        return std::move(m_plan);
    }

private:
    void hold(std::uint32_t node, std::uint32_t chunk)
    {
        m_waiting.push(node, m_ends[chunk].place, chunk);
        touch(node);
    }
    void touch(std::uint32_t node)
    {
        if (!m_isTouched[node])
            m_touched.push_back(node);
        m_isTouched[node] = true;
    }
    void land(const PlannedTransfer& transfer, std::uint64_t now)
    {
        const std::uint32_t target = m_graph.target[transfer.arc];
        m_busy[transfer.arc] = false;
        touch(m_graph.source[transfer.arc]);
        if (target == m_ways.destination(m_ends[transfer.chunk].place))
            m_plan.durationNs = now;
        else
            hold(target, transfer.chunk);
    }
    // Gives every free arc of a node a chunk, the most urgent first; among arcs that could take it, the one with the
    // fewest other choices.
    void serve(std::uint32_t node, std::uint64_t now)
    {
        m_offers.clear();
        for (const std::uint32_t arc : m_graph.out(node)) {
            if (m_busy[arc])
                continue;
            const Waiting::Best best = m_waiting.best(node, arc);
            if (best.rank != kNoEntry)
                m_offers.push_back(
                    { arc, best, m_seed == 0 ? arc : mixed(m_seed ^ mixed(now ^ std::uint64_t { arc } << 40U)) });
        }
        while (!m_offers.empty()) {
            const auto chosen = std::min_element(m_offers.begin(), m_offers.end(), [](const Offer& a, const Offer& b) {
                return a.best.rank != b.best.rank      ? a.best.rank < b.best.rank
                    : a.best.choices != b.best.choices ? a.best.choices > b.best.choices
                                                       : a.draw < b.draw;
            });
            const std::uint32_t rank = chosen->best.rank;
            const PlannedTransfer transfer { now, m_waiting.pop(node, rank), chosen->arc };
            m_plan.transfers.push_back(transfer);
            m_busy[transfer.arc] = true;
            m_inFlight[now + m_graph.time[transfer.arc]].push_back(transfer);
            m_offers.erase(chosen);
            for (Offer& offer : m_offers) {
                if (offer.best.rank == rank)
                    offer.best = m_waiting.best(node, offer.arc);
            }
            std::erase_if(m_offers, [](const Offer& offer) { return offer.best.rank == kNoEntry; });
        }
    }

    struct Offer {
        std::uint32_t arc = 0;
        Waiting::Best best;
        std::uint64_t draw = 0;
    };

    const LinkGraph& m_graph;
    const Ways& m_ways;
    const std::vector<RouteEnds::Ends>& m_ends;
    Waiting m_waiting;
    std::vector<bool> m_busy; // by arc
    std::vector<bool> m_isTouched; // by node: an arc fell free or a chunk came
    std::vector<std::uint32_t> m_touched;
    std::vector<Offer> m_offers;
    std::map<std::uint64_t, std::vector<PlannedTransfer>> m_inFlight; // by arrival
    TransferPlan m_plan;
    std::uint64_t m_seed;
};

} // namespace

Result<RouteEnds> routeEnds(const LinkGraph& graph, const Demands& demands, const Watch& watch)
{
    if (!demands.isPointToPoint())
        return errorOf(ErrorCode::Usage, say("a chunk that several NPUs want needs a tree, not a route"));
    Result<Ways> ways = Ways::make(graph, sortedOnce(demands.takers.items), watch);
    if (!ways)
        return ways.error();
    RouteEnds found { *std::move(ways), std::vector<RouteEnds::Ends>(demands.chunks()) };
    for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
        if (demands.takersOf(chunk).empty())
            continue;
        const std::uint32_t taker = demands.takersOf(chunk).front();
        const std::uint32_t place = found.ways.placeOf(taker);
        const std::uint32_t giver = *std::ranges::min_element(
            demands.giversOf(chunk), {}, [&](std::uint32_t npu) { return found.ways.distance(npu, place); });
        if (found.ways.distance(giver, place) >= kNoWay)
            return errorOf(ErrorCode::Unreachable, say("NPU %1 cannot be reached from NPU %2", taker, giver));
        found.ends[chunk] = { giver, place };
    }
    return found;
}

Result<TransferPlan> constructRoutes(
    const LinkGraph& graph, const Demands& demands, const RouteOptions& options, const Watch& watch)
{
    const Result<RouteEnds> ends = routeEnds(graph, demands, watch);
    if (!ends)
        return ends.error();
    return RouteConstruction(graph, *ends, options).run(watch);
}

} // namespace weft::synthesis
