// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the selected range of time, or of the whole run where none is selected: per NPU and in all. They are
// summed on a worker; what comes for a range that is not selected any more is dropped. Interface thread.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/view.h"
#include "widgets/timeline/range_groups_model.h"
#include "widgets/timeline/range_usage_model.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace weft::widgets {

class FlameBars;

class RangeTable : public View {
    Q_OBJECT

public:
    RangeTable(SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent = nullptr);

    void setRun(RunViewPtr run) override; // null: none
    [[nodiscard]] EmptyState* emptyState() const override { return m_stack->emptyState(); }
    [[nodiscard]] DataTable* table() const { return m_table; } // of NPUs
    [[nodiscard]] DataTable* groups() const { return m_groupTable; } // of kinds, names or collectives
    [[nodiscard]] FlameBars* flame() const { return m_flame; } // of kinds, collectives and names
    void registerCommands(CommandRegistry& commands) override;
    void reset() override;
    [[nodiscard]] QJsonObject saveState() const override; // what the time is added up by
    void restoreState(const QJsonObject& state) override;
    [[nodiscard]] TimeRange shownRange() const { return m_shown; } // of the figures in the table

private:
    void request();
    void requestGroups(TimeRange range);
    void requestBoxes(TimeRange range);
    void selectLongest(OpKey operation);
    void setShown(TimeRange range);
    void selectRank();
    void selectExample();
    [[nodiscard]] bool showsRanks() const;
    [[nodiscard]] bool showsFlame() const;

    SelectionModel* m_selection;
    TimeController* m_time;
    JobRunner* m_jobs;
    RangeUsageModel* m_model;
    RangeGroupsModel* m_groups;
    DataTable* m_table;
    DataTable* m_groupTable;
    FlameBars* m_flame;
    QStackedWidget* m_tables;
    QComboBox* m_by;
    QLabel* m_title;
    ViewStack* m_stack;
    QTimer m_delay; // while a range is being dragged
    RunViewPtr m_run;
    JobId m_job = 0;
    TimeRange m_shown;
};

} // namespace weft::widgets
