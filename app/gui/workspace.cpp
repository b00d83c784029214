// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace.h"

#include "app/gui/document_commands.h"
#include "engine/project/input_hash.h"
#include "engine/study/sample.h"
#include "engine/topology/topology_file.h"
#include "engine/topology/topology_spec.h"
#include "engine/trace/validator.h"

#include <QFileInfo>
#include <QUndoStack>

#include <algorithm>

namespace weft::gui {

namespace {

// One step of the history, what-if state included.
void replaceFabric(widgets::FabricDocument& document, const topology::Fabric& fabric, const QString& what)
{
    document.undoStack()->beginMacro(what);
    document.replaceWith(fabric.topologyPtr(), what);
    if (const auto sealed = document.sealed()) {
        const widgets::SealedFabricPtr keys = *sealed;
        for (const auto& [link, change] : fabric.state().links)
            document.setState({}, { keys->linkKeys[index(link)] },
                { change.failed, change.bandwidthFactor, change.extraLatency.ns, {}, false });
        for (const auto& [node, change] : fabric.state().nodes)
            document.setState(
                { keys->nodeKeys[index(node)] }, {}, { change.failed, {}, {}, change.computeFactor, false });
    }
    document.undoStack()->endMacro();
}

} // namespace

Workspace::Workspace(QObject* parent)
    : QObject(parent)
    , m_jobs(new widgets::JobRunner(this))
    , m_selection(new widgets::SelectionModel(this))
    , m_time(new widgets::TimeController(this))
    , m_notes(new widgets::TimeNotes(this))
    , m_fabric(new widgets::FabricDocument(m_jobs, this))
    , m_runs(new RunList(m_jobs, m_fabric->undoStack(), this))
{
    connect(undoStack(), &QUndoStack::cleanChanged, this, &Workspace::modifiedChanged);
    // A run of the sample can be made again by a key; it is nothing to ask about.
    connect(m_runs, &RunList::changed, this, [this] {
        if (!m_isSample)
            noteUntracked();
    });
    connect(m_runs, &RunList::viewWanted, this, &Workspace::loadRun);
    constexpr int kCompareMs = 40;
    m_compareTimer.setSingleShot(true);
    m_compareTimer.setInterval(kCompareMs);
    connect(&m_compareTimer, &QTimer::timeout, this, &Workspace::compareInputs);
    connect(m_fabric, &widgets::FabricDocument::changed, &m_compareTimer, qOverload<>(&QTimer::start));
    connect(m_fabric, &widgets::FabricDocument::sealedChanged, &m_compareTimer, qOverload<>(&QTimer::start));
    connect(m_jobs, &widgets::JobRunner::crashed, this, [this](const QString& title, const QString& reason) {
        say(QStringLiteral("job"),
            { ErrorCode::Unfinished, tr("%1: %2").arg(title, reason).toStdString(), {},
                tr("save, and try with less or start Weft again").toStdString() });
        emit message(tr("%1 broke off: %2").arg(title, reason));
    });
    m_notes->setUndoStack(undoStack());
    connect(m_runs, &RunList::currentChanged, this, [this] {
        const widgets::RunViewPtr view = currentRun();
        const std::int64_t end = view == nullptr ? 0 : static_cast<std::int64_t>(view->run->makespan.ns());
        // Looking at the same place in another run is what runs are made for.
        const bool like = view != nullptr && m_shown != nullptr && haveSameRanks(*view, *m_shown);
        like ? m_time->replaceExtent({ 0, end }) : m_time->setExtent({ 0, end });
        if (view != nullptr) {
            m_time->setEvents(view->events);
            if (!like)
                m_time->setCursor(static_cast<std::int64_t>(view->busiest.ns())); // where there is most to see
        }
        m_shown = view;
        emit currentRunChanged();
    });
    connect(m_runs, &RunList::ended, this, [this](quint64 id) {
        const RunItem* item = m_runs->find(id);
        emit issuesFound(QStringLiteral("run"), item->findings);
        const QString name = QString::fromStdString(item->entry.name);
        emit message(item->state == RunState::Failed ? tr("%1 could not run: see Issues").arg(name)
                                                     : tr("%1 is done").arg(name));
    });
}

Workspace::~Workspace()
{
    m_jobs->stopAll();
    // What is dismantled after this still signals, and nobody may look at a workspace that is going.
    undoStack()->disconnect();
    m_fabric->disconnect();
    m_runs->disconnect();
}

QUndoStack* Workspace::undoStack()
{
    return m_fabric->undoStack();
}

bool Workspace::isModified() const
{
    return m_open && (m_untracked != m_untrackedSaved || !m_fabric->undoStack()->isClean());
}

void Workspace::noteUntracked()
{
    ++m_untracked;
    emit modifiedChanged();
}

void Workspace::say(const QString& source, const Error& error)
{
    Findings findings;
    fail(findings, error);
    emit issuesFound(source, findings);
}

QString Workspace::title() const
{
    if (!m_open)
        return {};
    return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).completeBaseName();
}

void Workspace::reset()
{
    m_jobs->endEpoch();
    m_runsWaiting.clear();
    m_fabricFile.clear();
    m_isSample = false;
    for (const char* source : { "run", "workload", "import", "open", "project", "schedule", "job" })
        emit issuesFound(QString::fromLatin1(source), {});
    m_runs->clear();
    m_selection->clear();
    m_fabric->clear();
    undoStack()->clear();
    applyWorkload({});
    applySettings({});
    m_schedules = {};
    m_notes->setNotes({});
    m_path.clear();
    m_unknown = "{}";
    m_readOnly = false;
    m_untrackedSaved = m_untracked;
}

void Workspace::startNew()
{
    reset();
    m_open = true;
    emit opened();
    emit modifiedChanged();
}

void Workspace::close()
{
    reset();
    m_open = false;
    emit opened();
    emit modifiedChanged();
}

void Workspace::openSample()
{
    startNew();
    Findings findings;
    if (const auto topology = topology::topologyFromSpec(study::sampleFabricSpec(), findings))
        m_fabric->load(topology::Fabric(*topology), {});
    applySettings(study::sampleSettings());
    loadWorkloadOf({ project::WorkloadKind::Sample, {}, {} }, 0);
    m_isSample = true;
    emit opened();
    emit modifiedChanged();
}

void Workspace::openTopology(const QString& path)
{
    if (!m_open)
        startNew();
    struct Loaded {
        std::optional<topology::Fabric> fabric;
        Findings findings;
    };
    m_jobs->start(
        { tr("Reading %1").arg(QFileInfo(path).fileName()), widgets::JobLane::View, true }, this,
        [file = path.toStdString()](const Watch&) {
            Loaded loaded;
            auto read = topology::loadFabric(file, {}, loaded.findings);
            if (read)
                loaded.fabric = std::move(*read);
            else if (!hasErrors(loaded.findings))
                fail(loaded.findings, read.error());
            return loaded;
        },
        [this, path](Loaded loaded) {
            // What failed to open stays until something opens; it says nothing of what is open meanwhile.
            emit issuesFound(QStringLiteral("open"), loaded.fabric ? Findings {} : loaded.findings);
            if (loaded.fabric)
                emit issuesFound(QStringLiteral("import"), loaded.findings);
            if (!loaded.fabric) {
                emit message(tr("%1 cannot be read: see Issues").arg(QFileInfo(path).fileName()));
                return;
            }
            replaceFabric(*m_fabric, *loaded.fabric, tr("Open %1").arg(QFileInfo(path).fileName()));
            m_fabricFile = QFileInfo(path).absoluteFilePath();
            emit inputFilesChanged();
            emit message(tr("Opened %1").arg(QFileInfo(path).fileName()));
        });
}

void Workspace::openTraces(const QString& path)
{
    if (!m_open)
        startNew();
    startLoading(path, {}, true);
}

void Workspace::startLoading(const QString& path, const project::WorkloadSource& source, bool undoable)
{
    study::LoadOptions options;
    options.groups = groups();
    struct Loaded {
        Result<study::LoadedWorkload> workload;
        std::uint64_t hash = 0;
    };
    options.validation = validation();
    m_jobs->start(
        { tr("Loading %1").arg(QFileInfo(path).fileName()), widgets::JobLane::View, true }, this,
        [file = path.toStdString(), options](const Watch& watch) {
            Loaded loaded { study::loadWorkload(file, watch, options) };
            if (loaded.workload)
                loaded.hash = project::hashOf(*loaded.workload->workload, watch);
            return loaded;
        },
        [this, path, source, undoable](Loaded loaded) {
            if (undoable || m_workload.source == source)
                deliverTraces(path, std::move(loaded.workload), loaded.hash, undoable);
        });
}

void Workspace::resumeLoading()
{
    if (m_workload.isLoading)
        startLoading(QString::fromStdString(m_workload.source.prefix), m_workload.source, false);
}

std::vector<trace::ProcessGroup> Workspace::groups() const
{
    study::RunSettings only;
    only.groups = m_settings.groups;
    Findings ignored; // the form says what is wrong with them
    auto prepared = study::prepare(only, 0, ignored);
    return prepared ? std::move(prepared->system.config.groups) : std::vector<trace::ProcessGroup>();
}

// Of the system only the switches: names of files in it are not followed here.
trace::ValidationOptions Workspace::validation() const
{
    study::RunSettings only;
    only.system = m_settings.system;
    Findings ignored; // the form says what is wrong with them
    const auto prepared = study::prepare(only, 0, ignored);
    trace::ValidationOptions options;
    if (!prepared)
        return options;
    const simulation::SystemConfig& system = prepared->system.config;
    options.replayOnly = system.replayOnly;
    options.roofline = system.roofline;
    options.durationsCount = !system.roofline && !system.replayOnly;
    return options;
}

void Workspace::validateAgain()
{
    if (m_workload.workload == nullptr || !m_workload.missingRanks.empty())
        return;
    m_jobs->start(
        { tr("Checking %1").arg(m_workload.name), widgets::JobLane::View, true }, this,
        [workload = m_workload.workload, groups = groups(), options = validation()](const Watch& watch) {
            Findings findings;
            trace::validate(
                *workload, groups, static_cast<std::uint32_t>(workload->graphs.size()), options, findings, watch);
            return findings;
        },
        [this, workload = m_workload.workload](Findings findings) {
            if (m_workload.workload != workload)
                return;
            OpenWorkload checked = m_workload;
            checked.findings = std::move(findings);
            applyWorkload(std::move(checked));
        });
}

void Workspace::deliverTraces(
    const QString& path, Result<study::LoadedWorkload> loaded, std::uint64_t hash, bool undoable)
{
    const QString name = QFileInfo(path).fileName();
    if (!loaded) {
        if (!undoable) {
            m_workload.isLoading = false; // its source stays, so that saving loses nothing
            workloadSettled();
        }
        say(QStringLiteral("open"), loaded.error());
        emit message(loaded.error().code == ErrorCode::Cancelled ? tr("Loading %1 was stopped").arg(name)
                                                                 : tr("%1 cannot be loaded: see Issues").arg(name));
        return;
    }
    OpenWorkload open;
    open.workload = loaded->workload;
    open.source = { project::WorkloadKind::Trace,
        QFileInfo(QString::fromStdString(loaded->prefix)).absoluteFilePath().toStdString(), {} };
    open.name = QFileInfo(QString::fromStdString(loaded->prefix)).fileName();
    open.findings = std::move(loaded->findings);
    open.missingRanks = std::move(loaded->missing);
    open.hash = hash;
    if (undoable)
        setWorkload(std::move(open), tr("Load %1").arg(name));
    else
        applyWorkload(std::move(open));
    emit issuesFound(QStringLiteral("open"), {});
    emit message(tr("Loaded %1").arg(name));
}

void Workspace::setWorkload(OpenWorkload workload, const QString& what)
{
    if (!m_open)
        startNew();
    undoStack()->push(new ChangeWorkload(this, std::move(workload), what));
}

void Workspace::applyWorkload(OpenWorkload workload)
{
    m_workload = std::move(workload);
    emit workloadChanged();
    emit issuesFound(QStringLiteral("workload"), m_workload.findings);
    emit inputFilesChanged();
    if (m_workload.workload != nullptr && m_workload.hash == 0)
        hashWorkload();
    if (!m_workload.isLoading)
        workloadSettled();
}

void Workspace::setSettings(const study::RunSettings& settings, const QString& what)
{
    if (settings == m_settings)
        return;
    undoStack()->push(new ChangeSettings(this, settings, what));
}

void Workspace::applySettings(const study::RunSettings& settings)
{
    if (settings == m_settings)
        return;
    const bool otherGroups = settings.groups != m_settings.groups;
    const trace::ValidationOptions before = validation();
    m_settings = settings;
    emit settingsChanged();
    emit inputFilesChanged();
    m_compareTimer.start();
    const trace::ValidationOptions now = validation();
    if (otherGroups || now.roofline != before.roofline || now.durationsCount != before.durationsCount)
        validateAgain();
}

QString Workspace::run()
{
    if (m_workload.workload == nullptr)
        return tr("There is no workload to run: open a trace or choose a collective benchmark");
    const auto sealed = m_fabric->sealed();
    if (!sealed)
        return tr("The fabric cannot run: %1").arg(QString::fromStdString(sealed.error().message));
    const widgets::SealedFabric& fabric = **sealed;
    const std::string& spec = fabric.fabric.topology().spec();
    RunRequest request { m_runs->nextName(), fabric.fabric, fabric.nodeKeys, fabric.linkKeys, m_workload.workload,
        m_settings,
        spec.empty() ? tr("%n NPUs", nullptr, static_cast<int>(fabric.fabric.topology().npuCount()))
                     : QString::fromStdString(spec),
        m_workload.name, m_workload.source, m_workload.hash };
    m_runs->start(std::move(request));
    return {};
}

widgets::RunViewPtr Workspace::currentRun() const
{
    const RunItem* item = m_runs->current();
    return item == nullptr ? nullptr : item->view;
}

} // namespace weft::gui
