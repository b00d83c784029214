// SPDX-License-Identifier: GPL-3.0-or-later
// The runs of the project: those that wait, run and ended, and which of them the views show. A table model for the
// Runs dock. Removing, renaming, notes and the baseline are steps of the history. Interface thread; owned by the
// Workspace.
#pragma once

#include "app/gui/workspace/made_names.h"
#include "app/gui/workspace/run_inputs.h"
#include "app/gui/workspace/run_job.h"
#include "engine/project/finding_json.h"
#include "engine/project/project.h"
#include "widgets/base/jobs/job_runner.h"

#include <QAbstractTableModel>

#include <memory>
#include <set>
#include <utility>
#include <vector>

class QTimer;
class QUndoStack;

namespace weft::gui {

enum class RunState { Waiting, Running, Done, Partial, Failed, Stored };

struct RunItem {
    quint64 id = 0; // never used again
    RunState state = RunState::Waiting;
    widgets::JobId job = 0;
    widgets::RunViewPtr view; // null unless it has a result in memory
    project::RunEntry entry;
    Findings findings; // those that are known
    InputChanges changes; // since it ran
    bool isLoading = false; // its view is on its way from the disk
    std::uint64_t bytes = 0; // that its view takes, about
    std::uint64_t shownAt = 0; // larger: more lately

    // In memory or on disk: it can be shown.
    [[nodiscard]] bool hasResult() const { return view != nullptr || !entry.result.empty(); }
    [[nodiscard]] bool isOnlyInMemory() const { return view != nullptr && entry.result.empty(); }
};

// What a person says about a run.
struct RunLabels {
    std::string name;
    std::string note;
    bool isBaseline = false;
    bool operator==(const RunLabels&) const = default;
};

class RunList : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        StateColumn,
        MakespanColumn,
        BaselineColumn,
        FabricColumn,
        WorkloadColumn,
        WhenColumn,
        NoteColumn,
        ColumnCount
    };

    RunList(widgets::JobRunner* jobs, QUndoStack* undoStack, QObject* parent);

    // Puts a run into the queue; it becomes the current one when it ends well.
    quint64 start(RunRequest request);
    void stop(quint64 id);
    void stopAll();
    // Undoable; one that is still under way is stopped and gone.
    void remove(const std::vector<quint64>& ids);
    void rename(quint64 id, const QString& name); // undoable; nothing for an empty or a taken name
    void setNote(quint64 id, const QString& note); // undoable
    void setBaseline(quint64 id); // undoable; 0: none
    void clear();
    // A run of the project, as a file tells of it, whose records are on disk; its view comes when viewWanted() is
    // answered.
    quint64 addStored(project::RunEntry entry);
    [[nodiscard]] project::RunEntry toStore(const RunItem& item) const; // for a file
    void setLoading(quint64 id, bool loading);
    // Null: it could not be read. The entry's hashes become those that are known now.
    void setView(quint64 id, widgets::RunViewPtr view, std::uint64_t fabricHash = 0, std::uint64_t workloadHash = 0);
    // Its records were written to this file, relative to the project's folder.
    void setStoredAs(quint64 id, std::string file);
    // Files that the history may ask for again.
    [[nodiscard]] std::vector<std::string> removedFiles() const;

    // What all runs may take in memory; beyond it those that are on disk and were shown longest ago are let go, and
    // read again when they are shown. A quarter of the memory that was free at the start.
    void setMemoryLimit(std::uint64_t bytes);
    [[nodiscard]] std::uint64_t memoryInUse() const;

    // What is open now; runs of other inputs say so.
    void setInputs(const RunInputs& now);
    [[nodiscard]] QString changesOf(quint64 id) const; // for people; empty: none

    [[nodiscard]] const std::vector<RunItem>& items() const { return m_items; }
    [[nodiscard]] const RunItem* find(quint64 id) const;
    [[nodiscard]] bool isRunning() const;
    // It was told to stop, and has not ended yet.
    [[nodiscard]] bool isStopping(const RunItem& item) const;
    [[nodiscard]] bool canStop() const; // some run goes on that was not told to stop
    [[nodiscard]] QString nextName() const;
    void sayAgain(); // names that nobody gave, in the language in force
    [[nodiscard]] const RunItem* baseline() const;

    // The run that the views show; null if none.
    [[nodiscard]] const RunItem* current() const { return find(m_current); }
    void setCurrent(quint64 id);
    // The two runs that are compared; 0: none. The first is the one that the views show, unless it was chosen. One that
    // is removed keeps its place, for as long as the other is there: it may come back.
    [[nodiscard]] quint64 first() const { return m_first != 0 ? m_first : m_current; }
    [[nodiscard]] quint64 other() const { return m_other; }
    void setOther(quint64 id) { setCompared(0, id); }
    void setCompared(quint64 first, quint64 other);
    // The two that are offered to be compared while none are, in place of the last two; and what to offer next time:
    // those that are compared.
    void offer(quint64 first, quint64 other) { m_offered = { first, other }; }
    [[nodiscard]] std::pair<quint64, quint64> toOffer() const;
    void load(quint64 id) { want(id); } // its view, if that is on the disk: arrived() follows
    [[nodiscard]] std::vector<quint64> lastTwo() const; // with results; fewer if there are no two

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    // A run is dragged onto another one to be compared with it.
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::LinkAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canDropMimeData(
        const QMimeData* data, Qt::DropAction action, int row, int column, const QModelIndex& parent) const override;
    bool dropMimeData(
        const QMimeData* data, Qt::DropAction action, int row, int column, const QModelIndex& parent) override;

signals:
    void currentChanged();
    void comparedChanged();
    void arrived(quint64 id); // its view is in memory now, or it cannot be had
    void refused(const QString& why); // a name
    void labelled(); // a run has another name, note or place
    void stopAsked(); // a run was told to stop
    void ended(quint64 id); // a run delivered, well or not
    void changed(); // the list differs from what was saved, by something that the history does not hold
    void viewWanted(quint64 id); // a run is shown or compared whose view is not in memory
    void compareDropped(quint64 first, quint64 other);
    void inputsCompared(); // a run may have become one of other inputs, or of the present ones again

private:
    friend class RemoveRun;
    friend class LabelRuns;
    RunItem* findItem(quint64 id);
    // For the history.
    RunItem take(int row);
    void insert(int row, RunItem item);
    void setLabels(quint64 id, const RunLabels& labels);
    [[nodiscard]] RunLabels labels(quint64 id) const;
    [[nodiscard]] int rowOf(quint64 id) const;
    void want(quint64 id);
    void letGo();
    void changeLabels(const QString& what, const std::vector<std::pair<quint64, RunLabels>>& to);
    [[nodiscard]] bool isTaken(const std::string& name, quint64 except) const;
    void deliver(quint64 id, RunOutcome outcome);
    [[nodiscard]] std::string fabricNameFor(const RunItem& run) const;
    static void nameView(RunItem& item); // as its entry
    void refresh(quint64 id);
    void sampleProgress();
    [[nodiscard]] QString stateText(const RunItem& item) const;
    [[nodiscard]] QVariant rawOf(const RunItem& item, int column) const;
    [[nodiscard]] QString againstBaseline(const RunItem& item) const;

    widgets::JobRunner* m_jobs;
    QUndoStack* m_undo;
    std::vector<RunItem> m_items;
    std::multiset<std::string> m_removedFiles;
    RunInputs m_inputs;
    std::uint64_t m_limit;
    std::uint64_t m_showings = 0;
    std::vector<widgets::JobRunner::Job> m_progress;
    quint64 m_last = 0;
    quint64 m_current = 0;
    quint64 m_first = 0; // 0: the current one
    quint64 m_other = 0;
    std::pair<quint64, quint64> m_offered { 0, 0 };
    QTimer* m_timer;
    MadeNames m_made = MadeNames::inForce(); // of the items
    project::KeptPatterns m_patterns; // of their findings, which go wherever this window shows them
};

} // namespace weft::gui
