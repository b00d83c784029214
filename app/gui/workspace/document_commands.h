// SPDX-License-Identifier: GPL-3.0-or-later
// Undo commands for what is open besides the fabric: the workload and the settings. Interface thread; they refer to
// the workspace that owns their stack.
#pragma once

#include "app/gui/workspace/workspace.h"

#include <QUndoCommand>

namespace weft::gui {

class ChangeWorkload : public QUndoCommand {
public:
    ChangeWorkload(Workspace* workspace, OpenWorkload workload, const QString& what);
    void undo() override { swap(); }
    void redo() override { swap(); }

private:
    void swap();
    Workspace* m_workspace;
    OpenWorkload m_other; // what is not in force
};

class ChangeSettings : public QUndoCommand {
public:
    ChangeSettings(Workspace* workspace, study::RunSettings settings, const QString& what);
    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    // Steps of the same field are one; a change back to the start is none.
    bool mergeWith(const QUndoCommand* next) override;

private:
    Workspace* m_workspace;
    study::RunSettings m_before;
    study::RunSettings m_after;
};

} // namespace weft::gui
