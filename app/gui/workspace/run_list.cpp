// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/run_list.h"

#include "engine/project/finding_json.h"
#include "engine/project/run_file.h"
#include "engine/study/scenario/workload_files.h"
#include "widgets/base/words/reading_order.h"

#include <QDateTime>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace weft::gui {

namespace {

constexpr int kSampleMs = 100;
// Beside its columns, a view has indices over them.
constexpr std::uint64_t kViewFactor = 2;
constexpr std::uint64_t kLeastMemory = std::uint64_t { 256 } << 20U;

} // namespace

RunList::RunList(widgets::JobRunner* jobs, QUndoStack* undoStack, QObject* parent)
    : QAbstractTableModel(parent)
    , m_jobs(jobs)
    , m_undo(undoStack)
    , m_limit(std::max(kLeastMemory, study::availableMemory() / 4))
    , m_timer(new QTimer(this))
{
    m_timer->setInterval(kSampleMs);
    connect(m_timer, &QTimer::timeout, this, &RunList::sampleProgress);
}

quint64 RunList::start(RunRequest request)
{
    RunItem item;
    item.id = ++m_last;
    item.entry.name = request.name.toStdString();
    item.entry.fabric = request.fabricName.toStdString();
    item.entry.workload = request.workloadName.toStdString();
    item.entry.source = request.source;
    item.entry.settings = request.settings;
    item.entry.when = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    const quint64 id = item.id;
    const auto shared = std::make_shared<const RunRequest>(std::move(request));
    beginInsertRows({}, rowCount(), rowCount());
    m_items.push_back(std::move(item));
    endInsertRows();
    const widgets::JobId job = m_jobs->start(
        { tr("Simulating %1").arg(shared->name), widgets::JobLane::Run }, this,
        [shared](const Watch& watch) { return execute(*shared, watch); },
        [this, id](RunOutcome outcome) { deliver(id, std::move(outcome)); },
        [this, id](const QString& reason) {
            RunOutcome outcome;
            fail(outcome.findings,
                { ErrorCode::Unfinished, say("the simulation broke off: %1", reason.toStdString()), {}, {} });
            deliver(id, std::move(outcome));
        });
    findItem(id)->job = job;
    m_timer->start();
    return id;
}

void RunList::deliver(quint64 id, RunOutcome outcome)
{
    RunItem* item = findItem(id);
    if (item == nullptr)
        return;
    item->job = 0;
    item->findings = std::move(outcome.findings);
    item->entry.findings = project::findingsJson(item->findings);
    item->view = std::move(outcome.view);
    nameView(*item); // it may have got another since it began
    item->entry.fabricHash = outcome.fabricHash;
    item->entry.workloadHash = outcome.workloadHash;
    item->entry.fabric = fabricNameFor(*item);
    item->changes = changesSince(item->entry, m_inputs);
    if (item->view == nullptr) {
        item->state = RunState::Failed;
    } else {
        item->state = item->view->run->complete() ? RunState::Done : RunState::Partial;
        item->entry.makespanNs = item->view->run->makespan.ns();
        item->entry.fingerprint = item->view->run->fingerprint;
        item->entry.isPartial = item->state == RunState::Partial;
        item->bytes = kViewFactor * project::memoryOf(*item->view->run);
    }
    refresh(id);
    if (!isRunning())
        m_timer->stop();
    if (item->view != nullptr)
        setCurrent(id);
    emit ended(id);
    emit changed();
}

// Fabrics that would be called alike are numbered as they come, and each keeps its number.
std::string RunList::fabricNameFor(const RunItem& run) const
{
    const std::string& name = run.entry.fabric;
    if (run.entry.fabricHash == 0)
        return name;
    const auto find = [&](auto&& is) {
        return std::find_if(m_items.begin(), m_items.end(),
            [&](const RunItem& item) { return item.id != run.id && item.entry.fabricHash != 0 && is(item.entry); });
    };
    const auto same = find([&](const project::RunEntry& entry) {
        return entry.fabricHash == run.entry.fabricHash && entry.fabric.starts_with(name);
    });
    if (same != m_items.end())
        return same->entry.fabric;
    for (int number = 1;; ++number) {
        //: a fabric, and its number among those of this name that differ
        const std::string numbered = number == 1
            ? name
            : widgets::withoutIsolates(tr("%1 (%2)")).arg(QString::fromStdString(name)).arg(number).toStdString();
        const auto taken = find([&](const project::RunEntry& entry) {
            return entry.fabric == numbered && entry.fabricHash != run.entry.fabricHash;
        });
        if (taken == m_items.end())
            return numbered;
    }
}

void RunList::stop(quint64 id)
{
    if (const RunItem* item = find(id); item != nullptr && item->job != 0)
        m_jobs->stop(item->job);
    sampleProgress(); // its row says so at once
    emit stopAsked();
}

void RunList::stopAll()
{
    for (const RunItem& item : m_items) {
        if (item.job != 0)
            stop(item.id);
    }
}

bool RunList::isStopping(const RunItem& item) const
{
    return item.job != 0
        && std::ranges::any_of(m_progress, [&item](const auto& job) { return job.id == item.job && job.stopping; });
}

bool RunList::canStop() const
{
    return std::ranges::any_of(m_items, [this](const RunItem& item) { return item.job != 0 && !isStopping(item); });
}

void RunList::clear()
{
    beginResetModel();
    for (const RunItem& item : m_items) {
        if (item.job != 0)
            m_jobs->drop(item.job);
    }
    m_items.clear();
    endResetModel();
    m_offered = { 0, 0 };
    setOther(0);
    setCurrent(0);
}

quint64 RunList::addStored(project::RunEntry entry)
{
    RunItem item;
    item.id = ++m_last;
    item.state = RunState::Stored;
    item.entry = std::move(entry);
    const MadeNames english = MadeNames::english();
    english.sayAgain(item.entry, m_made);
    const quint64 number = english.numberOf(item.entry.name);
    if (const std::string name = m_made.run(number); number != 0 && !isTaken(name, 0))
        item.entry.name = name;
    // A file that another program or a person wrote may hold any name, and the same one twice.
    const QString plain = widgets::plainName(QString::fromStdString(item.entry.name));
    item.entry.name = plain.toStdString();
    for (int again = 2; isTaken(item.entry.name, 0); ++again)
        item.entry.name = QStringLiteral("%1 (%2)").arg(plain).arg(again).toStdString();
    // What is in words that nobody can read is as if it had not been kept.
    if (auto findings = project::readFindings(item.entry.findings, m_patterns))
        item.findings = *std::move(findings);
    else
        item.entry.findings.clear();
    item.changes = changesSince(item.entry, m_inputs);
    beginInsertRows({}, rowCount(), rowCount());
    m_items.push_back(std::move(item));
    endInsertRows();
    return m_last;
}

void RunList::setLoading(quint64 id, bool loading)
{
    if (RunItem* item = findItem(id)) {
        item->isLoading = loading;
        refresh(id);
    }
}

void RunList::setView(quint64 id, widgets::RunViewPtr view, std::uint64_t fabricHash, std::uint64_t workloadHash)
{
    RunItem* item = findItem(id);
    if (item == nullptr)
        return;
    item->isLoading = false;
    if (view != nullptr) {
        item->state = view->run->complete() ? RunState::Done : RunState::Partial;
        item->entry.isPartial = item->state == RunState::Partial;
        if (fabricHash != 0)
            item->entry.fabricHash = fabricHash;
        if (workloadHash != 0)
            item->entry.workloadHash = workloadHash;
        item->bytes = kViewFactor * project::memoryOf(*view->run);
        item->changes = changesSince(item->entry, m_inputs);
        item->view = std::move(view);
        nameView(*item);
    }
    refresh(id);
    if (item->view != nullptr) {
        letGo();
        if (m_current == id)
            emit currentChanged();
        if (m_other == id || m_first == id)
            emit comparedChanged();
    }
    emit arrived(id);
}

void RunList::want(quint64 id)
{
    RunItem* item = findItem(id);
    if (item == nullptr)
        return;
    item->shownAt = ++m_showings;
    if (item->view == nullptr && item->hasResult() && !item->isLoading)
        emit viewWanted(id);
}

void RunList::setMemoryLimit(std::uint64_t bytes)
{
    m_limit = bytes;
    letGo();
}

std::uint64_t RunList::memoryInUse() const
{
    std::uint64_t bytes = 0;
    for (const RunItem& item : m_items)
        bytes += item.view != nullptr ? item.bytes : 0;
    return bytes;
}

// What is shown stays, and what is not on disk cannot come back.
void RunList::letGo()
{
    std::uint64_t bytes = memoryInUse();
    while (bytes > m_limit) {
        RunItem* oldest = nullptr;
        for (RunItem& item : m_items) {
            const bool isShown = item.id == m_current || item.id == m_first || item.id == m_other;
            const bool mayGo = item.view != nullptr && !item.entry.result.empty() && !isShown;
            if (mayGo && (oldest == nullptr || item.shownAt < oldest->shownAt))
                oldest = &item;
        }
        if (oldest == nullptr)
            return;
        bytes -= oldest->bytes;
        oldest->view = nullptr;
        oldest->state = RunState::Stored;
        refresh(oldest->id);
    }
}

void RunList::setInputs(const RunInputs& now)
{
    if (now == m_inputs)
        return;
    m_inputs = now;
    for (RunItem& item : m_items) {
        const InputChanges before = item.changes;
        item.changes = changesSince(item.entry, m_inputs);
        if (!(item.changes == before))
            refresh(item.id);
    }
    emit inputsCompared();
}

QString RunList::changesOf(quint64 id) const
{
    const RunItem* item = find(id);
    return item == nullptr || !item->hasResult() ? QString() : changesText(item->entry, m_inputs);
}

std::vector<std::string> RunList::removedFiles() const
{
    return { m_removedFiles.begin(), m_removedFiles.end() };
}

int RunList::rowOf(quint64 id) const
{
    const auto at = std::find_if(m_items.begin(), m_items.end(), [id](const RunItem& item) { return item.id == id; });
    return at == m_items.end() ? -1 : static_cast<int>(at - m_items.begin());
}

void RunList::setStoredAs(quint64 id, std::string file)
{
    if (RunItem* item = findItem(id))
        item->entry.result = std::move(file);
    letGo();
}

const RunItem* RunList::find(quint64 id) const
{
    const auto at = std::find_if(m_items.begin(), m_items.end(), [id](const RunItem& item) { return item.id == id; });
    return at == m_items.end() ? nullptr : &*at;
}

RunItem* RunList::findItem(quint64 id)
{
    return const_cast<RunItem*>(find(id)); // the list itself is not const here
}

bool RunList::isRunning() const
{
    return std::any_of(m_items.begin(), m_items.end(), [](const RunItem& item) { return item.job != 0; });
}

QString RunList::nextName() const
{
    // After the highest that was given, whatever became of those before it.
    quint64 highest = m_items.size();
    for (const RunItem& item : m_items)
        highest = std::max(highest, m_made.numberOf(item.entry.name));
    for (quint64 number = highest + 1;; ++number) {
        const std::string name = m_made.run(number);
        if (!isTaken(name, 0))
            return QString::fromStdString(name);
    }
}

void RunList::setCurrent(quint64 id)
{
    if (m_current == id)
        return;
    const quint64 before = m_current;
    m_current = id;
    refresh(before);
    refresh(id);
    want(id);
    letGo();
    emit currentChanged();
}

void RunList::setCompared(quint64 first, quint64 other)
{
    if (m_first == first && m_other == other)
        return;
    m_first = first;
    m_other = other;
    want(first);
    want(other);
    letGo();
    emit comparedChanged();
}

void RunList::refresh(quint64 id)
{
    if (const int row = rowOf(id); row >= 0)
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void RunList::sampleProgress()
{
    m_progress = m_jobs->jobs();
    for (RunItem& item : m_items) {
        if (item.job == 0)
            continue;
        for (const widgets::JobRunner::Job& job : m_progress) {
            if (job.id == item.job)
                item.state = job.running ? RunState::Running : RunState::Waiting;
        }
        refresh(item.id);
    }
}

} // namespace weft::gui

#include "moc_run_list.cpp"
