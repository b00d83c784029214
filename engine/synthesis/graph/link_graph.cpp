// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>

namespace weft::synthesis {

void groupByNode(const std::vector<std::uint32_t>& end, std::uint32_t nodes, std::vector<std::uint32_t>& start,
    std::vector<std::uint32_t>& arcs)
{
    start.assign(nodes + 1, 0);
    for (const std::uint32_t node : end)
        ++start[node + 1];
    for (std::uint32_t node = 0; node < nodes; ++node)
        start[node + 1] += start[node];
    arcs.resize(end.size());
    std::vector<std::uint32_t> next(start.begin(), start.end() - 1);
    for (std::uint32_t arc = 0; arc < end.size(); ++arc)
        arcs[next[end[arc]]++] = arc;
}

LinkGraph makeLinkGraph(const topology::Fabric& fabric, Bytes chunk)
{
    const topology::Topology& topology = fabric.topology();
    LinkGraph graph;
    graph.npus = topology.npuCount();
    graph.nodes = topology.nodeCount();
    for (std::uint32_t node = 0; node < graph.nodes; ++node)
        graph.kind.push_back(topology.node(NodeId { node }));
    for (std::uint32_t id = 0; id < topology.linkCount(); ++id) {
        const LinkId link { id };
        if (!fabric.isUsable(link))
            continue;
        graph.source.push_back(index(topology.linkSource(link)));
        graph.target.push_back(index(topology.linkDestination(link)));
        graph.time.push_back(linkTime(fabric.linkCost(link), chunk).ns());
        graph.link.push_back(link);
    }
    groupByNode(graph.source, graph.nodes, graph.outStart, graph.outArcs);
    groupByNode(graph.target, graph.nodes, graph.inStart, graph.inArcs);
    return graph;
}

Result<void> checkTimes(const LinkGraph& graph)
{
    const auto instant = std::ranges::find(graph.time, 0U);
    if (instant == graph.time.end())
        return {};
    const auto arc = static_cast<std::size_t>(instant - graph.time.begin());
    return Error { ErrorCode::Unsupported,
        "a chunk takes less than 1 ns from node " + std::to_string(graph.source[arc]) + " to node "
            + std::to_string(graph.target[arc]) + ", and nothing can be planned by such times",
        {}, "use a larger size, fewer chunks, or links with a latency" };
}

LinkGraph reversed(const LinkGraph& graph)
{
    LinkGraph turned = graph;
    std::swap(turned.source, turned.target);
    std::swap(turned.outStart, turned.inStart);
    std::swap(turned.outArcs, turned.inArcs);
    for (topology::Node& node : turned.kind)
        std::swap(node.multicasts, node.reduces);
    return turned;
}

std::vector<double> ingressNs(const LinkGraph& graph)
{
    std::vector<double> ns;
    for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
        double rate = 0;
        for (const std::uint32_t arc : graph.in(npu))
            rate += 1.0 / static_cast<double>(graph.time[arc]);
        ns.push_back(rate == 0 ? 0 : 1 / rate);
    }
    return ns;
}

} // namespace weft::synthesis
