// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/tree_levels.h"

#include <algorithm>
#include <limits>

namespace weft::topology {

TreeLevels::TreeLevels(const Topology& topology)
{
    findLevels(topology);
    findDivisors(topology);
    numberNpus(topology);
}

void TreeLevels::findLevels(const Topology& topology)
{
    m_level.assign(topology.nodeCount(), kNoLevel);
    std::vector<NodeId> queue;
    for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu) {
        m_level[npu] = 0;
        queue.push_back(NodeId { npu });
    }
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const LinkId link : topology.outgoing(queue[next])) {
            std::uint32_t& level = m_level[index(topology.linkDestination(link))];
            if (level != kNoLevel)
                continue;
            level = m_level[index(queue[next])] + 1;
            m_highest = std::max(m_highest, level);
            queue.push_back(topology.linkDestination(link));
        }
    }
    for (const NodeId node : queue) {
        if (m_level[index(node)] == m_highest && topology.node(node).forwards)
            m_top.push_back(node);
        for (const LinkId link : topology.outgoing(node)) {
            const std::uint32_t other = levelOf(topology.linkDestination(link));
            m_isLayered = m_isLayered && (other == levelOf(node) + 1 || other + 1 == levelOf(node));
        }
    }
    std::sort(m_top.begin(), m_top.end());
}

void TreeLevels::findDivisors(const Topology& topology)
{
    const auto hasSwitchAbove = [&](NodeId node) {
        const std::span<const LinkId> out = topology.outgoing(node);
        return std::any_of(out.begin(), out.end(),
            [&](LinkId link) { return levelOf(topology.linkDestination(link)) == levelOf(node) + 1; });
    };
    // Links up, the most of any node of a level. An NPU's count where they lead into a tree: those to a switch inside
    // a server are no choice.
    std::vector<std::uint64_t> up(m_highest + 1, 1);
    for (std::uint32_t n = 0; n < topology.nodeCount(); ++n) {
        const NodeId node { n };
        if (levelOf(node) == kNoLevel)
            continue;
        std::uint64_t links = 0;
        for (const LinkId link : topology.outgoing(node)) {
            const NodeId other = topology.linkDestination(link);
            links += levelOf(other) == levelOf(node) + 1 && (levelOf(node) > 0 || hasSwitchAbove(other)) ? 1U : 0U;
        }
        up[levelOf(node)] = std::max(up[levelOf(node)], links);
    }
    std::vector<std::uint32_t> ofLevel(1, 1);
    for (std::size_t level = 0; level < m_highest; ++level) {
        const std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
        ofLevel.push_back(static_cast<std::uint32_t>(std::min(most, ofLevel.back() * up[level])));
    }
    for (const std::uint32_t level : m_level)
        m_divisor.push_back(ofLevel[std::min<std::size_t>(level, m_highest)]);
}

void TreeLevels::numberNpus(const Topology& topology)
{
    const std::uint32_t npus = topology.npuCount();
    const auto leadsUp = [&](NodeId node) {
        const std::span<const LinkId> out = topology.outgoing(node);
        return std::any_of(
            out.begin(), out.end(), [&](LinkId link) { return levelOf(topology.linkDestination(link)) == 2; });
    };
    std::vector<bool> isLeaf(topology.nodeCount()); // with a way up
    for (std::uint32_t node = npus; node < topology.nodeCount(); ++node)
        isLeaf[node] = levelOf(NodeId { node }) == 1 && leadsUp(NodeId { node });
    // The leaf that an NPU is counted at: the first that leads up, else the first.
    std::vector<std::pair<NodeId, std::uint32_t>> places;
    for (std::uint32_t npu = 0; npu < npus; ++npu) {
        NodeId leaf = kNone<NodeId>;
        bool up = false;
        for (const LinkId link : topology.incoming(NodeId { npu })) {
            const NodeId other = topology.linkSource(link);
            if (levelOf(other) != 1 || (up && !isLeaf[index(other)]))
                continue;
            if ((isLeaf[index(other)] && !up) || other < leaf)
                leaf = other;
            up = up || isLeaf[index(other)];
        }
        places.emplace_back(leaf, npu);
    }
    std::sort(places.begin(), places.end());
    m_ordinal.resize(npus);
    for (std::uint32_t place = 0; place < npus; ++place)
        m_ordinal[places[place].second] = place;
}

} // namespace weft::topology
