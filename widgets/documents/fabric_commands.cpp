// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_commands.h"

#include <utility>

namespace weft::widgets {

using Change = FabricDocument::Change;

namespace {

constexpr qint64 kMergeMs = 1000; // steps that follow more closely are one

template <class T> std::vector<decltype(T::key)> keysOf(const std::vector<T>& records)
{
    std::vector<decltype(T::key)> keys;
    keys.reserve(records.size());
    for (const T& record : records)
        keys.push_back(record.key);
    return keys;
}

bool isSame(const std::vector<NodeRecord>& a, const std::vector<NodeRecord>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const NodeRecord& x, const NodeRecord& y) {
        return x.key == y.key && x.node == y.node && x.texts == y.texts;
    });
}

} // namespace

FabricCommand::FabricCommand(FabricDocument& document, const QString& what)
    : QUndoCommand(what)
    , m_document(document)
{
    m_age.start();
}

bool FabricCommand::continues()
{
    return m_age.restart() < kMergeMs;
}

ElementsCommand::ElementsCommand(FabricDocument& document, const QString& what, Direction direction,
    std::vector<NodeRecord> nodes, std::vector<LinkRecord> links)
    : FabricCommand(document, what)
    , m_direction(direction)
    , m_nodes(std::move(nodes))
    , m_links(std::move(links))
    , m_before(columns().structure)
{
    std::uint32_t npus = columns().npuCount();
    for (const NodeRecord& record : m_nodes) {
        if (record.node.kind == topology::NodeKind::Npu)
            npus = direction == Direction::Add ? npus + 1 : npus - 1;
    }
    m_after = structureAfterEdit(m_before, npus);
}

void ElementsCommand::redo()
{
    m_direction == Direction::Add ? add() : remove();
    columns().structure = m_after;
    noteChange(Change::Structure);
}

void ElementsCommand::undo()
{
    m_direction == Direction::Add ? remove() : add();
    columns().structure = m_before;
    noteChange(Change::Structure);
}

void ElementsCommand::add()
{
    columns().insert(std::span<const NodeRecord>(m_nodes));
    columns().insert(std::span<const LinkRecord>(m_links));
}

void ElementsCommand::remove()
{
    columns().erase(std::span<const LinkKey>(keysOf(m_links)));
    columns().erase(std::span<const NodeKey>(keysOf(m_nodes)));
}

MoveCommand::MoveCommand(FabricDocument& document, const QString& what, std::vector<NodeKey> nodes,
    std::vector<QPointF> from, std::vector<QPointF> to, bool merges)
    : FabricCommand(document, what)
    , m_nodes(std::move(nodes))
    , m_from(std::move(from))
    , m_to(std::move(to))
    , m_merges(merges)
{
}

void MoveCommand::apply(const std::vector<QPointF>& positions)
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        columns().positions[columns().indexOf(m_nodes[i])] = positions[i];
    noteChange(Change::Positions);
}

bool MoveCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = dynamic_cast<const MoveCommand*>(other);
    if (next == nullptr || next->m_nodes != m_nodes || next->text() != text() || !continues())
        return false;
    m_to = next->m_to;
    setObsolete(m_to == m_from);
    return true;
}

NodesCommand::NodesCommand(FabricDocument& document, const QString& what, std::vector<NodeRecord> from,
    std::vector<NodeRecord> to, StructurePtr after, bool structural)
    : FabricCommand(document, what)
    , m_from(std::move(from))
    , m_to(std::move(to))
    , m_before(columns().structure)
    , m_after(std::move(after))
    , m_structural(structural)
{
}

void NodesCommand::apply(const std::vector<NodeRecord>& records, const StructurePtr& structure)
{
    for (const NodeRecord& record : records) {
        columns().nodes[columns().indexOf(record.key)] = record.node;
        columns().setTexts(record.key, record.texts);
    }
    columns().structure = structure;
    noteChange(m_structural ? Change::Structure : Change::Properties);
}

bool NodesCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = dynamic_cast<const NodesCommand*>(other);
    if (next == nullptr || next->text() != text() || keysOf(next->m_to) != keysOf(m_to) || !continues())
        return false;
    m_to = next->m_to;
    m_after = next->m_after;
    setObsolete(isSame(m_from, m_to));
    return true;
}

CostsCommand::CostsCommand(
    FabricDocument& document, const QString& what, std::vector<LinkKey> links, std::vector<LinkCost> to)
    : FabricCommand(document, what)
    , m_links(std::move(links))
    , m_to(std::move(to))
    , m_before(columns().structure)
    , m_after(structureAfterCostEdit(m_before))
{
    m_from.reserve(m_links.size());
    for (const LinkKey key : m_links)
        m_from.push_back(columns().linkCosts[columns().indexOf(key)]);
}

void CostsCommand::apply(const std::vector<LinkCost>& costs, const StructurePtr& structure)
{
    for (std::size_t i = 0; i < m_links.size(); ++i)
        columns().linkCosts[columns().indexOf(m_links[i])] = costs[i];
    columns().structure = structure;
    noteChange(Change::Properties);
}

bool CostsCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = dynamic_cast<const CostsCommand*>(other);
    if (next == nullptr || next->m_links != m_links || next->text() != text() || !continues())
        return false;
    m_to = next->m_to;
    if (m_to == m_from) { // the value is back: so is the spec that told it
        columns().structure = m_before;
        noteChange(Change::Properties);
        setObsolete(true);
    }
    return true;
}

StateCommand::StateCommand(FabricDocument& document, const QString& what, Nodes nodes, Links links)
    : FabricCommand(document, what)
    , m_nodes(std::move(nodes))
    , m_links(std::move(links))
{
    for (const auto& [key, change] : m_nodes)
        m_nodesBefore.emplace_back(key, columns().changeOf(key));
    for (const auto& [key, change] : m_links)
        m_linksBefore.emplace_back(key, columns().changeOf(key));
}

void StateCommand::apply(const Nodes& nodes, const Links& links)
{
    for (const auto& [key, change] : nodes)
        columns().setChange(key, change);
    for (const auto& [key, change] : links)
        columns().setChange(key, change);
    noteChange(Change::State);
}

bool StateCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = dynamic_cast<const StateCommand*>(other);
    const auto sameKeys = [](const auto& a, const auto& b) {
        return std::equal(
            a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) { return x.first == y.first; });
    };
    if (next == nullptr || next->text() != text() || !sameKeys(m_nodes, next->m_nodes)
        || !sameKeys(m_links, next->m_links) || !continues())
        return false;
    m_nodes = next->m_nodes;
    m_links = next->m_links;
    setObsolete(m_nodes == m_nodesBefore && m_links == m_linksBefore);
    return true;
}

ReplaceCommand::ReplaceCommand(FabricDocument& document, const QString& what, FabricColumns other)
    : FabricCommand(document, what)
    , m_other(std::move(other))
{
}

void ReplaceCommand::swap()
{
    std::swap(columns(), m_other);
    noteChange(Change::Structure);
}

DrawingCommand::DrawingCommand(FabricDocument& document, const QString& what, DrawingPtr other, bool merges)
    : FabricCommand(document, what)
    , m_other(std::move(other))
    , m_merges(merges)
{
}

// What was drawn before the first of them stays what undoing gives back.
bool DrawingCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = dynamic_cast<const DrawingCommand*>(other);
    if (next == nullptr || next->text() != text() || !continues())
        return false;
    setObsolete(*m_other == *columns().drawing);
    return true;
}

void DrawingCommand::swap()
{
    std::swap(columns().drawing, m_other);
    noteChange(Change::Drawing);
}

StructureCommand::StructureCommand(FabricDocument& document, const QString& what, StructurePtr other)
    : FabricCommand(document, what)
    , m_other(std::move(other))
{
}

void StructureCommand::swap()
{
    std::swap(columns().structure, m_other);
    noteChange(Change::Properties);
}

} // namespace weft::widgets
