// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/workspace.h"

#include "app/gui/workspace/document_commands.h"
#include "engine/study/description/input_hash.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"
#include "engine/trace/validator.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/reading_order.h"
#include "widgets/base/words/retelling.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QUndoStack>

#include <algorithm>

namespace weft::gui {

Workspace::Workspace(QObject* parent)
    : QObject(parent)
    , m_jobs(new widgets::JobRunner(this, QGuiApplication::platformName() != "offscreen"))
    , m_selection(new widgets::SelectionModel(this))
    , m_time(new widgets::TimeController(this))
    , m_notes(new widgets::TimeNotes(this))
    , m_fabric(new widgets::FabricDocument(m_jobs, this))
    , m_runs(new RunList(m_jobs, m_fabric->undoStack(), this))
    , m_program(new widgets::ProgramDocument(m_fabric->undoStack(), this))
{
    connect(undoStack(), &QUndoStack::cleanChanged, this, &Workspace::modifiedChanged);
    // A run of the sample can be made again by a key; it is nothing to ask about. See isModified() for other runs.
    connect(m_runs, &RunList::changed, this, [this] {
        if (m_isSample)
            emit modifiedChanged(); // the copy of the sample as it was edited has it
        else
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
        m_broken = { title, reason };
        tellBroken();
        emit message(tr("%1 broke off: %2").arg(title, reason));
    });
    m_notes->setUndoStack(undoStack());
    for (const auto signal : { &RunList::inputsCompared, &RunList::labelled })
        connect(m_runs, signal, this, &Workspace::tellRunIssues);
    for (const auto signal : { &QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved })
        connect(m_runs, signal, this, &Workspace::tellRunIssues);
    connect(m_runs, &QAbstractItemModel::modelReset, this, &Workspace::tellRunIssues);
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
        m_lastRun = id;
        m_toldRun = {};
        tellRunIssues();
        const QString name = QString::fromStdString(item->entry.name);
        if (item->state == RunState::Failed)
            emit message(tr("%1 could not run: see Issues").arg(name));
        else if (item->state != RunState::Partial)
            emit message(tr("%1 is done").arg(name));
        else if (item->view->run->cancelled)
            emit message(tr("%1 was stopped: its results are partial").arg(name));
        else
            emit message(tr("%1 did not finish: see Issues").arg(name));
    });
}

Workspace::~Workspace()
{
    m_jobs->stopAll();
    // What is dismantled after this still signals, and nobody may look at a workspace that is going.
    undoStack()->disconnect();
    m_fabric->disconnect();
    m_runs->disconnect();
    m_program->disconnect();
}

QUndoStack* Workspace::undoStack()
{
    return m_fabric->undoStack();
}

bool Workspace::isModified() const
{
    if (!m_open)
        return false;
    // What was tried in the sample and undone: no key makes these runs again.
    const auto isOther = [](const RunItem& run) { return run.isOnlyInMemory() && run.changes.any(); };
    return m_untracked != m_untrackedSaved || !m_fabric->undoStack()->isClean()
        || (m_isSample && std::ranges::any_of(m_runs->items(), isOther));
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

// Of the last work that broke off; both words are the window's.
void Workspace::tellBroken()
{
    const auto& [title, reason] = m_broken;
    if (!title.isEmpty())
        say(QStringLiteral("job"),
            { ErrorCode::Unfinished, weft::say("%1: %2", title.toStdString(), reason.toStdString()), {},
                weft::say("save, and try with less or start Weft again") });
}

QString Workspace::title() const
{
    if (!m_open)
        return {};
    return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).completeBaseName();
}

void Workspace::reset()
{
    if (m_open)
        emit leaving();
    m_jobs->endEpoch();
    m_runsWaiting.clear();
    m_fabricFile.clear();
    m_isSample = false;
    for (const char* source :
        { "stored", "workload", "import", "open", "project", "schedule", "program", "compare", "job", "export" })
        emit issuesFound(QString::fromLatin1(source), {});
    m_broken = {};
    m_runs->clear();
    m_selection->clear();
    m_fabric->clear();
    undoStack()->clear();
    applyWorkload({});
    applySettings({});
    m_schedules = {};
    m_program->adopt({}, {});
    m_notes->setNotes({});
    m_path.clear();
    m_stamp.reset();
    m_ownResults.clear();
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

QString Workspace::whyNotRun() const
{
    if (m_workload.workload == nullptr)
        return m_workload.isLoading ? tr("The workload is still being loaded")
                                    : tr("There is no workload to run: open a trace or choose a collective benchmark");
    if (m_fabric->isEmpty())
        return tr("There is no fabric to run on: draw, generate or open one");
    if (const auto ready = m_fabric->sealedIfReady(); ready && !ready->ok())
        return tr("The fabric cannot run: %1").arg(widgets::inWords(ready->error().message));
    return {};
}

void Workspace::sayAgain()
{
    if (const QString name = MadeNames::inForce().workload(m_workload.source); !name.isNull())
        m_workload.name = name;
    m_runs->sayAgain();
    m_jobs->sayAgain();
    m_broken = { widgets::retold(m_broken.first, m_jobs), widgets::retold(m_broken.second, m_jobs) };
    tellBroken();
}

// By what made it, also after it was edited; what was drawn by hand has no other name than its size.
QString Workspace::fabricName() const
{
    const widgets::FabricColumns& columns = m_fabric->columns();
    const widgets::FabricStructure& structure = *columns.structure;
    if (!structure.spec.isEmpty() && columns.nodeChanges.empty() && columns.linkChanges.empty())
        return structure.spec;
    const QString& origin = structure.spec.isEmpty() ? structure.origin : structure.spec;
    if (!origin.isEmpty())
        return MadeNames::inForce().edited(origin);
    const std::uint32_t npus = columns.npuCount();
    return widgets::withoutIsolates(
        widgets::joined(widgets::fabricCounts(npus, columns.nodeCount() - npus, columns.linkCount())));
}

QString Workspace::run()
{
    const auto sealed = m_fabric->sealed(); // waits
    if (const QString problem = whyNotRun(); !problem.isEmpty())
        return problem;
    if (!sealed)
        return tr("The fabric cannot run: %1").arg(widgets::inWords(sealed.error().message));
    const widgets::SealedFabric& fabric = **sealed;
    RunRequest request { m_runs->nextName(), fabric.fabric, fabric.nodeKeys, fabric.linkKeys, m_workload.workload,
        m_settings, fabricName(), m_workload.name, m_workload.source, m_workload.hash };
    m_runs->start(std::move(request));
    return {};
}

widgets::RunViewPtr Workspace::currentRun() const
{
    const RunItem* item = m_runs->current();
    return item == nullptr ? nullptr : item->view;
}

} // namespace weft::gui

#include "moc_workspace.cpp"
