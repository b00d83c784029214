// SPDX-License-Identifier: GPL-3.0-or-later
// The runs of the project: those that wait, run and ended, and which of them the views show. A table model for the
// Runs dock. Interface thread; owned by the Workspace.
#pragma once

#include "app/gui/run_job.h"
#include "engine/project/project.h"
#include "widgets/base/job_runner.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

class QTimer;

namespace weft::gui {

enum class RunState { Waiting, Running, Done, Partial, Failed, Stored };

struct RunItem {
    quint64 id = 0; // never used again
    RunState state = RunState::Waiting;
    widgets::JobId job = 0;
    widgets::RunViewPtr view; // null unless it has a result in memory
    project::RunEntry entry;
    Findings findings;
};

class RunList : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, StateColumn, MakespanColumn, FabricColumn, WorkloadColumn, WhenColumn, ColumnCount };

    RunList(widgets::JobRunner* jobs, QObject* parent);

    // Puts a run into the queue; it becomes the current one when it ends well.
    quint64 start(RunRequest request);
    void stop(quint64 id);
    void stopAll();
    void remove(quint64 id);
    void clear();
    // A run of the project whose records are on disk; its view may come later.
    quint64 addStored(project::RunEntry entry, widgets::RunViewPtr view);
    void setView(quint64 id, widgets::RunViewPtr view);
    // Its records were written to this file, relative to the project's folder.
    void setStoredAs(quint64 id, std::string file);

    [[nodiscard]] const std::vector<RunItem>& items() const { return m_items; }
    [[nodiscard]] const RunItem* find(quint64 id) const;
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] QString nextName() const;

    // The run that the views show; null if none.
    [[nodiscard]] const RunItem* current() const { return find(m_current); }
    void setCurrent(quint64 id);
    // The run that it is compared with; null if none.
    [[nodiscard]] const RunItem* other() const { return find(m_other); }
    void setOther(quint64 id);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void currentChanged();
    void otherChanged();
    void ended(quint64 id); // a run delivered, well or not
    void changed(); // the list differs from what was saved

private:
    RunItem* findItem(quint64 id);
    void deliver(quint64 id, RunOutcome outcome);
    void refresh(quint64 id);
    void sampleProgress();
    [[nodiscard]] QString stateText(const RunItem& item) const;

    widgets::JobRunner* m_jobs;
    std::vector<RunItem> m_items;
    std::vector<widgets::JobRunner::Job> m_progress;
    quint64 m_last = 0;
    quint64 m_current = 0;
    quint64 m_other = 0;
    QTimer* m_timer;
};

} // namespace weft::gui
