// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/hub_graph.h"

#include <algorithm>
#include <utility>

namespace weft::topology {

HubGraph::HubGraph(TopologyPtr topology)
    : m_topology(std::move(topology))
{
    const std::uint32_t nodes = m_topology->nodeCount();
    m_hubOf.resize(nodes, kNoHub);
    for (std::uint32_t node = 0; node < nodes; ++node) {
        if (isEdge(NodeId { node }))
            continue;
        m_hubOf[node] = m_hubCount++;
        m_nodeOfCore.push_back(NodeId { node });
    }
    const std::uint32_t npus = m_topology->npuCount();
    m_outStart.push_back(0);
    m_inStart.push_back(0);
    for (std::uint32_t npu = 0; npu < npus; ++npu) {
        if (m_hubOf[npu] == kNoHub) {
            addPorts(NodeId { npu }, true);
            addPorts(NodeId { npu }, false);
        }
        const std::size_t outs = m_out.size() - m_outStart.back();
        const std::size_t ins = m_in.size() - m_inStart.back();
        m_outStart.push_back(static_cast<std::uint32_t>(m_out.size()));
        m_inStart.push_back(static_cast<std::uint32_t>(m_in.size()));
        if (m_hubOf[npu] != kNoHub || (outs == 1 && ins == 1 && m_out.back().hub == m_in.back().hub))
            continue;
        m_singleHomed = false;
        m_nodeOfCore.push_back(NodeId { npu });
    }
    std::vector<std::uint32_t> coreOf(nodes, kNoHub);
    for (std::uint32_t core = 0; core < m_nodeOfCore.size(); ++core)
        coreOf[index(m_nodeOfCore[core])] = core;
    addSteps(coreOf, true);
    addSteps(coreOf, false);
}

bool HubGraph::isEdge(NodeId node) const
{
    const Topology& topology = *m_topology;
    const auto isFine = [&topology](NodeId other) {
        return topology.node(other).kind == NodeKind::Switch && topology.node(other).forwards;
    };
    if (topology.node(node).kind != NodeKind::Npu)
        return false;
    const auto out = topology.outgoing(node);
    const auto in = topology.incoming(node);
    return !out.empty() && !in.empty()
        && std::all_of(out.begin(), out.end(), [&](LinkId link) { return isFine(topology.linkDestination(link)); })
        && std::all_of(in.begin(), in.end(), [&](LinkId link) { return isFine(topology.linkSource(link)); });
}

void HubGraph::addPorts(NodeId edge, bool outwards)
{
    const Topology& topology = *m_topology;
    const auto farEnd = [&](LinkId link) {
        return m_hubOf[index(outwards ? topology.linkDestination(link) : topology.linkSource(link))];
    };
    const std::span<const LinkId> links = outwards ? topology.outgoing(edge) : topology.incoming(edge);
    std::vector<LinkId> sorted(links.begin(), links.end());
    std::stable_sort(sorted.begin(), sorted.end(), [&](LinkId a, LinkId b) { return farEnd(a) < farEnd(b); });
    std::vector<Port>& all = outwards ? m_out : m_in;
    const std::size_t before = all.size();
    for (const LinkId link : sorted) {
        if (all.size() == before || all.back().hub != farEnd(link))
            all.push_back({ farEnd(link), static_cast<std::uint32_t>(m_portLinks.size()), 0 });
        ++all.back().count;
        m_portLinks.push_back(link);
    }
}

void HubGraph::addSteps(const std::vector<std::uint32_t>& coreOf, bool outwards)
{
    Starts& start = outwards ? m_fromStart : m_intoStart;
    std::vector<Step>& all = outwards ? m_from : m_into;
    start.push_back(0);
    for (const NodeId node : m_nodeOfCore) {
        for (const LinkId link : outwards ? m_topology->outgoing(node) : m_topology->incoming(node)) {
            const NodeId other = outwards ? m_topology->linkDestination(link) : m_topology->linkSource(link);
            if (coreOf[index(other)] != kNoHub)
                all.push_back({ link, coreOf[index(other)] });
        }
        start.push_back(static_cast<std::uint32_t>(all.size()));
    }
}

std::uint64_t HubGraph::memoryBytes() const
{
    return (m_hubOf.size() + m_nodeOfCore.size() + m_outStart.size() + m_inStart.size() + m_portLinks.size()) * 4
        + (m_out.size() + m_in.size()) * sizeof(Port) + (m_from.size() + m_into.size()) * sizeof(Step)
        + (m_fromStart.size() + m_intoStart.size()) * 4;
}

} // namespace weft::topology
