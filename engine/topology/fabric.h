// SPDX-License-Identifier: GPL-3.0-or-later
// A sealed Topology with a state laid over it: failed, degraded and slow parts (what-if). Changing the state
// neither re-seals nor re-lays out. A Fabric is a value; a run keeps the one it ran on.
#pragma once

#include "engine/topology/topology.h"

#include <map>

namespace weft::topology {

// Ids of parts that the topology does not have are ignored; readers refuse them (topology_json.h).
// Only what differs from the sealed fabric is held. Factors are greater than 0.
struct FabricState {
    struct LinkChange {
        bool failed = false;
        double bandwidthFactor = 1.0; // 0.5 = half the bandwidth
        Latency extraLatency;
        bool operator==(const LinkChange&) const = default;
    };
    struct NodeChange {
        bool failed = false; // a failed node carries no traffic
        double computeFactor = 1.0; // 0.5 = computes at half the speed; NPUs only
        bool operator==(const NodeChange&) const = default;
    };
    std::map<LinkId, LinkChange> links;
    std::map<NodeId, NodeChange> nodes;
    bool operator==(const FabricState&) const = default;
};

class Fabric {
public:
    explicit Fabric(TopologyPtr topology, FabricState state = {});

    [[nodiscard]] const Topology& topology() const { return *m_topology; }
    [[nodiscard]] const TopologyPtr& topologyPtr() const { return m_topology; }
    [[nodiscard]] const FabricState& state() const { return m_state; }
    [[nodiscard]] bool isPristine() const { return m_state.links.empty() && m_state.nodes.empty(); }

    // No change to any link and no failed node: slowed NPUs do not count.
    [[nodiscard]] bool isNetworkPristine() const { return m_networkPristine; }

    // The cost in force: the sealed one with the state applied.
    [[nodiscard]] LinkCost linkCost(LinkId id) const;
    // False for a failed link or a link at a failed node.
    [[nodiscard]] bool isUsable(LinkId id) const;
    [[nodiscard]] bool isUsable(NodeId id) const;
    // Relative compute speed of an NPU, 1 unless slowed.
    [[nodiscard]] double computeFactor(Rank rank) const;

private:
    TopologyPtr m_topology;
    FabricState m_state;
    bool m_networkPristine = true;
};

} // namespace weft::topology
