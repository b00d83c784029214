// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/wait_graph.h"

#include <algorithm>
#include <numeric>
#include <queue>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

// One run, in the direction of time or against it.
class ListScheduling {
public:
    ListScheduling(
        const LinkGraph& graph, const WaitGraph& waits, const std::vector<std::uint64_t>& ranks, bool isBackwards)
        : m_graph(graph)
        , m_waits(waits)
        , m_ranks(ranks)
        , m_isBackwards(isBackwards)
        , m_ready(graph.arcs())
        , m_busy(graph.arcs(), false)
        , m_missing(waits.size(), 0)
    {
        m_times.starts.resize(waits.size(), 0);
    }

    TransferTimes run()
    {
        for (Index i = 0; i < m_missing.size(); ++i) {
            m_missing[i] = static_cast<Index>((m_isBackwards ? m_waits.after(i) : m_waits.before(i)).size());
            if (m_missing[i] == 0)
                makeReady(i);
        }
        startAll(0);
        while (!m_ends.empty()) {
            const std::uint64_t now = m_ends.top().first;
            while (!m_ends.empty() && m_ends.top().first == now) {
                finish(m_ends.top().second);
                m_ends.pop();
            }
            m_times.durationNs = now;
            startAll(now);
        }
        return std::move(m_times);
    }

private:
    using Entry = std::pair<std::uint64_t, Index>; // rank or time, and the transfer
    using Queue = std::priority_queue<Entry, std::vector<Entry>, std::greater<>>;

    void makeReady(Index transfer)
    {
        const Index arc = m_waits.arc(transfer);
        m_ready[arc].emplace(m_ranks[transfer], transfer);
        m_touched.push_back(arc);
    }
    void finish(Index transfer)
    {
        m_busy[m_waits.arc(transfer)] = false;
        m_touched.push_back(m_waits.arc(transfer));
        for (const Index next : m_isBackwards ? m_waits.before(transfer) : m_waits.after(transfer)) {
            if (--m_missing[next] == 0)
                makeReady(next);
        }
    }
    void startAll(std::uint64_t now)
    {
        for (const Index arc : m_touched) {
            if (m_busy[arc] || m_ready[arc].empty())
                continue;
            const Index transfer = m_ready[arc].top().second;
            m_ready[arc].pop();
            m_busy[arc] = true;
            m_times.starts[transfer] = now;
            m_ends.emplace(now + m_graph.time[arc], transfer);
        }
        m_touched.clear();
    }

    const LinkGraph& m_graph;
    const WaitGraph& m_waits;
    const std::vector<std::uint64_t>& m_ranks;
    bool m_isBackwards = false;
    std::vector<Queue> m_ready; // by arc
    std::vector<bool> m_busy; // by arc
    std::vector<Index> m_missing; // by transfer: how many of those that it waits for have not ended
    std::vector<Index> m_touched; // arcs that may start something now
    Queue m_ends;
    TransferTimes m_times;
};

void group(std::vector<Index>& start, std::vector<Index>& grouped, const std::vector<std::pair<Index, Index>>& waits,
    bool bySecond)
{
    for (const auto& [first, second] : waits)
        ++start[(bySecond ? second : first) + 1];
    std::partial_sum(start.begin(), start.end(), start.begin());
    grouped.resize(waits.size());
    std::vector<Index> next(start.begin(), start.end() - 1);
    for (const auto& [first, second] : waits)
        grouped[next[bySecond ? second : first]++] = bySecond ? first : second;
}

} // namespace

WaitGraph::WaitGraph(std::vector<Index> arcs, const std::vector<std::pair<Index, Index>>& waits)
    : m_arcs(std::move(arcs))
    , m_beforeStart(m_arcs.size() + 1, 0)
    , m_afterStart(m_arcs.size() + 1, 0)
{
    group(m_beforeStart, m_before, waits, false);
    group(m_afterStart, m_after, waits, true);
}

TransferTimes listScheduled(const LinkGraph& graph, const WaitGraph& waits, const std::vector<std::uint64_t>& ranks)
{
    return ListScheduling(graph, waits, ranks, false).run();
}

TransferTimes justified(const LinkGraph& graph, const WaitGraph& waits, TransferTimes times, std::uint32_t passes)
{
    std::vector<std::uint64_t> ranks(waits.size());
    const auto rank = [&](const TransferTimes& last) {
        for (Index i = 0; i < waits.size(); ++i)
            ranks[i] = ~(last.starts[i] + graph.time[waits.arc(i)]); // what ends last comes first
    };
    TransferTimes next = times;
    for (std::uint32_t pass = 0; pass < passes; ++pass) {
        rank(next);
        next = ListScheduling(graph, waits, ranks, true).run();
        rank(next);
        next = ListScheduling(graph, waits, ranks, false).run();
        if (next.durationNs >= times.durationNs)
            break;
        times = next;
    }
    return times;
}

} // namespace weft::synthesis
