// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/drawn_columns.h"

namespace weft::gui {

using widgets::FabricColumns;
using widgets::LinkKey;
using widgets::NodeKey;

project::DrawnFabric drawnOf(const FabricColumns& columns)
{
    project::DrawnFabric drawn;
    // In the order that sealing would give them, by which notes and groups of the drawing name them too.
    const std::vector<std::uint32_t> order = widgets::sealedOrder(columns);
    std::vector<std::uint32_t> place(order.size());
    drawn.nodes.reserve(order.size());
    for (const std::uint32_t at : order) {
        place[at] = static_cast<std::uint32_t>(drawn.nodes.size());
        const widgets::NodeRecord record = columns.node(at);
        drawn.nodes.push_back({ record.node, record.texts.key.toStdString(), record.texts.name.toStdString(),
            { record.position.x(), record.position.y() }, record.change });
    }
    const widgets::LinkEnds ends = widgets::linkEnds(columns);
    drawn.links.reserve(columns.linkCount());
    for (std::uint32_t i = 0; i < columns.linkCount(); ++i)
        drawn.links.push_back({ place[ends.source[i]], place[ends.destination[i]], columns.linkCosts[i],
            columns.changeOf(columns.linkKeys[i]) });
    const widgets::FabricStructure& structure = *columns.structure;
    drawn.dimensions = structure.dimensions;
    drawn.grid = structure.grid;
    drawn.routing = structure.routing;
    drawn.spec = structure.spec.toStdString();
    for (const widgets::RouteByKey& byKey : structure.routes) {
        project::DrawnRoute route { place[columns.indexOf(byKey.source)], place[columns.indexOf(byKey.destination)],
            {} };
        for (const LinkKey link : byKey.links)
            route.links.push_back(columns.indexOf(link));
        drawn.routes.push_back(std::move(route));
    }
    return drawn;
}

FabricColumns columnsOf(const project::DrawnFabric& drawn, widgets::FirstKeys first)
{
    const auto nodeKey = [first](std::uint32_t at) { return NodeKey { first.node + at }; };
    const auto linkKey = [first](std::uint32_t at) { return LinkKey { first.link + at }; };
    FabricColumns columns;
    for (std::uint32_t i = 0; i < drawn.nodes.size(); ++i) {
        const project::DrawnNode& node = drawn.nodes[i];
        columns.nodeKeys.push_back(nodeKey(i));
        columns.nodes.push_back(node.node);
        columns.positions.emplace_back(node.position.x, node.position.y);
        columns.setTexts(nodeKey(i), { QString::fromStdString(node.key), QString::fromStdString(node.name) });
        columns.setChange(nodeKey(i), node.change);
    }
    for (std::uint32_t i = 0; i < drawn.links.size(); ++i) {
        const project::DrawnLink& link = drawn.links[i];
        columns.linkKeys.push_back(linkKey(i));
        columns.linkSources.push_back(nodeKey(link.from));
        columns.linkDestinations.push_back(nodeKey(link.to));
        columns.linkCosts.push_back(link.cost);
        columns.setChange(linkKey(i), link.change);
    }
    widgets::FabricStructure structure;
    structure.dimensions = drawn.dimensions;
    structure.grid = drawn.grid;
    structure.routing = drawn.routing;
    structure.spec = QString::fromStdString(drawn.spec);
    for (const project::DrawnRoute& route : drawn.routes) {
        widgets::RouteByKey byKey { nodeKey(route.source), nodeKey(route.destination), {} };
        for (const std::uint32_t link : route.links)
            byKey.links.push_back(linkKey(link));
        structure.routes.push_back(std::move(byKey));
    }
    columns.structure = std::make_shared<const widgets::FabricStructure>(std::move(structure));
    return columns;
}

} // namespace weft::gui
