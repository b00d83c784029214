// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/topology_builder.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"

#include <algorithm>
#include <utility>

namespace weft::topology {

TopologyBuilder::TopologyBuilder(SizeLimits limits)
    : m_limits(limits)
{
    // Ids are 32 bits, and the largest of them means "none".
    constexpr std::uint64_t kMostIds = 0xFFFF'FFFEU;
    m_limits.nodes = std::min(m_limits.nodes, kMostIds);
    m_limits.links = std::min(m_limits.links, kMostIds);
}

TopologyBuilder TopologyBuilder::from(const Topology& topology)
{
    TopologyBuilder draft;
    draft.m_nodes.reserve(topology.nodeCount());
    for (std::uint32_t id = 0; id < topology.nodeCount(); ++id)
        draft.m_nodes.push_back(topology.node(makeId<NodeId>(id)));
    for (const NodeLabel& label : topology.labels())
        draft.m_labels.push_back({ index(label.node), label.key, label.name });
    draft.m_npus = topology.npuCount();
    draft.m_linkSource.assign(topology.linkSources().begin(), topology.linkSources().end());
    draft.m_linkDestination.assign(topology.linkDestinations().begin(), topology.linkDestinations().end());
    draft.m_linkCost.assign(topology.linkCosts().begin(), topology.linkCosts().end());
    draft.m_dimensions.assign(topology.dimensions().begin(), topology.dimensions().end());
    draft.m_grid.assign(topology.gridDimensions().begin(), topology.gridDimensions().end());
    draft.m_routingRule = topology.routingRule();
    draft.m_routes.assign(topology.explicitRoutes().begin(), topology.explicitRoutes().end());
    draft.m_spec = topology.spec();
    return draft;
}

DraftNode TopologyBuilder::addNode(Node node, NodeOptions&& options)
{
    const auto id = makeId<DraftNode>(m_nodes.size());
    if (m_nodes.size() >= m_limits.nodes || (node.kind == NodeKind::Npu && m_npus >= m_limits.npus)) {
        ++m_refusedNodes;
        return kNone<DraftNode>;
    }
    if (!options.key.empty() || !options.name.empty())
        m_labels.push_back({ index(id), std::move(options.key), std::move(options.name) });
    m_npus += node.kind == NodeKind::Npu ? 1 : 0;
    m_nodes.push_back(node);
    return id;
}

DraftNode TopologyBuilder::addNpu(NodeOptions options)
{
    return addNode({ NodeKind::Npu, options.forwards, options.reduces, options.multicasts }, std::move(options));
}

DraftNode TopologyBuilder::addSwitch(NodeOptions options)
{
    return addNode({ NodeKind::Switch, options.forwards, options.reduces, options.multicasts }, std::move(options));
}

DraftNode TopologyBuilder::addNodes(NodeKind kind, std::uint64_t count)
{
    const auto first = makeId<DraftNode>(m_nodes.size());
    if (count > m_limits.nodes - m_nodes.size() || (kind == NodeKind::Npu && count > m_limits.npus - m_npus)) {
        m_refusedNodes += count;
        return kNone<DraftNode>;
    }
    m_npus += kind == NodeKind::Npu ? count : 0;
    m_nodes.resize(m_nodes.size() + count, Node { kind, true, false, false });
    return first;
}

DraftNode TopologyBuilder::addNpus(std::uint64_t count)
{
    return addNodes(NodeKind::Npu, count);
}

DraftNode TopologyBuilder::addSwitches(std::uint64_t count)
{
    return addNodes(NodeKind::Switch, count);
}

LinkId TopologyBuilder::addLink(DraftNode source, DraftNode destination, LinkCost cost)
{
    if (m_linkSource.size() >= m_limits.links) {
        ++m_refusedLinks;
        return kNone<LinkId>;
    }
    const auto id = makeId<LinkId>(m_linkSource.size());
    m_linkSource.push_back(makeId<NodeId>(index(source)));
    m_linkDestination.push_back(makeId<NodeId>(index(destination)));
    m_linkCost.push_back(cost);
    return id;
}

void TopologyBuilder::addCable(DraftNode a, DraftNode b, LinkCost cost)
{
    addLink(a, b, cost);
    addLink(b, a, cost);
}

void TopologyBuilder::reserveLinks(std::uint64_t count)
{
    count = std::min(count, m_limits.links);
    m_linkSource.reserve(count);
    m_linkDestination.reserve(count);
    m_linkCost.reserve(count);
}

void TopologyBuilder::setDimensions(std::vector<Dimension> dimensions)
{
    m_dimensions = std::move(dimensions);
}

void TopologyBuilder::setGrid(std::vector<Dimension> dimensions)
{
    m_grid = std::move(dimensions);
}

void TopologyBuilder::setRoutingRule(RoutingRule rule)
{
    m_routingRule = rule;
}

void TopologyBuilder::addExplicitRoute(DraftNode source, DraftNode destination, std::vector<LinkId> links)
{
    m_routes.push_back({ makeId<NodeId>(index(source)), makeId<NodeId>(index(destination)), std::move(links) });
}

void TopologyBuilder::setSpec(std::string spec)
{
    m_spec = std::move(spec);
}

Result<TopologyPtr> withDimensions(const TopologyPtr& topology, std::span<const std::uint32_t> sizes)
{
    const std::span<const Dimension> have = topology->dimensions();
    if (std::equal(have.begin(), have.end(), sizes.begin(), sizes.end(),
            [](const Dimension& dimension, std::uint32_t size) { return dimension.size == size; }))
        return topology;
    std::vector<Dimension> dimensions;
    dimensions.reserve(sizes.size());
    for (const std::uint32_t size : sizes)
        dimensions.push_back({ DimensionKind::Plain, size, {}, false });
    TopologyBuilder draft = TopologyBuilder::from(*topology);
    draft.setDimensions(std::move(dimensions));
    Findings known; // the warnings were given when the fabric was sealed first
    return std::move(draft).seal(known);
}

Result<std::vector<std::uint32_t>> parseSizes(std::string_view text)
{
    constexpr std::size_t kMostDimensions = 64;
    std::vector<std::uint32_t> sizes;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('x', at), text.size());
        const Result<std::uint64_t> size = parseCount(text.substr(at, end - at));
        const Where where = placeAt({}, 0, at + 1);
        if (!size)
            return Error { ErrorCode::Malformed,
                say("sizes of dimensions cannot be read from '%1'", text.substr(0, 80)), where,
                say("write them as 8x4") };
        if (*size == 0 || *size > 0xFFFF'FFFFU || sizes.size() == kMostDimensions)
            return Error { ErrorCode::OutOfRange,
                say("the size of a dimension must be from 1 to 4294967295, and there may be 64 dimensions"), where,
                {} };
        sizes.push_back(static_cast<std::uint32_t>(*size));
        at = end + 1;
    }
    return sizes;
}

} // namespace weft::topology
