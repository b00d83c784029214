// SPDX-License-Identifier: GPL-3.0-or-later
// The fabric that is being edited: columns under stable keys, a what-if state over them, and the history of every
// change. Interface thread; owned by the window, which also owns the JobRunner that checks large fabrics.
#pragma once

#include "widgets/documents/fabric_columns.h"
#include "widgets/documents/fabric_findings.h"
#include "widgets/documents/fabric_names.h"
#include "widgets/documents/fabric_part.h"
#include "widgets/documents/fabric_seal.h"
#include "widgets/documents/link_rows.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <optional>

namespace weft::widgets {

class JobRunner;

class FabricDocument : public QObject {
    Q_OBJECT

public:
    enum class Change { Structure, Positions, Properties, State, Drawing };
    Q_ENUM(Change)

    // Without a runner everything is checked at once, on the interface thread.
    explicit FabricDocument(JobRunner* jobs = nullptr, QObject* parent = nullptr);

    [[nodiscard]] QUndoStack* undoStack() { return &m_undo; }
    [[nodiscard]] const FabricColumns& columns() const { return m_columns; }
    [[nodiscard]] bool isEmpty() const { return m_columns.nodeKeys.empty(); }
    // Number of changes so far; for caches.
    [[nodiscard]] std::uint64_t revision() const { return m_revision; }

    // Replaces everything, empties the history and marks it clean. `positions` by NodeId; none: a structural layout.
    // `drawing`: see drawingJson().
    void load(const topology::Fabric& fabric, std::span<const QPointF> positions = {}, const QByteArray& drawing = {});
    // The same, prepared and checked elsewhere: see prepareFabric().
    void adopt(PreparedFabric prepared);
    [[nodiscard]] FirstKeys nextKeys() const { return { m_nextNode, m_nextLink }; } // for what is prepared
    void clear();
    // The same as one undoable step; `what` names it in the history ("Generate Ring(4)").
    void replaceWith(const topology::TopologyPtr& topology, const QString& what);

    // The sealed fabric under the present state, or why there is none. Kept until the next change of structure or
    // properties. Up to some 50 ms at 160,000 links where no check in the background came first: whoever only follows
    // the fabric waits for sealedChanged().
    [[nodiscard]] Result<SealedFabricPtr> sealed() const;
    // The same if that costs no frame: for a small fabric, or one that was sealed in the background since its last
    // change. Nothing otherwise; sealedChanged() then says when it is there.
    [[nodiscard]] std::optional<Result<SealedFabricPtr>> sealedIfReady() const;
    // By the NodeIds of the sealed fabric.
    [[nodiscard]] std::vector<QPointF> positions() const;
    // What is wrong or doubtful, as of the last check: shortly after each change.
    [[nodiscard]] const std::vector<FabricFinding>& findings() const { return m_findings; }
    void checkNow(); // does not wait for the pause after a change

    // The name for people: given, or the key, or "npu3", "switch0" by the order of sealing.
    [[nodiscard]] QString nodeName(NodeKey key) const;
    [[nodiscard]] QString nodeNameAt(std::uint32_t index) const;
    [[nodiscard]] QString linkName(LinkKey key) const; // "npu0 → npu1 #2"
    // The NPU's or the switch's number within its kind; the rank of an NPU.
    [[nodiscard]] std::uint32_t ordinalAt(std::uint32_t index) const { return names().ordinal(index); }
    // "2,0,1" under the logical dimensions; empty for switches and without dimensions.
    [[nodiscard]] QString coordinateAt(std::uint32_t index) const;

    // Edits: one step of the history each, nothing where nothing would change.
    NodeKey addNode(topology::NodeKind kind, QPointF position);
    // One direction, or both. Nothing for a link to itself.
    std::vector<LinkKey> addLink(NodeKey from, NodeKey to, LinkCost cost, bool bothDirections);
    // With every link at the nodes.
    void remove(std::vector<NodeKey> nodes, std::vector<LinkKey> links);
    // Copies of the nodes and of the links among them; the new nodes.
    std::vector<NodeKey> duplicate(std::vector<NodeKey> nodes, QPointF offset);
    // What was copied, here or elsewhere, moved by `offset`; the new nodes.
    std::vector<NodeKey> insertPart(FabricPart part, QPointF offset, const QString& what);
    // One direction each. Nothing for rows whose ends are not there.
    std::vector<LinkKey> addLinks(std::span<const LinkRow> rows, const QString& what);
    // Steps that follow closely on the same nodes become one where `merge` is true.
    void moveNodes(std::vector<NodeKey> nodes, std::vector<QPointF> to, const QString& what, bool merge = false);
    void setName(NodeKey node, const QString& name);
    void setForwards(std::vector<NodeKey> nodes, bool forwards);
    void setKind(std::vector<NodeKey> nodes, topology::NodeKind kind);
    void setBandwidth(std::vector<LinkKey> links, double bytesPerNs);
    void setLatency(std::vector<LinkKey> links, double ns);
    // Notes, bends, groups, layers and the turn in space: one step, nothing where nothing changes. Steps of one name
    // that follow closely become one where `merge` is true.
    void setDrawing(FabricDrawing drawing, const QString& what, bool merge = false);
    void setDimensions(std::vector<topology::Dimension> dimensions);
    // What-if. An absent value stays as it is.
    struct StateEdit {
        std::optional<bool> failed {};
        std::optional<double> bandwidthFactor {}; // links
        std::optional<double> extraLatencyNs {}; // links
        std::optional<double> computeFactor {}; // NPUs
        bool clear = false; // back to healthy
    };
    void setState(std::vector<NodeKey> nodes, std::vector<LinkKey> links, const StateEdit& edit);

signals:
    void opened(); // another fabric, or none, before changed()
    void changed(weft::widgets::FabricDocument::Change change);
    // What sealed() gives is another, and it costs nothing to ask: at once for a small fabric, and when the job that
    // seals is done with the newest state for a large one.
    void sealedChanged();
    void findingsChanged();

private:
    friend class FabricCommand;
    void noteChange(Change change);
    void noteSealed(const topology::Fabric& fabric); // that the columns were just made from
    [[nodiscard]] bool isSmall() const; // checked and sealed on the interface thread
    [[nodiscard]] const FabricNames& names() const;
    void check();
    void publish(FabricCheck check, std::uint64_t revision);
    [[nodiscard]] std::vector<NodeKey> known(std::vector<NodeKey> keys) const; // sorted, those that exist
    [[nodiscard]] std::vector<LinkKey> known(std::vector<LinkKey> keys) const;
    template <class Edit> void editNodes(std::vector<NodeKey> nodes, const QString& what, bool structural, Edit edit);
    template <class Edit> void editCosts(std::vector<LinkKey> links, const QString& what, Edit edit);

    JobRunner* m_jobs;
    FabricColumns m_columns;
    QUndoStack m_undo;
    std::uint32_t m_nextNode = 0; // keys that were never used
    std::uint32_t m_nextLink = 0;
    std::uint64_t m_revision = 0;
    std::uint64_t m_checkRevision = 0; // of what sealing and checking depend on
    std::vector<FabricFinding> m_findings;
    QTimer m_checkTimer;
    std::uint64_t m_checkJob = 0; // 0: none
    // Made when asked for.
    mutable std::optional<Result<SealedFabricPtr>> m_sealed;
    mutable bool m_stateIsStale = false;
    mutable std::optional<FabricNames> m_names;
};

} // namespace weft::widgets
