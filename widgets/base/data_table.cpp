// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/data_table.h"
#include "widgets/base/save_path.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QSaveFile>

#include <algorithm>

namespace weft::widgets {

namespace {

QString csvField(const QString& text)
{
    if (!text.contains(',') && !text.contains('"') && !text.contains('\n') && !text.contains('\r'))
        return text;
    return '"' + QString(text).replace('"', QStringLiteral("\"\"")) + '"';
}

QString rawText(const QModelIndex& index)
{
    const QVariant raw = index.data(kRawRole);
    if (!raw.isValid())
        return index.data().toString();
    if (raw.typeId() == QMetaType::Double)
        return QString::number(raw.toDouble(), 'g', 17); // independent of the locale
    return raw.toString();
}

} // namespace

DataTable::DataTable(QWidget* parent)
    : QTableView(parent)
{
    setAlternatingRowColors(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab goes on to the next field; arrows walk the cells
    setSortingEnabled(true);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        QMenu menu;
        for (int column = 0; column < horizontalHeader()->count(); ++column) {
            QAction* shown = menu.addAction(model()->headerData(column, Qt::Horizontal).toString());
            shown->setCheckable(true);
            shown->setChecked(!isColumnHidden(column));
            connect(shown, &QAction::toggled, this, [this, column](bool on) { setColumnHidden(column, !on); });
        }
        menu.exec(horizontalHeader()->mapToGlobal(at));
    });
}

QString DataTable::toCsv() const
{
    QString text;
    const int columns = model()->columnCount();
    QStringList fields;
    for (int column = 0; column < columns; ++column) {
        if (!isColumnHidden(column))
            fields.append(csvField(model()->headerData(column, Qt::Horizontal).toString()));
    }
    text += fields.join(',') + QStringLiteral("\r\n");
    for (int row = 0; row < model()->rowCount(); ++row) {
        fields.clear();
        for (int column = 0; column < columns; ++column) {
            if (!isColumnHidden(column))
                fields.append(csvField(rawText(model()->index(row, column))));
        }
        text += fields.join(',') + QStringLiteral("\r\n");
    }
    return text;
}

void DataTable::copySelection() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const QModelIndex& row : rows) {
        QStringList fields;
        for (int column = 0; column < model()->columnCount(); ++column) {
            if (!isColumnHidden(column))
                fields.append(row.siblingAtColumn(column).data().toString());
        }
        lines.append(fields.join('\t'));
    }
    QApplication::clipboard()->setText(lines.join('\n'));
}

bool DataTable::writeCsv(const QString& path, QString& error) const
{
    QSaveFile file(path);
    const QByteArray bytes = toCsv().toUtf8();
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return true;
    error = tr("Cannot write %1: %2").arg(path, file.errorString());
    return false;
}

void DataTable::exportCsv()
{
    const QString path
        = askSavePath(this, tr("Export table"), accessibleName() + QStringLiteral(".csv"), tr("CSV (*.csv)"));
    if (path.isEmpty())
        return;
    QString error;
    emit statusMessage(writeCsv(path, error) ? tr("Wrote %1").arg(path) : error);
}

void DataTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    QTableView::keyPressEvent(event);
}

void DataTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu;
    QAction* copy = menu.addAction(tr("&Copy rows"), this, &DataTable::copySelection);
    copy->setEnabled(selectionModel() != nullptr && selectionModel()->hasSelection());
    menu.addAction(tr("&Export table as CSV…"), this, &DataTable::exportCsv);
    menu.exec(event->globalPos());
}

} // namespace weft::widgets
