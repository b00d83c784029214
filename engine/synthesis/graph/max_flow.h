// SPDX-License-Identifier: GPL-3.0-or-later
// Maximum flow of whole chunks from nodes with a supply to one sink, by Dinic's algorithm ("Algorithm for solution of a
// problem of maximum flow in networks with power estimation", 1970), searched from the sink backwards: where supplies
// are near, only the neighbourhood of the sink is touched. A phase draws on supplies at several distances at once.
// Owned by one bound; one thread at a time.
#pragma once

#include "engine/core/groups.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace weft::synthesis {

class MaxFlow {
public:
    // Stands for a supply or capacity without limit.
    static constexpr std::uint64_t kUnlimited = std::uint64_t { 1 } << 62U;

    // Arcs by index, with their ends. Capacities and supplies begin as 0.
    MaxFlow(std::uint32_t nodes, std::span<const std::uint32_t> source, std::span<const std::uint32_t> target)
        : m_start(startsOfGroups(nodes,
            [&](auto visit) {
                for (std::size_t arc = 0; arc < source.size(); ++arc) {
                    visit(target[arc]);
                    visit(source[arc]);
                }
            }))
        , m_halves(2 * source.size())
        , m_along(source.size())
        , m_isAlong(2 * source.size(), 0)
        , m_supply(nodes, 0)
        , m_drawn(nodes, 0)
        , m_level(nodes, kNoLevel)
        , m_next(nodes, 0)
    {
        std::vector<std::uint32_t> place(m_start.begin(), m_start.end() - 1);
        for (std::size_t arc = 0; arc < source.size(); ++arc) {
            const std::uint32_t along = place[target[arc]]++;
            const std::uint32_t against = place[source[arc]]++;
            m_halves[along] = { source[arc], against, 0 };
            m_halves[against] = { target[arc], along, 0 };
            m_along[arc] = along;
            m_isAlong[along] = 1;
        }
    }

    // Both count from the next run on.
    void setCapacity(std::uint32_t arc, std::uint64_t chunks)
    {
        forgetFlow();
        m_halves[m_along[arc]].left = chunks;
    }
    void setSupply(std::uint32_t node, std::uint64_t chunks) { m_supply[node] = chunks; }

    // The flow into `sink`, or `enough` as soon as that is reached. Every run begins with no flow.
    [[nodiscard]] std::uint64_t run(std::uint32_t sink, std::uint64_t enough)
    {
        forgetFlow();
        std::uint64_t flow = 0;
        for (std::uint64_t scope = 1; flow < enough; scope = std::min(2 * scope, kUnlimited / enough + 1)) {
            const std::uint64_t wanted = enough - flow;
            if (!findLevels(sink, wanted * scope))
                break;
            flow += block(sink, wanted);
        }
        return flow;
    }
    // After a run that fell short: the nodes from which the sink could still be reached, the sink among them. The arcs
    // that enter them, and their supplies, are a minimum cut.
    [[nodiscard]] const std::vector<std::uint32_t>& behindCut() const { return m_queue; }
    // Arcs looked at so far: a measure of the work that does not depend on the machine.
    [[nodiscard]] std::uint64_t work() const { return m_work; }

private:
    static constexpr std::uint32_t kNoLevel = ~std::uint32_t { 0 };
    // Each arc is two halves, one along and one against it, which lie with the node that they lead into.
    struct Half {
        std::uint32_t tail = 0; // where it leads from
        std::uint32_t twin = 0; // the other half
        std::uint64_t left = 0; // what may still flow
    };
    // A node that has been asked for chunks.
    struct Visit {
        std::uint32_t node = 0;
        std::uint64_t wanted = 0;
        std::uint64_t got = 0;
    };
    [[nodiscard]] std::uint64_t supplyLeft(std::uint32_t node) const
    {
        return m_supply[node] >= kUnlimited ? kUnlimited : m_supply[node] - m_drawn[node];
    }
    void forgetFlow()
    {
        // What flows is what may flow back; halves against their arcs begin with nothing.
        for (const std::uint32_t along : m_usedHalves) {
            Half& back = m_halves[m_halves[along].twin];
            m_halves[along].left += back.left;
            back.left = 0;
        }
        for (const std::uint32_t node : m_usedNodes)
            m_drawn[node] = 0;
        m_usedHalves.clear();
        m_usedNodes.clear();
    }
    // Breadth first from the sink, until the supplies seen are worth `wanted`. False: no supply reaches the sink any
    // more.
    [[nodiscard]] bool findLevels(std::uint32_t sink, std::uint64_t wanted)
    {
        for (const std::uint32_t node : m_queue)
            m_level[node] = kNoLevel;
        m_queue.clear();
        m_queue.push_back(sink);
        m_level[sink] = 0;
        std::uint64_t seen = supplyLeft(sink);
        std::uint32_t last = seen >= wanted ? 0 : kNoLevel;
        for (std::size_t at = 0; at < m_queue.size(); ++at) {
            const std::uint32_t node = m_queue[at];
            const std::uint32_t level = m_level[node];
            m_next[node] = m_start[node];
            if (level >= last)
                continue;
            m_work += m_start[node + 1] - m_start[node];
            for (std::uint32_t i = m_start[node]; i < m_start[node + 1]; ++i) {
                const std::uint32_t tail = m_halves[i].tail;
                if (m_halves[i].left == 0 || m_level[tail] != kNoLevel)
                    continue;
                m_level[tail] = level + 1;
                m_queue.push_back(tail);
                seen += supplyLeft(tail); // at most nodes · kUnlimited in all: compared before it could overflow
                if (seen >= wanted && last == kNoLevel)
                    last = level + 1;
                seen = std::min(seen, kUnlimited);
            }
        }
        return seen > 0;
    }
    // A blocking flow along rising levels, at most `wanted`: every node draws on its own supply, then asks its
    // neighbours in turn; m_next is the one that it asked last.
    [[nodiscard]] std::uint64_t block(std::uint32_t sink, std::uint64_t wanted)
    {
        m_visits.clear();
        m_visits.push_back({ sink, wanted, draw(sink, wanted) });
        while (true) {
            Visit& visit = m_visits.back();
            const std::uint32_t below = m_level[visit.node] + 1;
            std::uint32_t& i = m_next[visit.node];
            const std::uint32_t end = m_start[visit.node + 1];
            if (visit.got < visit.wanted) {
                const std::uint32_t before = i;
                while (i < end && (m_halves[i].left == 0 || m_level[m_halves[i].tail] != below))
                    ++i;
                m_work += 1 + i - before;
                if (i < end) {
                    const std::uint32_t tail = m_halves[i].tail;
                    const std::uint64_t share = std::min(m_halves[i].left, visit.wanted - visit.got);
                    m_visits.push_back({ tail, share, draw(tail, share) });
                    continue;
                }
            }
            const std::uint64_t got = visit.got;
            m_visits.pop_back();
            if (m_visits.empty())
                return got;
            Visit& asker = m_visits.back();
            std::uint32_t& asked = m_next[asker.node];
            if (got > 0)
                carry(asked, got);
            asker.got += got;
            if (asker.got < asker.wanted)
                ++asked;
        }
    }
    [[nodiscard]] std::uint64_t draw(std::uint32_t node, std::uint64_t wanted)
    {
        const std::uint64_t chunks = std::min(supplyLeft(node), wanted);
        if (chunks > 0 && m_supply[node] < kUnlimited) {
            if (m_drawn[node] == 0)
                m_usedNodes.push_back(node);
            m_drawn[node] += chunks;
        }
        return chunks;
    }
    void carry(std::uint32_t half, std::uint64_t chunks)
    {
        Half& one = m_halves[half];
        Half& twin = m_halves[one.twin];
        if (m_isAlong[half] != 0 && twin.left == 0)
            m_usedHalves.push_back(half);
        one.left -= chunks;
        twin.left += chunks;
    }

    std::vector<std::uint32_t> m_start; // by node: the first of the halves that lead into it
    std::vector<Half> m_halves;
    std::vector<std::uint32_t> m_along; // by arc: its half along it
    std::vector<std::uint8_t> m_isAlong; // by half
    std::vector<std::uint64_t> m_supply;
    std::vector<std::uint64_t> m_drawn;
    std::vector<std::uint32_t> m_usedHalves; // those along arcs with a flow, and nodes with a drawn supply
    std::vector<std::uint32_t> m_usedNodes;
    std::vector<std::uint32_t> m_level; // hops to the sink; kNoLevel: not seen in this phase
    std::vector<std::uint32_t> m_next; // by node: the half to go on from
    std::vector<std::uint32_t> m_queue; // nodes with a level, in order
    std::vector<Visit> m_visits; // from the sink backwards
    std::uint64_t m_work = 0;
};

} // namespace weft::synthesis
