// SPDX-License-Identifier: GPL-3.0-or-later
// Undo commands for the list of runs: a run that is removed, and what a person says about runs. Interface thread; they
// refer to the list, whose owner owns their stack.
#pragma once

#include "app/gui/workspace/run_list.h"

#include <QUndoCommand>

#include <optional>

namespace weft::gui {

class RemoveRun : public QUndoCommand {
public:
    RemoveRun(RunList& runs, quint64 id, const QString& what);
    ~RemoveRun() override;
    void undo() override;
    void redo() override;

private:
    void forgetFile();
    RunList& m_runs;
    quint64 m_id;
    int m_row = 0;
    std::optional<RunItem> m_item; // while it is removed
};

class LabelRuns : public QUndoCommand {
public:
    using Labels = std::vector<std::pair<quint64, RunLabels>>;
    LabelRuns(RunList& runs, Labels to, const QString& what);
    void undo() override { apply(m_from); }
    void redo() override { apply(m_to); }

private:
    void apply(const Labels& labels);
    RunList& m_runs;
    Labels m_from;
    Labels m_to;
};

} // namespace weft::gui
