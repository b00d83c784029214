// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/report_of_view.h"

#include "widgets/base/views/data_table.h"
#include "widgets/base/views/view.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/reading_order.h"

#include <QAbstractItemModel>
#include <QCoreApplication>

#include <algorithm>

namespace weft::gui {

namespace {

constexpr int kMostRows = 30; // of a table

// A figure keeps its sign before it, whichever way is read: "+1.5 ms".
QString inOrder(const QString& cell)
{
    const bool isSigned = cell.startsWith('+') || cell.startsWith('-') || cell.startsWith(QChar(0x2212));
    return isSigned ? widgets::isolated(widgets::withoutIsolates(cell)) : cell;
}

widgets::ReportTable rowsOf(const widgets::DataTable& from)
{
    widgets::ReportTable table;
    table.title = from.accessibleName();
    const QAbstractItemModel& model = *from.model();
    std::vector<int> columns;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (!from.isColumnHidden(column))
            columns.push_back(column);
    }
    const int rows = std::min(model.rowCount(), kMostRows);
    for (const int column : columns) {
        table.header << model.headerData(column, Qt::Horizontal).toString();
        const QVariant alignment = rows == 0 ? QVariant() : model.data(model.index(0, column), Qt::TextAlignmentRole);
        table.isNumber.push_back(Qt::Alignment(alignment.toInt()).testAnyFlags(Qt::AlignRight | Qt::AlignTrailing));
    }
    for (int row = 0; row < rows; ++row) {
        QStringList cells;
        for (const int column : columns)
            cells << inOrder(model.data(model.index(row, column)).toString());
        table.rows.push_back(std::move(cells));
    }
    if (rows < model.rowCount())
        table.note = QCoreApplication::translate(
            "weft::gui::Report", "The first %1 of %2 rows; all of them can be exported as CSV.")
                         .arg(widgets::formatCount(static_cast<std::uint64_t>(rows)),
                             widgets::formatCount(static_cast<std::uint64_t>(model.rowCount())));
    return table;
}

} // namespace

void addTables(widgets::ReportSection& section, const widgets::View* view, const QStringList& only)
{
    const auto add = [&section](const widgets::DataTable* table) {
        if (table != nullptr && table->model() != nullptr && table->model()->rowCount() > 0)
            section.tables.push_back(rowsOf(*table));
    };
    for (const QString& name : only)
        add(view->findChild<widgets::DataTable*>(name));
    if (!only.isEmpty())
        return;
    for (const widgets::DataTable* table : view->findChildren<widgets::DataTable*>())
        add(table);
}

QString withDetail(const QString& title, const QString& detail)
{
    //: the title of a picture, and what it shows of it: "the first 20 of 64 rows"
    return QCoreApplication::translate("weft::gui::Report", "%1; %2").arg(title, detail);
}

} // namespace weft::gui
