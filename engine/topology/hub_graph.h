// SPDX-License-Identifier: GPL-3.0-or-later
// Which nodes routes are kept for. An NPU all of whose links lead to and from forwarding switches is an edge: what
// leads to it is what leads to one of its switches, so that tables have rows and columns for the other nodes only,
// the hubs. A fat tree of 10,000 hosts has 207 of them. Immutable, made once for a sealed fabric; any thread.
#pragma once

#include "engine/topology/topology.h"

namespace weft::topology {

class HubGraph {
public:
    static constexpr std::uint32_t kNoHub = 0xFFFF'FFFFU;

    explicit HubGraph(TopologyPtr topology);

    // The links between an edge and one of its hubs, in ascending id.
    struct Port {
        std::uint32_t hub = 0;
        std::uint32_t first = 0; // into portLinks()
        std::uint32_t count = 0;
    };
    // A link between two core nodes: the hubs, and behind them the edges that have several hubs and so can be passed.
    struct Step {
        LinkId link {};
        std::uint32_t other = 0; // core node at the far end
    };

    [[nodiscard]] const Topology& topology() const { return *m_topology; }
    [[nodiscard]] std::uint32_t hubCount() const { return m_hubCount; }
    [[nodiscard]] std::uint32_t coreCount() const { return static_cast<std::uint32_t>(m_nodeOfCore.size()); }
    [[nodiscard]] NodeId nodeOfCore(std::uint32_t core) const { return m_nodeOfCore[core]; }
    // kNoHub for edges.
    [[nodiscard]] std::uint32_t hubOf(NodeId node) const { return m_hubOf[index(node)]; }
    // Of an edge, each hub once.
    [[nodiscard]] std::span<const Port> out(NodeId edge) const { return ports(m_outStart, m_out, edge); }
    [[nodiscard]] std::span<const Port> in(NodeId edge) const { return ports(m_inStart, m_in, edge); }
    [[nodiscard]] std::span<const LinkId> links(const Port& port) const
    {
        return std::span(m_portLinks).subspan(port.first, port.count);
    }
    // Every edge has one hub, and the same one out and in.
    [[nodiscard]] bool isSingleHomed() const { return m_singleHomed; }
    [[nodiscard]] std::span<const Step> stepsFrom(std::uint32_t core) const { return steps(m_fromStart, m_from, core); }
    [[nodiscard]] std::span<const Step> stepsInto(std::uint32_t core) const { return steps(m_intoStart, m_into, core); }
    [[nodiscard]] std::uint64_t memoryBytes() const;

private:
    using Starts = std::vector<std::uint32_t>;

    [[nodiscard]] bool isEdge(NodeId node) const;
    void addPorts(NodeId edge, bool outwards);
    void addSteps(const std::vector<std::uint32_t>& coreOf, bool outwards);
    [[nodiscard]] static std::span<const Port> ports(const Starts& start, const std::vector<Port>& all, NodeId edge)
    {
        return std::span(all).subspan(start[index(edge)], start[index(edge) + 1] - start[index(edge)]);
    }
    [[nodiscard]] static std::span<const Step> steps(const Starts& start, const std::vector<Step>& all, std::uint32_t c)
    {
        return std::span(all).subspan(start[c], start[c + 1] - start[c]);
    }

    TopologyPtr m_topology;
    std::uint32_t m_hubCount = 0;
    bool m_singleHomed = true;
    std::vector<std::uint32_t> m_hubOf; // by node
    std::vector<NodeId> m_nodeOfCore; // hubs first
    Starts m_outStart; // by NPU
    Starts m_inStart;
    std::vector<Port> m_out;
    std::vector<Port> m_in;
    std::vector<LinkId> m_portLinks;
    Starts m_fromStart; // by core node
    Starts m_intoStart;
    std::vector<Step> m_from;
    std::vector<Step> m_into;
};

} // namespace weft::topology
