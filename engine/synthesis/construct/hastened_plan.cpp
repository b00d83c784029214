// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/hastened_plan.h"

#include "engine/synthesis/graph/hashing.h"

#include <algorithm>
#include <limits>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kNotHeld = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint32_t kNoSender = 0xFFFFFFFFU;
constexpr std::int64_t kNoRoom = -1;
constexpr std::uint32_t kMostDisplaced = 7; // one after the other
constexpr std::uint32_t kElsewhere = 2; // deliveries that move for nothing after one stayed late
constexpr std::uint32_t kFreeWays = 6; // of which one is drawn
constexpr std::uint32_t kNodesSearched = 12; // for a way
constexpr std::uint32_t kPlacesBack = 3; // on a link, of which one is taken from another
constexpr std::uint32_t kSoonerSenders = 3; // one in so many is asked to have the chunk sooner

class Haste {
public:
    Haste(const LinkGraph& graph, const Demands& demands, const HasteOptions& options)
        : m_graph(graph)
        , m_random(options.seed)
        , m_work(options.work)
        , m_legs(std::size_t { graph.nodes } * demands.chunks())
        , m_taken(graph.arcs())
        , m_latest(2 * std::size_t { graph.nodes }, kNoRoom)
        , m_onward(m_latest.size())
    {
        for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
            for (const std::uint32_t npu : demands.takersOf(chunk))
                m_legs[idOf(chunk, npu)].isWanted = true;
            for (const std::uint32_t npu : demands.giversOf(chunk))
                m_legs[idOf(chunk, npu)].arrival = 0;
        }
    }

    void take(const TransferPlan& plan)
    {
        struct UnderWay {
            std::uint64_t arrival = 0;
            Leg leg;
        };
        std::vector<std::vector<UnderWay>> passing(m_legs.size()); // switches
        for (const PlannedTransfer& transfer : plan.transfers) {
            const std::uint32_t source = m_graph.source[transfer.arc];
            const std::uint32_t target = idOf(transfer.chunk, m_graph.target[transfer.arc]);
            UnderWay now;
            now.leg.from = source;
            if (!mayBranch(source)) {
                auto& waiting = passing[idOf(transfer.chunk, source)];
                const auto first = std::ranges::min_element(waiting, {}, &UnderWay::arrival);
                if (first == waiting.end())
                    continue; // no plan
                now = std::move(*first);
                waiting.erase(first);
            }
            now.leg.hops.push_back({ transfer.arc, transfer.start });
            now.arrival = transfer.start + m_graph.time[transfer.arc];
            if (!mayBranch(m_graph.target[transfer.arc])) {
                passing[target].push_back(std::move(now));
            } else if (Leg& leg = m_legs[target]; leg.arrival == kNotHeld) {
                leg.from = now.leg.from;
                leg.arrival = now.arrival;
                leg.hops = std::move(now.leg.hops);
                occupy(target);
            }
        }
        for (std::uint32_t id = 0; id < m_legs.size(); ++id) {
            if (m_legs[id].from != kNoSender)
                m_moving.push_back(id);
        }
    }

    [[nodiscard]] std::uint64_t durationNs() const
    {
        std::uint64_t last = 0;
        for (const Leg& leg : m_legs)
            last = leg.isWanted ? std::max(last, leg.arrival) : last;
        return last;
    }

    // Whether all come by `goal`; it ends when the work is done.
    bool hasten(std::uint64_t goal, const std::stop_token& stop)
    {
        m_goal = goal;
        const auto comesInTime = [this](std::uint32_t id) { return m_legs[id].arrival <= m_goal; };
        std::vector<std::uint32_t> late;
        std::ranges::remove_copy_if(m_moving, std::back_inserter(late), comesInTime);
        while (!late.empty() && m_work > 0 && !stop.stop_requested()) {
            if (move(late[m_random.below(static_cast<std::uint32_t>(late.size()))], kMostDisplaced)) {
                std::erase_if(late, comesInTime);
                continue;
            }
            for (std::uint32_t i = 0; i < kElsewhere; ++i) {
                const std::uint32_t other = m_moving[m_random.below(static_cast<std::uint32_t>(m_moving.size()))];
                if (comesInTime(other))
                    (void)move(other, 0);
            }
        }
        return late.empty();
    }

    [[nodiscard]] TransferPlan plan()
    {
        for (bool isNew = true; isNew;) { // relays to whom nothing is left but to have it
            isNew = false;
            for (const std::uint32_t id : m_moving) {
                Leg& leg = m_legs[id];
                if (leg.isWanted || leg.from == kNoSender || soonestDeparture(id) != kNotHeld)
                    continue;
                leg.from = kNoSender;
                leg.hops.clear();
                isNew = true;
            }
        }
        TransferPlan plan { {}, durationNs() };
        for (const std::uint32_t id : m_moving) {
            for (const Hop& hop : m_legs[id].hops)
                plan.transfers.push_back({ hop.start, id / m_graph.nodes, hop.arc });
        }
        std::ranges::sort(plan.transfers);
        return plan;
    }

private:
    struct Hop {
        std::uint32_t arc = 0;
        std::uint64_t start = 0;
    };
    // How a chunk comes to a node that may send it more than once, from another such node.
    struct Leg {
        std::uint64_t arrival = kNotHeld; // 0 where it is held from the start
        std::uint32_t from = kNoSender;
        bool isWanted = false;
        std::vector<Hop> hops; // none while it has no place
    };
    struct Taken {
        std::uint64_t start = 0;
        std::uint32_t leg = 0;
    };
    // The way on from a switch, by which nothing is displaced (its state is the node) or one (nodes + node).
    struct Onward {
        Hop hop;
        std::uint32_t state = 0;
        std::uint32_t displaced = kNoSender;
    };

    [[nodiscard]] std::uint32_t idOf(std::uint32_t chunk, std::uint32_t node) const
    {
        return chunk * m_graph.nodes + node;
    }
    [[nodiscard]] bool mayBranch(std::uint32_t node) const
    {
        return node < m_graph.npus || m_graph.kind[node].multicasts;
    }
    void occupy(std::uint32_t id)
    {
        for (const Hop& hop : m_legs[id].hops) {
            std::vector<Taken>& taken = m_taken[hop.arc];
            taken.insert(std::ranges::upper_bound(taken, hop.start, {}, &Taken::start), { hop.start, id });
        }
    }
    void release(std::uint32_t id)
    {
        for (const Hop& hop : m_legs[id].hops) {
            std::vector<Taken>& taken = m_taken[hop.arc];
            taken.erase(std::ranges::lower_bound(taken, hop.start, {}, &Taken::start));
        }
        m_legs[id].hops.clear();
    }
    // Of the chunk from where the leg brings it.
    [[nodiscard]] std::uint64_t soonestDeparture(std::uint32_t id) const
    {
        const std::uint32_t node = id % m_graph.nodes;
        std::uint64_t soonest = kNotHeld;
        for (std::uint32_t other = id - node; other < id - node + m_graph.nodes; ++other) {
            if (m_legs[other].from == node && !m_legs[other].hops.empty())
                soonest = std::min(soonest, m_legs[other].hops.front().start);
        }
        return soonest;
    }
    [[nodiscard]] bool hangsFrom(std::uint32_t id, std::uint32_t other) const
    {
        const std::uint32_t root = id - id % m_graph.nodes;
        while (id != other && m_legs[id].from != kNoSender)
            id = root + m_legs[id].from;
        return id == other;
    }
    // The latest start of a free span that ends by then.
    [[nodiscard]] std::int64_t latestStart(std::uint32_t arc, std::int64_t by) const
    {
        const auto time = static_cast<std::int64_t>(m_graph.time[arc]);
        const std::vector<Taken>& taken = m_taken[arc];
        std::int64_t start = by - time;
        auto next = std::ranges::lower_bound(taken, by, {}, startOf);
        while (start >= 0 && next != taken.begin() && startOf(*--next) + time > start)
            start = startOf(*next) - time;
        return std::max(start, kNoRoom);
    }
    [[nodiscard]] static std::int64_t startOf(const Taken& taken) { return static_cast<std::int64_t>(taken.start); }

    // Another place for a leg, so that it is not late; what is displaced gets one, too. False: all is as it was.
    bool move(std::uint32_t id, std::uint32_t mostDisplaced)
    {
        m_before.clear();
        lift(id);
        for (std::uint32_t left = mostDisplaced; findWay(id, left > 0); --left) {
            const std::uint32_t displaced = m_displaced;
            if (displaced != kNoSender)
                lift(displaced);
            Leg& leg = m_legs[id];
            leg.hops = m_way;
            leg.from = m_graph.source[m_way.front().arc];
            leg.arrival = m_way.back().start + m_graph.time[m_way.back().arc];
            occupy(id);
            if (displaced == kNoSender)
                return true;
            id = displaced;
        }
        for (const auto& [moved, was] : m_before)
            release(moved);
        for (const auto& [moved, was] : m_before) {
            m_legs[moved] = was;
            occupy(moved);
        }
        return false;
    }
    void lift(std::uint32_t id)
    {
        m_before.emplace_back(id, m_legs[id]);
        release(id);
    }
    [[nodiscard]] bool isLifted(std::uint32_t id) const
    {
        return std::ranges::find(m_before, id, &std::pair<std::uint32_t, Leg>::first) != m_before.end();
    }

    // A way for a leg that has no place, backwards from where it leads, as late as it may be: m_way and, if it takes
    // the place of another or needs it sooner, m_displaced.
    bool findWay(std::uint32_t id, bool mayDisplace)
    {
        const std::uint32_t node = id % m_graph.nodes;
        m_searched = id;
        m_mayDisplace = mayDisplace;
        m_free.count = m_taking.count = 0;
        m_open.clear();
        reach(node, static_cast<std::int64_t>(std::min(m_goal, soonestDeparture(id))));
        for (std::uint32_t i = 0; i < kNodesSearched && !m_open.empty() && m_free.count < kFreeWays; ++i) {
            std::ranges::pop_heap(m_open);
            const auto [by, state] = m_open.back();
            m_open.pop_back();
            if (by == m_latest[state])
                searchBehind(state, by);
        }
        for (const std::uint32_t state : m_reached)
            m_latest[state] = kNoRoom;
        m_reached.clear();
        if (m_free.count + m_taking.count == 0)
            return false;
        const Onward* way = m_free.count > 0 ? &m_free.way : &m_taking.way;
        m_displaced = kNoSender;
        m_way.clear();
        while (true) {
            m_way.push_back(way->hop);
            if (way->displaced != kNoSender)
                m_displaced = way->displaced;
            if (way->state == node)
                return true;
            way = &m_onward[way->state];
        }
    }
    void reach(std::uint32_t state, std::int64_t by)
    {
        if (m_latest[state] == kNoRoom)
            m_reached.push_back(state);
        m_latest[state] = by;
        m_open.emplace_back(by, state);
        std::ranges::push_heap(m_open);
    }
    void searchBehind(std::uint32_t state, std::int64_t by)
    {
        const bool displaces = state >= m_graph.nodes;
        for (const std::uint32_t arc : m_graph.in(displaces ? state - m_graph.nodes : state)) {
            m_work -= m_work > 0 ? 1U : 0U;
            if (const std::int64_t start = latestStart(arc, by); start != kNoRoom)
                offer({ { arc, static_cast<std::uint64_t>(start) }, state, kNoSender }, displaces);
            if (displaces || !m_mayDisplace)
                continue;
            const std::vector<Taken>& taken = m_taken[arc];
            const auto last = by - static_cast<std::int64_t>(m_graph.time[arc]);
            const auto places = std::ranges::upper_bound(taken, last, {}, startOf) - taken.begin();
            const auto place = places - 1 - static_cast<std::ptrdiff_t>(m_random.below(kPlacesBack));
            if (place >= 0 && !isLifted(taken[static_cast<std::size_t>(place)].leg)) {
                const Taken& other = taken[static_cast<std::size_t>(place)];
                offer({ { arc, other.start }, state, other.leg }, true);
            }
        }
    }
    // A hop from a switch, or from who has the chunk by then or could have it sooner.
    void offer(Onward way, bool displaces)
    {
        const std::uint32_t source = m_graph.source[way.hop.arc];
        const auto start = static_cast<std::int64_t>(way.hop.start);
        if (!mayBranch(source)) {
            const std::uint32_t state = source + (displaces ? m_graph.nodes : 0);
            if (m_graph.kind[source].forwards && start > m_latest[state]) {
                reach(state, start);
                m_onward[state] = way;
            }
            return;
        }
        const std::uint32_t sender = m_searched - m_searched % m_graph.nodes + source;
        const Leg& leg = m_legs[sender];
        if (leg.arrival == kNotHeld || (leg.from != kNoSender && leg.hops.empty()) || sender == m_searched)
            return;
        if (leg.arrival > way.hop.start) {
            if (displaces || !m_mayDisplace || m_random.below(kSoonerSenders) != 0 || isLifted(sender))
                return;
            way.displaced = sender;
            displaces = true;
        }
        if (hangsFrom(sender, m_searched))
            return;
        Drawn& drawn = displaces ? m_taking : m_free;
        if (m_random.below(++drawn.count) == 0)
            drawn.way = way;
    }

    const LinkGraph& m_graph;
    Random m_random;
    std::uint64_t m_work = 0; // left
    std::uint64_t m_goal = 0;
    std::vector<Leg> m_legs; // by chunk × node
    std::vector<std::uint32_t> m_moving; // those that are no origins
    std::vector<std::vector<Taken>> m_taken; // by arc, ascending
    std::vector<std::pair<std::uint32_t, Leg>> m_before; // of a move: what it has lifted
    // Of the search for a way:
    struct Drawn {
        Onward way;
        std::uint32_t count = 0; // of which it was drawn
    };
    std::uint32_t m_searched = 0; // the leg
    bool m_mayDisplace = false;
    std::vector<std::int64_t> m_latest; // by state: when the chunk has to be there
    std::vector<Onward> m_onward; // by state
    std::vector<std::pair<std::int64_t, std::uint32_t>> m_open; // a heap: the latest first
    std::vector<std::uint32_t> m_reached; // states
    Drawn m_free; // displaces nothing
    Drawn m_taking;
    std::vector<Hop> m_way;
    std::uint32_t m_displaced = kNoSender;
};

} // namespace

TransferPlan hastened(
    const LinkGraph& graph, const Demands& demands, TransferPlan plan, const HasteOptions& options, const Watch& watch)
{
    if (plan.durationNs <= options.boundNs || graph.arcs() == 0)
        return plan;
    const std::uint64_t step = *std::ranges::min_element(graph.time);
    Haste haste(graph, demands, options);
    haste.take(plan);
    std::uint64_t durationNs = plan.durationNs;
    while (durationNs > options.boundNs
        && haste.hasten(std::max(options.boundNs, durationNs - std::min(step, durationNs)), watch.stop))
        durationNs = haste.durationNs();
    return durationNs < plan.durationNs ? haste.plan() : plan;
}

} // namespace weft::synthesis
