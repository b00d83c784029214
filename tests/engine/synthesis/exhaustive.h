// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest schedule of a collective on a graph of a few nodes, by trying everything: what bounds are held against.
// Every link may carry any chunk that its source holds, or wait, at every tick. Sums are of whatever is known: a link
// then carries all that its source knows of a chunk, which is no longer than what can be added up.
#pragma once

#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace exhaustive {

using Bits = std::uint16_t;

struct Problem {
    weft::synthesis::LinkGraph graph;
    std::vector<Bits> holds; // by node: a bit for each chunk, or for what each member adds to it
    std::vector<Bits> needs;
    std::vector<Bits> messages; // the bits that one transfer may carry
};

class Search {
public:
    explicit Search(const Problem& problem)
        : m_problem(problem)
        , m_graph(problem.graph)
    {
        const std::uint32_t nodes = m_graph.nodes;
        m_way.assign(std::size_t { nodes } * nodes, kNever);
        for (std::uint32_t node = 0; node < nodes; ++node) {
            m_way[node * nodes + node] = 0;
            m_allCopy = m_allCopy && !sendsOnce(node);
        }
        for (std::uint32_t round = 0; round < nodes; ++round) {
            for (std::uint32_t from = 0; from < nodes; ++from) {
                for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc) {
                    std::uint64_t& way = m_way[from * nodes + m_graph.target[arc]];
                    way = std::min(way, m_way[from * nodes + m_graph.source[arc]] + m_graph.time[arc]);
                }
            }
        }
    }

    // Whether everything can be where it is needed at the end of so many ticks.
    bool canBeDoneBy(std::uint32_t end)
    {
        m_end = end;
        m_seen.clear();
        State state { m_problem.holds, std::vector<Bits>(m_graph.arcs(), 0),
            std::vector<std::uint8_t>(m_graph.arcs(), 0), {} };
        state.once.assign(m_graph.nodes * messages(), 0);
        return canFinish(state, 0);
    }

private:
    struct State {
        std::vector<Bits> has; // by node, what it may copy as often as it likes
        std::vector<Bits> carries; // by arc
        std::vector<std::uint8_t> left; // by arc: ticks
        std::vector<std::uint8_t> once; // by node and message: arrivals at a switch that sends each on only once
    };

    std::size_t messages() const { return m_problem.messages.size(); }

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
            int lacks = 0;
            for (const Bits message : m_problem.messages)
                lacks += (m_problem.needs[node] & ~state.has[node] & message) != 0 ? 1 : 0;
            for (const std::uint32_t arc : m_graph.in(node)) {
                const std::uint32_t free = now + state.left[arc];
                if (free <= m_end)
                    lacks -= static_cast<int>((m_end - free) / m_graph.time[arc]) + (state.left[arc] > 0 ? 1 : 0);
            }
            if (lacks > 0)
                return false;
        }
        return !m_allCopy || isNear(state, now);
    }

    // Whether everything could be in time if all links were idle.
    bool isNear(const State& state, std::uint32_t now) const
    {
        const std::uint32_t nodes = m_graph.nodes;
        for (std::uint32_t node = 0; node < nodes; ++node) {
            auto far = static_cast<Bits>(m_problem.needs[node] & ~state.has[node]);
            for (std::uint32_t from = 0; from < nodes && far != 0; ++from) {
                if (now + m_way[from * nodes + node] <= m_end)
                    far = static_cast<Bits>(far & ~state.has[from]);
            }
            for (std::uint32_t arc = 0; arc < m_graph.arcs() && far != 0; ++arc) {
                if (now + state.left[arc] + m_way[m_graph.target[arc] * nodes + node] <= m_end)
                    far = static_cast<Bits>(far & ~state.carries[arc]);
            }
            if (far != 0)
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
        for (const auto* column : { &state.has, &state.carries }) {
            for (const Bits bits : *column)
                key.append({ static_cast<char>(bits), static_cast<char>(bits >> 8U) });
        }
        for (const auto* column : { &state.left, &state.once })
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
        for (std::size_t message = 0; message < messages() && now + m_graph.time[arc] <= m_end; ++message) {
            const Bits mask = m_problem.messages[message];
            const bool mayPassOn
                = m_graph.kind[from].forwards || ((m_problem.holds[from] | m_problem.needs[from]) & mask) != 0;
            const bool held
                = sendsOnce(from) ? state.once[from * messages() + message] > 0 : (state.has[from] & mask) != 0;
            if (!held || !mayPassOn)
                continue;
            const auto bits = static_cast<Bits>(sendsOnce(from) ? mask : state.has[from] & mask);
            if (sendsOnce(to) && enoughAt(state, to, message))
                continue;
            if (!sendsOnce(to) && ((bits & ~state.has[to]) == 0 || isOnItsWay(state, to, bits, m_graph.time[arc])))
                continue;
            State next = state;
            next.carries[arc] = bits;
            next.left[arc] = static_cast<std::uint8_t>(m_graph.time[arc]);
            if (sendsOnce(from))
                --next.once[from * messages() + message];
            sent = true;
            if (choose(std::move(next), now, arc + 1))
                return true;
        }
        // A link that is free again at the next tick loses nothing by carrying something now.
        if (sent && m_graph.time[arc] == 1 && !sendsOnce(from) && !sendsOnce(to))
            return false;
        return choose(std::move(state), now, arc + 1);
    }

    // As many as the switch has links to send them on.
    bool enoughAt(const State& state, std::uint32_t to, std::size_t message) const
    {
        std::size_t count = state.once[to * messages() + message];
        for (const std::uint32_t arc : m_graph.in(to))
            count += state.left[arc] > 0 && state.carries[arc] == m_problem.messages[message] ? 1U : 0U;
        return count >= m_graph.out(to).size();
    }

    bool isOnItsWay(const State& state, std::uint32_t to, Bits bits, std::uint64_t time) const
    {
        for (const std::uint32_t arc : m_graph.in(to)) {
            if (state.left[arc] > 0 && (bits & ~state.carries[arc]) == 0 && state.left[arc] <= time)
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
            for (std::size_t message = 0; sendsOnce(to) && message < messages(); ++message) {
                if (state.carries[arc] == m_problem.messages[message])
                    ++state.once[to * messages() + message];
            }
            if (!sendsOnce(to))
                state.has[to] = static_cast<Bits>(state.has[to] | state.carries[arc]);
            state.carries[arc] = 0;
        }
        return canFinish(state, now + 1);
    }

    const Problem& m_problem;
    const weft::synthesis::LinkGraph& m_graph;
    static constexpr std::uint64_t kNever = 1U << 20U;
    std::vector<std::uint64_t> m_way; // ticks from node to node
    bool m_allCopy = true;
    std::uint32_t m_end = 0;
    std::set<std::string> m_seen;
};

} // namespace exhaustive
