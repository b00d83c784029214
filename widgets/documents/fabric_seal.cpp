// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_seal.h"

#include "engine/topology/grid_layout.h"
#include "engine/topology/topology_builder.h"

#include <algorithm>
#include <utility>

namespace weft::widgets {

using topology::Dimension;
using topology::DraftNode;
using topology::NodeKind;

namespace {

// The grid with the costs that its links have now, where all links of a dimension agree: a stack whose speed was
// changed as a whole is the same as one that was generated at that speed.
std::vector<Dimension> gridInForce(const FabricColumns& columns)
{
    std::vector<Dimension> grid = columns.structure->grid;
    if (grid.empty() || topology::GridLayout::count(grid).links > columns.linkCount())
        return grid;
    std::vector<LinkCost> cost(grid.size());
    std::vector<std::uint8_t> seen(grid.size()); // 1: one cost so far, 2: several
    std::size_t link = 0;
    topology::GridLayout(grid).forEachLink([&](std::size_t dimension, NodeId, NodeId) {
        const LinkCost& here = columns.linkCosts[link++];
        if (seen[dimension] == 0) {
            cost[dimension] = here;
            seen[dimension] = 1;
        } else if (!(cost[dimension] == here)) {
            seen[dimension] = 2;
        }
    });
    for (std::size_t d = 0; d < grid.size(); ++d) {
        if (seen[d] == 1)
            grid[d].link = cost[d];
    }
    return grid;
}

void addNodes(const FabricColumns& columns, topology::TopologyBuilder& draft)
{
    for (std::size_t i = 0; i < columns.nodeCount(); ++i) {
        const topology::Node& node = columns.nodes[i];
        const auto texts = columns.texts.find(columns.nodeKeys[i]);
        topology::NodeOptions options;
        if (texts != columns.texts.end()) {
            options.key = texts->second.key.toStdString();
            options.name = texts->second.name.toStdString();
        }
        options.forwards = node.forwards;
        options.reduces = node.reduces;
        options.multicasts = node.multicasts;
        node.kind == NodeKind::Npu ? draft.addNpu(std::move(options)) : draft.addSwitch(std::move(options));
    }
}

topology::FabricState stateOf(const SealedFabric& sealed, const FabricColumns& columns)
{
    topology::FabricState state;
    if (columns.nodeChanges.empty() && columns.linkChanges.empty())
        return state;
    for (std::size_t id = 0; id < sealed.linkKeys.size() && !columns.linkChanges.empty(); ++id) {
        if (const auto at = columns.linkChanges.find(sealed.linkKeys[id]); at != columns.linkChanges.end())
            state.links.emplace(makeId<LinkId>(id), at->second);
    }
    for (std::size_t id = 0; id < sealed.nodeKeys.size() && !columns.nodeChanges.empty(); ++id) {
        if (const auto at = columns.nodeChanges.find(sealed.nodeKeys[id]); at != columns.nodeChanges.end())
            state.nodes.emplace(makeId<NodeId>(id), at->second);
    }
    return state;
}

} // namespace

std::vector<std::uint32_t> sealedOrder(const FabricColumns& columns)
{
    std::vector<std::uint32_t> order;
    order.reserve(columns.nodeCount());
    for (const NodeKind kind : { NodeKind::Npu, NodeKind::Switch }) {
        for (std::uint32_t i = 0; i < columns.nodeCount(); ++i) {
            if (columns.nodes[i].kind == kind)
                order.push_back(i);
        }
    }
    return order;
}

Result<SealedFabricPtr> sealColumns(const FabricColumns& columns, Findings& findings)
{
    topology::TopologyBuilder draft;
    addNodes(columns, draft);
    const LinkEnds ends = linkEnds(columns);
    draft.reserveLinks(columns.linkCount());
    for (std::size_t i = 0; i < columns.linkCount(); ++i)
        draft.addLink(DraftNode { ends.source[i] }, DraftNode { ends.destination[i] }, columns.linkCosts[i]);
    const FabricStructure& structure = *columns.structure;
    const std::vector<Dimension> grid = gridInForce(columns);
    if (!structure.dimensions.empty())
        draft.setDimensions(structure.dimensions == structure.grid ? grid : structure.dimensions);
    if (!grid.empty())
        draft.setGrid(grid);
    draft.setRoutingRule(structure.routing);
    for (const RouteByKey& route : structure.routes) {
        std::vector<LinkId> links;
        for (const LinkKey key : route.links)
            links.push_back(LinkId { columns.indexOf(key) });
        draft.addExplicitRoute(DraftNode { columns.indexOf(route.source) },
            DraftNode { columns.indexOf(route.destination) }, std::move(links));
    }
    draft.setSpec(structure.spec.toStdString());
    auto topology = std::move(draft).seal(findings);
    if (!topology)
        return topology.error();
    SealedFabric sealed { topology::Fabric(topology.value()), {}, columns.linkKeys };
    sealed.nodeKeys.reserve(columns.nodeCount());
    for (const std::uint32_t at : sealedOrder(columns))
        sealed.nodeKeys.push_back(columns.nodeKeys[at]);
    return withState(sealed, columns);
}

SealedFabricPtr withState(const SealedFabric& sealed, const FabricColumns& columns)
{
    return std::make_shared<const SealedFabric>(SealedFabric {
        topology::Fabric(sealed.fabric.topologyPtr(), stateOf(sealed, columns)), sealed.nodeKeys, sealed.linkKeys });
}

FabricColumns columnsOf(const topology::Fabric& fabric, std::span<const QPointF> positions, std::uint32_t firstNode,
    std::uint32_t firstLink)
{
    const topology::Topology& topology = fabric.topology();
    const auto nodeKey = [firstNode](NodeId id) { return NodeKey { firstNode + index(id) }; };
    const auto linkKey = [firstLink](LinkId id) { return LinkKey { firstLink + index(id) }; };
    FabricColumns columns;
    for (std::uint32_t id = 0; id < topology.nodeCount(); ++id) {
        columns.nodeKeys.push_back(nodeKey(NodeId { id }));
        columns.nodes.push_back(topology.node(NodeId { id }));
    }
    columns.positions.assign(positions.begin(), positions.end());
    columns.positions.resize(topology.nodeCount());
    for (const topology::NodeLabel& label : topology.labels())
        columns.setTexts(
            nodeKey(label.node), { QString::fromStdString(label.key), QString::fromStdString(label.name) });
    columns.linkCosts.assign(topology.linkCosts().begin(), topology.linkCosts().end());
    for (std::uint32_t id = 0; id < topology.linkCount(); ++id) {
        columns.linkKeys.push_back(linkKey(LinkId { id }));
        columns.linkSources.push_back(nodeKey(topology.linkSource(LinkId { id })));
        columns.linkDestinations.push_back(nodeKey(topology.linkDestination(LinkId { id })));
    }
    for (const auto& [link, change] : fabric.state().links) {
        if (index(link) < topology.linkCount())
            columns.setChange(linkKey(link), change);
    }
    for (const auto& [node, change] : fabric.state().nodes) {
        if (index(node) < topology.nodeCount())
            columns.setChange(nodeKey(node), change);
    }
    auto structure = std::make_shared<FabricStructure>();
    structure->dimensions.assign(topology.dimensions().begin(), topology.dimensions().end());
    structure->grid.assign(topology.gridDimensions().begin(), topology.gridDimensions().end());
    structure->routing = topology.routingRule();
    structure->spec = QString::fromStdString(topology.spec());
    for (const topology::ExplicitRoute& route : topology.explicitRoutes()) {
        RouteByKey byKey { nodeKey(route.source), nodeKey(route.destination), {} };
        for (const LinkId link : route.links)
            byKey.links.push_back(linkKey(link));
        structure->routes.push_back(std::move(byKey));
    }
    columns.structure = std::move(structure);
    return columns;
}

StructurePtr structureAfterEdit(const StructurePtr& structure, std::uint32_t npus)
{
    FabricStructure after;
    after.origin = structure->spec.isEmpty() ? structure->origin : structure->spec;
    std::uint64_t product = 1;
    for (const Dimension& dimension : structure->dimensions)
        product = std::min<std::uint64_t>(product * dimension.size, 0xFFFFFFFFU);
    const bool isPlain
        = structure->dimensions.size() == 1 && structure->dimensions.front().kind == topology::DimensionKind::Plain;
    if (product == npus && !isPlain)
        after.dimensions = structure->dimensions;
    return after == *structure ? structure : std::make_shared<const FabricStructure>(std::move(after));
}

StructurePtr structureAfterCostEdit(const StructurePtr& structure)
{
    if (structure->spec.isEmpty())
        return structure;
    auto after = std::make_shared<FabricStructure>(*structure);
    after->origin = std::exchange(after->spec, {});
    return after;
}

} // namespace weft::widgets
