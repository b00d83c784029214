// SPDX-License-Identifier: GPL-3.0-or-later
// The workload that is open: its operations, their dependencies, what they amount to, its collectives and groups, and
// what the validator says. Interface thread; `selection` and `jobs` belong to the window and outlive it.
#pragma once

#include "engine/study/scenario/scenario.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/views/view.h"
#include "widgets/workload/workload_digest.h"

class QLabel;
class QTabWidget;

namespace weft::widgets {

class CollectivesPage;
class CommandRegistry;
class DependencyPage;
class EmptyState;
class FindingsPage;
class OperationsPage;
class StatisticsPage;
class ViewStack;

class WorkloadView : public View {
    Q_OBJECT

public:
    WorkloadView(SelectionModel* selection, JobRunner* jobs, QWidget* parent = nullptr);

    // `source`: where it is from, as people know it (a prefix, "training step"). Null shows the empty state.
    void setWorkload(study::WorkloadPtr workload, const QString& source, const Findings& findings = {},
        const std::vector<std::uint32_t>& missingRanks = {});
    // The groups of a communicator-group file, which win over the workload's own.
    void setGroups(std::vector<trace::ProcessGroup> groups);
    [[nodiscard]] const study::WorkloadPtr& workload() const { return m_workload; }
    [[nodiscard]] EmptyState* emptyState() const override { return m_empty; }
    [[nodiscard]] QTabWidget* tabs() const { return m_tabs; }
    [[nodiscard]] OperationsPage* operations() const { return m_operations; }
    [[nodiscard]] DependencyPage* dependencies() const { return m_dependencies; }
    [[nodiscard]] StatisticsPage* statistics() const { return m_statistics; }
    [[nodiscard]] CollectivesPage* collectives() const { return m_collectives; }
    [[nodiscard]] FindingsPage* findings() const { return m_findings; }
    void registerCommands(CommandRegistry& commands) override;
    void reset() override;
    [[nodiscard]] QJsonObject saveState() const override;
    void restoreState(const QJsonObject& state) override; // filters once there is a workload

private:
    void addPages();
    void connectPages();
    void showHeader(const QString& source, std::size_t missing);
    void startDigest();
    void takeDigest(WorkloadDigestPtr digest);

    JobRunner* m_jobs;
    study::WorkloadPtr m_workload;
    std::vector<trace::ProcessGroup> m_groups;
    OperationListPtr m_list;
    QJsonObject m_wantedFilter; // of a restored state, until there is a workload to filter
    JobId m_job = 0;
    EmptyState* m_empty = nullptr;
    ViewStack* m_stack = nullptr;
    QLabel* m_header = nullptr;
    QTabWidget* m_tabs = nullptr;
    OperationsPage* m_operations;
    DependencyPage* m_dependencies;
    StatisticsPage* m_statistics;
    CollectivesPage* m_collectives;
    FindingsPage* m_findings;
};

} // namespace weft::widgets
