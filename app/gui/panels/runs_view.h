// SPDX-License-Identifier: GPL-3.0-or-later
// The Runs dock: every run with its state and progress; shows, compares, stops, names, pins and removes. A run that is
// dragged onto another one is compared with it. Interface thread.
#pragma once

#include "widgets/base/views/view.h"

#include <QTimer>

#include <vector>

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
    void reset() override;
    void restoreState(const QJsonObject& state) override;

signals:
    void compareRequested(); // two runs are chosen: see RunList::setCompared()
    void showRequested(); // a run was opened by double click

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] quint64 selectedId() const;
    [[nodiscard]] std::vector<quint64> selectedIds() const; // in the order of the rows
    [[nodiscard]] std::vector<quint64> toCompare() const; // two or more, or none
    void compare();
    void edit(int column);
    void updateEmpty();
    void fitColumns(); // to what they say
    void fitWidths();

    RunList* m_runs;
    widgets::DataTable* m_table;
    widgets::ViewStack* m_stack;
    QTimer m_fitTimer; // once for many changes
    bool m_fits = true; // until a person makes a column as wide as he likes
    bool m_fitting = false;
    int m_fittedWidth = -1; // px of the table, by which its columns were fitted
};

} // namespace weft::gui
