// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/message_flow.h"

#include "engine/topology/router.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace weft::widgets {

namespace {
constexpr std::size_t kBlock = 512; // hops that are passed over together
constexpr std::size_t kBetweenLooks = 4096; // messages
}

void MessageFlow::add(LinkId link, std::uint64_t from, std::uint64_t to)
{
    if (to <= from)
        return; // never seen
    m_link.push_back(link);
    m_start.push_back(from);
    m_length.push_back(
        static_cast<std::uint32_t>(std::min<std::uint64_t>(to - from, std::numeric_limits<std::uint32_t>::max())));
}

void MessageFlow::sort()
{
    if (!std::is_sorted(m_start.begin(), m_start.end())) {
        std::vector<std::uint32_t> order(m_start.size());
        std::iota(order.begin(), order.end(), 0U);
        std::stable_sort(
            order.begin(), order.end(), [this](std::uint32_t a, std::uint32_t b) { return m_start[a] < m_start[b]; });
        const auto apply = [&order](auto& column) {
            auto sorted = column;
            for (std::size_t i = 0; i < order.size(); ++i)
                sorted[i] = column[order[i]];
            column = std::move(sorted);
        };
        apply(m_link);
        apply(m_length);
        apply(m_start);
    }
    m_latest.assign((m_start.size() + kBlock - 1) / kBlock, 0);
    for (std::size_t i = 0; i < m_start.size(); ++i)
        m_latest[i / kBlock] = std::max(m_latest[i / kBlock], m_start[i] + m_length[i]);
}

MessageFlow MessageFlow::of(const simulation::Run& run, const Watch& watch)
{
    MessageFlow flow;
    const auto& intervals = run.linkIntervals;
    const auto& messages = run.messagesLog;
    flow.m_isTooLarge = intervals.size() > kMostHops || messages.size() > kMostHops;
    if (flow.m_isTooLarge)
        return flow;
    for (std::size_t i = 0; i < intervals.size(); ++i)
        flow.add(intervals.link[i], intervals.start[i].ns(), intervals.end[i].ns());
    if (intervals.size() == 0 && messages.size() > 0) {
        topology::Router router(run.fabric);
        std::vector<LinkId> route;
        for (std::size_t i = 0; i < messages.size(); ++i) {
            if (i % kBetweenLooks == 0 && watch.stop.stop_requested())
                return {};
            route.clear();
            if (!router
                     .appendRoute(
                         NodeId { index(messages.source[i]) }, NodeId { index(messages.destination[i]) }, route)
                     .ok())
                continue;
            const std::uint64_t from = messages.start[i].ns();
            const std::uint64_t length = messages.end[i].ns() - from;
            for (std::size_t hop = 0; hop < route.size(); ++hop)
                flow.add(route[hop], from + length * hop / route.size(), from + length * (hop + 1) / route.size());
            if (flow.hops() > kMostHops) {
                flow = {};
                flow.m_isTooLarge = true;
                return flow;
            }
        }
    }
    flow.sort();
    return flow;
}

std::vector<LinkMover> MessageFlow::at(std::int64_t ns) const
{
    std::vector<LinkMover> movers;
    if (ns < 0 || m_start.empty())
        return movers;
    const auto now = static_cast<std::uint64_t>(ns);
    const auto begun
        = static_cast<std::size_t>(std::upper_bound(m_start.begin(), m_start.end(), now) - m_start.begin());
    for (std::size_t block = 0; block * kBlock < begun; ++block) {
        if (m_latest[block] <= now)
            continue;
        for (std::size_t i = block * kBlock; i < std::min(begun, (block + 1) * kBlock); ++i) {
            if (now - m_start[i] >= m_length[i])
                continue;
            const double part = static_cast<double>(now - m_start[i]) / m_length[i];
            movers.push_back({ m_link[i], 1, part, part });
        }
    }
    std::sort(movers.begin(), movers.end(), [](const LinkMover& a, const LinkMover& b) { return a.link < b.link; });
    std::size_t kept = 0;
    for (const LinkMover& mover : movers) {
        if (kept > 0 && movers[kept - 1].link == mover.link) {
            LinkMover& all = movers[kept - 1];
            ++all.count;
            all.part = std::max(all.part, mover.part);
            all.last = std::min(all.last, mover.part);
        } else {
            movers[kept++] = mover;
        }
    }
    movers.resize(kept);
    return movers;
}

} // namespace weft::widgets
