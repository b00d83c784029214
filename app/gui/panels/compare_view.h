// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs stacked with one coupled range of time, a table of their differences, and what differs in their inputs.
// Interface thread; shares the selection and the workers, and has a clock of its own.
#pragma once

#include "widgets/base/job_runner.h"
#include "widgets/base/run_view.h"
#include "widgets/base/view.h"

class QLabel;

namespace weft::widgets {
class CompareTable;
class EmptyState;
class SelectionModel;
class TimeController;
class TimelineView;
class ViewStack;
}

namespace weft::gui {

class ComparePicker;
struct RunItem;

class CompareView : public widgets::View {
    Q_OBJECT

public:
    CompareView(widgets::SelectionModel* selection, widgets::TimeController* time, widgets::JobRunner* jobs,
        QWidget* parent = nullptr);

    // Null items: nothing to compare.
    void setRuns(const RunItem* a, const RunItem* b);
    // The runs that there are, and those that are shown: what may be chosen, and how the shown ones are called.
    void setChoices(const std::vector<RunItem>& runs, const RunItem* a, const RunItem* b);
    [[nodiscard]] widgets::EmptyState* emptyState() const override;
    [[nodiscard]] std::vector<widgets::ViewExport> exports() override; // both tables
    void reset() override;

signals:
    void runsChosen(quint64 a, quint64 b);

private:
    void showTitles(const RunItem& a, const RunItem& b);
    void compareInputs(const RunItem& a, const RunItem& b); // on a worker
    QWidget* makeLane(const QString& objectName, QLabel*& title, widgets::TimelineView*& lane);

    widgets::SelectionModel* m_selection;
    widgets::TimeController* m_time; // of the two runs
    widgets::JobRunner* m_jobs;
    widgets::JobId m_comparison = 0;
    ComparePicker* m_picker;
    QLabel* m_titleA = nullptr;
    QLabel* m_titleB = nullptr;
    widgets::TimelineView* m_laneA = nullptr;
    widgets::TimelineView* m_laneB = nullptr;
    widgets::CompareTable* m_table = nullptr;
    QLabel* m_inputs = nullptr;
    widgets::ViewStack* m_stack = nullptr;
};

} // namespace weft::gui
