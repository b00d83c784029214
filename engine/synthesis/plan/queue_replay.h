// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of a plan on links that serve who comes first, event by event as the simulator has them: of things at
// one time that was foreseen first happens first. Owned by queueOrder() (queue_order.h), on one thread.
#pragma once

#include "engine/core/groups.h"
#include "engine/synthesis/graph/ordering.h"
#include "engine/synthesis/plan/queue_order.h"

#include <deque>
#include <unordered_map>

namespace weft::synthesis {

// Until when what could leave is held back: a schedule states no times, so it waits for the last that its NPU has sent
// or got by then, as planned.
enum class Hold : std::uint8_t {
    Never,
    ToStart, // as planned
    ToArrival, // as late as it arrives as planned if nobody is in its way, but before what leaves next
};

// What an NPU sends next of what it has: the least of planned start, with a weight of the way that is left in its place
// as far as `tail` says, and so many times what it would wait at links that others have taken.
struct QueueRule {
    bool inTurn = false; // but who can go first goes first
    double tail = 0;
    double waiting = 0;
    std::uint64_t seed = 0; // not 0: shaken by up to two transfers
    Hold hold = Hold::Never;
};

// Of each message, if they leave in that order: how many of the same chunk come to its source in front of it.
[[nodiscard]] std::vector<std::uint32_t> arrivalsBefore(
    std::span<const Message> messages, std::span<const std::uint32_t> order);

class QueueReplay {
public:
    // All of them outlive the object. Arguments as those of queueOrder().
    QueueReplay(const LinkGraph& graph, const Groups<>& ways, std::span<const Message> messages);

    [[nodiscard]] JoinedOrder run(const QueueRule& rule);

private:
    // A message at the end of one of its links, or, of nobody, a link that is free.
    struct Event {
        std::uint32_t message = kNoMessage;
        std::uint32_t place = 0; // how many links are behind the message, with what follows the last; or the arc
    };
    // Places after the last. In the simulator a sum takes no time, and yet happens after all else that is known of that
    // time; another one in the same place waits for it before it is received.
    static constexpr std::uint32_t kReceivedLate = 1;
    static constexpr std::uint32_t kSummed = 2;

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
        void add(const Candidate& candidate);
    };

    // Messages by message, or by the one that they are held back by.
    [[nodiscard]] Groups<> dependentsOf() const;
    [[nodiscard]] Groups<> heldBy(std::span<const std::uint32_t> after) const;
    [[nodiscard]] std::vector<std::uint64_t> latestStarts() const;
    [[nodiscard]] std::vector<std::uint32_t> lastBefore(std::span<const std::uint64_t> starts) const;

    [[nodiscard]] std::span<const std::uint32_t> wayOf(std::uint32_t message) const
    {
        return m_ways[m_messages[message].way];
    }
    [[nodiscard]] double keyOf(std::uint32_t message) const;
    std::uint64_t waiting(std::uint32_t message, bool promise);
    [[nodiscard]] std::uint32_t choose(Ready& ready);
    [[nodiscard]] std::uint32_t best(Ready& ready);

    void makeReady(std::uint32_t message);
    void startLinks();
    void happen(const Event& event);
    void arrive(std::uint32_t message);
    void complete(std::uint32_t message);
    void addUp(std::uint32_t message);
    void releaseHeld(std::uint32_t message, std::uint32_t npu);
    void release(std::uint32_t message);
    [[nodiscard]] Event after(std::uint32_t message, std::uint32_t step) const
    {
        return { message, static_cast<std::uint32_t>(wayOf(message).size()) + step };
    }
    [[nodiscard]] Instant instant() { return { m_now, m_made.instants++ }; }

    const LinkGraph& m_graph;
    const Groups<>& m_ways; // arcs
    const std::vector<std::uint64_t>& m_busy; // by arc
    std::span<const Message> m_messages;
    Groups<> m_dependents; // messages by message
    std::vector<std::uint64_t> m_planned; // by message: start
    std::vector<std::uint64_t> m_tail; // by message: ns from its start to the end of what needs it, if all goes at once
    std::vector<std::uint32_t> m_pair; // by message: of NPUs that it joins
    // Of a replay:
    QueueRule m_rule;
    std::uint64_t m_now = 0;
    std::uint32_t m_foreseen = 0; // events
    std::vector<bool> m_isTaken; // by arc: until it is said to be free, though it may be the time
    std::vector<std::uint64_t> m_promised; // by arc: when it has carried all that is on the way to it
    std::vector<std::uint64_t> m_starts; // by message: as planned, or until when it is held
    Groups<> m_held; // messages by the one that they are held back by
    std::vector<std::uint32_t> m_left; // by message: of those before it
    std::vector<std::uint32_t> m_underWay; // by pair: messages
    std::unordered_map<std::uint32_t, std::deque<std::uint32_t>> m_blocked; // by pair that has any: messages
    std::vector<std::uint32_t> m_lastSum; // by place: message that is added up there or will be
    std::vector<std::uint32_t> m_nextSum; // by message that is added up: who waits for it
    std::vector<std::deque<Queued>> m_queues; // by arc out of a switch
    std::vector<Ready> m_ready; // by arc out of an NPU
    Lanes<std::pair<std::uint64_t, std::uint32_t>, Event> m_events; // by time, then as they were foreseen
    std::vector<std::uint32_t> m_touched; // arcs that may start
    Event m_next; // of a sum, at this time
    std::vector<std::uint32_t> m_turn; // by message that has started: among these
    JoinedOrder m_made;
};

} // namespace weft::synthesis
