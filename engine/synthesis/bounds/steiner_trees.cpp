// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/steiner_trees.h"

#include "engine/synthesis/graph/cuts.h"

#include <algorithm>

namespace weft::synthesis {

std::uint64_t SteinerTrees::workOf(std::size_t ends, std::size_t nodes)
{
    std::uint64_t splits = 1;
    for (std::size_t i = 0; i < ends; ++i)
        splits *= 3;
    return nodes * (splits / 2 + (std::uint64_t { 1 } << ends) * nodes);
}

SteinerTrees::SteinerTrees(std::span<const std::uint64_t> hops, std::size_t nodes, std::vector<std::uint32_t> ends)
    : m_nodes(nodes)
    , m_ends(std::move(ends))
    , m_cost(nodes << m_ends.size(), kNoTime)
    , m_step(m_cost.size(), kNothing)
{
    for (std::uint32_t node = 0; node < nodes; ++node)
        m_cost[place(0, node)] = 0;
    for (std::uint32_t set = 1; set < 1U << m_ends.size(); ++set) {
        for (std::size_t i = 0; i < m_ends.size(); ++i) {
            if (set == 1U << i)
                m_cost[place(set, m_ends[i])] = 0;
        }
        // Each split once: the part with the last end of all.
        for (std::uint32_t part = (set - 1) & set; 2 * part > set; part = (part - 1) & set) {
            const std::uint64_t* one = &m_cost[place(part, 0)];
            const std::uint64_t* rest = &m_cost[place(set & ~part, 0)];
            for (std::uint32_t node = 0; node < nodes; ++node) {
                if (one[node] == kNoTime || rest[node] == kNoTime)
                    continue;
                if (one[node] + rest[node] < m_cost[place(set, node)]) {
                    m_cost[place(set, node)] = one[node] + rest[node];
                    m_step[place(set, node)] = kSplits | part;
                }
            }
        }
        hopTo(hops, set);
    }
}

// Whoever pays less by a hop to another that pays for the set: the cheapest of them first.
void SteinerTrees::hopTo(std::span<const std::uint64_t> hops, std::uint32_t set)
{
    std::vector<std::uint8_t> isDone(m_nodes, 0);
    std::uint64_t* cost = &m_cost[place(set, 0)];
    while (true) {
        std::size_t next = m_nodes;
        for (std::size_t node = 0; node < m_nodes; ++node) {
            if (isDone[node] == 0 && cost[node] != kNoTime && (next == m_nodes || cost[node] < cost[next]))
                next = node;
        }
        if (next == m_nodes)
            return;
        isDone[next] = 1;
        for (std::uint32_t from = 0; from < m_nodes; ++from) {
            const std::uint64_t hop = hops[from * m_nodes + next];
            if (hop != kNoTime && cost[next] + hop < cost[from]) {
                cost[from] = cost[next] + hop;
                m_step[place(set, from)] = static_cast<std::uint32_t>(next);
            }
        }
    }
}

std::uint32_t SteinerTrees::others(std::uint32_t root) const
{
    std::uint32_t set = 0;
    for (std::size_t i = 0; i < m_ends.size(); ++i)
        set |= m_ends[i] == root ? 0 : 1U << i;
    return set;
}

} // namespace weft::synthesis
