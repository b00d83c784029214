// SPDX-License-Identifier: GPL-3.0-or-later
// A sealed fabric: NPUs, switches and directed links, with the logical dimensions that native algorithms use.
// Made by TopologyBuilder, immutable afterwards, shared as std::shared_ptr<const Topology> across threads.
// NPUs are nodes 0..N-1; switches follow them. Columns are indexed by NodeId and LinkId.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/link_cost.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace weft::topology {

enum class NodeKind : std::uint8_t { Npu, Switch };

// What a logical dimension is made of. Plain: a size only, over whatever links there are.
enum class DimensionKind : std::uint8_t { Plain, Ring, FullyConnected, Switch, Mesh, Torus, Hypercube };

// One logical dimension; NPU id = c0 + c1·n0 + c2·n0·n1 + … with dimension 0 varying fastest.
struct Dimension {
    DimensionKind kind = DimensionKind::Plain;
    std::uint32_t size = 1;
    LinkCost link; // of every link (Switch: port) of the dimension; meaningless for Plain
    bool unidirectional = false; // Ring only
    bool operator==(const Dimension&) const = default;
};

[[nodiscard]] std::string sizesText(std::span<const Dimension> dimensions); // "4x8"

// Four bytes: fabrics have a million nodes and few of them are named. Keys and names are kept beside (NodeLabel).
struct Node {
    NodeKind kind = NodeKind::Npu;
    bool forwards = true; // may carry traffic of others
    bool reduces = false; // switches: may reduce in the network (kept for later models)
    bool multicasts = false; // switches: may duplicate in the network (kept for later models)
    bool operator==(const Node&) const = default;
};

// The texts of a node that has its own; see Topology::nodeKey for the others.
struct NodeLabel {
    NodeId node {};
    std::string key; // stable, unique in the document that the fabric was sealed from; empty: generated
    std::string name; // for people; may be empty
    bool operator==(const NodeLabel&) const = default;
};

// How routes are found on this fabric.
enum class RoutingRule : std::uint8_t {
    ShortestPath, // fewest hops; among equals as the Routing of a run says
    DimensionOrder, // dimension 0 first; on a ring the shorter way, increasing id on a tie
};

struct ExplicitRoute {
    NodeId source {};
    NodeId destination {};
    std::vector<LinkId> links;
    bool operator==(const ExplicitRoute&) const = default;
};

class Topology {
public:
    [[nodiscard]] std::uint32_t npuCount() const { return m_npuCount; }
    [[nodiscard]] std::uint32_t nodeCount() const { return static_cast<std::uint32_t>(m_nodes.size()); }
    [[nodiscard]] std::uint32_t linkCount() const { return static_cast<std::uint32_t>(m_linkSource.size()); }

    [[nodiscard]] const Node& node(NodeId id) const { return m_nodes[index(id)]; }
    // The node's own key, or "npu12", "switch3" (switches count from 0) where it has none.
    [[nodiscard]] std::string nodeKey(NodeId id) const;
    // The name for people, or the key where there is none.
    [[nodiscard]] std::string nodeName(NodeId id) const;
    // Only the nodes with a key or a name of their own, in ascending id.
    [[nodiscard]] std::span<const NodeLabel> labels() const { return m_labels; }
    [[nodiscard]] NodeId linkSource(LinkId id) const { return m_linkSource[index(id)]; }
    [[nodiscard]] NodeId linkDestination(LinkId id) const { return m_linkDestination[index(id)]; }
    [[nodiscard]] const LinkCost& linkCost(LinkId id) const { return m_linkCost[index(id)]; }
    [[nodiscard]] std::span<const NodeId> linkSources() const { return m_linkSource; }
    [[nodiscard]] std::span<const NodeId> linkDestinations() const { return m_linkDestination; }
    [[nodiscard]] std::span<const LinkCost> linkCosts() const { return m_linkCost; }
    // Links that leave or enter a node, in ascending link id.
    [[nodiscard]] std::span<const LinkId> outgoing(NodeId id) const
    {
        return std::span(m_outgoing)
            .subspan(m_outgoingStart[index(id)], m_outgoingStart[index(id) + 1] - m_outgoingStart[index(id)]);
    }
    [[nodiscard]] std::span<const LinkId> incoming(NodeId id) const
    {
        return std::span(m_incoming)
            .subspan(m_incomingStart[index(id)], m_incomingStart[index(id) + 1] - m_incomingStart[index(id)]);
    }

    // Never empty; the product of the sizes is npuCount().
    [[nodiscard]] std::span<const Dimension> dimensions() const { return m_dimensions; }
    // The dimensions that the links were generated from, which dimension-ordered routes follow; empty for any other
    // fabric. The same as dimensions() unless those were set apart ("--dims").
    [[nodiscard]] std::span<const Dimension> gridDimensions() const { return m_gridDimensions; }
    // True for a pure stack of Ring, FullyConnected and Switch dimensions with nothing changed by hand: `unaware` then
    // charges the lowest differing dimension only (astra-sim: hops·latency + bytes/bandwidth).
    [[nodiscard]] bool isPeerStack() const { return m_isPeerStack; }
    [[nodiscard]] RoutingRule routingRule() const { return m_routingRule; }
    // In ascending (source, destination), at most one a pair.
    [[nodiscard]] std::span<const ExplicitRoute> explicitRoutes() const { return m_explicitRoutes; }
    // The text that generated this fabric ("Ring(4,250GB/s,500ns)_FC(8,…)", "DGX1V"), or empty.
    [[nodiscard]] const std::string& spec() const { return m_spec; }

private:
    friend class TopologyBuilder;
    Topology() = default;

    std::uint32_t m_npuCount = 0;
    std::vector<Node> m_nodes;
    std::vector<NodeLabel> m_labels;
    std::vector<NodeId> m_linkSource;
    std::vector<NodeId> m_linkDestination;
    std::vector<LinkCost> m_linkCost;
    std::vector<std::uint32_t> m_outgoingStart; // nodeCount()+1
    std::vector<LinkId> m_outgoing;
    std::vector<std::uint32_t> m_incomingStart;
    std::vector<LinkId> m_incoming;
    std::vector<Dimension> m_dimensions;
    std::vector<Dimension> m_gridDimensions;
    bool m_isPeerStack = false;
    RoutingRule m_routingRule = RoutingRule::ShortestPath;
    std::vector<ExplicitRoute> m_explicitRoutes;
    std::string m_spec;
};

using TopologyPtr = std::shared_ptr<const Topology>;

} // namespace weft::topology
