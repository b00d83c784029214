// SPDX-License-Identifier: GPL-3.0-or-later
// Local search on a finished all-gather: the chain of transfers that makes it as long as it is gets other links or an
// earlier place on its own, everything is replayed, and the change stays if the end does not move far. For schedules of
// a few thousand transfers. Made for one thread and reused; one a thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/construct/event_constructor.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>

namespace weft::synthesis {

class CriticalChain {
public:
    CriticalChain(const LinkGraph& graph, std::uint32_t chunksPerNpu)
        : m_graph(graph)
        , m_perNpu(chunksPerNpu)
        , m_chunks(graph.npus * chunksPerNpu)
        , m_ready(graph.arcs())
        , m_carried(graph.arcs())
        , m_busy(graph.arcs())
    {
        m_now.arc.resize(std::size_t { graph.npus } * m_chunks);
        m_now.start.resize(m_now.arc.size());
        m_rank.resize(m_now.arc.size());
        m_before.resize(m_now.arc.size());
    }

    // So many replays from a complete schedule, or fewer if one ends by `goal` or a stop is requested. True: jobs() and
    // durationNs() are of a schedule that ends before `deadline`, inclusive.
    [[nodiscard]] bool improve(std::span<const PlannedTransfer> from, std::uint64_t replays, std::uint64_t deadline,
        std::uint64_t goal, std::uint64_t seed, const Watch& watch)
    {
        m_random = Random(seed);
        std::ranges::fill(m_now.arc, kNoChunk);
        for (const PlannedTransfer& job : from) {
            const std::uint32_t at = place(m_graph.target[job.arc], job.chunk);
            m_now.arc[at] = job.arc;
            m_rank[at] = 2 * job.start + 1;
        }
        if (!replay(~std::uint64_t { 0 }))
            return false;
        m_best = m_now;
        followChain();
        const std::uint64_t span = m_now.durationNs / 64; // of what a change may cost at first
        for (std::uint64_t i = 0; i < replays && m_best.durationNs > goal; ++i) {
            if (i % 64 == 0 && watch.stop.stop_requested())
                break;
            m_kept.durationNs = m_now.durationNs;
            const std::optional<Change> old = change();
            if (!old)
                continue;
            m_kept.start = m_now.start;
            const std::uint64_t warmth = span * (replays - i) / replays;
            const std::uint64_t slack = warmth == 0 ? 0 : m_random.next() % (warmth + 1) * (m_random.next() % 4 == 0);
            if (replay(m_kept.durationNs + slack)) {
                for (std::size_t at = 0; at < m_rank.size(); ++at)
                    m_rank[at] = 2 * m_now.start[at] + 1;
                if (m_now.durationNs < m_best.durationNs)
                    m_best = m_now;
            } else {
                m_now.arc[old->place] = old->arc;
                m_rank[old->place] = old->rank;
                m_now.start.swap(m_kept.start);
                m_now.durationNs = m_kept.durationNs;
                continue; // the chain is still that of the plan before
            }
            followChain();
        }
        return m_best.durationNs <= deadline;
    }

    [[nodiscard]] std::vector<PlannedTransfer> jobs() const
    {
        std::vector<PlannedTransfer> jobs;
        for (std::uint32_t at = 0; at < m_best.arc.size(); ++at) {
            if (m_best.arc[at] != kNoChunk)
                jobs.push_back({ m_best.start[at], at % m_chunks, m_best.arc[at] });
        }
        std::ranges::sort(jobs, {}, [](const PlannedTransfer& job) { return std::tie(job.start, job.arc); });
        return jobs;
    }
    [[nodiscard]] std::uint64_t durationNs() const { return m_best.durationNs; }
    [[nodiscard]] std::uint64_t stateBytes() const { return m_rank.size() * 60; }

private:
    // By place, which is npu · chunks + chunk: how the chunk gets to the NPU.
    struct Plan {
        std::vector<std::uint32_t> arc; // kNoChunk where the NPU has it from the start
        std::vector<std::uint64_t> start;
        std::uint64_t durationNs = 0;
    };
    using Ready = std::pair<std::uint64_t, std::uint32_t>; // rank, place
    using Landing = std::pair<std::uint64_t, std::uint32_t>; // time, arc
    struct Change {
        std::uint32_t place = 0;
        std::uint32_t arc = 0;
        std::uint64_t rank = 0;
    };

    [[nodiscard]] std::uint32_t place(std::uint32_t npu, std::uint32_t chunk) const { return npu * m_chunks + chunk; }
    // Where the chunk comes from; kNoChunk for what the source has from the start.
    [[nodiscard]] std::uint32_t parentOf(std::uint32_t at) const
    {
        const std::uint32_t parent = place(m_graph.source[m_now.arc[at]], at % m_chunks);
        return m_now.arc[parent] == kNoChunk ? kNoChunk : parent;
    }
    // Every link takes what waits for it, lowest rank first. False if it would end after `limit`.
    [[nodiscard]] bool replay(std::uint64_t limit)
    {
        for (std::vector<Ready>& ready : m_ready)
            ready.clear();
        std::ranges::fill(m_carried, kNoChunk);
        std::fill(m_busy.begin(), m_busy.end(), false);
        m_landings.clear();
        m_touched.clear();
        for (std::uint32_t chunk = 0; chunk < m_chunks; ++chunk)
            arrive(chunk / m_perNpu, chunk);
        std::uint64_t now = 0;
        while (true) {
            for (const std::uint32_t arc : m_touched)
                send(arc, now);
            m_touched.clear();
            if (m_landings.empty())
                break;
            now = m_landings.front().first;
            if (now > limit)
                return false;
            while (!m_landings.empty() && m_landings.front().first == now) {
                const std::uint32_t arc = pop(m_landings).second;
                m_busy[arc] = false;
                m_touched.push_back(arc);
                m_last = m_carried[arc];
                arrive(m_graph.target[arc], m_last % m_chunks);
            }
        }
        m_now.durationNs = now;
        return true;
    }
    void arrive(std::uint32_t npu, std::uint32_t chunk)
    {
        for (const std::uint32_t arc : m_graph.out(npu)) {
            const std::uint32_t next = place(m_graph.target[arc], chunk);
            if (m_now.arc[next] != arc)
                continue;
            push(m_ready[arc], { m_rank[next], next });
            m_touched.push_back(arc);
        }
    }
    void send(std::uint32_t arc, std::uint64_t now)
    {
        if (m_busy[arc] || m_ready[arc].empty())
            return;
        const std::uint32_t at = pop(m_ready[arc]).second;
        m_busy[arc] = true;
        m_now.start[at] = now;
        m_before[at] = m_carried[arc];
        m_carried[arc] = at;
        push(m_landings, { now + m_graph.time[arc], arc });
    }
    // From the last arrival back to time 0: each transfer started when its chunk came, or when its link fell free.
    void followChain()
    {
        m_chain.clear();
        std::uint32_t at = m_last;
        while (true) {
            m_chain.push_back(at);
            if (m_now.start[at] == 0)
                return;
            const std::uint32_t parent = parentOf(at);
            const bool waitedForChunk
                = parent != kNoChunk && m_now.start[parent] + m_graph.time[m_now.arc[parent]] == m_now.start[at];
            const std::uint32_t before = m_before[at];
            const bool waitedForLink
                = before != kNoChunk && m_now.start[before] + m_graph.time[m_now.arc[at]] == m_now.start[at];
            at = waitedForChunk && !(waitedForLink && m_random.below(2) == 0) ? parent : before;
        }
    }
    // Another link for one transfer of the chain, or an earlier turn on its own; what it was before.
    [[nodiscard]] std::optional<Change> change()
    {
        const std::uint32_t at = m_chain[m_random.below(static_cast<std::uint32_t>(m_chain.size()))];
        const Change old { at, m_now.arc[at], m_rank[at] };
        const std::uint32_t before = m_before[at];
        if (before != kNoChunk && m_random.below(3) == 0) {
            std::uint32_t overtaken = before;
            while (m_before[overtaken] != kNoChunk && m_random.below(2) == 0)
                overtaken = m_before[overtaken];
            m_rank[at] = m_rank[overtaken] - (m_rank[overtaken] > 0 ? 1U : 0U);
            return old;
        }
        const std::uint32_t npu = m_graph.target[old.arc];
        const std::span<const std::uint32_t> in = m_graph.in(npu);
        const std::uint32_t arc = in[m_random.below(static_cast<std::uint32_t>(in.size()))];
        if (arc == old.arc || dependsOn(place(m_graph.source[arc], at % m_chunks), at))
            return std::nullopt;
        m_now.arc[at] = arc;
        if (m_random.below(4) == 0) // not at the turn that it had on the other link
            m_rank[at] = m_random.below(2) == 0 ? 0 : m_now.durationNs;
        return old;
    }
    [[nodiscard]] bool dependsOn(std::uint32_t at, std::uint32_t ancestor) const
    {
        while (at != kNoChunk && m_now.arc[at] != kNoChunk) {
            if (at == ancestor)
                return true;
            at = parentOf(at);
        }
        return false;
    }

    const LinkGraph& m_graph;
    std::uint32_t m_perNpu = 1;
    std::uint32_t m_chunks = 0;
    Random m_random { 0 };
    Plan m_now; // the plan being changed; `start` is of its last replay
    Plan m_kept; // before the change
    Plan m_best;
    std::vector<std::uint64_t> m_rank; // by place: of what waits for a link, the lowest goes
    std::vector<std::uint32_t> m_before; // by place: what its link carried up to its start
    std::vector<std::uint32_t> m_chain; // last first
    // Of a replay.
    std::vector<std::vector<Ready>> m_ready; // by arc: heaps
    std::vector<std::uint32_t> m_carried; // by arc: the place it is or was last busy for
    std::vector<bool> m_busy; // by arc
    std::vector<Landing> m_landings; // a heap
    std::vector<std::uint32_t> m_touched; // arcs that may have something to send
    std::uint32_t m_last = 0; // place of the last arrival
};

} // namespace weft::synthesis
