// SPDX-License-Identifier: GPL-3.0-or-later
// The editable fabric as columns: nodes and links in ascending key, which is also the order of sealed ids, so that
// undoing an edit gives back identical columns. A value: the document owns one, workers get copies.
#pragma once

#include "engine/topology/fabric.h"
#include "widgets/base/shared/element_keys.h"
#include "widgets/documents/fabric_drawing.h"

#include <QPointF>
#include <QString>

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

namespace weft::widgets {

using LinkChange = topology::FabricState::LinkChange;
using NodeChange = topology::FabricState::NodeChange;

inline constexpr std::uint32_t kNoIndex = 0xFFFFFFFFU;
inline constexpr double kGrid = 40; // scene units between neighbours
inline constexpr double kNodeHalf = 13; // half the side of a node's glyph in scene units

struct NodeTexts {
    QString key; // stable text of a file; empty: generated
    QString name; // for people; may be empty
    bool operator==(const NodeTexts&) const = default;
    [[nodiscard]] bool isEmpty() const { return key.isEmpty() && name.isEmpty(); }
};

struct RouteByKey {
    NodeKey source = kNoNode;
    NodeKey destination = kNoNode;
    std::vector<LinkKey> links;
    bool operator==(const RouteByKey&) const = default;
};

// What holds for the fabric as a whole, shared between the document and its commands because it rarely changes.
struct FabricStructure {
    std::vector<topology::Dimension> dimensions; // logical; empty: one of all NPUs
    std::vector<topology::Dimension> grid; // that the links are made of; empty once drawn by hand
    topology::RoutingRule routing = topology::RoutingRule::ShortestPath;
    std::vector<RouteByKey> routes;
    QString spec;
    QString origin {}; // the spec that it had before it was edited, for people
    bool operator==(const FabricStructure&) const = default;
};
using StructurePtr = std::shared_ptr<const FabricStructure>;

struct NodeRecord {
    NodeKey key = kNoNode;
    topology::Node node {};
    QPointF position {};
    NodeTexts texts {};
    NodeChange change {};
};

struct LinkRecord {
    LinkKey key = kNoLink;
    NodeKey source = kNoNode;
    NodeKey destination = kNoNode;
    LinkCost cost {};
    LinkChange change {};
};

struct FabricColumns {
    std::vector<NodeKey> nodeKeys; // ascending
    std::vector<topology::Node> nodes;
    std::vector<QPointF> positions;
    std::map<NodeKey, NodeTexts> texts; // only of nodes that have some
    std::vector<LinkKey> linkKeys; // ascending
    std::vector<NodeKey> linkSources;
    std::vector<NodeKey> linkDestinations;
    std::vector<LinkCost> linkCosts;
    std::map<NodeKey, NodeChange> nodeChanges; // what-if; only what differs
    std::map<LinkKey, LinkChange> linkChanges;
    StructurePtr structure = std::make_shared<const FabricStructure>();
    DrawingPtr drawing = std::make_shared<const FabricDrawing>();

    [[nodiscard]] std::size_t nodeCount() const { return nodeKeys.size(); }
    [[nodiscard]] std::size_t linkCount() const { return linkKeys.size(); }
    [[nodiscard]] std::uint32_t npuCount() const;
    // The place in the columns, kNoIndex if there is no such element. O(log n).
    [[nodiscard]] std::uint32_t indexOf(NodeKey key) const;
    [[nodiscard]] std::uint32_t indexOf(LinkKey key) const;
    [[nodiscard]] NodeRecord node(std::uint32_t index) const;
    [[nodiscard]] LinkRecord link(std::uint32_t index) const;
    [[nodiscard]] NodeTexts textsOf(NodeKey key) const;
    [[nodiscard]] NodeChange changeOf(NodeKey key) const;
    [[nodiscard]] LinkChange changeOf(LinkKey key) const;

    // Records in ascending key, none of them present. O(elements).
    void insert(std::span<const NodeRecord> added);
    void insert(std::span<const LinkRecord> added);
    // Keys in ascending order. O(elements).
    void erase(std::span<const NodeKey> keys);
    void erase(std::span<const LinkKey> keys);
    void setTexts(NodeKey key, const NodeTexts& value);
    void setChange(NodeKey key, const NodeChange& change);
    void setChange(LinkKey key, const LinkChange& change);
};

[[nodiscard]] bool operator==(const FabricColumns& a, const FabricColumns& b);

// Links that start or end at one of the nodes, ascending. `nodes` ascending. O(links · log nodes).
[[nodiscard]] std::vector<LinkKey> incidentLinks(const FabricColumns& columns, std::span<const NodeKey> nodes);

// Node indices of the ends of every link, by one pass. O(nodes + links) for keys without large holes.
struct LinkEnds {
    std::vector<std::uint32_t> source;
    std::vector<std::uint32_t> destination;
};
[[nodiscard]] LinkEnds linkEnds(const FabricColumns& columns);

} // namespace weft::widgets
