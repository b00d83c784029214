// SPDX-License-Identifier: GPL-3.0-or-later
// Any number of runs by their figures, a row each: those with a check mark have figures, and behind them bars that are
// as long as the figure compared with the largest of its column. Interface thread; a child of the comparison.
#pragma once

#include "widgets/comparison/run_match.h"

#include <QAbstractTableModel>
#include <QWidget>

#include <vector>

namespace weft::widgets {

class DataTable;

struct RunsRow {
    quint64 id = 0;
    QString name;
    bool isChecked = false;
    bool canGo = false; // it is in the table because somebody opened it
    std::vector<RunFigure> figures; // empty: not known yet
    bool operator==(const RunsRow& other) const;
};

class RunsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int kBarRole = Qt::UserRole + 2; // 0..1; invalid: no bar

    explicit RunsModel(QObject* parent = nullptr);
    bool setRows(std::vector<RunsRow> rows); // false: they are the same
    [[nodiscard]] const std::vector<RunsRow>& rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void checkChanged(quint64 id, bool isChecked);

private:
    [[nodiscard]] const RunFigure* figureAt(const QModelIndex& index) const; // null: none

    std::vector<RunsRow> m_rows;
    std::vector<double> m_largest; // by figure, of the checked rows
};

class RunsTable : public QWidget {
    Q_OBJECT

public:
    explicit RunsTable(QWidget* parent = nullptr);
    void setRows(std::vector<RunsRow> rows);
    [[nodiscard]] RunsModel* model() const { return m_model; }
    // What rows that can go are taken away by: Delete, and an entry of the menu.
    [[nodiscard]] QAction* takeAway() const { return m_takeAway; }

signals:
    void takenAway(quint64 id);

private:
    [[nodiscard]] const RunsRow* currentRow() const; // null: none

    RunsModel* m_model;
    DataTable* m_table;
    QAction* m_takeAway;
};

} // namespace weft::widgets
