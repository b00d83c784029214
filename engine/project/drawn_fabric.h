// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric as it is drawn, before it is sealed: what a project keeps of one that cannot be sealed (yet), so that
// nothing of it is lost. Elements are named by their place in the lists. A plain value; any thread.
#pragma once

#include "engine/project/schedule_source.h"
#include "engine/topology/fabric.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace weft::project {

struct Point {
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

struct DrawnNode {
    topology::Node node {};
    std::string key {}; // its own text; empty: generated when it is sealed
    std::string name {};
    Point position {};
    topology::FabricState::NodeChange change {};
    bool operator==(const DrawnNode&) const = default;
};

struct DrawnLink {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    LinkCost cost {}; // anything, also what no sealed fabric may have
    topology::FabricState::LinkChange change {};
    bool operator==(const DrawnLink&) const = default;
};

struct DrawnRoute {
    std::uint32_t source = 0;
    std::uint32_t destination = 0;
    std::vector<std::uint32_t> links;
    bool operator==(const DrawnRoute&) const = default;
};

struct DrawnFabric {
    std::vector<DrawnNode> nodes;
    std::vector<DrawnLink> links;
    std::vector<topology::Dimension> dimensions; // logical
    std::vector<topology::Dimension> grid;
    topology::RoutingRule routing = topology::RoutingRule::ShortestPath;
    std::vector<DrawnRoute> routes;
    std::string spec;
    bool operator==(const DrawnFabric&) const = default;
};

// One node or link a line, so that it diffs well. A number that is not finite is written as null and read as "not a
// number": either cannot be sealed.
//
//   { "nodes": [ {"kind": "npu", "at": [0, 40], "key": "a", "name": "A", "forwards": false, "failed": true, … } ],
//     "links": [ {"from": 0, "to": 1, "bytes_per_ns": 50, "latency_ns": 500, "failed": true, … } ],
//     "dimensions": […], "grid": […], "routing": "shortest-path", "routes": […], "spec": "…" }
[[nodiscard]] std::string writeDrawnFabric(const DrawnFabric& fabric);
void readDrawnFabric(const nlohmann::ordered_json& object, DrawnFabric& fabric, std::optional<WrongMember>& wrong);

} // namespace weft::project
