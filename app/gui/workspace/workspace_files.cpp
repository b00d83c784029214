// SPDX-License-Identifier: GPL-3.0-or-later
// The workspace and its files: projects, the runs beside them, and recovery.
#include "app/gui/workspace/wait_guard.h"
#include "app/gui/workspace/workspace.h"
#include "engine/project/project_inputs.h"
#include "engine/study/scenario/file_kind.h"
#include "widgets/base/words/engine_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QUndoStack>
#include <QUuid>

#include <map>

namespace weft::gui {

namespace {

// Relative to the project's folder where it lies inside it, so that the folder can move.
QString relativeTo(const QString& projectPath, const QString& path)
{
    const QString relative = QFileInfo(projectPath).absoluteDir().relativeFilePath(path);
    return relative.startsWith(QStringLiteral("..")) ? QFileInfo(path).absoluteFilePath() : relative;
}

std::string fileName(const std::string& path)
{
    return QFileInfo(QString::fromStdString(path)).fileName().toStdString();
}

// A run that waits, runs or failed leaves nothing behind.
bool isKept(const RunItem& item)
{
    return item.state == RunState::Done || item.state == RunState::Partial || item.state == RunState::Stored;
}

} // namespace

template <class Value>
Result<Value> Workspace::waitFor(
    const widgets::JobSpec& spec, std::function<Result<Value>(const Watch&)> work, bool mayStop)
{
    if (m_isWaiting)
        return Error { ErrorCode::Usage, weft::say("Weft is still busy with another file"), {}, {} };
    m_isWaiting = true;
    std::optional<Result<Value>> outcome;
    const widgets::JobId job = m_jobs->start(
        spec, this, [work = std::move(work)](const Watch& watch) { return work(watch); },
        [&outcome](Result<Value> result) { outcome.emplace(std::move(result)); },
        [&outcome](const QString& reason) {
            outcome.emplace(Error { ErrorCode::Unfinished, reason.toStdString(), {}, {} });
        });
    std::optional<WaitGuard> guard;
    if (mayStop)
        guard.emplace();
    while (!outcome) {
        QCoreApplication::processEvents(
            (mayStop ? QEventLoop::AllEvents : QEventLoop::ExcludeUserInputEvents) | QEventLoop::WaitForMoreEvents);
        if (!outcome && guard && guard->isCancelled()) {
            m_jobs->drop(job); // nobody waits until the worker sees it
            outcome.emplace(Error { ErrorCode::Cancelled, weft::say("it was stopped"), {}, {} });
        }
    }
    m_isWaiting = false;
    return std::move(*outcome);
}

Result<ReadProject> Workspace::readOnWorker(const QString& path, Findings& findings)
{
    auto said = std::make_shared<Findings>();
    auto read = waitFor<ReadProject>(
        { tr("Opening %1").arg(QFileInfo(path).fileName()), widgets::JobLane::Save },
        [file = path.toStdString(), first = m_fabric->nextKeys(), said](
            const Watch& watch) { return readForWindow(file, first, *said, watch); },
        true);
    findings.insert(findings.end(), said->begin(), said->end());
    return read;
}

Result<void> Workspace::openProject(const QString& path, Findings& findings)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    Result<ReadProject> read = readOnWorker(full, findings);
    if (!read)
        return read.error();
    take(std::move(*read), full);
    return {};
}

Result<void> Workspace::recoverProject(const QString& copy, const QString& path, Findings& findings)
{
    Result<ReadProject> read = readOnWorker(copy, findings);
    if (!read)
        return read.error();
    read->stamp = stampOf(path.toStdString()); // what it was when the copy was made is not known
    take(std::move(*read), path);
    m_readOnly = false;
    noteUntracked();
    return {};
}

void Workspace::take(ReadProject read, const QString& path)
{
    reset();
    const project::Project& project = read.project;
    m_open = true;
    m_path = path;
    m_unknown = project.unknown;
    m_stamp = read.stamp;
    for (const project::RunEntry& entry : project.runs)
        m_ownResults.insert(fileName(entry.result));
    m_readOnly = project.isNewer() || (!path.isEmpty() && !QFileInfo(path).isWritable());
    m_fabric->adopt(std::move(read.fabric));
    applySettings(project.settings);
    project::WorkloadSource source = project.workload;
    if (source.kind == project::WorkloadKind::Trace)
        source.prefix = absolute(source.prefix).toStdString();
    loadWorkloadOf(source, read.npus);
    for (std::size_t which = 0; which < std::min(m_schedules.size(), project.schedules.size()); ++which) {
        m_schedules[which] = project.schedules[which];
        if (!m_schedules[which].file.empty())
            m_schedules[which].file = absolute(m_schedules[which].file).toStdString();
    }
    study::ProgramMachine machine = project.program.machine;
    if (!machine.card.empty())
        machine.card = absolute(machine.card).toStdString();
    m_program->adopt(
        QString::fromStdString(project.program.name), project.program.text, machine, project.program.looked);
    std::vector<widgets::TimeNote> notes;
    for (const project::Note& note : project.notes)
        notes.push_back({ note.ns, { note.rank, note.operation }, QString::fromStdString(note.text) });
    m_notes->setNotes(std::move(notes));
    compareInputs(); // so that no run is called outdated for a moment
    addStoredRuns(project.runs, project.compared);
    undoStack()->setClean();
    m_untrackedSaved = m_untracked;
    emit inputFilesChanged();
    emit opened();
    emit modifiedChanged();
}

QString Workspace::absolute(const std::string& relative) const
{
    const QString name = QString::fromStdString(relative);
    return m_path.isEmpty() ? name : QFileInfo(m_path).absoluteDir().absoluteFilePath(name);
}

void Workspace::loadWorkloadOf(const project::WorkloadSource& source, std::uint32_t npus)
{
    // Stands for the workload until it is there, so that saving meanwhile loses nothing.
    OpenWorkload open;
    open.source = source;
    if (source.kind != project::WorkloadKind::Trace) {
        if (source.kind != project::WorkloadKind::None)
            fillWorkload(open, npus);
        applyWorkload(std::move(open));
        return;
    }
    const QString path = QString::fromStdString(source.prefix);
    open.name = QFileInfo(path).fileName();
    open.isLoading = true;
    applyWorkload(std::move(open));
    loadSource(path, source);
}

// The sample and benchmarks are made in no time.
void Workspace::fillWorkload(OpenWorkload& open, std::uint32_t npus)
{
    auto made = project::loadWorkload(open.source, {}, npus);
    if (!made) {
        fail(open.findings, made.error());
        return;
    }
    open.workload = std::move(made->workload);
    open.name = MadeNames::inForce().workload(open.source);
}

ProjectDraft Workspace::draft(const QString& path) const
{
    const auto relative = [&path](const std::string& file) {
        return file.empty() || path.isEmpty() ? file : relativeTo(path, QString::fromStdString(file)).toStdString();
    };
    ProjectDraft draft { {}, m_fabric->columns() };
    project::Project& project = draft.project;
    project.workload = m_workload.source;
    project.workload.prefix = relative(project.workload.prefix);
    project.settings = m_settings;
    std::map<quint64, std::string> names;
    for (const RunItem& item : m_runs->items()) {
        if (!isKept(item))
            continue;
        project.runs.push_back(m_runs->toStore(item));
        names[item.id] = project.runs.back().name;
        project.runs.back().result = relative(item.entry.result);
        project.runs.back().source.prefix = relative(item.entry.source.prefix);
    }
    if (const auto [a, b] = m_runs->toOffer(); names.contains(a) && names.contains(b))
        project.compared = { names[a], names[b] };
    for (const project::ScheduleSource& source : m_schedules) {
        project.schedules.push_back(source);
        project.schedules.back().file = relative(source.file);
    }
    while (!project.schedules.empty() && project.schedules.back().isEmpty())
        project.schedules.pop_back();
    for (const widgets::TimeNote& note : m_notes->notes())
        project.notes.push_back({ note.ns, note.operation.rank, note.operation.op, note.text.toStdString() });
    project.program = { m_program->name().toStdString(), m_program->text(), m_program->looked(), m_program->machine() };
    project.program.machine.card = relative(project.program.machine.card);
    project.unknown = m_unknown;
    return draft;
}

void Workspace::setSchedule(std::size_t which, project::ScheduleSource source)
{
    if (m_schedules[which] == source)
        return;
    m_schedules[which] = std::move(source);
    // A look at a file is nothing to ask about, as long as there is no project that could remember it.
    if (m_path.isEmpty())
        emit modifiedChanged();
    else
        noteUntracked();
}

bool Workspace::isChangedOnDisk() const
{
    const std::optional<FileStamp> now = m_path.isEmpty() ? std::nullopt : stampOf(m_path.toStdString());
    return now && m_stamp && *now != *m_stamp;
}

Result<void> Workspace::saveProject(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    if (full != m_path)
        m_ownResults.clear(); // they lie beside the other file
    const QString folder = QString::fromStdString(study::dataFolder(full.toStdString()));
    SavePlan plan { draft(full), full.toStdString(), {}, {}, {} };
    for (const std::string& file : m_runs->removedFiles())
        plan.kept.push_back(fileName(file));
    // Where each result is after this; a name is never used twice, so that no project ever finds another run's result.
    std::vector<std::pair<quint64, std::string>> stored;
    std::size_t at = 0; // in the runs of the draft
    for (const RunItem& item : m_runs->items()) {
        if (!isKept(item))
            continue;
        project::RunEntry& entry = plan.draft.project.runs[at++];
        const QString old = QString::fromStdString(item.entry.result);
        const bool isThere = !old.isEmpty() && QFileInfo::exists(old);
        if (isThere && QFileInfo(old).absolutePath() == folder)
            continue;
        if (!isThere && item.view == nullptr)
            continue; // deleted by somebody; the entry still says how to make it again
        const QString file = isThere
            ? folder + '/' + QFileInfo(old).fileName()
            : folder + QStringLiteral("/run-%1.weftrun").arg(QUuid::createUuid().toString(QUuid::Id128));
        plan.runs.push_back({ isThere ? nullptr : item.view->run, old.toStdString(), file.toStdString() });
        m_ownResults.insert(fileName(file.toStdString()));
        stored.emplace_back(item.id, file.toStdString());
        entry.result = relativeTo(full, file).toStdString();
    }
    const std::uint64_t untracked = m_untracked;
    const int index = undoStack()->index();
    plan.own.assign(m_ownResults.begin(), m_ownResults.end());
    const auto saved = waitFor<FileStamp>(
        { tr("Saving %1").arg(QFileInfo(full).fileName()), widgets::JobLane::Save },
        [plan = std::move(plan)](const Watch&) { return carryOut(plan); }, false);
    if (!saved)
        return saved.error();
    for (const auto& [id, file] : stored)
        m_runs->setStoredAs(id, file);
    m_path = full;
    m_stamp = *saved;
    m_readOnly = false;
    m_isSample = false;
    m_untrackedSaved = untracked; // a run that landed meanwhile is not in the file
    if (undoStack()->index() == index)
        undoStack()->setClean();
    else
        undoStack()->resetClean();
    emit inputFilesChanged();
    emit modifiedChanged();
    return {};
}

} // namespace weft::gui
