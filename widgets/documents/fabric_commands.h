// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the document's history. Each holds keys and values, never indices, and is its own inverse, so that
// undoing gives back identical columns. Created by FabricDocument only; owned by its QUndoStack; interface thread.
#pragma once

#include "widgets/documents/fabric_document.h"

#include <QElapsedTimer>
#include <QUndoCommand>

namespace weft::widgets {

class FabricCommand : public QUndoCommand {
public:
    FabricCommand(FabricDocument& document, const QString& what);

protected:
    [[nodiscard]] FabricColumns& columns() { return m_document.m_columns; }
    void noteChange(FabricDocument::Change change) { m_document.noteChange(change); }
    // True for a step that follows closely on this one; restarts the clock.
    bool continues();

private:
    FabricDocument& m_document;
    QElapsedTimer m_age;
};

// Nodes and links that come or, as the inverse, go; with the structure that remains.
class ElementsCommand : public FabricCommand {
public:
    enum class Direction { Add, Remove };
    ElementsCommand(FabricDocument& document, const QString& what, Direction direction, std::vector<NodeRecord> nodes,
        std::vector<LinkRecord> links);
    void redo() override;
    void undo() override;

private:
    void add();
    void remove();
    Direction m_direction;
    std::vector<NodeRecord> m_nodes; // ascending
    std::vector<LinkRecord> m_links;
    StructurePtr m_before;
    StructurePtr m_after;
};

class MoveCommand : public FabricCommand {
public:
    MoveCommand(FabricDocument& document, const QString& what, std::vector<NodeKey> nodes, std::vector<QPointF> from,
        std::vector<QPointF> to, bool merges);
    void redo() override { apply(m_to); }
    void undo() override { apply(m_from); }
    [[nodiscard]] int id() const override { return m_merges ? 1 : -1; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void apply(const std::vector<QPointF>& positions);
    std::vector<NodeKey> m_nodes;
    std::vector<QPointF> m_from;
    std::vector<QPointF> m_to;
    bool m_merges;
};

// Kind, flags and texts of nodes.
class NodesCommand : public FabricCommand {
public:
    NodesCommand(FabricDocument& document, const QString& what, std::vector<NodeRecord> from,
        std::vector<NodeRecord> to, StructurePtr after, bool structural);
    void redo() override { apply(m_to, m_after); }
    void undo() override { apply(m_from, m_before); }
    [[nodiscard]] int id() const override { return m_structural ? -1 : 2; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void apply(const std::vector<NodeRecord>& records, const StructurePtr& structure);
    std::vector<NodeRecord> m_from;
    std::vector<NodeRecord> m_to;
    StructurePtr m_before;
    StructurePtr m_after;
    bool m_structural;
};

class CostsCommand : public FabricCommand {
public:
    CostsCommand(FabricDocument& document, const QString& what, std::vector<LinkKey> links, std::vector<LinkCost> to);
    void redo() override { apply(m_to, m_after); }
    void undo() override { apply(m_from, m_before); }
    [[nodiscard]] int id() const override { return 3; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void apply(const std::vector<LinkCost>& costs, const StructurePtr& structure);
    std::vector<LinkKey> m_links;
    std::vector<LinkCost> m_from;
    std::vector<LinkCost> m_to;
    StructurePtr m_before;
    StructurePtr m_after;
};

// The what-if state.
class StateCommand : public FabricCommand {
public:
    using Nodes = std::vector<std::pair<NodeKey, NodeChange>>;
    using Links = std::vector<std::pair<LinkKey, LinkChange>>;
    StateCommand(FabricDocument& document, const QString& what, Nodes nodes, Links links);
    void redo() override { apply(m_nodes, m_links); }
    void undo() override { apply(m_nodesBefore, m_linksBefore); }
    [[nodiscard]] int id() const override { return 4; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void apply(const Nodes& nodes, const Links& links);
    Nodes m_nodes;
    Links m_links;
    Nodes m_nodesBefore;
    Links m_linksBefore;
};

// Whole columns change places, so that generating a million links costs no more to undo than a pointer.
class ReplaceCommand : public FabricCommand {
public:
    ReplaceCommand(FabricDocument& document, const QString& what, FabricColumns other);
    void redo() override { swap(); }
    void undo() override { swap(); }

private:
    void swap();
    FabricColumns m_other;
};

class DrawingCommand : public FabricCommand {
public:
    DrawingCommand(FabricDocument& document, const QString& what, DrawingPtr other, bool merges);
    void redo() override { swap(); }
    void undo() override { swap(); }
    [[nodiscard]] int id() const override { return m_merges ? 5 : -1; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void swap();
    DrawingPtr m_other;
    bool m_merges;
};

class StructureCommand : public FabricCommand {
public:
    StructureCommand(FabricDocument& document, const QString& what, StructurePtr other);
    void redo() override { swap(); }
    void undo() override { swap(); }

private:
    void swap();
    StructurePtr m_other;
};

} // namespace weft::widgets
