// SPDX-License-Identifier: GPL-3.0-or-later
// The edits of the document: each makes one command, unless nothing would change.
#include "widgets/documents/fabric_commands.h"
#include "widgets/documents/fabric_document.h"
#include "widgets/documents/layouts.h"

#include <algorithm>
#include <set>

namespace weft::widgets {

using topology::NodeKind;

namespace {

template <class Key> void normalise(std::vector<Key>& keys)
{
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

} // namespace

std::vector<NodeKey> FabricDocument::known(std::vector<NodeKey> keys) const
{
    normalise(keys);
    std::erase_if(keys, [this](NodeKey key) { return m_columns.indexOf(key) == kNoIndex; });
    return keys;
}

std::vector<LinkKey> FabricDocument::known(std::vector<LinkKey> keys) const
{
    normalise(keys);
    std::erase_if(keys, [this](LinkKey key) { return m_columns.indexOf(key) == kNoIndex; });
    return keys;
}

void FabricDocument::replaceWith(const topology::TopologyPtr& topology, const QString& what)
{
    const std::vector<QPointF> positions = layOut(*topology, LayoutKind::Structural);
    FabricColumns fresh = columnsOf(topology::Fabric(topology), positions, m_nextNode, m_nextLink);
    m_nextNode += topology->nodeCount();
    m_nextLink += topology->linkCount();
    m_undo.push(new ReplaceCommand(*this, what, std::move(fresh)));
    noteSealed(topology::Fabric(topology));
}

NodeKey FabricDocument::addNode(NodeKind kind, QPointF position)
{
    NodeRecord record;
    record.key = NodeKey { m_nextNode++ };
    record.node.kind = kind;
    record.position = position;
    m_undo.push(new ElementsCommand(*this, kind == NodeKind::Npu ? tr("Add NPU") : tr("Add switch"),
        ElementsCommand::Direction::Add, { record }, {}));
    return record.key;
}

std::vector<LinkKey> FabricDocument::addLink(NodeKey from, NodeKey to, LinkCost cost, bool bothDirections)
{
    if (from == to || m_columns.indexOf(from) == kNoIndex || m_columns.indexOf(to) == kNoIndex)
        return {};
    std::vector<LinkRecord> records { { LinkKey { m_nextLink++ }, from, to, cost, {} } };
    if (bothDirections)
        records.push_back({ LinkKey { m_nextLink++ }, to, from, cost, {} });
    std::vector<LinkKey> keys;
    for (const LinkRecord& record : records)
        keys.push_back(record.key);
    m_undo.push(new ElementsCommand(*this, bothDirections ? tr("Add cable") : tr("Add link"),
        ElementsCommand::Direction::Add, {}, std::move(records)));
    return keys;
}

void FabricDocument::remove(std::vector<NodeKey> nodes, std::vector<LinkKey> links)
{
    nodes = known(std::move(nodes));
    if (!nodes.empty()) {
        const std::vector<LinkKey> incident = incidentLinks(m_columns, nodes);
        links.insert(links.end(), incident.begin(), incident.end());
    }
    links = known(std::move(links));
    if (nodes.empty() && links.empty())
        return;
    std::vector<NodeRecord> nodeRecords;
    for (const NodeKey key : nodes)
        nodeRecords.push_back(m_columns.node(m_columns.indexOf(key)));
    std::vector<LinkRecord> linkRecords;
    for (const LinkKey key : links)
        linkRecords.push_back(m_columns.link(m_columns.indexOf(key)));
    const QString what = nodes.empty() ? tr("Delete %n link(s)", nullptr, static_cast<int>(links.size()))
                                       : tr("Delete %n node(s)", nullptr, static_cast<int>(nodes.size()));
    m_undo.push(new ElementsCommand(
        *this, what, ElementsCommand::Direction::Remove, std::move(nodeRecords), std::move(linkRecords)));
}

std::vector<NodeKey> FabricDocument::duplicate(std::vector<NodeKey> nodes, QPointF offset)
{
    nodes = known(std::move(nodes));
    return insertPart(
        partOf(m_columns, nodes), offset, tr("Duplicate %n node(s)", nullptr, static_cast<int>(nodes.size())));
}

std::vector<NodeKey> FabricDocument::insertPart(FabricPart part, QPointF offset, const QString& what)
{
    if (part.isEmpty())
        return {};
    std::set<QString> names;
    for (const auto& [key, texts] : m_columns.texts)
        names.insert(texts.name);
    const std::uint32_t firstNode = m_nextNode;
    std::vector<NodeKey> copies;
    for (NodeRecord& record : part.nodes) {
        record.key = NodeKey { m_nextNode++ };
        record.position += offset;
        if (!record.texts.name.isEmpty() && names.contains(record.texts.name))
            record.texts.name = tr("%1 copy", "name of a duplicated node").arg(record.texts.name);
        copies.push_back(record.key);
    }
    for (LinkRecord& record : part.links) {
        record.key = LinkKey { m_nextLink++ };
        record.source = NodeKey { firstNode + static_cast<std::uint32_t>(record.source) };
        record.destination = NodeKey { firstNode + static_cast<std::uint32_t>(record.destination) };
    }
    m_undo.push(new ElementsCommand(
        *this, what, ElementsCommand::Direction::Add, std::move(part.nodes), std::move(part.links)));
    return copies;
}

std::vector<LinkKey> FabricDocument::addLinks(std::span<const LinkRow> rows, const QString& what)
{
    std::vector<LinkRecord> records;
    std::vector<LinkKey> keys;
    for (const LinkRow& row : rows) {
        if (row.source == row.destination || m_columns.indexOf(row.source) == kNoIndex
            || m_columns.indexOf(row.destination) == kNoIndex)
            continue;
        records.push_back({ LinkKey { m_nextLink++ }, row.source, row.destination, row.cost, {} });
        keys.push_back(records.back().key);
    }
    if (!records.empty())
        m_undo.push(new ElementsCommand(*this, what, ElementsCommand::Direction::Add, {}, std::move(records)));
    return keys;
}

void FabricDocument::moveNodes(std::vector<NodeKey> nodes, std::vector<QPointF> to, const QString& what, bool merge)
{
    std::vector<NodeKey> moved;
    std::vector<QPointF> before;
    std::vector<QPointF> after;
    bool differs = false;
    for (std::size_t i = 0; i < nodes.size() && i < to.size(); ++i) {
        const std::uint32_t at = m_columns.indexOf(nodes[i]);
        if (at == kNoIndex)
            continue;
        moved.push_back(nodes[i]);
        before.push_back(m_columns.positions[at]);
        after.push_back(to[i]);
        differs = differs || before.back() != after.back();
    }
    if (differs)
        m_undo.push(new MoveCommand(*this, what, std::move(moved), std::move(before), std::move(after), merge));
}

template <class Edit>
void FabricDocument::editNodes(std::vector<NodeKey> nodes, const QString& what, bool structural, Edit edit)
{
    std::vector<NodeRecord> from;
    std::vector<NodeRecord> to;
    std::uint32_t npus = m_columns.npuCount();
    for (const NodeKey key : known(std::move(nodes))) {
        const NodeRecord before = m_columns.node(m_columns.indexOf(key));
        NodeRecord after = before;
        edit(after);
        if (after.node == before.node && after.texts == before.texts)
            continue;
        if (after.node.kind != before.node.kind)
            npus = after.node.kind == NodeKind::Npu ? npus + 1 : npus - 1;
        from.push_back(before);
        to.push_back(std::move(after));
    }
    if (from.empty())
        return;
    const StructurePtr structure
        = structural ? structureAfterEdit(m_columns.structure, npus) : structureAfterCostEdit(m_columns.structure);
    m_undo.push(new NodesCommand(*this, what, std::move(from), std::move(to), structure, structural));
}

void FabricDocument::setName(NodeKey node, const QString& name)
{
    editNodes({ node }, tr("Rename node"), false, [&](NodeRecord& record) { record.texts.name = name; });
}

void FabricDocument::setForwards(std::vector<NodeKey> nodes, bool forwards)
{
    editNodes(std::move(nodes), tr("Change forwarding"), false,
        [forwards](NodeRecord& record) { record.node.forwards = forwards; });
}

void FabricDocument::setKind(std::vector<NodeKey> nodes, NodeKind kind)
{
    editNodes(
        std::move(nodes), tr("Change kind of node"), true, [kind](NodeRecord& record) { record.node.kind = kind; });
}

template <class Edit> void FabricDocument::editCosts(std::vector<LinkKey> links, const QString& what, Edit edit)
{
    std::vector<LinkKey> changedLinks;
    std::vector<LinkCost> costs;
    bool differs = false;
    for (const LinkKey key : known(std::move(links))) {
        const LinkCost before = m_columns.linkCosts[m_columns.indexOf(key)];
        LinkCost after = before;
        edit(after);
        differs = differs || !(after == before);
        changedLinks.push_back(key);
        costs.push_back(after);
    }
    if (differs)
        m_undo.push(new CostsCommand(*this, what, std::move(changedLinks), std::move(costs)));
}

void FabricDocument::setBandwidth(std::vector<LinkKey> links, double bytesPerNs)
{
    editCosts(std::move(links), tr("Change bandwidth"),
        [bytesPerNs](LinkCost& cost) { cost.bandwidth.bytesPerNs = bytesPerNs; });
}

void FabricDocument::setLatency(std::vector<LinkKey> links, double ns)
{
    editCosts(std::move(links), tr("Change latency"), [ns](LinkCost& cost) { cost.latency.ns = ns; });
}

void FabricDocument::setDrawing(FabricDrawing drawing, const QString& what, bool merge)
{
    if (drawing == *m_columns.drawing)
        return;
    m_undo.push(new DrawingCommand(*this, what, std::make_shared<const FabricDrawing>(std::move(drawing)), merge));
}

void FabricDocument::setDimensions(std::vector<topology::Dimension> dimensions)
{
    if (dimensions == m_columns.structure->dimensions)
        return;
    auto structure = std::make_shared<FabricStructure>(*m_columns.structure);
    structure->dimensions = std::move(dimensions);
    m_undo.push(new StructureCommand(*this, tr("Change dimensions"), std::move(structure)));
}

void FabricDocument::setState(std::vector<NodeKey> nodes, std::vector<LinkKey> links, const StateEdit& edit)
{
    StateCommand::Nodes nodeStates;
    StateCommand::Links linkStates;
    bool differs = false;
    for (const NodeKey key : known(std::move(nodes))) {
        const NodeChange before = m_columns.changeOf(key);
        NodeChange after = edit.clear ? NodeChange {} : before;
        after.failed = edit.failed.value_or(after.failed);
        if (m_columns.nodes[m_columns.indexOf(key)].kind == NodeKind::Npu)
            after.computeFactor = edit.computeFactor.value_or(after.computeFactor);
        differs = differs || !(after == before);
        nodeStates.emplace_back(key, after);
    }
    for (const LinkKey key : known(std::move(links))) {
        const LinkChange before = m_columns.changeOf(key);
        LinkChange after = edit.clear ? LinkChange {} : before;
        after.failed = edit.failed.value_or(after.failed);
        after.bandwidthFactor = edit.bandwidthFactor.value_or(after.bandwidthFactor);
        after.extraLatency.ns = edit.extraLatencyNs.value_or(after.extraLatency.ns);
        differs = differs || !(after == before);
        linkStates.emplace_back(key, after);
    }
    if (differs)
        m_undo.push(new StateCommand(*this, edit.clear ? tr("Clear what-if") : tr("Change what-if"),
            std::move(nodeStates), std::move(linkStates)));
}

} // namespace weft::widgets
