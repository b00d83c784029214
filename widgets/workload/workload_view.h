// SPDX-License-Identifier: GPL-3.0-or-later
// The workload that is open: its operations, their dependencies, what they amount to, its collectives and groups, and
// what the validator says. Interface thread; `selection` and `jobs` belong to the window and outlive it.
#pragma once

#include "engine/study/scenario.h"
#include "widgets/base/selection_model.h"
#include "widgets/workload/operation_list.h"

#include <QWidget>

class QLabel;
class QTabWidget;

namespace weft::widgets {

class CommandRegistry;
class EmptyState;
class JobRunner;
class OperationsPage;
class ViewStack;

class WorkloadView : public QWidget {
    Q_OBJECT

public:
    WorkloadView(SelectionModel* selection, JobRunner* jobs, QWidget* parent = nullptr);

    // `source`: where it is from, as people know it (a prefix, "training step"). Null shows the empty state.
    void setWorkload(study::WorkloadPtr workload, const QString& source, const Findings& findings = {},
        const std::vector<std::uint32_t>& missingRanks = {});
    [[nodiscard]] const study::WorkloadPtr& workload() const { return m_workload; }
    [[nodiscard]] EmptyState* emptyState() const { return m_empty; }
    [[nodiscard]] OperationsPage* operations() const { return m_operations; }
    void registerCommands(CommandRegistry& commands);

signals:
    void statusMessage(const QString& text);

private:
    void showHeader(const QString& source);

    SelectionModel* m_selection;
    JobRunner* m_jobs;
    study::WorkloadPtr m_workload;
    OperationListPtr m_list;
    EmptyState* m_empty = nullptr;
    ViewStack* m_stack = nullptr;
    QLabel* m_header = nullptr;
    QTabWidget* m_tabs = nullptr;
    OperationsPage* m_operations = nullptr;
};

} // namespace weft::widgets
