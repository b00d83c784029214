// SPDX-License-Identifier: GPL-3.0-or-later
// A table over records that lie elsewhere: columns are functions of a record's number. For the lists of this room
// that have up to some hundred thousand entries; sorting is stable. Interface thread; the functions must stay valid
// until other records are set.
#pragma once

#include <QAbstractTableModel>
#include <QIcon>
#include <QString>

#include <functional>
#include <vector>

namespace weft::widgets {

struct RecordColumn {
    QString title;
    std::function<QString(std::size_t record)> text;
    // For sorting and CSV; empty: the text. Columns of numbers stand at the trailing edge.
    std::function<double(std::size_t record)> number {};
    QString tip {}; // of the header
    std::function<QIcon(std::size_t record)> icon {};
    std::function<QString(std::size_t record)> cellTip {};
};

class RecordModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setRecords(std::size_t count, std::vector<RecordColumn> columns);
    void clear();
    [[nodiscard]] std::size_t recordAt(int row) const { return m_order[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override; // −1: as listed

private:
    void applyOrder();

    std::vector<RecordColumn> m_columns;
    std::vector<std::size_t> m_order; // by row
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace weft::widgets
