// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest schedule of a spreading collective on a graph of a few nodes, by trying everything: what bounds are
// held against. Every link may carry any chunk that its source holds, or wait, at every tick.
#pragma once

#include "engine/synthesis/link_graph.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace exhaustive {

struct Problem {
    weft::synthesis::LinkGraph graph; // at most 8 chunks
    std::vector<std::uint8_t> holds; // by node: a bit for each chunk
    std::vector<std::uint8_t> needs;
};

class Search {
public:
    explicit Search(const Problem& problem)
        : m_problem(problem)
        , m_graph(problem.graph)
    {
    }

    // Whether everything can be where it is needed at the end of so many ticks.
    bool canBeDoneBy(std::uint32_t end)
    {
        m_end = end;
        m_seen.clear();
        State state { m_problem.holds, std::vector<std::uint8_t>(m_graph.arcs(), kIdle),
            std::vector<std::uint8_t>(m_graph.arcs(), 0), {} };
        state.once.assign(m_graph.nodes * kChunks, 0);
        return canFinish(state, 0);
    }

private:
    static constexpr std::uint8_t kIdle = 0xFF;
    static constexpr std::uint32_t kChunks = 8;

    struct State {
        std::vector<std::uint8_t> has; // by node, what it may copy as often as it likes
        std::vector<std::uint8_t> carries; // by arc: the chunk
        std::vector<std::uint8_t> left; // by arc: ticks
        std::vector<std::uint8_t> once; // by node and chunk: arrivals at a switch that sends each on only once
    };

    bool sendsOnce(std::uint32_t node) const
    {
        return m_graph.kind[node].kind == weft::topology::NodeKind::Switch && !m_graph.kind[node].multicasts;
    }

    bool isDone(const State& state) const
    {
        for (std::uint32_t node = 0; node < m_graph.nodes; ++node) {
            if ((m_problem.needs[node] & ~state.has[node]) != 0)
                return false;
        }
        return true;
    }

    // False where some node cannot even be sent what it lacks.
    bool isHopeful(const State& state, std::uint32_t now) const
    {
        for (std::uint32_t node = 0; node < m_graph.nodes; ++node) {
            int lacks = __builtin_popcount(static_cast<unsigned>(m_problem.needs[node] & ~state.has[node]));
            for (const std::uint32_t arc : m_graph.in(node)) {
                const std::uint32_t free = now + state.left[arc];
                if (free <= m_end)
                    lacks -= static_cast<int>((m_end - free) / m_graph.time[arc]) + (state.left[arc] > 0 ? 1 : 0);
            }
            if (lacks > 0)
                return false;
        }
        return true;
    }

    bool canFinish(const State& state, std::uint32_t now)
    {
        if (isDone(state))
            return true;
        if (now >= m_end || !isHopeful(state, now))
            return false;
        std::string key(1, static_cast<char>(now));
        for (const auto* column : { &state.has, &state.carries, &state.left, &state.once })
            key.append(column->begin(), column->end());
        if (!m_seen.insert(key).second)
            return false;
        return choose(state, now, 0);
    }

    bool choose(State state, std::uint32_t now, std::uint32_t arc)
    {
        while (arc < m_graph.arcs() && state.left[arc] > 0)
            ++arc;
        if (arc == m_graph.arcs())
            return tick(std::move(state), now);
        const std::uint32_t from = m_graph.source[arc];
        const std::uint32_t to = m_graph.target[arc];
        bool sent = false;
        for (std::uint8_t chunk = 0; chunk < kChunks && now + m_graph.time[arc] <= m_end; ++chunk) {
            const auto bit = static_cast<std::uint8_t>(1U << chunk);
            const bool own = (m_problem.holds[from] & bit) != 0;
            const bool held = sendsOnce(from) ? state.once[from * kChunks + chunk] > 0 : (state.has[from] & bit) != 0;
            if (!held || (!own && !m_graph.kind[from].forwards))
                continue;
            if (sendsOnce(to) && enoughAt(state, to, chunk))
                continue;
            if (!sendsOnce(to) && ((state.has[to] & bit) != 0 || isOnItsWay(state, to, chunk, m_graph.time[arc])))
                continue;
            State next = state;
            next.carries[arc] = chunk;
            next.left[arc] = static_cast<std::uint8_t>(m_graph.time[arc]);
            if (sendsOnce(from))
                --next.once[from * kChunks + chunk];
            sent = true;
            if (choose(std::move(next), now, arc + 1))
                return true;
        }
        // A link that is free again at the next tick loses nothing by carrying something now.
        if (sent && m_graph.time[arc] == 1 && !sendsOnce(from))
            return false;
        return choose(std::move(state), now, arc + 1);
    }

    // As many as the switch has links to send them on.
    bool enoughAt(const State& state, std::uint32_t to, std::uint8_t chunk) const
    {
        std::size_t count = state.once[to * kChunks + chunk];
        for (const std::uint32_t arc : m_graph.in(to))
            count += state.left[arc] > 0 && state.carries[arc] == chunk ? 1U : 0U;
        return count >= m_graph.out(to).size();
    }

    bool isOnItsWay(const State& state, std::uint32_t to, std::uint8_t chunk, std::uint64_t time) const
    {
        for (const std::uint32_t arc : m_graph.in(to)) {
            if (state.left[arc] > 0 && state.carries[arc] == chunk && state.left[arc] <= time)
                return true;
        }
        return false;
    }

    bool tick(State state, std::uint32_t now)
    {
        for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc) {
            if (state.left[arc] == 0 || --state.left[arc] > 0)
                continue;
            const std::uint32_t to = m_graph.target[arc];
            if (sendsOnce(to))
                ++state.once[to * kChunks + state.carries[arc]];
            else
                state.has[to] = static_cast<std::uint8_t>(state.has[to] | (1U << state.carries[arc]));
            state.carries[arc] = kIdle;
        }
        return canFinish(state, now + 1);
    }

    const Problem& m_problem;
    const weft::synthesis::LinkGraph& m_graph;
    std::uint32_t m_end = 0;
    std::set<std::string> m_seen;
};

} // namespace exhaustive
