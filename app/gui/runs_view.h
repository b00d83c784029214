// SPDX-License-Identifier: GPL-3.0-or-later
// The Runs dock: every run with its state and progress; starts, stops, shows, compares and removes. Interface thread.
#pragma once

#include "widgets/base/view.h"

namespace weft::widgets {
class CommandRegistry;
class DataTable;
class EmptyState;
class ViewStack;
}

namespace weft::gui {

class RunList;

class RunsView : public widgets::View {
    Q_OBJECT

public:
    RunsView(RunList* runs, QWidget* parent);
    void registerCommands(widgets::CommandRegistry& commands) override;
    [[nodiscard]] widgets::EmptyState* emptyState() const override;

signals:
    void compareRequested(); // two runs are chosen: see RunList::other()
    void showRequested(); // a run was opened by double click

private:
    [[nodiscard]] quint64 selectedId() const;
    void compare();
    void updateEmpty();

    RunList* m_runs;
    widgets::DataTable* m_table;
    widgets::ViewStack* m_stack;
};

} // namespace weft::gui
