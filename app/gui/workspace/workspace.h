// SPDX-License-Identifier: GPL-3.0-or-later
// What is open: the fabric's document, the workload, the settings and the runs, with the selection, the clock and the
// workers that all views share. Every edit of it undoes through one stack. Jobs that load something for a project are
// dropped when it is closed. Interface thread; owned by the window.
#pragma once

#include "app/gui/workspace/opened.h"
#include "app/gui/workspace/project_jobs.h"
#include "app/gui/workspace/run_list.h"
#include "engine/project/project.h"
#include "engine/study/scenario/workload_files.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/base/shared/time_notes.h"
#include "widgets/documents/fabric_document.h"
#include "widgets/documents/program_document.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <vector>

class QUndoStack;

namespace weft::gui {

struct OpenWorkload {
    study::WorkloadPtr workload; // null: none
    project::WorkloadSource source;
    QString name; // for people
    Findings findings;
    std::vector<std::uint32_t> missingRanks;
    std::uint64_t hash = 0; // of the workload; 0: not known yet
    bool isLoading = false; // the source is being read
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
    [[nodiscard]] widgets::ProgramDocument* program() { return m_program; }
    [[nodiscard]] const widgets::ProgramDocument* program() const { return m_program; }
    [[nodiscard]] QUndoStack* undoStack();

    // Something to show; else the welcome page stands in the window.
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] bool isModified() const;
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    [[nodiscard]] bool isBusy() const { return m_isWaiting; } // reading or writing a project
    [[nodiscard]] QString path() const { return m_path; } // of the project; empty: never saved
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString fabricName() const; // for the list of runs, and where there is none

    void startNew();
    void close();
    // Reads on a worker and waits for it, while the window goes on painting and takes no input but Esc. Runs on disk
    // are loaded when they are shown. Errors are those of readProject, and Cancelled; then what is open stays.
    [[nodiscard]] Result<void> openProject(const QString& path, Findings& findings);
    // Likewise, from a recovery copy of the project; what it holds is not saved yet.
    [[nodiscard]] Result<void> recoverProject(const QString& copy, const QString& path, Findings& findings);
    // Whether the project's file is another one than was read or written here last: somebody else saved it.
    [[nodiscard]] bool isChangedOnDisk() const;
    // On the thread that saves, likewise. What changes meanwhile stays unsaved. Overwrites whatever is there: see
    // isChangedOnDisk().
    [[nodiscard]] Result<void> saveProject(const QString& path);
    // What would be saved now, with names relative to `path` where it is not empty.
    [[nodiscard]] ProjectDraft draft(const QString& path) const;
    // The sample, ready to run.
    void openSample();
    // What nobody has named, in the language in force.
    void sayAgain();
    // A bundled program with a machine for its ranks, unless there is a fabric: one step of the history. False if there
    // is none of that name.
    bool openProgramSample(const QString& name);
    void openProgram(const QString& path, Opened done = {}); // a job
    // What programs run on where there is no fabric yet: one step of the history, with the network of weft-cli program.
    void makeProgramFabric(const std::string& spec);

    void openTopology(const QString& path, Opened done = {}); // a job
    void openTraces(const QString& path, Opened done = {}); // a file of the set or its folder; a job
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

    // Why what is open cannot run, as far as that is known without waiting; empty: it can.
    [[nodiscard]] QString whyNotRun() const;
    // Queues a run of what is open; an empty text, or why it cannot run.
    QString run();
    [[nodiscard]] widgets::RunViewPtr currentRun() const;
    // The file that the fabric was opened from; empty: none.
    [[nodiscard]] QString fabricFile() const { return m_fabricFile; }

signals:
    void leaving(); // what is open goes; it is all there yet
    void opened(); // another project, or none: views start afresh
    void modifiedChanged();
    void workloadChanged();
    void settingsChanged();
    void currentRunChanged();
    void inputFilesChanged();
    void issuesFound(const QString& source, const weft::Findings& findings);
    // What the run that ended last found, while what it ran is what is open; none once that is another.
    void runIssuesFound(const QString& run, const weft::Findings& findings);
    void message(const QString& text);

private:
    friend class ChangeWorkload;
    friend class ChangeSettings;
    void applyWorkload(OpenWorkload workload);
    void applySettings(const study::RunSettings& settings);
    void reset();
    void take(ReadProject read, const QString& path);
    void loadWorkloadOf(const project::WorkloadSource& source, std::uint32_t npus);
    static void fillWorkload(OpenWorkload& open, std::uint32_t npus);
    void startLoading(const QString& path, std::function<void(Result<study::LoadedWorkload>, std::uint64_t)> done);
    void loadSource(const QString& path, const project::WorkloadSource& source); // of the workload that is open
    [[nodiscard]] trace::ValidationOptions validation() const; // what the settings make of a trace
    void validateAgain(); // other groups are in force, or another model of computation
    [[nodiscard]] static OpenWorkload tracesOf(Result<study::LoadedWorkload> loaded, std::uint64_t hash);
    void saySkipped(const QString& path, const Error& error); // traces that are not loaded
    void resumeLoading(); // of a workload that was replaced before it was there
    void workloadSettled(); // it is there, or it will not come
    void addStoredRuns(const std::vector<project::RunEntry>& entries, const std::vector<std::string>& compared);
    void loadRun(quint64 id);
    [[nodiscard]] study::WorkloadPtr workloadInMemory(const project::RunEntry& entry) const;
    void hashWorkload();
    void compareInputs();
    void tellInputs(std::uint64_t fabricHash);
    void tellRunIssues();
    void noteUntracked();
    void say(const QString& source, const Error& error);
    void tellBroken();
    [[nodiscard]] QString absolute(const std::string& relative) const;
    [[nodiscard]] Result<ReadProject> readOnWorker(const QString& path, Findings& findings);
    // Waits for a job, while the window goes on painting and takes no input but, where `mayStop`, Esc; then the error
    // is Cancelled.
    template <class Value>
    [[nodiscard]] Result<Value> waitFor(
        const widgets::JobSpec& spec, std::function<Result<Value>(const Watch&)> work, bool mayStop);

    widgets::JobRunner* m_jobs;
    widgets::SelectionModel* m_selection;
    widgets::TimeController* m_time;
    widgets::TimeNotes* m_notes;
    widgets::FabricDocument* m_fabric;
    RunList* m_runs;
    widgets::ProgramDocument* m_program;
    widgets::RunViewPtr m_shown; // the current run, to be told from the next
    OpenWorkload m_workload;
    study::RunSettings m_settings;
    Schedules m_schedules;
    QString m_path;
    std::string m_unknown = "{}";
    std::optional<FileStamp> m_stamp; // of the project's file, when it was read or written here last
    std::set<std::string> m_ownResults; // names of run files that it referred to then, or that were written since
    bool m_open = false;
    bool m_readOnly = false;
    bool m_isSample = false; // what it shows can be had again at any time
    bool m_isWaiting = false; // for a file, in an event loop of its own
    // Changes that have no command: runs that landed, a recovered file.
    std::uint64_t m_untracked = 0;
    std::uint64_t m_untrackedSaved = 0;
    QTimer m_compareTimer; // one comparison for several changes
    std::vector<quint64> m_runsWaiting; // for the workload
    quint64 m_lastRun = 0; // that ended
    std::pair<QString, QString> m_broken; // work that broke off, and why
    std::pair<QString, bool> m_toldRun; // whose issues are listed, and whether they hold
    QString m_fabricFile; // that the fabric was opened from
};

} // namespace weft::gui
