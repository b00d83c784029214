// SPDX-License-Identifier: GPL-3.0-or-later
// What each NPU did in a range of time, one row an NPU after a row of all together, which stays on top. Raw values (ns,
// bytes, counts) in kRawRole. Sorts its figures itself: a proxy would ask for each through a QVariant, and 40,000 NPUs
// would take more than a frame. Interface thread; owned by RangeTable.
#pragma once

#include "engine/analysis/range_usage.h"
#include "widgets/base/shared/run_view.h"

#include <QAbstractTableModel>

#include <vector>

namespace weft::widgets {

class RangeUsageModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Npu,
        Compute,
        Communication,
        Overlap,
        Exposed,
        Idle,
        CpuCompute,
        Collective,
        Send,
        Receive,
        Memory,
        BytesSent,
        Messages,
        Operations,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;
    void setUsage(RunViewPtr run, std::vector<analysis::RangeUsage> usage); // null and empty: no rows
    [[nodiscard]] bool isTotal(int row) const { return row == 0; }
    [[nodiscard]] std::uint32_t rankOf(int row) const { return m_order[static_cast<std::size_t>(row - 1)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void orderRows();
    [[nodiscard]] std::uint64_t figure(const analysis::RangeUsage& usage, int column) const;

    RunViewPtr m_run;
    analysis::RangeUsage m_total;
    std::vector<analysis::RangeUsage> m_usage; // by rank
    std::vector<std::uint32_t> m_order; // ranks, by row
    int m_sortColumn = Npu;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace weft::widgets
