// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/queue_order.h"

#include "engine/core/groups.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>
#include <array>
#include <deque>
#include <limits>
#include <utility>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kMostHops = std::uint64_t { 1 } << 19U; // of a plan that is replayed at all
constexpr std::uint64_t kWork = std::uint64_t { 1 } << 17U; // hops in all replays together, but for the first
constexpr std::uint64_t kMostReplays = 40;
constexpr std::size_t kLooked = 8; // messages that an NPU chooses from

// Until when what could leave is held back: a schedule states no times, so it waits for the last that its NPU has sent
// or got by then, as planned.
enum class Hold : std::uint8_t {
    Never,
    ToStart, // as planned
    ToArrival, // as late as it arrives as planned if nobody is in its way, but before what leaves next
};

// What an NPU sends next of what it has: the least of planned start, with a weight of the way that is left in its place
// as far as `tail` says, and so many times what it would wait at links that others have taken.
struct Rule {
    bool inTurn = false; // but who can go first goes first
    double tail = 0;
    double waiting = 0;
    std::uint64_t seed = 0; // not 0: shaken by up to two transfers
    Hold hold = Hold::Never;
};

// From what served best on stacks, fat trees, dragonflies and machines; each wins somewhere. Then the first two again,
// shaken.
constexpr std::array kRules { Rule { false, 0, 1 }, Rule { false, 0.5, 4 }, Rule { .hold = Hold::ToArrival },
    Rule { .hold = Hold::ToStart }, Rule { false, 0, 4 }, Rule { true }, Rule {}, Rule { false, 0.5 },
    Rule { false, 1, 1 } };

// The only one where there is no time for others: quick, and what is planned seldom queues.
constexpr Rule kAsPlanned;

Rule ruleOf(std::uint64_t number)
{
    if (number < kRules.size())
        return kRules[number];
    Rule rule = kRules[number % 2];
    rule.seed = number;
    return rule;
}

std::size_t placeCount(std::span<const Message> messages)
{
    std::size_t places = 0;
    for (const Message& message : messages)
        places = std::max({ places, message.fromPlace + std::size_t { 1 }, message.toPlace + std::size_t { 1 } });
    return places;
}

// Of each message: how many of the same chunk come to its source in front of it.
std::vector<std::uint32_t> arrivalsBefore(std::span<const Message> messages, std::span<const std::uint32_t> order)
{
    std::vector<std::uint32_t> before(messages.size());
    std::vector<std::uint32_t> arrived(placeCount(messages), 0);
    for (const std::uint32_t i : order) {
        before[i] = arrived[messages[i].fromPlace];
        ++arrived[messages[i].toPlace];
    }
    return before;
}

// A message at the end of one of its links, or, of nobody, a link that is free.
struct Event {
    std::uint32_t message = kNoMessage;
    std::uint32_t place = 0; // how many links are behind the message, or the arc that is free
};

class QueueReplay {
public:
    QueueReplay(const LinkGraph& graph, const Groups<>& ways, std::span<const Message> messages)
        : m_graph(graph)
        , m_ways(ways)
        , m_busy(graph.busy.size() == graph.arcs() ? graph.busy : graph.time)
        , m_messages(messages)
        , m_queues(graph.arcs())
        , m_ready(graph.arcs())
        , m_events(delaysOf(graph.time, m_busy))
    {
        m_planned = mapped(messages, &Message::start);
        m_dependents = dependentsOf({});
        m_turn.resize(messages.size());
        m_tail.resize(messages.size());
        for (std::size_t i = messages.size(); i-- > 0;) {
            std::uint64_t most = 0;
            for (const std::uint32_t on : m_dependents[i])
                most = std::max(most, m_tail[on]);
            m_tail[i] = messages[i].end - messages[i].start + most;
        }
    }

    [[nodiscard]] JoinedOrder run(const Rule& rule)
    {
        m_rule = rule;
        m_free.assign(m_graph.arcs(), 0);
        m_promised.assign(m_graph.arcs(), 0);
        m_starts = rule.hold == Hold::ToArrival ? latestStarts() : m_planned;
        const bool holds = rule.hold != Hold::Never;
        const std::vector<std::uint32_t> after = holds ? lastBefore(m_starts) : std::vector<std::uint32_t>();
        m_waiting = holds ? dependentsOf(after) : m_dependents;
        m_left.assign(m_messages.size(), 0);
        for (const std::uint32_t waiting : m_waiting.items)
            ++m_left[waiting];
        m_made.ends.resize(m_messages.size());
        m_now = 0;
        m_foreseen = 0;
        m_happened = 0;
        for (std::uint32_t i = 0; i < m_messages.size(); ++i) {
            if (m_left[i] == 0)
                makeReady(i);
        }
        // Ranks begin one after the other.
        std::ranges::stable_sort(m_touched, {}, [this](std::uint32_t arc) { return m_graph.source[arc]; });
        for (startLinks(); !m_events.empty(); startLinks()) {
            m_now = m_events.next().first;
            m_events.take([this](const Event& event) { happen(event); });
        }
        if (holds)
            m_made.after = mapped(
                m_made.numbers, [&](auto i) { return after[i] == kNoMessage ? kNoMessage : m_turn[after[i]]; });
        return std::exchange(m_made, {});
    }

private:
    struct Candidate {
        double key = 0;
        std::uint32_t message = 0;
        auto operator<=>(const Candidate&) const = default;
    };
    struct Queued {
        std::uint32_t message = 0;
        std::uint32_t hop = 0;
    };
    // What may go next over a link out of an NPU.
    struct Ready {
        std::vector<Candidate> looked; // the least, ascending
        std::vector<Candidate> others; // a heap
        void add(const Candidate& candidate)
        {
            if (looked.empty() || looked.back() < candidate)
                return push(others, candidate);
            push(others, looked.back());
            looked.pop_back();
            looked.insert(std::ranges::upper_bound(looked, candidate), candidate);
        }
    };

    // By arc the time to the arrival, then that until it is free.
    [[nodiscard]] static std::vector<std::uint64_t> delaysOf(
        std::vector<std::uint64_t> time, const std::vector<std::uint64_t>& busy)
    {
        time.insert(time.end(), busy.begin(), busy.end());
        return time;
    }

    // Each waits for what came to its source before it left, as planned, and for what it is held back by.
    [[nodiscard]] Groups<> dependentsOf(std::span<const std::uint32_t> after) const
    {
        const Groups<> arrivals(placeCount(m_messages), [this](auto visit) {
            for (std::uint32_t i = 0; i < m_messages.size(); ++i)
                visit(m_messages[i].toPlace, i);
        });
        return Groups<>(m_messages.size(), [&](auto visit) {
            for (std::uint32_t i = 0; i < m_messages.size(); ++i) {
                for (const std::uint32_t on : arrivals[m_messages[i].fromPlace]) {
                    if (on < i && m_messages[on].end <= m_messages[i].start)
                        visit(on, i);
                }
                if (!after.empty() && after[i] != kNoMessage)
                    visit(after[i], i);
            }
        });
    }

    // As late as messages still arrive as planned, each before what leaves next over its first link.
    [[nodiscard]] std::vector<std::uint64_t> latestStarts() const
    {
        std::vector<std::uint64_t> starts(m_messages.size());
        std::vector<std::uint64_t> next(m_graph.arcs(), std::numeric_limits<std::uint64_t>::max()); // by arc
        for (std::size_t i = m_messages.size(); i-- > 0;) {
            const Message& message = m_messages[i];
            const auto onWay = sumOf(m_ways[message.way], [this](std::uint32_t arc) { return m_graph.time[arc]; });
            std::uint64_t& before = next[message.firstArc];
            starts[i] = std::max(message.start, std::min(message.end - onWay, before - m_graph.time[message.firstArc]));
            before = starts[i];
        }
        return starts;
    }
    // By message: the last that its NPU has sent or got by then, as planned.
    [[nodiscard]] std::vector<std::uint32_t> lastBefore(std::span<const std::uint64_t> starts) const
    {
        const auto endOf = [this](std::uint32_t i) { return m_messages[i].end; };
        std::vector<std::uint32_t> byEnd = numbersBelow(m_messages.size());
        std::ranges::stable_sort(byEnd, {}, endOf);
        const Groups<> over(m_graph.npus, [&](auto visit) {
            for (const std::uint32_t i : byEnd) {
                visit(m_messages[i].from, i);
                visit(m_messages[i].to, i);
            }
        });
        std::vector<std::uint32_t> last(m_messages.size(), kNoMessage);
        for (std::size_t i = 0; i < last.size(); ++i) {
            const auto at = over[m_messages[i].from];
            const auto later = std::ranges::upper_bound(at, starts[i], {}, endOf);
            if (later != at.begin())
                last[i] = *std::prev(later);
        }
        return last;
    }

    [[nodiscard]] double keyOf(std::uint32_t message) const
    {
        if (m_rule.inTurn)
            return static_cast<double>(m_now);
        const auto start = static_cast<double>(m_starts[message]);
        double key = start * (1 - m_rule.tail) - static_cast<double>(m_tail[message]) * m_rule.tail;
        if (m_rule.seed != 0) {
            const double draw = 0x1p-64 * static_cast<double>(mixed(mixed(m_rule.seed) ^ message));
            key += 2 * draw * static_cast<double>(m_busy[m_messages[message].firstArc]);
        }
        return key;
    }
    void makeReady(std::uint32_t message)
    {
        const std::uint32_t arc = m_messages[message].firstArc;
        m_ready[arc].add({ keyOf(message), message });
        m_touched.push_back(arc);
    }

    [[nodiscard]] std::span<const std::uint32_t> wayOf(std::uint32_t message) const
    {
        return m_ways[m_messages[message].way];
    }

    // How long it would stand behind others on its way if it left now; `promise`: it does.
    std::uint64_t waiting(std::uint32_t message, bool promise)
    {
        const std::span<const std::uint32_t> way = wayOf(message);
        std::uint64_t at = m_now + m_graph.time[way.front()];
        std::uint64_t sum = 0;
        for (const std::uint32_t arc : way.subspan(1)) {
            const std::uint64_t start = std::max(at, m_promised[arc]);
            sum += start - at;
            if (promise)
                m_promised[arc] = start + m_busy[arc];
            at = start + m_graph.time[arc];
        }
        return sum;
    }
    [[nodiscard]] std::uint32_t choose(Ready& ready)
    {
        if (m_rule.waiting == 0)
            return pop(ready.others).message;
        std::size_t chosen = 0;
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < kLooked; ++i) {
            if (i == ready.looked.size() && !ready.others.empty())
                ready.looked.push_back(pop(ready.others));
            if (i == ready.looked.size() || ready.looked[i].key >= least)
                break; // nor can those behind it be less
            const auto [start, message] = ready.looked[i];
            const double key = start + m_rule.waiting * static_cast<double>(waiting(message, false));
            if (key < least) {
                least = key;
                chosen = i;
            }
        }
        const std::uint32_t message = ready.looked[chosen].message;
        ready.looked.erase(ready.looked.begin() + static_cast<std::ptrdiff_t>(chosen));
        return message;
    }

    // Whatever is free and has something to carry.
    void startLinks()
    {
        for (const std::uint32_t arc : m_touched) {
            if (m_free[arc] > m_now)
                continue;
            Queued next;
            if (m_graph.source[arc] >= m_graph.npus) {
                if (m_queues[arc].empty())
                    continue;
                next = m_queues[arc].front();
                m_queues[arc].pop_front();
            } else {
                if (m_ready[arc].looked.empty() && m_ready[arc].others.empty())
                    continue;
                next.message = choose(m_ready[arc]);
                m_turn[next.message] = static_cast<std::uint32_t>(m_made.numbers.size());
                m_made.numbers.push_back(next.message);
                m_made.starts.push_back({ m_now, m_happened++ });
                waiting(next.message, true);
            }
            m_free[arc] = m_now + m_busy[arc];
            m_events.add(arc, { m_now + m_graph.time[arc], m_foreseen++ }, { next.message, next.hop + 1 });
            m_events.add(m_graph.arcs() + arc, { m_free[arc], m_foreseen++ }, { kNoMessage, arc });
        }
        m_touched.clear();
    }
    void happen(const Event& event)
    {
        if (event.message == kNoMessage) {
            m_touched.push_back(event.place);
            return;
        }
        const std::span<const std::uint32_t> way = wayOf(event.message);
        if (event.place < way.size()) {
            m_queues[way[event.place]].push_back({ event.message, event.place });
            m_touched.push_back(way[event.place]);
            return;
        }
        m_made.ends[m_turn[event.message]] = { m_now, m_happened++ };
        m_made.durationNs = m_now;
        for (const std::uint32_t on : m_waiting[event.message]) {
            if (--m_left[on] == 0)
                makeReady(on);
        }
    }

    const LinkGraph& m_graph;
    const Groups<>& m_ways; // arcs
    const std::vector<std::uint64_t>& m_busy; // by arc
    std::span<const Message> m_messages;
    Groups<> m_dependents; // messages by message
    std::vector<std::uint64_t> m_planned; // by message: start
    std::vector<std::uint64_t> m_tail; // by message: ns from its start to the end of what needs it, if all goes at once
    // Of a replay:
    Rule m_rule;
    std::uint64_t m_now = 0;
    std::uint32_t m_foreseen = 0; // events
    std::uint32_t m_happened = 0; // starts and ends
    std::vector<std::uint64_t> m_free; // by arc
    std::vector<std::uint64_t> m_promised; // by arc: when it has carried all that is on the way to it
    std::vector<std::uint64_t> m_starts; // by message: as planned, or until when it is held
    Groups<> m_waiting; // m_dependents, and what is held by whom
    std::vector<std::uint32_t> m_left; // by message: of those before it
    std::vector<std::deque<Queued>> m_queues; // by arc out of a switch
    std::vector<Ready> m_ready; // by arc out of an NPU
    Lanes<std::pair<std::uint64_t, std::uint32_t>, Event> m_events; // of equal times what was foreseen first, as in the
                                                                    // simulator
    std::vector<std::uint32_t> m_touched; // arcs that may start
    std::vector<std::uint32_t> m_turn; // by message that has started: among these
    JoinedOrder m_made;
};

} // namespace

std::vector<JoinedOrder> queueOrders(const LinkGraph& graph, const Groups<>& ways, std::span<const Message> messages,
    std::size_t most, const Watch& watch)
{
    std::vector<JoinedOrder> orders;
    const auto hops = sumOf(messages, [&](const Message& each) { return std::uint64_t { ways[each.way].size() }; });
    if (hops > kMostHops || hops == 0)
        return orders;
    QueueReplay replay(graph, ways, messages);
    const std::vector<std::uint32_t> planned = arrivalsBefore(messages, numbersBelow(messages.size()));
    const std::uint64_t replays = std::clamp<std::uint64_t>(kWork / hops, 1, kMostReplays);
    for (std::uint64_t number = 0; number < replays && !watch.stop.stop_requested(); ++number) {
        JoinedOrder made = replay.run(replays == 1 ? kAsPlanned : ruleOf(number));
        const auto at = std::ranges::upper_bound(orders, made.durationNs, {}, &JoinedOrder::durationNs);
        if (static_cast<std::size_t>(at - orders.begin()) == most)
            continue;
        if (arrivalsBefore(messages, made.numbers) != planned)
            continue;
        if (at != orders.begin() && std::prev(at)->starts == made.starts)
            continue; // the same again
        orders.insert(at, std::move(made));
        if (orders.size() > most)
            orders.pop_back();
    }
    return orders;
}

} // namespace weft::synthesis
