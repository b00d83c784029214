// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/drawn_fabric.h"

#include "engine/project/members.h"
#include "engine/topology/topology_spec.h"

namespace weft::project {

using Json = nlohmann::ordered_json;
using topology::Dimension;
using topology::NodeKind;

namespace {

constexpr const char* kDimensionOrder = "dimension-order";

Json nodeJson(const DrawnNode& drawn)
{
    Json object = Json::object();
    object["kind"] = drawn.node.kind == NodeKind::Npu ? "npu" : "switch";
    object["at"] = { drawn.position.x, drawn.position.y };
    if (!drawn.key.empty())
        object["key"] = drawn.key;
    if (!drawn.name.empty())
        object["name"] = drawn.name;
    if (!drawn.node.forwards)
        object["forwards"] = false;
    if (drawn.node.reduces)
        object["reduces"] = true;
    if (drawn.node.multicasts)
        object["multicasts"] = true;
    if (drawn.change.failed)
        object["failed"] = true;
    if (drawn.change.computeFactor != 1)
        object["compute_factor"] = drawn.change.computeFactor;
    return object;
}

Json linkJson(const DrawnLink& drawn)
{
    Json object = Json::object();
    object["from"] = drawn.from;
    object["to"] = drawn.to;
    object["bytes_per_ns"] = drawn.cost.bandwidth.bytesPerNs;
    object["latency_ns"] = drawn.cost.latency.ns;
    if (drawn.change.failed)
        object["failed"] = true;
    if (drawn.change.bandwidthFactor != 1)
        object["bandwidth_factor"] = drawn.change.bandwidthFactor;
    if (drawn.change.extraLatency.ns != 0)
        object["extra_latency_ns"] = drawn.change.extraLatency.ns;
    return object;
}

Json dimensionsJson(const std::vector<Dimension>& dimensions)
{
    Json list = Json::array();
    for (const Dimension& dimension : dimensions) {
        Json object = Json::object();
        object["kind"] = topology::toString(dimension.kind);
        object["size"] = dimension.size;
        object["bytes_per_ns"] = dimension.link.bandwidth.bytesPerNs;
        object["latency_ns"] = dimension.link.latency.ns;
        if (dimension.unidirectional)
            object["uni"] = true;
        list.push_back(std::move(object));
    }
    return list;
}

template <class Items, class Write> std::string lines(const Items& items, Write write)
{
    if (items.empty())
        return "[]";
    std::string out;
    for (const auto& item : items)
        out += (out.empty() ? "[\n    " : ",\n    ") + write(item).dump();
    return out + "\n  ]";
}

DrawnNode readNode(const Json& object, std::optional<WrongMember>& wrong)
{
    Members members(object, wrong, "nodes");
    DrawnNode drawn;
    std::string kind;
    members.text("kind", kind);
    if (kind != "npu" && kind != "switch")
        members.refuse("kind", [] { return say("\"npu\" or \"switch\""); });
    drawn.node.kind = kind == "switch" ? NodeKind::Switch : NodeKind::Npu;
    if (const Json* at = members.find("at");
        at != nullptr && at->is_array() && at->size() == 2 && (*at)[0].is_number() && (*at)[1].is_number())
        drawn.position = { (*at)[0].get<double>(), (*at)[1].get<double>() };
    else
        members.refuse("at", [] { return say("a pair of numbers"); });
    members.text("key", drawn.key);
    members.text("name", drawn.name);
    members.flag("forwards", drawn.node.forwards);
    members.flag("reduces", drawn.node.reduces);
    members.flag("multicasts", drawn.node.multicasts);
    members.flag("failed", drawn.change.failed);
    members.number("compute_factor", drawn.change.computeFactor);
    return drawn;
}

DrawnLink readLink(const Json& object, std::size_t nodes, std::optional<WrongMember>& wrong)
{
    Members members(object, wrong, "links");
    DrawnLink drawn;
    members.place("from", drawn.from, nodes);
    members.place("to", drawn.to, nodes);
    members.number("bytes_per_ns", drawn.cost.bandwidth.bytesPerNs);
    members.number("latency_ns", drawn.cost.latency.ns);
    members.flag("failed", drawn.change.failed);
    members.number("bandwidth_factor", drawn.change.bandwidthFactor);
    members.number("extra_latency_ns", drawn.change.extraLatency.ns);
    return drawn;
}

Dimension readDimension(const Json& object, std::optional<WrongMember>& wrong)
{
    Members members(object, wrong, "dimensions");
    Dimension dimension;
    std::string kind;
    members.text("kind", kind);
    if (const auto known = topology::dimensionKindNamed(kind))
        dimension.kind = *known;
    else if (kind != topology::toString(dimension.kind))
        members.refuse("kind", [] { return say("a kind of dimension, such as \"Ring\""); });
    members.place("size", dimension.size, Members::kIds);
    members.number("bytes_per_ns", dimension.link.bandwidth.bytesPerNs);
    members.number("latency_ns", dimension.link.latency.ns);
    members.flag("uni", dimension.unidirectional);
    return dimension;
}

DrawnRoute readRoute(const Json& object, const DrawnFabric& fabric, std::optional<WrongMember>& wrong)
{
    Members members(object, wrong, "routes");
    DrawnRoute route;
    members.place("source", route.source, fabric.nodes.size());
    members.place("destination", route.destination, fabric.nodes.size());
    members.list("links", [&](const Json& link) {
        if (link.is_number_unsigned() && link.get<std::uint64_t>() < fabric.links.size())
            route.links.push_back(link.get<std::uint32_t>());
        else
            members.refuse("links", [] { return say("a list of links"); });
    });
    return route;
}

} // namespace

std::string writeDrawnFabric(const DrawnFabric& fabric)
{
    std::string out = "{\n  \"nodes\": " + lines(fabric.nodes, nodeJson);
    out += ",\n  \"links\": " + lines(fabric.links, linkJson);
    if (!fabric.dimensions.empty())
        out += ",\n  \"dimensions\": " + dimensionsJson(fabric.dimensions).dump();
    if (!fabric.grid.empty())
        out += ",\n  \"grid\": " + dimensionsJson(fabric.grid).dump();
    if (fabric.routing == topology::RoutingRule::DimensionOrder)
        out += ",\n  \"routing\": " + Json(kDimensionOrder).dump();
    if (!fabric.routes.empty()) {
        out += ",\n  \"routes\": " + lines(fabric.routes, [](const DrawnRoute& route) {
            Json object = Json::object();
            object["source"] = route.source;
            object["destination"] = route.destination;
            object["links"] = route.links;
            return object;
        });
    }
    if (!fabric.spec.empty())
        out += ",\n  \"spec\": " + Json(fabric.spec).dump();
    return out + "\n}";
}

void readDrawnFabric(const Json& object, DrawnFabric& fabric, std::optional<WrongMember>& wrong)
{
    Members members(object, wrong);
    members.list("nodes", [&](const Json& node) { fabric.nodes.push_back(readNode(node, wrong)); });
    members.list(
        "links", [&](const Json& link) { fabric.links.push_back(readLink(link, fabric.nodes.size(), wrong)); });
    members.list("dimensions", [&](const Json& one) { fabric.dimensions.push_back(readDimension(one, wrong)); });
    members.list("grid", [&](const Json& one) { fabric.grid.push_back(readDimension(one, wrong)); });
    std::string routing;
    members.text("routing", routing);
    if (routing == kDimensionOrder)
        fabric.routing = topology::RoutingRule::DimensionOrder;
    members.list("routes", [&](const Json& route) { fabric.routes.push_back(readRoute(route, fabric, wrong)); });
    members.text("spec", fabric.spec);
}

} // namespace weft::project
