// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/joined_messages.h"

#include "engine/synthesis/graph/ordering.h"

#include <algorithm>

namespace weft::synthesis {

bool JoinedMessages::add(const PlanPart& part, std::uint32_t chunks, const Watch& watch)
{
    const Groups<> byChunk = groupedBy(mapped(part.plan.transfers, &PlannedTransfer::chunk), chunks);
    for (std::uint32_t chunk = 0; chunk < chunks; ++chunk) {
        constexpr std::uint32_t kPoll = 1024; // chunks
        if (chunk % kPoll == 0 && watch.stop.stop_requested())
            return false;
        for (const std::uint32_t number : byChunk[chunk]) {
            const PlannedTransfer& transfer = part.plan.transfers[number];
            const std::uint32_t from = m_graph.source[transfer.arc];
            m_moving.clear();
            if (from < m_graph.npus)
                m_moving.push_back(
                    { 0, transfer.start, 0, chunk, from, 0, transfer.arc, kFirstHop, part.adds, false, 0, 0, 0 });
            else
                takeFrom(from, transfer, part.adds);
            deliver(transfer, m_before + number);
        }
        for (const std::uint32_t node : m_touched)
            m_atSwitch[node].clear();
        m_touched.clear();
        m_waiting.clear();
    }
    m_before += static_cast<std::uint32_t>(part.plan.transfers.size());
    return true;
}

std::vector<Message> JoinedMessages::take()
{
    sortByDigits(m_messages, [passes = m_passSwitches](const Message& each) {
        return passes ? std::tuple(each.start, each.end, each.number) : std::tuple(each.end, each.start, each.number);
    });
    return std::move(m_messages);
}

void JoinedMessages::appendWay(const Message& message, std::vector<std::uint32_t>& arcs) const
{
    const auto first = static_cast<std::ptrdiff_t>(arcs.size());
    for (std::uint32_t hop = message.lastHop; hop != kFirstHop; hop = m_hops[hop].before)
        arcs.push_back(m_hops[hop].arc);
    std::reverse(arcs.begin() + first, arcs.end());
}

// What moves has arrived at the other end.
void JoinedMessages::deliver(const PlannedTransfer& transfer, std::uint32_t number)
{
    const std::uint32_t to = m_graph.target[transfer.arc];
    const std::uint64_t end = transfer.start + m_graph.time[transfer.arc];
    for (Message& message : m_moving) {
        m_hops.push_back({ transfer.arc, message.lastHop });
        message.lastHop = static_cast<std::uint32_t>(m_hops.size() - 1);
        message.end = end;
        message.to = to;
        message.number = number;
    }
    std::vector<Message>& there = to >= m_graph.npus ? m_waiting : m_messages;
    if (to >= m_graph.npus) {
        std::vector<Arrival>& others = m_atSwitch[to];
        others.insert(
            std::ranges::upper_bound(others, end, {}, &Arrival::end), { end, m_waiting.size(), m_moving.size() });
        m_touched.push_back(to);
    }
    there.insert(there.end(), m_moving.begin(), m_moving.end());
}

// The first that came of the chunk leaves the switch, or all of them where it adds them up.
void JoinedMessages::takeFrom(std::uint32_t node, const PlannedTransfer& transfer, bool adds)
{
    const topology::Node& kind = m_graph.kind[node];
    std::vector<Arrival>& waiting = m_atSwitch[node];
    std::size_t count = 0;
    while (count < waiting.size() && waiting[count].end <= transfer.start && (count == 0 || (adds && kind.reduces))) {
        const auto first = m_waiting.begin() + static_cast<std::ptrdiff_t>(waiting[count].first);
        m_moving.insert(m_moving.end(), first, first + static_cast<std::ptrdiff_t>(waiting[count++].count));
    }
    if (adds || !kind.multicasts)
        waiting.erase(waiting.begin(), waiting.begin() + static_cast<std::ptrdiff_t>(count));
    m_passSwitches = true;
}

} // namespace weft::synthesis
