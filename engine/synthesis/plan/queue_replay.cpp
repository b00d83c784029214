// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/queue_replay.h"

#include "engine/synthesis/graph/hashing.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace weft::synthesis {

namespace {

constexpr std::size_t kLooked = 8; // messages that an NPU chooses from

// By arc the time to the arrival, then that until it is free, then that of a sum.
std::vector<std::uint64_t> delaysOf(std::vector<std::uint64_t> time, const std::vector<std::uint64_t>& busy)
{
    time.insert(time.end(), busy.begin(), busy.end());
    time.push_back(0);
    return time;
}

std::size_t placeCount(std::span<const Message> messages)
{
    std::size_t places = 0;
    for (const Message& message : messages)
        places = std::max({ places, message.fromPlace + std::size_t { 1 }, message.toPlace + std::size_t { 1 } });
    return places;
}

} // namespace

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

QueueReplay::QueueReplay(const LinkGraph& graph, const Groups<>& ways, std::span<const Message> messages)
    : m_graph(graph)
    , m_ways(ways)
    , m_busy(graph.busy.size() == graph.arcs() ? graph.busy : graph.time)
    , m_messages(messages)
    , m_dependents(dependentsOf())
    , m_planned(mapped(messages, &Message::start))
    , m_tail(messages.size())
    , m_lastSum(placeCount(messages), kNoMessage)
    , m_nextSum(messages.size(), kNoMessage)
    , m_queues(graph.arcs())
    , m_ready(graph.arcs())
    , m_events(delaysOf(graph.time, m_busy))
    , m_turn(messages.size())
{
    std::unordered_map<std::uint64_t, std::uint32_t> pairs;
    for (const Message& message : messages) {
        const auto fresh = static_cast<std::uint32_t>(pairs.size());
        m_pair.push_back(pairs.try_emplace(pairOf(message.from, message.to), fresh).first->second);
    }
    m_underWay.resize(pairs.size());
    for (std::size_t i = messages.size(); i-- > 0;) {
        std::uint64_t most = 0;
        for (const std::uint32_t on : m_dependents[i])
            most = std::max(most, m_tail[on]);
        m_tail[i] = messages[i].end - messages[i].start + most;
    }
}

JoinedOrder QueueReplay::run(const QueueRule& rule)
{
    m_rule = rule;
    m_now = 0;
    m_foreseen = 0;
    m_isTaken.assign(m_graph.arcs(), false);
    m_promised.assign(m_graph.arcs(), 0);
    m_starts = rule.hold == Hold::ToArrival ? latestStarts() : m_planned;
    const std::vector<std::uint32_t> after
        = rule.hold == Hold::Never ? std::vector<std::uint32_t>() : lastBefore(m_starts);
    m_held = heldBy(after);
    m_left.assign(m_messages.size(), 0);
    for (const Groups<>* waiting : { &m_dependents, &m_held }) {
        for (const std::uint32_t message : waiting->items)
            ++m_left[message];
    }
    m_made.ends.resize(m_messages.size());
    m_made.complete.resize(m_messages.size());
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
    if (!after.empty())
        m_made.after
            = mapped(m_made.numbers, [&](auto i) { return after[i] == kNoMessage ? kNoMessage : m_turn[after[i]]; });
    return std::exchange(m_made, {});
}

void QueueReplay::Ready::add(const Candidate& candidate)
{
    if (looked.empty() || looked.back() < candidate)
        return push(others, candidate);
    push(others, looked.back());
    looked.pop_back();
    looked.insert(std::ranges::upper_bound(looked, candidate), candidate);
}

// Each waits for what came to its source before it left, as planned.
Groups<> QueueReplay::dependentsOf() const
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
        }
    });
}

Groups<> QueueReplay::heldBy(std::span<const std::uint32_t> after) const
{
    return Groups<>(m_messages.size(), [&](auto visit) {
        for (std::uint32_t i = 0; i < after.size(); ++i) {
            if (after[i] != kNoMessage)
                visit(after[i], i);
        }
    });
}

// As late as messages still arrive as planned, each before what leaves next over its first link.
std::vector<std::uint64_t> QueueReplay::latestStarts() const
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
std::vector<std::uint32_t> QueueReplay::lastBefore(std::span<const std::uint64_t> starts) const
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

double QueueReplay::keyOf(std::uint32_t message) const
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

void QueueReplay::makeReady(std::uint32_t message)
{
    const std::uint32_t arc = m_messages[message].firstArc;
    m_ready[arc].add({ keyOf(message), message });
    m_touched.push_back(arc);
}

// How long it would stand behind others on its way if it left now; `promise`: it does.
std::uint64_t QueueReplay::waiting(std::uint32_t message, bool promise)
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

// Nobody where there is none; those of a pair that has no channel left wait for one that arrives.
std::uint32_t QueueReplay::choose(Ready& ready)
{
    while (!ready.looked.empty() || !ready.others.empty()) {
        const std::uint32_t message = best(ready);
        const std::uint32_t pair = m_pair[message];
        if (m_underWay[pair] < kMostChannels) {
            ++m_underWay[pair];
            return message;
        }
        m_blocked[pair].push_back(message);
    }
    return kNoMessage;
}

std::uint32_t QueueReplay::best(Ready& ready)
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
void QueueReplay::startLinks()
{
    for (const std::uint32_t arc : m_touched) {
        if (m_isTaken[arc])
            continue;
        Queued next;
        if (m_graph.source[arc] >= m_graph.npus) {
            if (m_queues[arc].empty())
                continue;
            next = m_queues[arc].front();
            m_queues[arc].pop_front();
        } else {
            next.message = choose(m_ready[arc]);
            if (next.message == kNoMessage)
                continue;
            m_turn[next.message] = static_cast<std::uint32_t>(m_made.numbers.size());
            m_made.numbers.push_back(next.message);
            m_made.starts.push_back(instant());
            if (m_rule.waiting != 0)
                waiting(next.message, true);
        }
        m_isTaken[arc] = true;
        m_events.add(arc, { m_now + m_graph.time[arc], m_foreseen++ }, { next.message, next.hop + 1 });
        m_events.add(m_graph.arcs() + arc, { m_now + m_busy[arc], m_foreseen++ }, { kNoMessage, arc });
    }
    m_touched.clear();
    if (m_next.message != kNoMessage)
        m_events.add(2 * m_graph.arcs(), { m_now, m_foreseen++ }, std::exchange(m_next, {}));
}

void QueueReplay::happen(const Event& event)
{
    if (event.message == kNoMessage) {
        m_isTaken[event.place] = false;
        m_touched.push_back(event.place);
        return;
    }
    const std::span<const std::uint32_t> way = wayOf(event.message);
    if (event.place < way.size()) {
        m_queues[way[event.place]].push_back({ event.message, event.place });
        m_touched.push_back(way[event.place]);
    } else if (event.place == way.size()) {
        arrive(event.message);
    } else if (event.place == way.size() + kReceivedLate) {
        m_next = after(event.message, kSummed);
    } else {
        complete(event.message);
        const std::uint32_t next = std::exchange(m_nextSum[event.message], kNoMessage);
        if (next == kNoMessage)
            m_lastSum[m_messages[event.message].toPlace] = kNoMessage;
        else
            m_next = after(next, kReceivedLate);
    }
}

void QueueReplay::arrive(std::uint32_t message)
{
    m_made.ends[m_turn[message]] = instant();
    m_made.durationNs = m_now;
    const std::uint32_t pair = m_pair[message];
    --m_underWay[pair];
    if (const auto blocked = m_blocked.find(pair); blocked != m_blocked.end()) {
        makeReady(blocked->second.front());
        blocked->second.pop_front();
        if (blocked->second.empty())
            m_blocked.erase(blocked);
    }
    releaseHeld(message, m_messages[message].from);
    if (m_messages[message].sums)
        addUp(message);
    else
        complete(message);
}

void QueueReplay::addUp(std::uint32_t message)
{
    std::uint32_t& last = m_lastSum[m_messages[message].toPlace];
    if (last == kNoMessage)
        m_next = after(message, kSummed);
    else
        m_nextSum[last] = message;
    last = message;
}

void QueueReplay::complete(std::uint32_t message)
{
    m_made.complete[m_turn[message]] = m_messages[message].sums ? instant() : m_made.ends[m_turn[message]];
    releaseHeld(message, m_messages[message].to);
    for (const std::uint32_t on : m_dependents[message])
        release(on);
}

// For its sender a message is over when it arrives, for its receiver when it is complete.
void QueueReplay::releaseHeld(std::uint32_t message, std::uint32_t npu)
{
    for (const std::uint32_t on : m_held[message]) {
        if (m_messages[on].from == npu)
            release(on);
    }
}

void QueueReplay::release(std::uint32_t message)
{
    if (--m_left[message] == 0)
        makeReady(message);
}

} // namespace weft::synthesis
