// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run_list.h"

#include "widgets/base/data_table.h"
#include "widgets/base/quantity_format.h"
#include "widgets/base/theme.h"

#include <QDateTime>
#include <QLocale>
#include <QTimer>

#include <algorithm>

namespace weft::gui {

namespace {

constexpr int kSampleMs = 100;

} // namespace

RunList::RunList(widgets::JobRunner* jobs, QObject* parent)
    : QAbstractTableModel(parent)
    , m_jobs(jobs)
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
        tr("Simulating %1").arg(shared->name), this, [shared](const Watch& watch) { return execute(*shared, watch); },
        [this, id](RunOutcome outcome) { deliver(id, std::move(outcome)); });
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
    item->view = std::move(outcome.view);
    if (item->view == nullptr) {
        item->state = RunState::Failed;
    } else {
        item->state = item->view->run->complete() ? RunState::Done : RunState::Partial;
        item->entry.makespanNs = item->view->run->makespan.ns();
        item->entry.fingerprint = item->view->run->fingerprint;
    }
    refresh(id);
    if (!isRunning())
        m_timer->stop();
    if (item->view != nullptr)
        setCurrent(id);
    emit ended(id);
    emit changed();
}

void RunList::stop(quint64 id)
{
    if (const RunItem* item = find(id); item != nullptr && item->job != 0)
        m_jobs->stop(item->job);
}

void RunList::stopAll()
{
    for (const RunItem& item : m_items)
        stop(item.id);
}

void RunList::remove(quint64 id)
{
    const auto at = std::find_if(m_items.begin(), m_items.end(), [id](const RunItem& item) { return item.id == id; });
    if (at == m_items.end())
        return;
    if (at->job != 0)
        m_jobs->drop(at->job);
    const int row = static_cast<int>(at - m_items.begin());
    beginRemoveRows({}, row, row);
    m_items.erase(at);
    endRemoveRows();
    if (m_other == id)
        setOther(0);
    if (m_current == id)
        setCurrent(m_items.empty() ? 0 : m_items.back().id);
    emit changed();
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
    setOther(0);
    setCurrent(0);
}

quint64 RunList::addStored(project::RunEntry entry, widgets::RunViewPtr view)
{
    RunItem item;
    item.id = ++m_last;
    item.state = RunState::Stored;
    item.entry = std::move(entry);
    beginInsertRows({}, rowCount(), rowCount());
    m_items.push_back(std::move(item));
    endInsertRows();
    if (view != nullptr)
        setView(m_last, std::move(view));
    return m_last;
}

void RunList::setView(quint64 id, widgets::RunViewPtr view)
{
    RunItem* item = findItem(id);
    if (item == nullptr || view == nullptr)
        return;
    item->state = view->run->complete() ? RunState::Done : RunState::Partial;
    item->view = std::move(view);
    refresh(id);
    if (m_current == id)
        emit currentChanged();
}

void RunList::setStoredAs(quint64 id, std::string file)
{
    if (RunItem* item = findItem(id))
        item->entry.result = std::move(file);
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
    for (quint64 number = m_items.size() + 1;; ++number) {
        const QString name = tr("Run %1").arg(number);
        const bool taken = std::any_of(m_items.begin(), m_items.end(),
            [&name](const RunItem& item) { return item.entry.name == name.toStdString(); });
        if (!taken)
            return name;
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
    emit currentChanged();
}

void RunList::setOther(quint64 id)
{
    if (m_other == id)
        return;
    m_other = id;
    emit otherChanged();
}

void RunList::refresh(quint64 id)
{
    for (int row = 0; row < rowCount(); ++row) {
        if (m_items[static_cast<std::size_t>(row)].id == id)
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
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

int RunList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

int RunList::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RunList::stateText(const RunItem& item) const
{
    switch (item.state) {
    case RunState::Waiting:
        return tr("waiting");
    case RunState::Running:
        for (const widgets::JobRunner::Job& job : m_progress) {
            if (job.id != item.job || job.total == 0)
                continue;
            const QString share
                = widgets::formatPercent(static_cast<double>(job.done) / static_cast<double>(job.total));
            if (job.left.count() < 0)
                return share;
            //: progress of a run and the time that is left, such as "63 %, 12 s left"
            return tr("%1, %2 left").arg(share, widgets::formatNs(job.left.count() * 1'000'000));
        }
        return tr("running");
    case RunState::Done:
        return tr("done");
    case RunState::Partial:
        return item.view != nullptr && item.view->run->cancelled ? tr("partial: stopped") : tr("partial: unfinished");
    case RunState::Failed:
        return tr("failed");
    case RunState::Stored:
        return tr("stored");
    }
    return {};
}

QVariant RunList::data(const QModelIndex& where, int role) const
{
    if (!where.isValid())
        return {};
    const RunItem& item = m_items[static_cast<std::size_t>(where.row())];
    if (role == Qt::FontRole && item.id == m_current) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::ForegroundRole && where.column() == StateColumn) {
        const widgets::Theme& theme = widgets::Theme::current();
        if (item.state == RunState::Failed)
            return theme.error;
        if (item.state == RunState::Partial)
            return theme.warning;
        return {};
    }
    if (role == Qt::ToolTipRole && !item.findings.empty())
        return QString::fromStdString(toString(item.findings.front().error));
    if (role == widgets::kRawRole && where.column() == MakespanColumn)
        return QVariant::fromValue(static_cast<qulonglong>(item.entry.makespanNs));
    if (role != Qt::DisplayRole)
        return {};
    switch (where.column()) {
    case NameColumn:
        return QString::fromStdString(item.entry.name);
    case StateColumn:
        return stateText(item);
    case MakespanColumn:
        return item.entry.makespanNs == 0 ? QVariant() : widgets::formatTime(Time { item.entry.makespanNs });
    case FabricColumn:
        return QString::fromStdString(item.entry.fabric);
    case WorkloadColumn:
        return QString::fromStdString(item.entry.workload);
    case WhenColumn: {
        const QDateTime when = QDateTime::fromString(QString::fromStdString(item.entry.when), Qt::ISODate);
        return QLocale().toString(when.toLocalTime(), QLocale::ShortFormat);
    }
    default:
        return {};
    }
}

QVariant RunList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name");
    case StateColumn:
        return tr("State");
    case MakespanColumn:
        return tr("Makespan");
    case FabricColumn:
        return tr("Fabric");
    case WorkloadColumn:
        return tr("Workload");
    case WhenColumn:
        return tr("Started");
    default:
        return {};
    }
}

} // namespace weft::gui
