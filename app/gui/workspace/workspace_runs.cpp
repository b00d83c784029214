// SPDX-License-Identifier: GPL-3.0-or-later
// The workspace and its runs: those on disk are read when they are shown, with the workload that they were made of, and
// all of them are compared with what is open now.
#include "app/gui/workspace/run_keys.h"
#include "app/gui/workspace/workspace.h"
#include "engine/project/project_inputs.h"
#include "engine/project/run_file.h"
#include "engine/study/description/input_hash.h"
#include "engine/topology/fabric_hash.h"

#include <map>
#include <utility>

namespace weft::gui {

namespace {

constexpr std::uint32_t kHashHere = 50'000; // links; a larger fabric is hashed by a job

struct LoadedRun {
    widgets::RunViewPtr view; // null if it could not be read
    std::uint64_t fabricHash = 0;
    std::uint64_t workloadHash = 0;
    Findings findings;
};

// What a run was made of, read again. Null with a finding where it cannot be had.
study::WorkloadPtr readWorkload(
    const project::RunEntry& entry, std::uint32_t npus, LoadedRun& loaded, const Watch& watch)
{
    const auto without = [&](Sentence why, Sentence hint) {
        warn(loaded.findings,
            { ErrorCode::Missing,
                say("the operations of %1 are shown without their names: %2", entry.name, std::move(why)), {},
                std::move(hint) });
    };
    if (entry.source.kind == project::WorkloadKind::None)
        return nullptr;
    auto read = project::loadWorkload(entry.source, {}, npus, watch);
    if (!read) {
        without(say("%1: %2", toString(read.error().where), read.error().message),
            say("put the traces back where they were"));
        return nullptr;
    }
    const std::uint64_t hash = study::hashOf(*read->workload, watch);
    if (entry.workloadHash != 0 && hash != entry.workloadHash) {
        without(say("its workload has changed since"), say("run again to see the present one"));
        return nullptr;
    }
    loaded.workloadHash = hash;
    return std::move(read->workload);
}

LoadedRun readRun(const project::RunEntry& entry, const widgets::SealedFabricPtr& fabric, study::WorkloadPtr workload,
    const Watch& watch)
{
    LoadedRun loaded;
    auto run = project::loadRun(entry.result);
    if (!run) {
        warn(loaded.findings, run.error()); // it can be made again
        return loaded;
    }
    if (workload == nullptr)
        workload = readWorkload(entry, (*run)->fabric.topology().npuCount(), loaded, watch);
    loaded.fabricHash = topology::hashOf((*run)->fabric);
    RunKeys keys = matchKeys((*run)->fabric.topology(), fabric.get());
    loaded.view = widgets::makeRunView(QString::fromStdString(entry.name), std::move(*run), std::move(workload),
        std::move(keys.nodes), std::move(keys.links));
    return loaded;
}

} // namespace

void Workspace::addStoredRuns(const std::vector<project::RunEntry>& entries, const std::vector<std::string>& compared)
{
    quint64 last = 0;
    std::map<std::string, quint64> ids; // by the names that the file has
    for (project::RunEntry entry : entries) {
        const std::string name = entry.name;
        if (!entry.result.empty())
            entry.result = absolute(entry.result).toStdString();
        if (entry.source.kind == project::WorkloadKind::Trace)
            entry.source.prefix = absolute(entry.source.prefix).toStdString();
        const bool isKept = !entry.result.empty();
        const quint64 id = m_runs->addStored(std::move(entry));
        last = isKept ? id : last;
        ids.emplace(name, id);
    }
    if (compared.size() == 2 && ids.contains(compared[0]) && ids.contains(compared[1]))
        m_runs->offer(ids[compared[0]], ids[compared[1]]);
    if (last == 0)
        return;
    m_lastRun = last; // what it found is told as if it had been made now
    m_toldRun = {};
    m_runs->setCurrent(last);
}

// The one that ran, if something in memory is known to be it.
study::WorkloadPtr Workspace::workloadInMemory(const project::RunEntry& entry) const
{
    if (entry.workloadHash == 0)
        return nullptr;
    if (m_workload.hash == entry.workloadHash)
        return m_workload.workload;
    for (const RunItem& item : m_runs->items()) {
        if (item.view != nullptr && item.entry.workloadHash == entry.workloadHash)
            return item.view->workload;
    }
    return nullptr;
}

void Workspace::loadRun(quint64 id)
{
    const RunItem* item = m_runs->find(id);
    m_runs->setLoading(id, true);
    const project::RunEntry entry = item->entry;
    // What is being read for the project is not read twice.
    if (m_workload.isLoading && m_workload.source == entry.source) {
        m_runsWaiting.push_back(id);
        return;
    }
    const auto sealed = m_fabric->sealedIfReady();
    const widgets::SealedFabricPtr fabric = sealed && sealed->ok() ? sealed->value() : nullptr;
    m_jobs->start(
        { tr("Loading %1").arg(QString::fromStdString(entry.name)), widgets::JobLane::View, true }, this,
        [entry, fabric, workload = workloadInMemory(entry)](
            const Watch& watch) { return readRun(entry, fabric, workload, watch); },
        [this, id](LoadedRun loaded) {
            if (!loaded.findings.empty())
                emit issuesFound(QStringLiteral("stored"), loaded.findings);
            m_runs->setView(id, std::move(loaded.view), loaded.fabricHash, loaded.workloadHash);
        },
        [this, id](const QString&) { m_runs->setView(id, nullptr); });
}

// An edit, an undo or another run may take their cause away, and an undo may bring it back.
void Workspace::tellRunIssues()
{
    const RunItem* run = m_runs->find(m_lastRun);
    const QString name = run == nullptr ? QString() : QString::fromStdString(run->entry.name);
    const bool holds = run != nullptr && !run->changes.any();
    if (std::exchange(m_toldRun, std::pair(name, holds)) != std::pair(name, holds))
        emit runIssuesFound(name, holds ? run->findings : Findings {});
}

void Workspace::workloadSettled()
{
    m_compareTimer.start();
    for (const quint64 id : std::exchange(m_runsWaiting, {})) {
        if (m_runs->find(id) != nullptr)
            loadRun(id);
    }
}

void Workspace::hashWorkload()
{
    m_jobs->start(
        { tr("Comparing %1").arg(m_workload.name), widgets::JobLane::View, true }, this,
        [workload = m_workload.workload](const Watch& watch) { return study::hashOf(*workload, watch); },
        [this, workload = m_workload.workload](std::uint64_t hash) {
            if (m_workload.workload != workload)
                return;
            m_workload.hash = hash;
            m_compareTimer.start();
        });
}

void Workspace::compareInputs()
{
    const auto sealed = m_fabric->sealedIfReady();
    if (!sealed)
        return; // sealedChanged() follows
    if (!sealed->ok()) {
        tellInputs(0);
        return;
    }
    const widgets::SealedFabricPtr fabric = sealed->value();
    if (fabric->linkKeys.size() <= kHashHere) {
        tellInputs(topology::hashOf(fabric->fabric));
        return;
    }
    m_jobs->start(
        { tr("Comparing the fabric"), widgets::JobLane::View, true }, this,
        [fabric](const Watch&) { return topology::hashOf(fabric->fabric); },
        [this, revision = m_fabric->revision()](std::uint64_t hash) {
            if (revision == m_fabric->revision())
                tellInputs(hash);
        });
}

void Workspace::tellInputs(std::uint64_t fabricHash)
{
    RunInputs now;
    now.fabric = fabricHash;
    now.settings = m_settings;
    if (m_workload.workload == nullptr && !m_workload.isLoading)
        now.workload = 0;
    else if (m_workload.hash != 0)
        now.workload = m_workload.hash;
    m_runs->setInputs(now);
}

} // namespace weft::gui
