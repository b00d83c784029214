// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/document_commands.h"

#include <utility>

namespace weft::gui {

namespace {
constexpr int kChangeSettingsId = 9001; // above those of the fabric's commands
}

ChangeWorkload::ChangeWorkload(Workspace* workspace, OpenWorkload workload, const QString& what)
    : QUndoCommand(what)
    , m_workspace(workspace)
    , m_other(std::move(workload))
{
}

void ChangeWorkload::swap()
{
    OpenWorkload next = std::move(m_other);
    m_other = m_workspace->workload();
    m_workspace->applyWorkload(std::move(next));
    m_workspace->resumeLoading();
}

ChangeSettings::ChangeSettings(Workspace* workspace, study::RunSettings settings, const QString& what)
    : QUndoCommand(what)
    , m_workspace(workspace)
    , m_before(workspace->settings())
    , m_after(std::move(settings))
{
}

void ChangeSettings::undo()
{
    m_workspace->applySettings(m_before);
}

void ChangeSettings::redo()
{
    m_workspace->applySettings(m_after);
}

int ChangeSettings::id() const
{
    return kChangeSettingsId;
}

bool ChangeSettings::mergeWith(const QUndoCommand* next)
{
    if (next->text() != text())
        return false;
    m_after = static_cast<const ChangeSettings*>(next)->m_after;
    setObsolete(m_after == m_before);
    return true;
}

} // namespace weft::gui
