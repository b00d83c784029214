// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>
#include <tuple>

namespace weft::synthesis {

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
        graph.busy.push_back(linkBusyTime(fabric.linkCost(link), chunk).ns());
        graph.link.push_back(link);
    }
    graph.group();
    return graph;
}

Result<void> checkTimes(const LinkGraph& graph)
{
    const auto instant = std::ranges::find(graph.time, 0U);
    if (instant == graph.time.end())
        return {};
    const auto arc = static_cast<std::size_t>(instant - graph.time.begin());
    return errorOf(ErrorCode::Unsupported,
        say("a chunk takes less than 1 ns from node %1 to node %2, and nothing can be planned by such times",
            graph.source[arc], graph.target[arc]),
        say("use a larger size, fewer chunks, or links with a latency"));
}

LinkGraph reversed(const LinkGraph& graph)
{
    LinkGraph turned = graph;
    std::swap(turned.source, turned.target);
    std::swap(turned.outgoing, turned.incoming);
    for (topology::Node& node : turned.kind)
        std::swap(node.multicasts, node.reduces);
    return turned;
}

bool isTiered(const LinkGraph& graph)
{
    const auto [least, most] = std::minmax_element(graph.time.begin(), graph.time.end());
    return graph.arcs() > 0 && *most >= *least + *least / 2;
}

bool isUniform(const LinkGraph& graph, std::uint64_t ns)
{
    return graph.nodes == graph.npus
        && std::ranges::all_of(graph.time, [ns](std::uint64_t time) { return time == ns; });
}

std::vector<double> ingressNs(const LinkGraph& graph)
{
    std::vector<double> ns;
    for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
        const double rate
            = sumOf(graph.in(npu), [&](std::uint32_t arc) { return 1.0 / static_cast<double>(graph.time[arc]); });
        ns.push_back(rate == 0 ? 0 : 1 / rate);
    }
    return ns;
}

std::optional<std::vector<std::uint32_t>> oppositeArcs(const LinkGraph& graph)
{
    std::vector<std::uint32_t> there = numbersBelow(graph.arcs());
    std::vector<std::uint32_t> back = there;
    std::ranges::sort(
        there, {}, [&](std::uint32_t a) { return std::tuple(graph.source[a], graph.target[a], graph.time[a], a); });
    std::ranges::sort(
        back, {}, [&](std::uint32_t a) { return std::tuple(graph.target[a], graph.source[a], graph.time[a], a); });
    std::vector<std::uint32_t> opposite(graph.arcs());
    for (std::size_t i = 0; i < there.size(); ++i) {
        const std::uint32_t a = there[i];
        const std::uint32_t b = back[i];
        if (graph.source[a] != graph.target[b] || graph.target[a] != graph.source[b] || graph.time[a] != graph.time[b])
            return std::nullopt;
        opposite[a] = b;
    }
    return opposite;
}

} // namespace weft::synthesis
