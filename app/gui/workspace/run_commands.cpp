// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/run_commands.h"

#include <utility>

namespace weft::gui {

RemoveRun::RemoveRun(RunList& runs, quint64 id, const QString& what)
    : QUndoCommand(what)
    , m_runs(runs)
    , m_id(id)
{
}

RemoveRun::~RemoveRun()
{
    forgetFile();
}

void RemoveRun::redo()
{
    m_row = m_runs.rowOf(m_id);
    if (m_row < 0)
        return;
    m_item = m_runs.take(m_row);
    if (m_item->entry.result.empty())
        return;
    m_item->view = nullptr; // it is on disk, and stays there while the history may ask for it
    m_item->state = RunState::Stored;
    m_item->isLoading = false;
    m_runs.m_removedFiles.insert(m_item->entry.result);
}

void RemoveRun::undo()
{
    if (!m_item)
        return;
    forgetFile();
    m_runs.insert(m_row, *std::exchange(m_item, {}));
}

void RemoveRun::forgetFile()
{
    if (!m_item)
        return;
    if (const auto at = m_runs.m_removedFiles.find(m_item->entry.result); at != m_runs.m_removedFiles.end())
        m_runs.m_removedFiles.erase(at);
}

LabelRuns::LabelRuns(RunList& runs, Labels to, const QString& what)
    : QUndoCommand(what)
    , m_runs(runs)
    , m_to(std::move(to))
{
    for (const auto& [id, labels] : m_to)
        m_from.emplace_back(id, runs.labels(id));
}

void LabelRuns::apply(const Labels& labels)
{
    for (const auto& [id, value] : labels)
        m_runs.setLabels(id, value);
}

} // namespace weft::gui
