// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/operations_model.h"

#include "widgets/base/views/data_table.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/workload/workload_text.h"

#include <algorithm>
#include <limits>

namespace weft::widgets {

namespace {

constexpr qsizetype kLongestTip = 600;

// Exact, also beyond 2^53.
QVariant number(std::uint64_t value)
{
    return QVariant::fromValue<qulonglong>(value);
}

bool isNumber(OperationColumn column)
{
    return column != OperationColumn::Name && column != OperationColumn::Type && column != OperationColumn::Group;
}

} // namespace

OperationsModel::OperationsModel(JobRunner* jobs, QObject* parent)
    : QAbstractTableModel(parent)
    , m_jobs(jobs)
{
}

void OperationsModel::setList(OperationListPtr list)
{
    m_jobs->drop(m_job);
    setJob(0);
    beginResetModel();
    m_list = std::move(list);
    m_rows = nullptr;
    endResetModel();
    emit rowsChanged();
    if (m_list)
        recompute();
}

void OperationsModel::setFilter(const OperationsFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    recompute();
}

void OperationsModel::sort(int column, Qt::SortOrder order)
{
    OperationsOrder wanted { {}, order };
    if (column >= 0 && column < kOperationColumns)
        wanted.column = static_cast<OperationColumn>(column);
    if (wanted == m_order)
        return;
    m_order = wanted;
    recompute();
}

void OperationsModel::recompute()
{
    if (!m_list)
        return;
    m_jobs->drop(m_job);
    setJob(m_jobs->start(
        tr("Filter operations"), this,
        [list = m_list, filter = m_filter, order = m_order](
            const Watch& watch) { return rowsOf(*list, filter, order, watch); },
        [this, isAscending = !m_order.column](RowsPtr rows) {
            setJob(0);
            m_isAscending = isAscending;
            show(std::move(rows));
        }));
}

void OperationsModel::setJob(JobId job)
{
    const bool wasBusy = isBusy();
    m_job = job;
    if (wasBusy != isBusy())
        emit busyChanged(isBusy());
}

void OperationsModel::show(RowsPtr rows)
{
    if (!rows && !m_rows)
        return; // all rows were shown, and still are
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    emit rowsChanged();
}

int OperationsModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_list)
        return 0;
    return static_cast<int>(m_rows ? m_rows->size() : m_list->size());
}

int OperationsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kOperationColumns;
}

OpKey OperationsModel::keyAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const auto at = static_cast<std::uint32_t>(row);
    return m_list->keyAt(m_rows ? (*m_rows)[at] : at);
}

std::vector<int> OperationsModel::rowsOfKeys(const std::vector<OpKey>& keys) const
{
    std::vector<int> found;
    if (!m_list || keys.empty())
        return found;
    std::vector<std::uint32_t> listed;
    for (const OpKey& key : keys) {
        if (const std::uint32_t row = m_list->rowOf(key); row != OperationList::kNoRow)
            listed.push_back(row);
    }
    if (!m_rows) {
        for (const std::uint32_t row : listed)
            found.push_back(static_cast<int>(row));
        std::sort(found.begin(), found.end());
        return found;
    }
    if (m_isAscending) { // filtered only: millions of rows need not be looked at for each selection
        for (const std::uint32_t row : listed) {
            const auto at = std::lower_bound(m_rows->begin(), m_rows->end(), row);
            if (at != m_rows->end() && *at == row)
                found.push_back(static_cast<int>(at - m_rows->begin()));
        }
        std::sort(found.begin(), found.end());
        return found;
    }
    std::vector<bool> isWanted(m_list->size());
    for (const std::uint32_t row : listed)
        isWanted[row] = true;
    for (std::size_t at = 0; at < m_rows->size() && found.size() < listed.size(); ++at) {
        if (isWanted[(*m_rows)[at]])
            found.push_back(static_cast<int>(at));
    }
    return found;
}

QVariant OperationsModel::data(const QModelIndex& index, int role) const
{
    const OpKey key = index.isValid() ? keyAt(index.row()) : OpKey {};
    if (!key.isValid())
        return {};
    const auto column = static_cast<OperationColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(column, key);
    case kRawRole:
        return raw(column, key);
    case Qt::TextAlignmentRole:
        return QVariant((isNumber(column) ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        if (column == OperationColumn::Name)
            return text(column, key).left(kLongestTip).toHtmlEscaped();
        return {};
    default:
        return {};
    }
}

QString OperationsModel::text(OperationColumn column, const OpKey& key) const
{
    const trace::ExecutionGraph& graph = m_list->graph(key.rank);
    switch (column) {
    case OperationColumn::Rank:
        return QString::number(weft::index(key.rank));
    case OperationColumn::Id:
        return QString::number(graph.id(key.op));
    case OperationColumn::Name:
        return toQString(graph.name(key.op));
    case OperationColumn::Dependencies:
        return QString::number(graph.dependencies(key.op).size());
    default:
        break;
    }
    const trace::Operation operation = graph.operation(key.op);
    const OperationKind kind = kindOf(operation);
    switch (column) {
    case OperationColumn::Type:
        return kindName(kind);
    case OperationColumn::Size:
        return operation.carries(isCommunication(kind) ? trace::Has::CommSize : trace::Has::TensorSize)
            ? formatBytes(sizeOf(operation))
            : QString();
    case OperationColumn::Flop:
        return operation.carries(trace::Has::NumOps) ? formatFlop(static_cast<double>(operation.numOps)) : QString();
    case OperationColumn::Duration:
        if (operation.durationMicros == 0)
            return {};
        return formatTime(Time { operation.durationMicros > std::numeric_limits<std::uint64_t>::max() / 1000
                ? std::numeric_limits<std::uint64_t>::max()
                : operation.durationMicros * 1000 });
    case OperationColumn::Group:
        if (!isCollective(kind))
            return {};
        return groupText(operation.processGroup);
    default:
        return {};
    }
}

QVariant OperationsModel::raw(OperationColumn column, const OpKey& key) const
{
    const trace::ExecutionGraph& graph = m_list->graph(key.rank);
    switch (column) {
    case OperationColumn::Rank:
        return number(weft::index(key.rank));
    case OperationColumn::Id:
        return number(graph.id(key.op));
    case OperationColumn::Size:
        return number(sizeOf(graph.operation(key.op)));
    case OperationColumn::Flop:
        return number(graph.operation(key.op).numOps);
    case OperationColumn::Duration:
        return number(graph.operation(key.op).durationMicros);
    case OperationColumn::Dependencies:
        return number(graph.dependencies(key.op).size());
    default:
        return text(column, key);
    }
}

QVariant OperationsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kOperationColumns)
        return {};
    const auto column = static_cast<OperationColumn>(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant((isNumber(column) ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        if (column == OperationColumn::Size)
            return tr("Bytes: the message of a communication (comm_size), else the tensor of the operation");
        if (column == OperationColumn::Duration)
            return tr("The duration that the trace gives, if any; exported in microseconds");
        return {};
    }
    if (role == kUnitRole)
        return column == OperationColumn::Duration ? QStringLiteral("µs") : QString(); // titles say the others
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case OperationColumn::Rank:
        return tr("Rank");
    case OperationColumn::Id:
        return tr("Id");
    case OperationColumn::Name:
        return tr("Name");
    case OperationColumn::Type:
        return tr("Type");
    case OperationColumn::Size:
        return tr("Size (bytes)");
    case OperationColumn::Flop:
        return tr("FLOP", "floating-point operations, a count");
    case OperationColumn::Duration:
        return tr("Duration");
    case OperationColumn::Group:
        return tr("Group", "a process group");
    case OperationColumn::Dependencies:
        return tr("Dependencies");
    }
    return {};
}

} // namespace weft::widgets

#include "moc_operations_model.cpp"
