// SPDX-License-Identifier: GPL-3.0-or-later
// A table or a tree as it is printed: its columns as wide as what is in them, and its rows from the first on, as many
// as there is room for. Made on the interface thread; a value, which any thread paints.
#pragma once

#include <QFont>
#include <QRect>
#include <QString>
#include <QStringList>

#include <vector>

class QAbstractItemView;
class QModelIndex;
class QPainter;

namespace weft::widgets {

class SheetTable {
public:
    SheetTable(const QAbstractItemView& table, int mostRows);

    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    [[nodiscard]] int width() const; // that it would like
    [[nodiscard]] int height() const;
    void paint(QPainter& painter, QRect place) const; // names give way where it is narrow

private:
    struct Row {
        QStringList cells;
        int level = 0; // in a tree
        bool isBold = false;
    };
    void addRows(const QAbstractItemView& table, const QModelIndex& under, int level, int mostRows);
    void paintRow(QPainter& painter, const Row& row, QRect place, const std::vector<int>& widths) const;
    [[nodiscard]] int rowHeight() const;

    std::vector<int> m_columns; // of the model, as they are shown
    QStringList m_header;
    std::vector<bool> m_isNumber; // by column: aligned to the end
    std::vector<Row> m_rows;
    std::vector<int> m_widths;
    int m_all = 0; // rows that there are
    QFont m_font;
    bool m_isRightToLeft; // as one reads
};

} // namespace weft::widgets
