// SPDX-License-Identifier: GPL-3.0-or-later
// What is open: the fabric's document, the workload, the settings and the runs, with the selection, the clock and the
// workers that all views share. Every edit of it undoes through one stack. Interface thread; owned by the window.
#pragma once

#include "app/gui/run_list.h"
#include "engine/project/project.h"
#include "engine/study/workload_files.h"
#include "widgets/base/job_runner.h"
#include "widgets/base/selection_model.h"
#include "widgets/base/time_controller.h"
#include "widgets/base/time_notes.h"
#include "widgets/documents/fabric_document.h"

#include <QObject>
#include <QString>

#include <array>
#include <memory>
#include <vector>

class QUndoStack;

namespace weft::gui {

struct OpenWorkload {
    study::WorkloadPtr workload; // null: none
    project::WorkloadSource source;
    QString name; // for people
    Findings findings;
    std::vector<std::uint32_t> missingRanks;
};

class Workspace : public QObject {
    Q_OBJECT

public:
    explicit Workspace(QObject* parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] widgets::FabricDocument* fabric() { return m_fabric; }
    [[nodiscard]] widgets::SelectionModel* selection() { return m_selection; }
    [[nodiscard]] widgets::TimeController* time() { return m_time; }
    [[nodiscard]] widgets::TimeNotes* notes() { return m_notes; }
    [[nodiscard]] widgets::JobRunner* jobs() { return m_jobs; }
    [[nodiscard]] RunList* runs() { return m_runs; }
    [[nodiscard]] QUndoStack* undoStack();

    // Something to show; else the welcome page stands in the window.
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] bool isModified() const;
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    [[nodiscard]] QString path() const { return m_path; } // of the project; empty: never saved
    [[nodiscard]] QString title() const;

    void startNew();
    void close();
    // From a file of the project; runs on disk are loaded on a worker afterwards. Errors are those of readProject.
    [[nodiscard]] Result<void> openProject(const QString& path, Findings& findings);
    [[nodiscard]] Result<void> saveProject(const QString& path);
    // What would be saved now.
    [[nodiscard]] project::Project snapshot();
    // Takes a snapshot as the state of `path`, which differs from the file: a recovered project.
    void recover(const project::Project& project, const QString& path);
    // The sample, ready to run.
    void openSample();

    void openTopology(const QString& path); // a job; failures become issues
    void openTraces(const QString& path); // a file of the set or its folder; a job
    void setWorkload(OpenWorkload workload, const QString& what); // undoable
    [[nodiscard]] const OpenWorkload& workload() const { return m_workload; }
    // The communicator groups of the settings; none if their text is wrong.
    [[nodiscard]] std::vector<trace::ProcessGroup> groups() const;

    void setSettings(const study::RunSettings& settings, const QString& what); // undoable
    [[nodiscard]] const study::RunSettings& settings() const { return m_settings; }

    // The schedules that are looked at, by their sides; files by their full names.
    using Schedules = std::array<project::ScheduleSource, 2>;
    [[nodiscard]] const Schedules& schedules() const { return m_schedules; }
    void setSchedule(std::size_t which, project::ScheduleSource source); // not undoable: it is a view

    // Replaces what a source ("run", "project", "schedule") has found so far; for whoever opens and checks.
    void reportIssues(const QString& source, const Findings& findings) { emit issuesFound(source, findings); }

    // Queues a run of what is open; an empty text, or why it cannot run.
    QString run();
    [[nodiscard]] widgets::RunViewPtr currentRun() const;

signals:
    void opened(); // another project, or none: views start afresh
    void modifiedChanged();
    void workloadChanged();
    void settingsChanged();
    void currentRunChanged();
    void issuesFound(const QString& source, const weft::Findings& findings);
    void message(const QString& text);

private:
    friend class ChangeWorkload;
    friend class ChangeSettings;
    void applyWorkload(OpenWorkload workload);
    void applySettings(const study::RunSettings& settings);
    void reset();
    void take(const project::Project& project, const QString& path);
    void loadWorkloadOf(const project::WorkloadSource& source);
    void fillWorkload(OpenWorkload& open);
    void startLoading(const QString& path, const project::WorkloadSource& source, bool undoable);
    [[nodiscard]] trace::ValidationOptions validation() const; // what the settings make of a trace
    void validateAgain(); // other groups are in force, or another model of computation
    void deliverTraces(const QString& path, Result<study::LoadedWorkload> loaded, bool undoable);
    void loadStoredRuns(const std::vector<project::RunEntry>& entries);
    [[nodiscard]] QString absolute(const std::string& relative) const;
    [[nodiscard]] Result<void> saveRuns(const QString& path);
    // Writes on a worker and waits for it, while the window goes on painting and takes no input.
    [[nodiscard]] Result<void> writeOnWorker(const QString& title, std::function<Result<void>()> write);

    widgets::JobRunner* m_jobs;
    widgets::SelectionModel* m_selection;
    widgets::TimeController* m_time;
    widgets::TimeNotes* m_notes;
    widgets::FabricDocument* m_fabric;
    RunList* m_runs;
    widgets::RunViewPtr m_shown; // the current run, to be told from the next
    OpenWorkload m_workload;
    study::RunSettings m_settings;
    Schedules m_schedules;
    QString m_path;
    std::string m_unknown = "{}";
    bool m_open = false;
    bool m_readOnly = false;
    bool m_touched = false; // changed in a way that has no command: runs, a recovered file
};

} // namespace weft::gui
