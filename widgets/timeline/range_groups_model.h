// SPDX-License-Identifier: GPL-3.0-or-later
// The groups of a range as rows, the longest first. Raw values in kRawRole, what of all time a group has in kShareRole.
// Interface thread; owned by RangeTable.
#pragma once

#include "widgets/timeline/range_groups.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

namespace weft::widgets {

class RangeGroupsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Share, Total, Count, Mean, Longest, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    void setGroups(std::vector<RangeGroup> groups);
    [[nodiscard]] const RangeGroup& group(int row) const { return m_groups[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    [[nodiscard]] std::uint64_t figure(const RangeGroup& group, int column) const;

    std::vector<RangeGroup> m_groups;
    std::uint64_t m_all = 0; // ns
    std::uint64_t m_most = 0; // ns of the longest
};

// The share as a bar in the colour of the kind, and in words beside it.
class ShareBars : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace weft::widgets
