// SPDX-License-Identifier: GPL-3.0-or-later
// What a replay of queues (queue_order.h) knows will happen, and what of it comes next. Owned by the replay; one
// thread.
#pragma once

#include "engine/synthesis/plan/joined_messages.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <tuple>

namespace weft::synthesis {

// A message at the end of one of its links, or, of nobody, a link that is free.
struct Event {
    std::uint64_t at = 0;
    std::uint32_t number = 0; // of equal times what was foreseen first happens first, as in the simulator
    std::uint32_t message = kNoMessage;
    std::uint32_t place = 0; // how many links are behind the message, or the arc that is free
};

// What comes next of what was foreseen. All that is so many ns ahead comes in the order in which it was foreseen, and
// links take few different times.
class Foreseen {
public:
    void resize(std::size_t delays) { m_lanes.resize(delays); }
    [[nodiscard]] bool empty() const { return m_heads.empty(); }
    void add(std::uint32_t delay, const Event& event)
    {
        if (m_lanes[delay].empty())
            addHead(delay, event);
        m_lanes[delay].push_back(event);
    }
    Event take()
    {
        const std::uint32_t delay = std::get<2>(m_heads.back());
        m_heads.pop_back();
        std::deque<Event>& lane = m_lanes[delay];
        const Event event = lane.front();
        lane.pop_front();
        if (!lane.empty())
            addHead(delay, lane.front());
        return event;
    }

private:
    void addHead(std::uint32_t delay, const Event& event)
    {
        const std::tuple head { event.at, event.number, delay };
        m_heads.insert(std::ranges::upper_bound(m_heads, head, std::greater()), head);
    }

    std::vector<std::deque<Event>> m_lanes; // by number of the delay
    std::vector<std::tuple<std::uint64_t, std::uint32_t, std::uint32_t>> m_heads; // the first is last
};

} // namespace weft::synthesis
