// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/views/report_of_view.h"

#include "widgets/base/data_table.h"
#include "widgets/base/quantity_format.h"
#include "widgets/base/theme.h"
#include "widgets/base/view.h"

#include <QAbstractItemModel>
#include <QCoreApplication>

#include <algorithm>

namespace weft::gui {

namespace {

constexpr int kMostRows = 30; // of a table

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
            cells << model.data(model.index(row, column)).toString();
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
    for (const widgets::DataTable* table : view->findChildren<widgets::DataTable*>()) {
        if (table->model() != nullptr && table->model()->rowCount() > 0
            && (only.isEmpty() || only.contains(table->objectName())))
            section.tables.push_back(rowsOf(*table));
    }
}

// Reports are light, on paper and on a page that is light or dark.
void addPicture(widgets::ReportSection& section, widgets::View& view, const widgets::ViewExport& from,
    const QString& title, bool mayBeShapes)
{
    const widgets::ThemeMeanwhile light(view, widgets::ThemeKind::Light);
    widgets::ReportSection own;
    own.pictures.push_back({ title, kWidePicture, {}, mayBeShapes,
        [&from](QPainter& painter, QSize size, const Watch&) { from.paint(painter, size); } });
    drawPictures(own); // a view is painted here
    section.pictures.push_back(std::move(own.pictures.front()));
}

} // namespace weft::gui
