// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/graph_export.h"

#include "engine/core/quantity_text.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <sstream>

namespace weft::topology {

namespace {

// A text between quotes in DOT, without the characters that neither DOT nor XML can carry.
std::string printable(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return text;
}

std::string quoted(const std::string& text)
{
    std::string result = "\"";
    for (const char c : printable(text)) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result + '"';
}

struct GraphKey {
    const char* id;
    const char* domain;
    const char* type;
};

constexpr std::array kGraphKeys { GraphKey { "kind", "node", "string" }, GraphKey { "name", "node", "string" },
    GraphKey { "forwards", "node", "boolean" }, GraphKey { "bandwidth_GBps", "edge", "double" },
    GraphKey { "latency_ns", "edge", "double" } };

void addData(pugi::xml_node& parent, const char* key, const std::string& value)
{
    pugi::xml_node data = parent.append_child("data");
    data.append_attribute("key") = key;
    data.text().set(value.c_str());
}

} // namespace

std::string toDot(const Topology& topology)
{
    std::string text = "digraph " + quoted(topology.spec().empty() ? "fabric" : topology.spec()) + " {\n";
    for (std::uint32_t i = 0; i < topology.nodeCount(); ++i) {
        const bool isNpu = i < topology.npuCount();
        text += "  n" + std::to_string(i) + " [label=" + quoted(topology.nodeName(makeId<NodeId>(i)))
            + (isNpu ? ", shape=box];\n" : ", shape=ellipse];\n");
    }
    for (std::uint32_t i = 0; i < topology.linkCount(); ++i) {
        const auto link = makeId<LinkId>(i);
        const LinkCost& cost = topology.linkCost(link);
        text += "  n" + std::to_string(index(topology.linkSource(link))) + " -> n"
            + std::to_string(index(topology.linkDestination(link))) + " [bandwidth=\"" + weft::toText(cost.bandwidth)
            + "\", latency=\"" + weft::toText(cost.latency) + "\"];\n";
    }
    return text + "}\n";
}

std::string toGraphMl(const Topology& topology)
{
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    pugi::xml_node root = document.append_child("graphml");
    root.append_attribute("xmlns") = "http://graphml.graphdrawing.org/xmlns";
    for (const GraphKey& key : kGraphKeys) {
        pugi::xml_node node = root.append_child("key");
        node.append_attribute("id") = key.id;
        node.append_attribute("for") = key.domain;
        node.append_attribute("attr.name") = key.id;
        node.append_attribute("attr.type") = key.type;
    }
    pugi::xml_node graph = root.append_child("graph");
    graph.append_attribute("id") = printable(topology.spec().empty() ? "fabric" : topology.spec()).c_str();
    graph.append_attribute("edgedefault") = "directed";
    for (std::uint32_t i = 0; i < topology.nodeCount(); ++i) {
        const auto id = makeId<NodeId>(i);
        pugi::xml_node node = graph.append_child("node");
        node.append_attribute("id") = ("n" + std::to_string(i)).c_str();
        addData(node, "kind", topology.node(id).kind == NodeKind::Npu ? "npu" : "switch");
        addData(node, "name", printable(topology.nodeName(id)));
        addData(node, "forwards", topology.node(id).forwards ? "true" : "false");
    }
    for (std::uint32_t i = 0; i < topology.linkCount(); ++i) {
        const auto link = makeId<LinkId>(i);
        pugi::xml_node edge = graph.append_child("edge");
        edge.append_attribute("id") = ("e" + std::to_string(i)).c_str();
        edge.append_attribute("source") = ("n" + std::to_string(index(topology.linkSource(link)))).c_str();
        edge.append_attribute("target") = ("n" + std::to_string(index(topology.linkDestination(link)))).c_str();
        addData(edge, "bandwidth_GBps", weft::toText(topology.linkCost(link).bandwidth.inGigaBytesPerSecond()));
        addData(edge, "latency_ns", weft::toText(topology.linkCost(link).latency.ns));
    }
    std::ostringstream stream;
    document.save(stream, "  ");
    return stream.str();
}

} // namespace weft::topology
