// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/demand_constructors.h"

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/link_slots.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kNothing = 0xFFFFFFFFU;
constexpr std::size_t kTies = 16; // senders that could be equally quick
constexpr std::uint32_t kPatience = 32; // chunks that turn out to be due later than they were, before one goes anyway

// A chunk brought to one more destination: transfers first … end - 1 of the deliveries' list, one after the other.
struct Delivery {
    std::uint32_t chunk = 0;
    std::uint32_t first = 0;
    std::uint32_t end = 0;
    std::uint64_t arrival = 0;
};

struct Deliveries {
    std::vector<Delivery> list; // each from a node that has the chunk by those before it
    std::vector<PlannedTransfer> transfers;
    std::uint64_t durationNs = 0;
};

// A chunk that is due.
struct Urgency {
    double key = 0; // the least is due
    double tail = 0; // then the longest
    std::uint32_t holders = 0; // then the rarest
    std::uint64_t draw = 0;
    std::uint32_t chunk = 0;
    auto operator<=>(const Urgency& other) const
    {
        return std::tie(key, other.tail, holders, draw, chunk)
            <=> std::tie(other.key, tail, other.holders, other.draw, other.chunk);
    }
};

// A link out of a node that holds the chunk.
struct FirstHop {
    std::uint64_t least = 0; // where anything is wanted, by way of the link
    std::uint64_t since = 0; // that its source has the chunk
    std::uint32_t arc = 0;
    std::uint64_t time = 0; // of its end, or later
    auto operator<=>(const FirstHop&) const = default;
};

// By the least time to a destination, then those with fewer chunks at both ends.
struct Reached {
    std::uint64_t least = 0;
    std::uint64_t time = 0;
    std::uint32_t held = 0;
    std::uint32_t draw = 0;
    std::uint32_t node = 0;
    auto operator<=>(const Reached&) const = default;
};

class SlotConstruction {
public:
    SlotConstruction(const LinkGraph& graph, const Demands& demands, const Ways& ways, const SlotOptions& options)
        : m_graph(graph)
        , m_demands(demands)
        , m_ways(ways)
        , m_options(options)
        , m_slots(graph)
        , m_holders(demands.chunks())
        , m_firstHops(demands.chunks())
        , m_isOpen(demands.takers.items.size())
        , m_distance(demands.takers.items.size())
        , m_openCount(demands.chunks())
        , m_tail(demands.chunks())
        , m_held(graph.nodes)
        , m_label(graph.nodes, kNoTime)
        , m_via(graph.nodes)
        , m_cost(graph.nodes)
        , m_state(graph.nodes, State::Outside)
        , m_nearest(quickestWays(graph, demands.takers.items, true))
    {
        for (std::uint64_t& far : m_nearest)
            far = std::min(far, kNoTime / 2); // times are added to it
        m_meanTime = std::accumulate(graph.time.begin(), graph.time.end(), 0.0) / std::max(1U, graph.arcs());
    }

    // What `kept` delivers by `until`, and the rest anew.
    Result<void> make(const Deliveries& kept, std::uint64_t until, std::uint64_t seed, const Watch& watch)
    {
        begin(seed);
        for (const Delivery& delivery : kept.list) {
            // A later one on the list may start half way along one that ends too late.
            if (delivery.arrival > until || !holds(delivery.chunk, m_graph.source[kept.transfers[delivery.first].arc]))
                continue;
            m_way.assign(kept.transfers.begin() + delivery.first, kept.transfers.begin() + delivery.end);
            commit(delivery.chunk, delivery.arrival);
        }
        for (std::uint32_t chunk = 0; chunk < m_demands.chunks(); ++chunk) {
            if (m_openCount[chunk] > 0)
                push(m_due, urgencyOf(chunk, until == kNoTime ? 0 : until));
        }
        std::uint32_t putOff = 0; // since the last delivery
        while (!m_due.empty()) {
            const Urgency next = pop(m_due);
            if (watch.stop.stop_requested())
                return stoppedSynthesis();
            const std::uint64_t arrival = search(next.chunk);
            if (arrival == kNoTime)
                return notAllReached(m_demands, next.chunk);
            const Urgency now = urgencyOf(next.chunk, arrival);
            if (!m_due.empty() && m_due.front() < now && now.key > next.key && ++putOff < kPatience) {
                push(m_due, now);
                continue;
            }
            putOff = 0;
            commit(next.chunk, arrival);
            if (m_openCount[next.chunk] > 0)
                push(m_due, urgencyOf(next.chunk, arrival));
        }
        return {};
    }

    [[nodiscard]] Deliveries take() { return std::move(m_made); }
    [[nodiscard]] std::uint64_t work() const { return m_work; }

private:
    enum class State : std::uint8_t { Outside, Wanted, Holds };
    void begin(std::uint64_t seed)
    {
        m_seed = mixed(seed);
        m_made = {};
        m_slots.clear();
        std::fill(m_isOpen.begin(), m_isOpen.end(), true);
        std::fill(m_distance.begin(), m_distance.end(), kNoWay);
        std::fill(m_held.begin(), m_held.end(), 0U);
        for (std::uint32_t chunk = 0; chunk < m_demands.chunks(); ++chunk) {
            m_holders[chunk].clear();
            m_firstHops[chunk].clear();
            m_openCount[chunk] = static_cast<std::uint32_t>(m_demands.takersOf(chunk).size());
            if (m_openCount[chunk] == 0)
                continue;
            for (const std::uint32_t origin : m_demands.giversOf(chunk))
                hold(chunk, origin, 0);
            measureTail(chunk);
        }
    }

    void hold(std::uint32_t chunk, std::uint32_t node, std::uint64_t since)
    {
        m_holders[chunk].push_back(node);
        ++m_held[node];
        for (const std::uint32_t arc : m_graph.out(node))
            push(m_firstHops[chunk],
                { since + m_graph.time[arc] + m_nearest[m_graph.target[arc]], since, arc, since + m_graph.time[arc] });
        const std::uint32_t first = m_demands.takers.start[chunk];
        for (std::uint32_t i = first; i < m_demands.takers.start[chunk + 1]; ++i) {
            if (m_isOpen[i])
                m_distance[i]
                    = std::min(m_distance[i], m_ways.distance(node, m_ways.placeOf(m_demands.takers.items[i])));
        }
    }
    [[nodiscard]] bool holds(std::uint32_t chunk, std::uint32_t node) const
    {
        return std::find(m_holders[chunk].begin(), m_holders[chunk].end(), node) != m_holders[chunk].end();
    }
    void measureTail(std::uint32_t chunk)
    {
        m_tail[chunk] = 0;
        for (std::uint32_t i = m_demands.takers.start[chunk]; i < m_demands.takers.start[chunk + 1]; ++i) {
            if (m_isOpen[i])
                m_tail[chunk] = std::max(m_tail[chunk], m_distance[i]);
        }
    }

    [[nodiscard]] Urgency urgencyOf(std::uint32_t chunk, std::uint64_t arrival) const
    {
        const auto holders = static_cast<std::uint32_t>(m_holders[chunk].size());
        double tail = m_tail[chunk];
        if (m_options.spreadWeight != 0) // a logarithm for nothing is most of a small construction
            tail += m_options.spreadWeight * m_meanTime
                * std::log2(1 + m_openCount[chunk] / static_cast<double>(holders));
        return { m_options.arrivalWeight * static_cast<double>(arrival) - m_options.tailWeight * tail, tail, holders,
            mixed(m_seed ^ mixed(std::uint64_t { chunk } << 32U | holders)), chunk };
    }

    // No chunk gets from the node to where this one is wanted in less.
    [[nodiscard]] std::uint64_t leastWay(std::uint32_t node) const
    {
        return m_onlyPlace == kNothing ? m_nearest[node]
            : m_ways.distance(node, m_onlyPlace) < kNoWay
            ? static_cast<std::uint64_t>(m_ways.distance(node, m_onlyPlace))
            : kNoTime / 2;
    }

    void mark(std::uint32_t chunk)
    {
        for (const std::uint32_t node : m_holders[chunk])
            m_state[node] = State::Holds;
        m_onlyPlace = kNothing;
        m_soonest = kNoTime;
        const auto held = static_cast<std::uint32_t>(m_holders[chunk].size());
        const bool isFar = m_options.farChance > 0x1p-32 * static_cast<double>(drawOf(chunk, m_graph.nodes + held));
        const double least = isFar ? m_tail[chunk] : 0;
        for (std::uint32_t i = m_demands.takers.start[chunk]; i < m_demands.takers.start[chunk + 1]; ++i) {
            if (!m_isOpen[i] || m_distance[i] < least)
                continue;
            m_state[m_demands.takers.items[i]] = State::Wanted;
            if (m_openCount[chunk] == 1)
                m_onlyPlace = m_ways.placeOf(m_demands.takers.items[i]);
        }
    }
    void unmark(std::uint32_t chunk)
    {
        for (const std::uint32_t node : m_reached)
            m_label[node] = kNoTime;
        m_reached.clear();
        m_open.clear();
        for (const std::uint32_t node : m_holders[chunk])
            m_state[node] = State::Outside;
        for (const std::uint32_t node : m_demands.takersOf(chunk))
            m_state[node] = State::Outside;
        for (const FirstHop& hop : m_tried)
            push(m_firstHops[chunk], hop);
        m_tried.clear();
    }

    // The soonest arrival of a chunk at one that lacks it, and m_way; kNoTime if there is none.
    std::uint64_t search(std::uint32_t chunk)
    {
        mark(chunk);
        std::vector<FirstHop>& hops = m_firstHops[chunk];
        std::uint32_t found = kNothing;
        while (found == kNothing) {
            const std::uint64_t least = m_open.empty() ? kNoTime : m_open.front().least;
            if (!hops.empty()
                && (hops.front().least < least || (hops.front().least == least && m_tried.size() < kTies))) {
                tryHop(pop(hops), chunk);
                continue;
            }
            if (m_open.empty())
                break;
            const Reached next = pop(m_open);
            if (next.time > m_label[next.node] || next.held > m_cost[next.node])
                continue;
            if (m_state[next.node] == State::Wanted)
                found = next.node;
            else if (m_graph.kind[next.node].forwards)
                leave(next, chunk);
        }
        const std::uint64_t arrival = found == kNothing ? kNoTime : m_label[found];
        m_way.clear();
        for (std::uint32_t node = found; node != kNothing && m_state[node] != State::Holds;) {
            const std::uint32_t arc = m_via[node];
            m_way.push_back({ m_label[node] - m_graph.time[arc], chunk, arc });
            node = m_graph.source[arc];
        }
        std::reverse(m_way.begin(), m_way.end());
        unmark(chunk);
        return arrival;
    }
    // Links fill up only: a time that was right once is never too late.
    void tryHop(FirstHop hop, std::uint32_t chunk)
    {
        ++m_work;
        const std::uint32_t target = m_graph.target[hop.arc];
        if (m_state[target] == State::Holds && m_graph.mayBranch(target))
            return; // for good
        const std::uint64_t time = m_slots.earliest(hop.arc, hop.since) + m_graph.time[hop.arc];
        if (time > hop.time) {
            hop.least += time - hop.time;
            hop.time = time;
            push(m_firstHops[chunk], hop);
            return;
        }
        m_tried.push_back(hop);
        reach(hop.arc, time, m_held[m_graph.source[hop.arc]], chunk);
    }
    void leave(const Reached& from, std::uint32_t chunk)
    {
        for (const std::uint32_t arc : m_graph.out(from.node)) {
            if (m_state[m_graph.target[arc]] != State::Holds)
                reach(arc, m_slots.earliest(arc, from.time) + m_graph.time[arc], from.held, chunk);
        }
    }
    void reach(std::uint32_t arc, std::uint64_t time, std::uint32_t held, std::uint32_t chunk)
    {
        ++m_work;
        const std::uint32_t target = m_graph.target[arc];
        held += m_held[target];
        if (time > m_label[target] || (time == m_label[target] && held >= m_cost[target]))
            return;
        const std::uint64_t least = time + leastWay(target);
        if (least > m_soonest)
            return;
        if (m_state[target] == State::Wanted)
            m_soonest = time;
        if (m_label[target] == kNoTime)
            m_reached.push_back(target);
        m_label[target] = time;
        m_via[target] = arc;
        m_cost[target] = held;
        push(m_open, { least, time, held, drawOf(chunk, target), target });
    }
    [[nodiscard]] std::uint32_t drawOf(std::uint32_t chunk, std::uint32_t id) const
    {
        return static_cast<std::uint32_t>(mixed(m_seed ^ mixed(std::uint64_t { chunk } << 32U | id)));
    }
    // Carries out m_way.
    void commit(std::uint32_t chunk, std::uint64_t arrival)
    {
        Delivery delivery { chunk, static_cast<std::uint32_t>(m_made.transfers.size()), 0, arrival };
        for (const PlannedTransfer& transfer : m_way) {
            m_slots.take(transfer.arc, transfer.start);
            m_made.transfers.push_back(transfer);
            const std::uint32_t target = m_graph.target[transfer.arc];
            if (!m_graph.mayBranch(target))
                continue;
            const auto wanted = m_demands.takersOf(chunk);
            const auto at = std::lower_bound(wanted.begin(), wanted.end(), target);
            if (at != wanted.end() && *at == target) {
                m_isOpen[m_demands.takers.start[chunk] + static_cast<std::size_t>(at - wanted.begin())] = false;
                --m_openCount[chunk];
            }
            hold(chunk, target, transfer.start + m_graph.time[transfer.arc]);
        }
        measureTail(chunk);
        delivery.end = static_cast<std::uint32_t>(m_made.transfers.size());
        m_made.list.push_back(delivery);
        m_made.durationNs = std::max(m_made.durationNs, arrival);
    }

    const LinkGraph& m_graph;
    const Demands& m_demands;
    const Ways& m_ways;
    const SlotOptions& m_options;
    std::uint64_t m_seed = 0;
    double m_meanTime = 0; // of the links
    std::uint64_t m_work = 0; // links looked at
    LinkSlots m_slots;
    std::vector<std::vector<std::uint32_t>> m_holders; // by chunk: nodes that may send it
    std::vector<std::vector<FirstHop>> m_firstHops; // by chunk: out of them, a heap
    std::vector<bool> m_isOpen; // by destination of the demands: not delivered
    std::vector<double> m_distance; // by destination of the demands: from the nearest holder
    std::vector<std::uint32_t> m_openCount; // by chunk
    std::vector<double> m_tail; // by chunk: the longest of its distances
    std::vector<std::uint32_t> m_held; // by node: chunks
    std::vector<Urgency> m_due; // a heap
    Deliveries m_made;
    // Of a search:
    std::vector<std::uint64_t> m_label; // by node: its arrival
    std::vector<std::uint32_t> m_via;
    std::vector<std::uint32_t> m_cost; // chunks held at both ends
    std::vector<State> m_state;
    std::vector<std::uint32_t> m_reached;
    std::vector<Reached> m_open;
    std::vector<FirstHop> m_tried;
    std::vector<PlannedTransfer> m_way;
    std::uint64_t m_soonest = kNoTime; // arrival that was found
    std::uint32_t m_onlyPlace = kNothing; // the only one that lacks the chunk
    std::vector<std::uint64_t> m_nearest; // by node: ns to one that wants anything, itself perhaps
};

} // namespace

Result<TransferPlan> constructBySlots(
    const LinkGraph& graph, const Demands& demands, const Ways& ways, const SlotOptions& options, const Watch& watch)
{
    SlotConstruction construction(graph, demands, ways, options);
    if (const Result<void> made = construction.make({}, kNoTime, options.seed, watch); !made)
        return made.error();
    Deliveries best = construction.take();
    for (std::uint64_t round = 1; construction.work() < options.work && best.durationNs > options.boundNs; ++round) {
        const std::uint64_t draw = mixed(options.seed ^ mixed(round));
        const std::uint64_t until = best.durationNs / 64 * below(draw, 60);
        if (const Result<void> made = construction.make(best, until, draw, watch); !made)
            return made.error();
        Deliveries next = construction.take();
        if (next.durationNs <= best.durationNs)
            best = std::move(next);
    }
    TransferPlan plan { std::move(best.transfers), best.durationNs };
    sortTransfers(plan.transfers);
    return plan;
}

} // namespace weft::synthesis
