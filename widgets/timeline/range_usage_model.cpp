// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/range_usage_model.h"

#include "widgets/base/views/data_table.h"
#include "widgets/base/words/quantity_format.h"

#include <QFont>

#include <algorithm>
#include <numeric>

namespace weft::widgets {

using simulation::OperationKind;

void RangeUsageModel::setUsage(RunViewPtr run, std::vector<analysis::RangeUsage> usage)
{
    beginResetModel();
    m_run = std::move(run);
    m_usage = std::move(usage);
    m_total = analysis::totalUsage(m_usage);
    orderRows();
    endResetModel();
}

void RangeUsageModel::orderRows()
{
    m_order.resize(m_usage.size());
    std::iota(m_order.begin(), m_order.end(), 0U);
    if (m_sortColumn != Npu) {
        std::vector<std::uint64_t> figures(m_usage.size());
        for (std::size_t rank = 0; rank < m_usage.size(); ++rank)
            figures[rank] = figure(m_usage[rank], m_sortColumn);
        std::stable_sort(m_order.begin(), m_order.end(), [&](std::uint32_t a, std::uint32_t b) {
            return m_sortOrder == Qt::AscendingOrder ? figures[a] < figures[b] : figures[a] > figures[b];
        });
    } else if (m_sortOrder == Qt::DescendingOrder) {
        std::reverse(m_order.begin(), m_order.end()); // by rank, not by the letters of the name
    }
}

void RangeUsageModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column < 0 ? int(Npu) : column;
    m_sortOrder = order;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> ranks; // of the rows that somebody keeps
    for (const QModelIndex& index : before)
        ranks.push_back(index.row() == 0 ? 0 : rankOf(index.row()));
    orderRows();
    std::vector<int> rowOf(m_order.size());
    for (std::size_t row = 0; row < m_order.size(); ++row)
        rowOf[m_order[row]] = static_cast<int>(row) + 1;
    QModelIndexList after;
    for (qsizetype at = 0; at < before.size(); ++at)
        after += index(before[at].row() == 0 ? 0 : rowOf[ranks[static_cast<std::size_t>(at)]], before[at].column());
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

int RangeUsageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_usage.empty() ? 0 : static_cast<int>(m_usage.size()) + 1;
}

int RangeUsageModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

std::uint64_t RangeUsageModel::figure(const analysis::RangeUsage& usage, int column) const
{
    const auto ofKind = [&](OperationKind kind) { return usage.byKind[static_cast<std::size_t>(kind)].ns(); };
    switch (column) {
    case Compute:
        return usage.compute.ns();
    case Communication:
        return usage.communication.ns();
    case Overlap:
        return usage.overlap.ns();
    case Exposed:
        return usage.exposedCommunication.ns();
    case Idle:
        return usage.neither.ns();
    case CpuCompute:
        return ofKind(OperationKind::CpuCompute);
    case Collective:
        return ofKind(OperationKind::Collective);
    case Send:
        return ofKind(OperationKind::Send);
    case Receive:
        return ofKind(OperationKind::Receive);
    case Memory:
        return ofKind(OperationKind::Memory);
    case BytesSent:
        return usage.bytesSent;
    case Messages:
        return usage.messagesSent;
    case Operations: {
        std::uint64_t sum = 0;
        for (const std::uint64_t count : usage.operations)
            sum += count;
        return sum;
    }
    default:
        return 0;
    }
}

QVariant RangeUsageModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const bool isAll = isTotal(index.row());
    if (role == Qt::FontRole && isAll) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::TextAlignmentRole && index.column() != Npu)
        return int(Qt::AlignTrailing) | int(Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != kRawRole)
        return {};
    if (index.column() == Npu) {
        if (isAll)
            return tr("All NPUs");
        return QString::fromStdString(m_run->run->fabric.topology().nodeName(NodeId { rankOf(index.row()) }));
    }
    const std::uint64_t value = figure(isAll ? m_total : m_usage[rankOf(index.row())], index.column());
    if (role == kRawRole)
        return QVariant::fromValue<qulonglong>(value);
    if (index.column() == BytesSent)
        return formatBytes(value);
    return index.column() >= Messages ? formatCount(value) : formatTime(Time { value });
}

QVariant RangeUsageModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const std::array<std::pair<QString, QString>, ColumnCount> heads { {
        { tr("NPU"), {} },
        { tr("Compute"), tr("Time in which any compute ran") },
        { tr("Communication"), tr("Time in which any communication was in flight") },
        { tr("Overlap"), tr("Time in which compute ran and communication was in flight") },
        { tr("Exposed communication"), tr("Time in which communication was in flight and no compute ran") },
        { tr("Idle"), tr("Time of the range in which neither was the case") },
        { tr("CPU compute"), tr("Sum of durations; operations that overlap count each") },
        { tr("Collective"), tr("Sum of durations; operations that overlap count each") },
        { tr("Send"), tr("Sum of durations; operations that overlap count each") },
        { tr("Receive"), tr("Sum of durations; operations that overlap count each") },
        { tr("Memory"), tr("Sum of durations; operations that overlap count each") },
        { tr("Bytes sent"), tr("Handed to the network inside the range") },
        { tr("Messages"), tr("Handed to the network inside the range") },
        { tr("Operations"), tr("That touch the range") },
    } };
    const auto& [name, tip] = heads[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return name;
    if (role == Qt::TextAlignmentRole && section != Npu)
        return int(Qt::AlignTrailing) | int(Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && !tip.isEmpty())
        return tip;
    if (role == kUnitRole && section > Npu && section < Messages)
        return section == BytesSent ? QStringLiteral("B") : QStringLiteral("ns");
    return {};
}

} // namespace weft::widgets

#include "moc_range_usage_model.cpp"
