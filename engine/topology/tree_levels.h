// SPDX-License-Identifier: GPL-3.0-or-later
// Levels of a fabric above its NPUs, and the digits of destinations that D-mod-k and spraying climb them by.
// D-mod-k: Zahavi, "D-Mod-K Routing Providing Non-Blocking Traffic for Shift Permutations on Real Life Fat Trees",
// 2010: at level l the way up is ⌊d / (w1·…·w(l-1))⌋ mod wl, where w are the links up a node. Immutable; any thread.
#pragma once

#include "engine/topology/topology.h"

namespace weft::topology {

class TreeLevels {
public:
    explicit TreeLevels(const Topology& topology);

    // 0 for NPUs, 1 for switches that NPUs hang on, and so on; kNoLevel where no NPU leads to.
    static constexpr std::uint32_t kNoLevel = 0xFFFF'FFFFU;
    [[nodiscard]] std::uint32_t levelOf(NodeId node) const { return m_level[index(node)]; }
    // w1·…·w(l-1) at the node's level.
    [[nodiscard]] std::uint32_t divisorAt(NodeId node) const { return m_divisor[index(node)]; }
    // The number of an NPU counted leaf by leaf, in the order of the leaves; in a generated fat tree its id.
    [[nodiscard]] std::uint32_t ordinalOf(NodeId npu) const
    {
        return index(npu) < m_ordinal.size() ? m_ordinal[index(npu)] : index(npu);
    }
    // The switches farthest above the NPUs, ascending; no switches: the NPUs that forward.
    [[nodiscard]] std::span<const NodeId> top() const { return m_top; }
    // There are switches, and none above those that NPUs hang on: routers that are linked to each other.
    [[nodiscard]] bool isFlat() const { return m_highest == 1 && m_top.size() > 1; }
    // Switches stand above switches, and every link joins two levels that follow each other.
    [[nodiscard]] bool isTree() const { return m_highest > 1 && m_isLayered; }

private:
    void findLevels(const Topology& topology);
    void findDivisors(const Topology& topology);
    void numberNpus(const Topology& topology);

    std::vector<std::uint32_t> m_level; // by node
    std::vector<std::uint32_t> m_divisor; // by node
    std::vector<std::uint32_t> m_ordinal; // by NPU
    std::vector<NodeId> m_top;
    std::uint32_t m_highest = 0;
    bool m_isLayered = true;
};

} // namespace weft::topology
