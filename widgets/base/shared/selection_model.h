// SPDX-License-Identifier: GPL-3.0-or-later
// What is selected and what the pointer is over, shared by all views of the window. Lives on the interface thread;
// owned by the window, which outlives its views. Every view shows it, and any view may change it.
#pragma once

#include "widgets/base/shared/element_keys.h"

#include <QObject>

#include <vector>

namespace weft::widgets {

// Sorted, each once.
struct Selection {
    std::vector<NodeKey> nodes;
    std::vector<LinkKey> links;
    std::vector<OpKey> operations;

    [[nodiscard]] bool isEmpty() const { return nodes.empty() && links.empty() && operations.empty(); }
    [[nodiscard]] bool contains(NodeKey key) const;
    [[nodiscard]] bool contains(LinkKey key) const;
    [[nodiscard]] bool contains(const OpKey& key) const;
    bool operator==(const Selection&) const = default;
};

// At most one of them is set. Hovering an operation or a link highlights its counterparts elsewhere.
struct Hovered {
    NodeKey node = kNoNode;
    LinkKey link = kNoLink;
    OpKey operation {};
    bool operator==(const Hovered&) const = default;
};

class SelectionModel : public QObject {
    Q_OBJECT

public:
    explicit SelectionModel(QObject* parent = nullptr);

    [[nodiscard]] const Selection& selection() const { return m_selection; }
    [[nodiscard]] const Hovered& hovered() const { return m_hovered; }

    // Sorts and removes doubles; emits only on a change.
    void select(Selection selection);
    void selectNodes(std::vector<NodeKey> nodes);
    void selectLinks(std::vector<LinkKey> links);
    void selectOperations(std::vector<OpKey> operations);
    void clear();
    void hover(const Hovered& hovered);
    void reveal(); // brings what is selected into sight everywhere
    // The links in use at the moment that a view plays (the level of a schedule); none once it is at its end.
    [[nodiscard]] const std::vector<LinkKey>& litLinks() const { return m_lit; }
    void lightLinks(std::vector<LinkKey> links);

signals:
    void selectionChanged();
    void hoverChanged();
    void litLinksChanged();
    // Somebody wants the views to bring the selection into sight (a row of the Issues dock, the palette).
    void revealRequested();

private:
    Selection m_selection;
    Hovered m_hovered;
    std::vector<LinkKey> m_lit; // ascending
};

} // namespace weft::widgets
