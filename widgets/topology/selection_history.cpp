// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/selection_history.h"

#include <QUndoStack>

namespace weft::widgets {

namespace {
constexpr std::size_t kMostKept = 64; // steps
}

SelectionHistory::SelectionHistory(const QUndoStack* history, SelectionModel* selection, QObject* parent)
    : QObject(parent)
    , m_history(history)
    , m_selection(selection)
{
    look();
    keep();
    connect(selection, &SelectionModel::selectionChanged, this, &SelectionHistory::keep);
    connect(history, &QUndoStack::indexChanged, this, &SelectionHistory::follow);
}

void SelectionHistory::look()
{
    m_index = m_history->index();
    m_count = m_history->count();
    m_next = m_history->command(m_index);
}

void SelectionHistory::keep()
{
    m_at[m_history->index()] = m_selection->selection();
    while (m_at.size() > kMostKept)
        m_at.erase(m_at.begin()->first < m_history->index() ? m_at.begin() : std::prev(m_at.end()));
}

void SelectionHistory::follow(int index)
{
    // A new step deletes those that could have been redone only after it was made, so that it never has their address.
    const bool undone = index < m_index;
    const bool redone = index > m_index && m_history->count() == m_count && m_history->command(m_index) == m_next;
    if (m_history->count() == 0) {
        m_at.clear();
        keep();
    } else if (undone || redone) {
        // Operations are of a run, which no step changes.
        const auto had = m_at.find(index);
        if (had != m_at.end() && m_selection->selection().operations.empty())
            m_selection->select(Selection(had->second));
    } else if (index != m_index) {
        m_at.erase(m_at.upper_bound(m_index), m_at.end());
        keep();
    }
    look();
}

} // namespace weft::widgets

#include "moc_selection_history.cpp"
