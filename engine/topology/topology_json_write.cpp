// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"
#include "engine/topology/topology_json.h"
#include "engine/topology/topology_spec.h"

#include <algorithm>

namespace weft::topology {

namespace {

template <class Id> std::string number(Id id)
{
    return std::to_string(index(id));
}

std::string linkMembers(const LinkCost& cost)
{
    return "\"bandwidth\": \"" + weft::toText(cost.bandwidth) + "\", \"latency\": \"" + weft::toText(cost.latency)
        + '"';
}

// One list of entries, one a line; nothing for an empty one.
class ListText {
public:
    ListText(std::string key, std::string indent)
        : m_key(std::move(key))
        , m_indent(std::move(indent))
    {
    }
    void add(const std::string& entry) { m_text += (m_text.empty() ? "" : ",\n") + m_indent + "  " + entry; }
    void appendTo(std::string& text) const
    {
        if (!m_text.empty())
            text += ",\n" + m_indent + '"' + m_key + "\": [\n" + m_text + '\n' + m_indent + ']';
    }

private:
    std::string m_key;
    std::string m_indent;
    std::string m_text;
};

std::string dimensionText(const Dimension& dimension)
{
    if (dimension.kind == DimensionKind::Plain)
        return std::to_string(dimension.size);
    return "{\"kind\": \"" + std::string(toString(dimension.kind)) + "\", \"size\": " + std::to_string(dimension.size)
        + ", " + linkMembers(dimension.link) + (dimension.unidirectional ? ", \"uni\": true}" : "}");
}

void appendDimensions(const char* key, std::span<const Dimension> dimensions, std::string& text)
{
    ListText list(key, "  ");
    for (const Dimension& dimension : dimensions)
        list.add(dimensionText(dimension));
    list.appendTo(text);
}

template <class T> bool sameSpan(std::span<const T> a, std::span<const T> b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

// Whether the spec alone makes this fabric, but for its logical dimensions. Null if it does not.
TopologyPtr generatedAlike(const Topology& topology)
{
    if (topology.spec().empty())
        return nullptr;
    Findings findings;
    Result<TopologyPtr> made = topologyFromSpec(topology.spec(), findings);
    if (!made)
        return nullptr;
    const Topology& other = **made;
    bool same = topology.npuCount() == other.npuCount() && topology.nodeCount() == other.nodeCount()
        && topology.routingRule() == other.routingRule() && sameSpan(topology.labels(), other.labels())
        && sameSpan(topology.linkSources(), other.linkSources())
        && sameSpan(topology.linkDestinations(), other.linkDestinations())
        && sameSpan(topology.linkCosts(), other.linkCosts())
        && sameSpan(topology.gridDimensions(), other.gridDimensions())
        && sameSpan(topology.explicitRoutes(), other.explicitRoutes());
    for (std::uint32_t id = 0; same && id < topology.nodeCount(); ++id)
        same = topology.node(makeId<NodeId>(id)) == other.node(makeId<NodeId>(id));
    return same ? *made : nullptr;
}

void appendNodes(const Topology& topology, std::string& text)
{
    ListText list("nodes", "  ");
    std::span<const NodeLabel> labels = topology.labels();
    for (std::uint32_t i = 0; i < topology.nodeCount(); ++i) {
        const Node& node = topology.node(makeId<NodeId>(i));
        std::string entry;
        if (!labels.empty() && index(labels.front().node) == i) {
            if (!labels.front().key.empty())
                entry += ", \"key\": " + io::jsonText(labels.front().key);
            if (!labels.front().name.empty())
                entry += ", \"name\": " + io::jsonText(labels.front().name);
            labels = labels.subspan(1);
        }
        entry += node.forwards ? "" : ", \"forwards\": false";
        entry += node.reduces ? ", \"reduces\": true" : "";
        entry += node.multicasts ? ", \"multicasts\": true" : "";
        if (!entry.empty())
            list.add("{\"id\": " + std::to_string(i) + entry + '}');
    }
    list.appendTo(text);
}

void appendGraph(const Topology& topology, std::string& text)
{
    text += ",\n  \"npus\": " + std::to_string(topology.npuCount());
    text += ",\n  \"switches\": " + std::to_string(topology.nodeCount() - topology.npuCount());
    appendNodes(topology, text);
    appendDimensions("grid", topology.gridDimensions(), text);
    if (!sameSpan(topology.dimensions(), topology.gridDimensions()))
        appendDimensions("dimensions", topology.dimensions(), text);
    text += topology.routingRule() == RoutingRule::DimensionOrder ? ",\n  \"routing\": \"dimension-order\""
                                                                  : ",\n  \"routing\": \"shortest-path\"";
    ListText links("links", "  ");
    for (std::uint32_t i = 0; i < topology.linkCount(); ++i) {
        const auto link = makeId<LinkId>(i);
        links.add("{\"from\": " + number(topology.linkSource(link)) + ", \"to\": "
            + number(topology.linkDestination(link)) + ", " + linkMembers(topology.linkCost(link)) + '}');
    }
    links.appendTo(text);
    ListText routes("routes", "  ");
    for (const ExplicitRoute& route : topology.explicitRoutes()) {
        std::string ids;
        for (const LinkId link : route.links)
            ids += (ids.empty() ? "" : ", ") + number(link);
        routes.add("{\"from\": " + number(route.source) + ", \"to\": " + number(route.destination) + ", \"links\": ["
            + ids + "]}");
    }
    routes.appendTo(text);
}

void appendState(const FabricState& state, std::string& text)
{
    if (state == FabricState {})
        return;
    ListText links("links", "    ");
    for (const auto& [link, change] : state.links) {
        std::string entry = "{\"link\": " + number(link);
        entry += change.failed ? ", \"failed\": true" : "";
        if (change.bandwidthFactor != 1.0)
            entry += ", \"bandwidth_factor\": " + weft::toText(change.bandwidthFactor);
        if (change.extraLatency.ns != 0)
            entry += ", \"extra_latency\": \"" + weft::toText(change.extraLatency) + '"';
        links.add(entry + '}');
    }
    ListText nodes("nodes", "    ");
    for (const auto& [node, change] : state.nodes) {
        std::string entry = "{\"node\": " + number(node);
        entry += change.failed ? ", \"failed\": true" : "";
        if (change.computeFactor != 1.0)
            entry += ", \"compute_factor\": " + weft::toText(change.computeFactor);
        nodes.add(entry + '}');
    }
    std::string lists;
    links.appendTo(lists);
    nodes.appendTo(lists);
    text += ",\n  \"state\": {" + lists.substr(1) + "\n  }"; // without the first comma
}

} // namespace

std::string writeTopologyJson(const Fabric& fabric, bool linksSpelledOut)
{
    const Topology& topology = fabric.topology();
    std::string text = "{\n  \"format\": \"weft-topology\",\n  \"version\": 1";
    if (const TopologyPtr alike = linksSpelledOut ? nullptr : generatedAlike(topology)) {
        text += ",\n  \"spec\": " + io::jsonText(topology.spec());
        if (!sameSpan(topology.dimensions(), alike->dimensions()))
            appendDimensions("dimensions", topology.dimensions(), text);
    } else {
        appendGraph(topology, text);
    }
    appendState(fabric.state(), text);
    return text + "\n}\n";
}

} // namespace weft::topology
