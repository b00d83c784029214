// SPDX-License-Identifier: GPL-3.0-or-later
// Maximum flow of whole chunks from nodes with a supply to one sink, by Dinic's algorithm ("Algorithm for solution of a
// problem of maximum flow in networks with power estimation", 1970), searched from the sink backwards: where supplies
// are near, only the neighbourhood of the sink is touched. A phase draws on supplies at several distances at once.
// Owned by one bound; one thread at a time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace weft::synthesis {

class MaxFlow {
public:
    // Stands for a supply or capacity without limit.
    static constexpr std::uint64_t kUnlimited = std::uint64_t { 1 } << 62U;

    // Arcs by index, with their ends. Capacities and supplies begin as 0.
    MaxFlow(std::uint32_t nodes, std::span<const std::uint32_t> source, std::span<const std::uint32_t> target);

    // Both count from the next run on.
    void setCapacity(std::uint32_t arc, std::uint64_t chunks);
    void setSupply(std::uint32_t node, std::uint64_t chunks) { m_supply[node] = chunks; }

    // The flow into `sink`, or `enough` as soon as that is reached. Every run begins with no flow.
    [[nodiscard]] std::uint64_t run(std::uint32_t sink, std::uint64_t enough);
    // After a run that fell short: the nodes from which the sink could still be reached, the sink among them. The arcs
    // that enter them, and their supplies, are a minimum cut.
    [[nodiscard]] const std::vector<std::uint32_t>& behindCut() const { return m_queue; }
    // Arcs looked at so far: a measure of the work that does not depend on the machine.
    [[nodiscard]] std::uint64_t work() const { return m_work; }

private:
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
    void forgetFlow();
    [[nodiscard]] bool findLevels(std::uint32_t sink, std::uint64_t wanted);
    [[nodiscard]] std::uint64_t block(std::uint32_t sink, std::uint64_t wanted);
    [[nodiscard]] std::uint64_t draw(std::uint32_t node, std::uint64_t wanted);
    void carry(std::uint32_t half, std::uint64_t chunks);

    std::vector<std::uint32_t> m_start; // by node: the first of the halves that lead into it
    std::vector<Half> m_halves;
    std::vector<std::uint32_t> m_along; // by arc: its half along it
    std::vector<std::uint8_t> m_isAlong; // by half
    std::vector<std::uint64_t> m_supply;
    std::vector<std::uint64_t> m_drawn;
    std::vector<std::uint32_t> m_usedHalves; // those along arcs with a flow, and nodes with a drawn supply
    std::vector<std::uint32_t> m_usedNodes;
    std::vector<std::uint32_t> m_level; // hops to the sink; kFar: not seen in this phase
    std::vector<std::uint32_t> m_next; // by node: the half to go on from
    std::vector<std::uint32_t> m_queue; // nodes with a level, in order
    std::vector<Visit> m_visits; // from the sink backwards
    std::uint64_t m_work = 0;
};

} // namespace weft::synthesis
