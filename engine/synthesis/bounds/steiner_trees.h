// SPDX-License-Identifier: GPL-3.0-or-later
// The cheapest trees from any node to any of a few, by Dreyfus and Wagner ("The Steiner problem in graphs", 1971): what
// a node pays for a set is what it pays for two parts of it, or a hop and what its other end pays. One thread.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace weft::synthesis {

class SteinerTrees {
public:
    static constexpr std::size_t kMostEnds = 8;
    // So many steps are looked at in one making.
    [[nodiscard]] static std::uint64_t workOf(std::size_t ends, std::size_t nodes);

    // `hops`: what it costs from one to another, by from·nodes + to; kNoTime: there is no way. They outlive it.
    SteinerTrees(std::span<const std::uint64_t> hops, std::size_t nodes, std::vector<std::uint32_t> ends);

    // From a root, which may be one of them, to all others; kNoTime where one cannot be reached.
    [[nodiscard]] std::uint64_t cost(std::uint32_t root) const { return m_cost[place(others(root), root)]; }
    // visit(from, to): every hop of that tree.
    template <class Visit> void eachHop(std::uint32_t root, Visit visit) const
    {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> open { { others(root), root } };
        while (!open.empty()) {
            const auto [set, node] = open.back();
            open.pop_back();
            const std::uint32_t step = m_step[place(set, node)];
            if (step == kNothing)
                continue;
            if ((step & kSplits) != 0) {
                open.emplace_back(step & ~kSplits, node);
                open.emplace_back(set & ~(step & ~kSplits), node);
            } else {
                visit(node, step);
                open.emplace_back(set, step);
            }
        }
    }

private:
    static constexpr std::uint32_t kNothing = 0xFFFFFFFFU;
    static constexpr std::uint32_t kSplits = 0x80000000U; // with a part of the set; else the node of the next hop

    [[nodiscard]] std::size_t place(std::uint32_t set, std::uint32_t node) const { return set * m_nodes + node; }
    [[nodiscard]] std::uint32_t others(std::uint32_t root) const;
    void hopTo(std::span<const std::uint64_t> hops, std::uint32_t set);

    std::size_t m_nodes = 0;
    std::vector<std::uint32_t> m_ends;
    std::vector<std::uint64_t> m_cost; // by set of ends and node
    std::vector<std::uint32_t> m_step;
};

} // namespace weft::synthesis
