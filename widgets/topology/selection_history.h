// SPDX-License-Identifier: GPL-3.0-or-later
// What was selected at each step of the history, so that undoing a step brings back what was selected before it, and
// redoing it what it left. Interface thread; the history and the selection outlive it.
#pragma once

#include "widgets/base/shared/selection_model.h"

#include <QObject>

#include <map>

class QUndoCommand;
class QUndoStack;

namespace weft::widgets {

class SelectionHistory : public QObject {
    Q_OBJECT

public:
    SelectionHistory(const QUndoStack* history, SelectionModel* selection, QObject* parent);

private:
    void keep();
    void follow(int index);
    void look();

    const QUndoStack* m_history;
    SelectionModel* m_selection;
    std::map<int, Selection> m_at; // by the place in the history
    int m_index = 0;
    int m_count = 0;
    const QUndoCommand* m_next = nullptr; // what would be redone; only compared
};

} // namespace weft::widgets
