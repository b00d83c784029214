// SPDX-License-Identifier: GPL-3.0-or-later
// Next hops of shortest paths towards one destination. Owned by a Router; one thread at a time.
#pragma once

#include "engine/topology/fabric.h"

#include <vector>

namespace weft::topology {

class ShortestPaths {
public:
    // `usable` by LinkId, or empty where every link is.
    ShortestPaths(TopologyPtr topology, std::vector<bool> usable);

    // Fills `column` (one entry a node) with the link to take towards `destination`: fewest hops, the lowest link id
    // among equals, never through a node that does not forward. kNone where there is no way and at the destination.
    // O(nodes + links).
    void fill(NodeId destination, std::vector<LinkId>& column);

private:
    TopologyPtr m_topology;
    std::vector<bool> m_usable;
    std::vector<std::uint32_t> m_hops; // kept between calls to save the allocation
    std::vector<NodeId> m_queue;
};

} // namespace weft::topology
