// SPDX-License-Identifier: GPL-3.0-or-later
// The workspace and its files: projects, the runs beside them, and recovery.
#include "app/gui/run_keys.h"
#include "app/gui/workspace.h"
#include "engine/project/project_inputs.h"
#include "engine/project/project_json.h"
#include "engine/project/run_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QUndoStack>

namespace weft::gui {

namespace {

std::vector<QPointF> pointsOf(const std::vector<project::Point>& layout)
{
    std::vector<QPointF> points;
    points.reserve(layout.size());
    for (const project::Point& point : layout)
        points.emplace_back(point.x, point.y);
    return points;
}

// Relative to the project's folder where it lies inside it, so that the folder can move.
QString relativeTo(const QString& projectPath, const QString& path)
{
    const QString relative = QFileInfo(projectPath).absoluteDir().relativeFilePath(path);
    return relative.startsWith(QStringLiteral("..")) ? QFileInfo(path).absoluteFilePath() : relative;
}

} // namespace

Result<void> Workspace::openProject(const QString& path, Findings& findings)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    const Result<project::Project> read = project::readProject(full.toStdString(), findings);
    if (!read)
        return read.error();
    take(*read, full);
    return {};
}

void Workspace::take(const project::Project& project, const QString& path)
{
    reset();
    m_open = true;
    m_path = path;
    m_unknown = project.unknown;
    m_readOnly = project.isNewer() || !QFileInfo(path).isWritable();
    if (project.fabric)
        m_fabric->load(*project.fabric, pointsOf(project.layout), QByteArray::fromStdString(project.drawing));
    applySettings(project.settings);
    loadWorkloadOf(project.workload);
    for (std::size_t which = 0; which < std::min(m_schedules.size(), project.schedules.size()); ++which) {
        m_schedules[which] = project.schedules[which];
        if (!m_schedules[which].file.empty())
            m_schedules[which].file = absolute(m_schedules[which].file).toStdString();
    }
    std::vector<widgets::TimeNote> notes;
    for (const project::Note& note : project.notes)
        notes.push_back({ note.ns, { note.rank, note.operation }, QString::fromStdString(note.text) });
    m_notes->setNotes(std::move(notes));
    loadStoredRuns(project.runs);
    undoStack()->setClean();
    m_touched = false;
    emit opened();
    emit modifiedChanged();
}

void Workspace::recover(const project::Project& project, const QString& path)
{
    take(project, path);
    m_readOnly = false;
    m_touched = true;
    emit modifiedChanged();
}

QString Workspace::absolute(const std::string& relative) const
{
    const QString name = QString::fromStdString(relative);
    return m_path.isEmpty() ? name : QFileInfo(m_path).absoluteDir().absoluteFilePath(name);
}

void Workspace::loadWorkloadOf(const project::WorkloadSource& source)
{
    // Stands for the workload until it is there, so that saving meanwhile loses nothing.
    OpenWorkload open;
    open.source = source;
    if (source.kind != project::WorkloadKind::Trace) {
        if (source.kind != project::WorkloadKind::None)
            fillWorkload(open);
        applyWorkload(std::move(open));
        return;
    }
    const QString path = absolute(source.prefix);
    open.name = QFileInfo(path).fileName();
    applyWorkload(std::move(open));
    startLoading(path, source, false);
}

// The sample and benchmarks are made in no time.
void Workspace::fillWorkload(OpenWorkload& open)
{
    const auto sealed = m_fabric->sealed();
    const std::uint32_t npus = sealed ? (*sealed)->fabric.topology().npuCount() : 0;
    auto made = project::loadWorkload(open.source, {}, npus);
    if (!made) {
        fail(open.findings, made.error());
        return;
    }
    open.workload = std::move(made->workload);
    open.name = tr("Sample training step");
    if (const auto benchmark = project::readBenchmark(open.source.benchmark);
        benchmark && !open.source.benchmark.empty())
        open.name = QString::fromStdString(project::benchmarkName(*benchmark));
}

void Workspace::loadStoredRuns(const std::vector<project::RunEntry>& entries)
{
    for (const project::RunEntry& entry : entries) {
        const quint64 id = m_runs->addStored(entry, nullptr);
        if (entry.result.empty())
            continue;
        m_runs->setCurrent(id);
        const auto sealed = m_fabric->sealed();
        const std::shared_ptr<const widgets::SealedFabric> fabric = sealed ? *sealed : nullptr;
        struct Loaded {
            widgets::RunViewPtr view;
            Findings findings;
        };
        m_jobs->start(
            tr("Loading %1").arg(QString::fromStdString(entry.name)), this,
            [file = absolute(entry.result).toStdString(), name = QString::fromStdString(entry.name), fabric,
                workload = m_workload.workload](const Watch&) {
                Loaded loaded;
                auto run = project::loadRun(file);
                if (!run) {
                    fail(loaded.findings, run.error());
                    loaded.findings.back().severity = Severity::Warning; // it can be made again
                    return loaded;
                }
                RunKeys keys = matchKeys((*run)->fabric.topology(), fabric.get());
                loaded.view = widgets::makeRunView(
                    name, std::move(*run), workload, std::move(keys.nodes), std::move(keys.links));
                return loaded;
            },
            [this, id](Loaded loaded) {
                if (!loaded.findings.empty())
                    emit issuesFound(QStringLiteral("run"), loaded.findings);
                m_runs->setView(id, std::move(loaded.view));
            });
    }
}

project::Project Workspace::snapshot()
{
    project::Project project;
    if (const auto sealed = m_fabric->sealed()) {
        project.fabric = (*sealed)->fabric;
        for (const QPointF& point : m_fabric->positions())
            project.layout.push_back({ point.x(), point.y() });
        project.drawing = widgets::drawingJson(m_fabric->columns()).toStdString();
    }
    project.workload = m_workload.source;
    if (project.workload.kind == project::WorkloadKind::Trace && !m_path.isEmpty())
        project.workload.prefix = relativeTo(m_path, absolute(project.workload.prefix)).toStdString();
    project.settings = m_settings;
    for (const RunItem& item : m_runs->items()) {
        if (item.state == RunState::Done || item.state == RunState::Partial || item.state == RunState::Stored)
            project.runs.push_back(item.entry);
    }
    for (const project::ScheduleSource& source : m_schedules) {
        project.schedules.push_back(source);
        if (!source.file.empty() && !m_path.isEmpty())
            project.schedules.back().file = relativeTo(m_path, QString::fromStdString(source.file)).toStdString();
    }
    while (!project.schedules.empty() && project.schedules.back().isEmpty())
        project.schedules.pop_back();
    for (const widgets::TimeNote& note : m_notes->notes())
        project.notes.push_back({ note.ns, note.operation.rank, note.operation.op, note.text.toStdString() });
    project.unknown = m_unknown;
    return project;
}

void Workspace::setSchedule(std::size_t which, project::ScheduleSource source)
{
    if (m_schedules[which] == source)
        return;
    m_schedules[which] = std::move(source);
    // A look at a file is nothing to ask about, as long as there is no project that could remember it.
    m_touched |= !m_path.isEmpty();
    emit modifiedChanged();
}

Result<void> Workspace::writeOnWorker(const QString& title, std::function<Result<void>()> write)
{
    std::optional<Result<void>> outcome;
    m_jobs->start(
        title, this, [write = std::move(write)](const Watch&) { return write(); },
        [&outcome](Result<void> result) { outcome = std::move(result); });
    while (!outcome)
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
    return *outcome;
}

Result<void> Workspace::saveRuns(const QString& path)
{
    const QString folder = QString::fromStdString(project::dataFolder(path.toStdString()));
    const std::vector<RunItem> items = m_runs->items(); // a copy: runs may end while this waits
    for (const RunItem& item : items) {
        if (item.view == nullptr)
            continue;
        const QString file = folder + QStringLiteral("/run-%1.weftrun").arg(item.id);
        const std::string relative = relativeTo(path, file).toStdString();
        if (item.entry.result == relative && QFileInfo::exists(file))
            continue;
        if (!QDir().mkpath(folder)) {
            Where where;
            where.file = folder.toStdString();
            return Error { ErrorCode::Unreadable, "the folder for the results cannot be made", where, {} };
        }
        const auto saved = writeOnWorker(tr("Saving %1").arg(QString::fromStdString(item.entry.name)),
            [run = item.view->run, file = file.toStdString()] { return project::saveRun(*run, file); });
        if (!saved)
            return saved.error();
        m_runs->setStoredAs(item.id, relative);
    }
    return {};
}

Result<void> Workspace::saveProject(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    // Relative names move with the project.
    if (m_workload.source.kind == project::WorkloadKind::Trace)
        m_workload.source.prefix = absolute(m_workload.source.prefix).toStdString();
    if (auto saved = saveRuns(full); !saved)
        return saved;
    const QString before = m_path;
    m_path = full;
    const project::Project project = snapshot();
    const auto saved = writeOnWorker(tr("Saving %1").arg(QFileInfo(full).fileName()),
        [project, file = full.toStdString()] { return project::saveProject(project, file); });
    if (!saved) {
        m_path = before;
        return saved.error();
    }
    QFile::remove(QString::fromStdString(project::recoveryPath(full.toStdString())));
    m_readOnly = false;
    m_touched = false;
    undoStack()->setClean();
    emit modifiedChanged();
    return {};
}

} // namespace weft::gui
