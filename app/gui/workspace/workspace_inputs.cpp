// SPDX-License-Identifier: GPL-3.0-or-later
// The workspace and the files of its fabric and its workload: jobs that load them, and the check of the traces again
// when the settings make something else of them.
#include "app/gui/workspace/workspace.h"
#include "engine/io/text_file.h"
#include "engine/program/syntax/parser.h"
#include "engine/study/description/input_hash.h"
#include "engine/topology/topology_file.h"
#include "engine/topology/topology_spec.h"
#include "engine/trace/validator.h"

#include <QFile>
#include <QFileInfo>
#include <QUndoStack>

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

void Workspace::openTopology(const QString& path, Opened done)
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
        [this, path, done = std::move(done)](const Loaded& loaded) {
            const QString name = QFileInfo(path).fileName();
            if (loaded.fabric) {
                emit issuesFound(QStringLiteral("import"), loaded.findings);
                replaceFabric(*m_fabric, *loaded.fabric, tr("Open %1").arg(name));
                m_fabricFile = QFileInfo(path).absoluteFilePath();
                emit inputFilesChanged();
            }
            emit message((loaded.fabric ? tr("Opened %1") : tr("%1 cannot be read: see Issues")).arg(name));
            if (done)
                done(loaded.fabric ? Findings {} : loaded.findings);
        });
}

void Workspace::openTraces(const QString& path, Opened done)
{
    if (!m_open)
        startNew();
    startLoading(path, [this, path, done = std::move(done)](Result<study::LoadedWorkload> loaded, std::uint64_t hash) {
        Findings failures;
        if (loaded) {
            const QString name = QFileInfo(path).fileName();
            setWorkload(tracesOf(std::move(loaded), hash), tr("Load %1").arg(name));
            emit message(tr("Loaded %1").arg(name));
        } else {
            fail(failures, loaded.error());
            saySkipped(path, loaded.error());
        }
        if (done)
            done(failures);
    });
}

void Workspace::openProgram(const QString& path, Opened done)
{
    if (!m_open)
        startNew();
    m_jobs->start(
        { tr("Reading %1").arg(QFileInfo(path).fileName()), widgets::JobLane::View, true }, this,
        [file = path.toStdString()](const Watch&) { return io::readTextFile(file, program::kLongestText + 1); },
        [this, path, done = std::move(done)](const Result<std::string>& text) {
            const QString name = QFileInfo(path).fileName();
            Findings failures;
            if (text)
                m_program->replace(name, *text, tr("Open %1").arg(name));
            else
                fail(failures, text.error());
            emit message((text ? tr("Opened %1") : tr("%1 cannot be read: see Issues")).arg(name));
            if (done)
                done(failures);
        });
}

bool Workspace::openProgramSample(const QString& name)
{
    QFile file(QStringLiteral(":/programs/%1.weave").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    if (!m_open)
        startNew();
    const QString what = tr("Open the sample %1").arg(name);
    undoStack()->beginMacro(what);
    m_program->replace(name + QStringLiteral(".weave"), file.readAll().toStdString(), what);
    // Sixteen V100 on NVSwitch; two such machines and their network cards for what goes from group to group.
    const bool hasGroups = name == QStringLiteral("pipeline");
    makeProgramFabric(
        hasGroups ? "Switch(16,150GB/s,500ns)_FullyConnected(2,6.25GB/s,2000ns)" : "Switch(16,150GB/s,500ns)");
    undoStack()->endMacro();
    return true;
}

void Workspace::makeProgramFabric(const std::string& spec)
{
    Findings findings;
    const auto topology = topology::topologyFromSpec(spec, findings);
    if (!topology || !m_fabric->isEmpty())
        return;
    const QString what = tr("Make a fabric for the program");
    undoStack()->beginMacro(what);
    m_fabric->replaceWith(*topology, what);
    // As weft-cli runs programs: messages of a whole chunk would be stored and forwarded by the switch.
    study::RunSettings settings = m_settings;
    settings.network = simulation::NetworkModel::Unaware;
    setSettings(settings, what);
    undoStack()->endMacro();
}

void Workspace::startLoading(
    const QString& path, std::function<void(Result<study::LoadedWorkload>, std::uint64_t)> done)
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
                loaded.hash = study::hashOf(*loaded.workload->workload, watch);
            return loaded;
        },
        [done = std::move(done)](Loaded loaded) { done(std::move(loaded.workload), loaded.hash); });
}

void Workspace::loadSource(const QString& path, const project::WorkloadSource& source)
{
    startLoading(path, [this, path, source](Result<study::LoadedWorkload> loaded, std::uint64_t hash) {
        if (!(m_workload.source == source))
            return;
        if (loaded) {
            applyWorkload(tracesOf(std::move(loaded), hash));
            emit message(tr("Loaded %1").arg(QFileInfo(path).fileName()));
            return;
        }
        saySkipped(path, loaded.error());
        m_workload.isLoading = false; // its source stays, so that saving loses nothing
        fail(m_workload.findings, loaded.error());
        emit issuesFound(QStringLiteral("workload"), m_workload.findings);
        workloadSettled();
    });
}

void Workspace::resumeLoading()
{
    if (m_workload.isLoading)
        loadSource(QString::fromStdString(m_workload.source.prefix), m_workload.source);
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

OpenWorkload Workspace::tracesOf(Result<study::LoadedWorkload> loaded, std::uint64_t hash)
{
    const QFileInfo prefix(QString::fromStdString(loaded->prefix));
    OpenWorkload open;
    open.workload = loaded->workload;
    open.source = { project::WorkloadKind::Trace, prefix.absoluteFilePath().toStdString(), {} };
    open.name = prefix.fileName();
    open.findings = std::move(loaded->findings);
    open.missingRanks = std::move(loaded->missing);
    open.hash = hash;
    return open;
}

void Workspace::saySkipped(const QString& path, const Error& error)
{
    const QString name = QFileInfo(path).fileName();
    emit message(error.code == ErrorCode::Cancelled ? tr("Loading %1 was stopped").arg(name)
                                                    : tr("%1 cannot be loaded: see Issues").arg(name));
}

} // namespace weft::gui
