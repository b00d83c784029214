// SPDX-License-Identifier: GPL-3.0-or-later
// A table of figures whose cells are computed when they are asked for: columns are functions of a row. Sorts itself by
// the raw values, each computed once a sort. Interface thread; what the columns capture must be immutable.
#pragma once

#include <QAbstractTableModel>
#include <QDeadlineTimer>
#include <QString>
#include <QVariant>

#include <functional>
#include <optional>
#include <vector>

namespace weft::widgets {

struct Figure {
    QString text; // for people, with its unit
    QVariant raw {}; // a double (absent: invalid) or a text; what is sorted and exported
    QString unit {}; // of the double, as "ns": exported in the header where all figures of a column have the same
};

[[nodiscard]] Figure wordFigure(const QString& text);
[[nodiscard]] Figure absentFigure(const QString& unit = {}); // an en dash, of what would be in that; sorts last
[[nodiscard]] QString fractionUnit(); // of what is shown in percent: 0.41 is 41 %

struct FigureColumn {
    QString title;
    QString tip; // what exactly the figure is
    bool isNumber = true;
    std::function<Figure(std::size_t row)> at;
};

class FiguresModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit FiguresModel(QObject* parent = nullptr);

    void setColumns(std::vector<FigureColumn> columns, std::size_t rows);
    void clear() { setColumns({}, 0); }
    // Between shown rows and the rows that the columns know; −1 where there is none.
    [[nodiscard]] int sourceRow(int shown) const;
    [[nodiscard]] int shownRow(std::size_t source) const; // O(rows)

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override; // −1: as the columns know them
    // Headers say the unit of their column, which is that of all of its figures. Looks for it until then, so that the
    // window goes on meanwhile; true: all are known.
    bool findUnits(const QDeadlineTimer& until) const;

private:
    struct UnitSearch {
        std::size_t row = 0; // the next one
        std::optional<QString> unit;
        bool isMixed = false;
    };
    bool findUnit(std::size_t column, const QDeadlineTimer& until) const;
    [[nodiscard]] QString unitOf(std::size_t column) const;
    [[nodiscard]] std::vector<std::size_t> sorted(int column, Qt::SortOrder order) const;

    std::vector<FigureColumn> m_columns;
    std::vector<std::size_t> m_order; // shown row → row of the columns
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    mutable std::vector<UnitSearch> m_units; // by column
};

} // namespace weft::widgets
