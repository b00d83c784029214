// SPDX-License-Identifier: GPL-3.0-or-later
// The operations of a workload as a table of millions of rows: it keeps the numbers of the rows that pass and reads
// the rest from the workload when a row is looked at. Filters and sorts run on a worker; until they are done the table
// stays as it is. Interface thread; `jobs` must outlive it.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/workload/operations_filter.h"

#include <QAbstractTableModel>

namespace weft::widgets {

class OperationsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit OperationsModel(JobRunner* jobs, QObject* parent = nullptr);

    void setList(OperationListPtr list); // null: none. Keeps the filter and the order
    void setFilter(const OperationsFilter& filter);
    [[nodiscard]] const OperationsFilter& filter() const { return m_filter; }
    [[nodiscard]] const OperationListPtr& list() const { return m_list; }
    [[nodiscard]] bool isBusy() const { return m_job != 0; }

    [[nodiscard]] OpKey keyAt(int row) const;
    // The rows of these operations as far as they pass the filter, ascending. O(rows).
    [[nodiscard]] std::vector<int> rowsOfKeys(const std::vector<OpKey>& keys) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override; // −1: as listed

signals:
    void rowsChanged(); // other rows, or none of them any more
    void busyChanged(bool busy);

private:
    void recompute();
    void show(RowsPtr rows);
    void setJob(JobId job);
    [[nodiscard]] QString text(OperationColumn column, const OpKey& key) const;
    [[nodiscard]] QVariant raw(OperationColumn column, const OpKey& key) const;

    JobRunner* m_jobs;
    OperationListPtr m_list;
    RowsPtr m_rows; // null: all of them
    OperationsFilter m_filter;
    OperationsOrder m_order;
    bool m_isAscending = true; // m_rows are in the order of the list
    JobId m_job = 0;
};

} // namespace weft::widgets
