// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/shared/selection_model.h"

#include <algorithm>
#include <utility>

namespace weft::widgets {

namespace {

template <class Key> void normalise(std::vector<Key>& keys)
{
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

} // namespace

bool Selection::contains(NodeKey key) const
{
    return std::binary_search(nodes.begin(), nodes.end(), key);
}

bool Selection::contains(LinkKey key) const
{
    return std::binary_search(links.begin(), links.end(), key);
}

bool Selection::contains(const OpKey& key) const
{
    return std::binary_search(operations.begin(), operations.end(), key);
}

SelectionModel::SelectionModel(QObject* parent)
    : QObject(parent)
{
}

void SelectionModel::select(Selection selection)
{
    normalise(selection.nodes);
    normalise(selection.links);
    normalise(selection.operations);
    if (selection == m_selection)
        return;
    m_selection = std::move(selection);
    emit selectionChanged();
}

void SelectionModel::reveal()
{
    emit revealRequested();
}

void SelectionModel::selectNodes(std::vector<NodeKey> nodes)
{
    select({ std::move(nodes), {}, {} });
}

void SelectionModel::selectLinks(std::vector<LinkKey> links)
{
    select({ {}, std::move(links), {} });
}

void SelectionModel::selectOperations(std::vector<OpKey> operations)
{
    select({ {}, {}, std::move(operations) });
}

void SelectionModel::clear()
{
    select({});
}

void SelectionModel::hover(const Hovered& hovered)
{
    if (hovered == m_hovered)
        return;
    m_hovered = hovered;
    emit hoverChanged();
}

void SelectionModel::lightLinks(std::vector<LinkKey> links)
{
    std::sort(links.begin(), links.end());
    links.erase(std::unique(links.begin(), links.end()), links.end());
    if (links == m_lit)
        return;
    m_lit = std::move(links);
    emit litLinksChanged();
}

} // namespace weft::widgets

#include "moc_selection_model.cpp"
