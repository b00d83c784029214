// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/shortest_path.h"

#include <algorithm>
#include <utility>

namespace weft::topology {

ShortestPaths::ShortestPaths(TopologyPtr topology, std::vector<bool> usable)
    : m_topology(std::move(topology))
    , m_usable(std::move(usable))
{
}

void ShortestPaths::fill(NodeId destination, std::vector<LinkId>& column)
{
    const Topology& topology = *m_topology;
    constexpr std::uint32_t kFar = 0xFFFF'FFFFU;
    column.assign(topology.nodeCount(), kNone<LinkId>);
    m_hops.assign(topology.nodeCount(), kFar);
    m_queue.clear();
    m_queue.push_back(destination);
    m_hops[index(destination)] = 0;
    // Breadth first against the links. All links into one distance are seen before the next distance starts, so the
    // least link id to any nearer neighbour is known when the search ends.
    for (std::size_t next = 0; next < m_queue.size(); ++next) {
        const NodeId at = m_queue[next];
        if (at != destination && !topology.node(at).forwards)
            continue;
        const std::uint32_t hops = m_hops[index(at)] + 1;
        for (const LinkId link : topology.incoming(at)) {
            if (!m_usable.empty() && !m_usable[index(link)])
                continue;
            const NodeId source = topology.linkSource(link);
            if (m_hops[index(source)] == kFar) {
                m_hops[index(source)] = hops;
                column[index(source)] = link;
                m_queue.push_back(source);
            } else if (m_hops[index(source)] == hops) {
                column[index(source)] = std::min(column[index(source)], link);
            }
        }
    }
}

} // namespace weft::topology
