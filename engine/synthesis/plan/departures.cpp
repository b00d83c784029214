// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/departures.h"

#include "engine/synthesis/graph/hashing.h"

#include <algorithm>
#include <limits>

namespace weft::synthesis {

Departures::Departures(const LinkGraph& graph)
    : m_over(graph.npus)
    , m_places(graph.npus, 0)
    , m_last(graph.arcs())
{
}

// The first that is over at the NPU after the last message was ready, or with it where the place tells them apart.
Departures::Over::const_iterator Departures::waitFor(std::uint32_t npu, const Turn& turn, const Turn& last) const
{
    const Over& over = m_over[npu];
    const Instant after { last.ready.ns, std::numeric_limits<std::uint32_t>::max() };
    return turn.place >= last.place ? std::ranges::lower_bound(over, last.ready, {}, &Over::value_type::first)
                                    : std::ranges::upper_bound(over, after, {}, &Over::value_type::first);
}

Departure Departures::add(const Message& message, Instant data, Instant start, Instant end)
{
    std::vector<Channel>& channels = m_channels[pairOf(message.from, message.to)];
    const Turn last = m_last[message.firstArc];
    const auto turnOf = [&](const Channel& channel) { return Turn { std::max(data, channel.free), channel.place }; };
    const auto isIdle = [&](const Channel& channel) { return channel.free <= start; };
    const auto canWait
        = [&](const Turn& turn) { return waitFor(message.from, turn, last) != m_over[message.from].end(); };
    auto chosen = std::ranges::find_if(
        channels, [&](const Channel& channel) { return isIdle(channel) && follows(turnOf(channel), last); });
    if (chosen == channels.end())
        chosen = std::ranges::find_if(
            channels, [&](const Channel& channel) { return isIdle(channel) && canWait(turnOf(channel)); });
    if (chosen == channels.end() && channels.size() < kMostChannels)
        chosen = channels.insert(channels.end(), { m_places[message.from]++, {} });
    else if (chosen == channels.end())
        chosen = std::ranges::min_element(channels, {}, &Channel::free);
    Departure departure { static_cast<std::uint32_t>(chosen - channels.begin()), {} };
    Turn turn = turnOf(*chosen);
    if (!follows(turn, last) && canWait(turn)) {
        const auto event = waitFor(message.from, turn, last);
        departure.after = event->second;
        turn.ready = std::max(turn.ready, event->first);
    }
    m_last[message.firstArc] = std::max(last, turn);
    chosen->free = std::max(chosen->free, end);
    return departure;
}

void Departures::end(const Message& message, std::uint32_t number, Instant end, Instant complete)
{
    const auto note = [number](Over& over, Instant at) {
        auto behind = over.end(); // a sum is noted before others of its time
        while (behind != over.begin() && at < std::prev(behind)->first)
            --behind;
        over.emplace(behind, at, number);
    };
    note(m_over[message.from], end);
    note(m_over[message.to], complete);
}

} // namespace weft::synthesis
