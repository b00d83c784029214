// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/message_hops.h"

#include <algorithm>
#include <span>

namespace weft::analysis {

using simulation::Run;

MessageHops::MessageHops(const Run& run)
    : m_run(run)
{
    // Counting sort: stable, so that the intervals of a message stay in time order.
    const std::vector<std::uint32_t>& owner = run.linkIntervals.message;
    const std::size_t messages = run.messagesLog.size();
    m_start.assign(messages + 2, 0);
    for (const std::uint32_t message : owner) {
        if (message < messages)
            ++m_start[message + 2];
    }
    for (std::size_t at = 2; at < m_start.size(); ++at)
        m_start[at] += m_start[at - 1];
    m_interval.resize(m_start.back());
    for (std::uint32_t at = 0; at < owner.size(); ++at) {
        if (owner[at] < messages)
            m_interval[m_start[owner[at] + 1]++] = at;
    }
    m_start.pop_back();
}

LinkId MessageHops::contendedLink(std::uint32_t message) const
{
    const simulation::LinkIntervalColumns& intervals = m_run.linkIntervals;
    const simulation::MessageColumns& messages = m_run.messagesLog;
    const std::uint32_t holder
        = messages.linkHolder.size() == messages.size() ? messages.linkHolder[message] : simulation::kNoRecord;
    if (holder >= messages.size())
        return kNone<LinkId>;
    // The latest interval of the message on a link that the holder used before it.
    for (std::uint32_t at = m_start[message + 1]; at-- > m_start[message];) {
        const LinkId link = intervals.link[m_interval[at]];
        for (std::uint32_t other = m_start[holder]; other < m_start[holder + 1]; ++other) {
            if (intervals.link[m_interval[other]] == link
                && intervals.end[m_interval[other]] <= intervals.start[m_interval[at]])
                return link;
        }
    }
    return kNone<LinkId>;
}

void MessageHops::appendHops(std::uint32_t message, std::vector<Hop>& hops) const
{
    const simulation::LinkIntervalColumns& intervals = m_run.linkIntervals;
    const simulation::MessageColumns& messages = m_run.messagesLog;
    const Time end = messages.end[message];
    Time at = messages.start[message];
    const auto append = [&](Time to, LinkId link, bool waiting) {
        to = std::min(to, end);
        if (to > at)
            hops.push_back({ at, to, link, waiting });
        at = std::max(at, to);
    };

    const std::span<const std::uint32_t> own
        = std::span(m_interval).subspan(m_start[message], m_start[message + 1] - m_start[message]);
    bool byMessage = !own.empty(); // each link once: it travelled whole
    for (std::size_t hop = 1; hop < own.size() && byMessage; ++hop) {
        const LinkId link = intervals.link[own[hop]];
        const LinkId previous = intervals.link[own[hop - 1]];
        byMessage = index(link) < m_run.fabric.topology().linkCount()
            && index(previous) < m_run.fabric.topology().linkCount()
            && m_run.fabric.topology().linkSource(link) == m_run.fabric.topology().linkDestination(previous);
    }
    if (byMessage) {
        for (const std::uint32_t hop : own) {
            const LinkId link = intervals.link[hop];
            append(intervals.start[hop], link, true);
            const Time arrives = index(link) < m_run.fabric.topology().linkCount()
                ? intervals.start[hop] + linkTime(m_run.fabric.linkCost(link), Bytes { messages.bytes[message] })
                : intervals.end[hop];
            append(arrives, link, false);
        }
        append(end, intervals.link[own.back()], false);
        return;
    }
    const Time waited = messages.linkWait.size() == messages.size() ? messages.linkWait[message] : Time {};
    if (waited.ns() > 0)
        append(std::min(end, at + std::min(waited, end - at)), contendedLink(message), true);
    append(end, kNone<LinkId>, false);
}

} // namespace weft::analysis
