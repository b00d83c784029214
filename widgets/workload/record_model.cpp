// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/record_model.h"

#include "widgets/base/views/data_table.h"
#include "widgets/base/words/retelling.h"

#include <algorithm>
#include <numeric>

namespace weft::widgets {

namespace {

template <class Key> void sortBy(std::vector<std::size_t>& order, const std::vector<Key>& keys, Qt::SortOrder direction)
{
    const auto less = [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; };
    const auto greater = [&](std::size_t a, std::size_t b) { return keys[b] < keys[a]; };
    if (direction == Qt::AscendingOrder)
        std::stable_sort(order.begin(), order.end(), less);
    else
        std::stable_sort(order.begin(), order.end(), greater);
}

} // namespace

void RecordModel::setRecords(std::size_t count, std::vector<RecordColumn> columns)
{
    beginResetModel();
    m_columns = std::move(columns);
    m_order.resize(count);
    applyOrder();
    endResetModel();
}

void RecordModel::clear()
{
    setRecords(0, std::move(m_columns));
}

void RecordModel::applyOrder()
{
    std::iota(m_order.begin(), m_order.end(), std::size_t { 0 });
    if (m_sortColumn < 0 || m_sortColumn >= columnCount())
        return;
    const RecordColumn& column = m_columns[static_cast<std::size_t>(m_sortColumn)];
    if (column.number) {
        std::vector<double> keys(m_order.size());
        std::transform(m_order.begin(), m_order.end(), keys.begin(), column.number);
        sortBy(m_order, keys, m_sortOrder);
    } else {
        std::vector<QString> keys(m_order.size());
        std::transform(m_order.begin(), m_order.end(), keys.begin(), column.text);
        sortBy(m_order, keys, m_sortOrder);
    }
}

void RecordModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder)
        return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::size_t> records;
    for (const QModelIndex& index : before)
        records.push_back(recordAt(index.row()));
    m_sortColumn = column;
    m_sortOrder = order;
    applyOrder();
    std::vector<int> rowOf(m_order.size());
    for (std::size_t row = 0; row < m_order.size(); ++row)
        rowOf[m_order[row]] = static_cast<int>(row);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after.append(index(rowOf[records[static_cast<std::size_t>(i)]], before[i].column()));
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

int RecordModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int RecordModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant RecordModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const RecordColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    const std::size_t record = recordAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return column.text(record);
    case kRawRole:
        return column.number ? QVariant(column.number(record)) : QVariant(column.text(record));
    case Qt::DecorationRole:
        return column.icon ? QVariant(column.icon(record)) : QVariant();
    case Qt::ToolTipRole:
        return column.cellTip ? QVariant(column.cellTip(record)) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant((column.number ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const RecordColumn& column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return retold(column.title, this);
    case Qt::ToolTipRole:
        return column.tip.isEmpty() ? QVariant() : QVariant(retold(column.tip, this));
    case Qt::TextAlignmentRole:
        return QVariant((column.number ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace weft::widgets

#include "moc_record_model.cpp"
