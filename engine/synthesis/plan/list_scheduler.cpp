// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/list_scheduler.h"

#include <algorithm>
#include <map>
#include <queue>

namespace weft::synthesis {

namespace {

class ListSchedule {
public:
    ListSchedule(const LinkGraph& graph, const std::vector<TreeEdge>& edges)
        : m_graph(graph)
        , m_edges(edges)
        , m_place(edges.size(), 0)
        , m_childStart(edges.size() + 1, 0)
        , m_children(edges.size())
        , m_rank(edges.size(), 0)
        , m_start(edges.size(), 0)
        , m_left(edges.size(), 0)
        , m_ready(graph.arcs())
        , m_busy(graph.arcs(), false)
    {
        // The way behind a transfer: the longest time from its start to the end of one that follows from it.
        for (std::size_t edge = edges.size(); edge-- > 0;) {
            m_rank[edge] += timeOf(edge);
            if (edges[edge].parent == TreeEdge::kNoParent)
                continue;
            m_rank[edges[edge].parent] = std::max(m_rank[edges[edge].parent], m_rank[edge]);
            ++m_childStart[edges[edge].parent + 1];
        }
        for (std::uint64_t& rank : m_rank)
            rank = ~rank; // the longest first
        for (std::size_t edge = 0; edge < edges.size(); ++edge)
            m_childStart[edge + 1] += m_childStart[edge];
        for (std::size_t edge = 1; edge < edges.size(); ++edge)
            m_place[edge] = edges[edge].chunk == edges[edge - 1].chunk ? m_place[edge - 1] + 1 : 0;
        std::vector<std::uint32_t> next(m_childStart.begin(), m_childStart.end() - 1);
        for (std::uint32_t edge = 0; edge < edges.size(); ++edge) {
            if (edges[edge].parent != TreeEdge::kNoParent)
                m_children[next[edges[edge].parent]++] = edge;
        }
    }

    TransferPlan run(std::uint32_t passes, const std::stop_token& timeUp)
    {
        TransferPlan best = pass(false, {});
        for (std::uint32_t i = 0; i < passes && !timeUp.stop_requested(); ++i) {
            // Backwards, what ended last comes first; then forwards, what could start latest comes last.
            for (std::size_t edge = 0; edge < m_edges.size(); ++edge)
                m_rank[edge] = ~(m_start[edge] + timeOf(edge));
            (void)pass(true, timeUp);
            for (std::size_t edge = 0; edge < m_edges.size(); ++edge)
                m_rank[edge] = ~(m_start[edge] + timeOf(edge));
            TransferPlan next = pass(false, timeUp);
            if (timeUp.stop_requested() || next.durationNs >= best.durationNs)
                break;
            best = std::move(next);
        }
        return best;
    }

private:
    struct Urgency {
        std::uint64_t rank = 0;
        std::uint32_t place = 0; // in its tree: equal ones take turns
        std::uint32_t edge = 0;
        bool operator<(const Urgency& other) const
        {
            return rank != other.rank  ? rank > other.rank
                : place != other.place ? place > other.place
                                       : edge > other.edge;
        }
    };

    [[nodiscard]] std::uint64_t timeOf(std::size_t edge) const { return m_graph.time[m_edges[edge].arc]; }

    // Every free link takes what is ready for it and ranks lowest: parents before children, or children first.
    // What a stop leaves of it is no plan.
    TransferPlan pass(bool isBackwards, const std::stop_token& stop)
    {
        std::vector<std::uint32_t> arcs; // that may start something
        for (std::uint32_t edge = 0; edge < m_edges.size(); ++edge) {
            m_left[edge] = m_childStart[edge + 1] - m_childStart[edge];
            if (isBackwards ? m_left[edge] == 0 : m_edges[edge].parent == TreeEdge::kNoParent)
                offer(edge, arcs);
        }
        TransferPlan plan;
        std::uint64_t now = 0;
        while (true) {
            for (const std::uint32_t arc : arcs)
                start(arc, now, plan);
            arcs.clear();
            if (m_inFlight.empty() || stop.stop_requested())
                break;
            const auto landing = m_inFlight.extract(m_inFlight.begin());
            now = landing.key();
            plan.durationNs = now;
            for (const std::uint32_t edge : landing.mapped()) {
                m_busy[m_edges[edge].arc] = false;
                arcs.push_back(m_edges[edge].arc);
                if (isBackwards) {
                    const std::uint32_t parent = m_edges[edge].parent;
                    if (parent != TreeEdge::kNoParent && --m_left[parent] == 0)
                        offer(parent, arcs);
                    continue;
                }
                for (std::uint32_t i = m_childStart[edge]; i < m_childStart[edge + 1]; ++i)
                    offer(m_children[i], arcs);
            }
        }
        sortWithinStarts(plan.transfers);
        return plan;
    }

    void offer(std::uint32_t edge, std::vector<std::uint32_t>& arcs)
    {
        m_ready[m_edges[edge].arc].push({ m_rank[edge], m_place[edge], edge });
        arcs.push_back(m_edges[edge].arc);
    }
    void start(std::uint32_t arc, std::uint64_t now, TransferPlan& plan)
    {
        if (m_busy[arc] || m_ready[arc].empty())
            return;
        const std::uint32_t edge = m_ready[arc].top().edge;
        m_ready[arc].pop();
        m_busy[arc] = true;
        m_start[edge] = now;
        plan.transfers.push_back({ now, m_edges[edge].chunk, arc });
        m_inFlight[now + m_graph.time[arc]].push_back(edge);
    }

    const LinkGraph& m_graph;
    const std::vector<TreeEdge>& m_edges;
    std::vector<std::uint32_t> m_place; // by edge
    std::vector<std::uint32_t> m_childStart;
    std::vector<std::uint32_t> m_children;
    std::vector<std::uint64_t> m_rank; // by edge, of the pass at hand: the lowest first
    std::vector<std::uint64_t> m_start; // by edge, of the last pass
    std::vector<std::uint32_t> m_left; // by edge: children that a backward pass has not carried out
    std::vector<std::priority_queue<Urgency>> m_ready; // by arc
    std::vector<bool> m_busy;
    std::map<std::uint64_t, std::vector<std::uint32_t>> m_inFlight; // edges by arrival
};

} // namespace

TransferPlan listSchedule(
    const LinkGraph& graph, const std::vector<TreeEdge>& edges, std::uint32_t passes, const std::stop_token& timeUp)
{
    return ListSchedule(graph, edges).run(passes, timeUp);
}

} // namespace weft::synthesis
