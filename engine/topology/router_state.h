// SPDX-License-Identifier: GPL-3.0-or-later
// What a Router is made of; only router.cpp and router_choice.cpp include this.
#pragma once

#include "engine/topology/cables.h"
#include "engine/topology/grid_layout.h"
#include "engine/topology/hop_table.h"
#include "engine/topology/route_book.h"
#include "engine/topology/router.h"
#include "engine/topology/tree_levels.h"

namespace weft::topology {

struct Router::State {
    State(Fabric laid, Routing asked);

    // --- router_choice.cpp
    [[nodiscard]] Route choose(const Flow& flow);
    // The link to take, before parallel cables take turns.
    [[nodiscard]] LinkId pick(NodeId at, NodeId destination, Route& route, const LinkClock& clock);
    [[nodiscard]] LinkId oneOf(
        std::span<const LinkId> links, NodeId at, NodeId target, const Route& route, const LinkClock& clock) const;
    void drawStop(const Flow& flow, Route& route);
    void decideDetour(NodeId at, NodeId destination, Route& route, const LinkClock& clock);
    // Whether everything on the route works.
    [[nodiscard]] bool isClear(NodeId source, NodeId destination, Route route);

    // --- router.cpp
    [[nodiscard]] bool isByCoordinates(NodeId destination) const
    {
        return layout.has_value() && index(destination) < fabric.topology().npuCount();
    }
    // Ways as if all worked, and over what does.
    [[nodiscard]] std::span<const LinkId> healthyLinks(NodeId at, NodeId destination);
    [[nodiscard]] std::span<const LinkId> aliveLinks(NodeId at, NodeId destination);
    [[nodiscard]] LinkCost costInTurn(LinkId link) const;
    [[nodiscard]] HopTable& healthyTable();
    [[nodiscard]] HopTable& aliveTable();
    [[nodiscard]] std::shared_ptr<const HubGraph> hubGraph();
    [[nodiscard]] bool keepsHops() const { return levels && levels->isFlat(); }

    Fabric fabric;
    Routing routing;
    RouteChoice choice; // in force: what Default means on this fabric
    std::optional<GridLayout> layout; // where dimensions were laid
    bool isWholeGrid = false; // and nothing beside them
    bool inDimensionOrder = false; // and that is how routes go
    bool hasFailures = false;
    bool isObstructed = false; // something does not work, or does not forward where coordinates lead
    std::optional<Cables> cables; // where there may be parallel ones
    RouteBook book;
    std::optional<TreeLevels> levels; // where the choice asks for them
    std::shared_ptr<const HubGraph> graph;
    std::optional<HopTable> healthy;
    std::optional<HopTable> alive;
    std::vector<LinkId> scratch;
    std::vector<LinkId> costScratch;

    std::vector<std::vector<LinkId>> columns; // of dimension order, by destination; empty where not made
    std::vector<const LinkId*> published; // what nextLink() looks at
};

} // namespace weft::topology
