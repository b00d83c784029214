// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/data_table.h"

#include "widgets/base/view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QJsonArray>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace weft::widgets {

namespace {

const QString kSort = QStringLiteral("sort");
const QString kDescending = QStringLiteral("descending");
const QString kWidths = QStringLiteral("widths");
const QString kHidden = QStringLiteral("hidden");

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

void DataTable::exportCsv()
{
    for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (auto* view = qobject_cast<View*>(around)) {
            emit view->exportRequested(accessibleName());
            return;
        }
    }
}

QJsonObject DataTable::look() const
{
    const QHeaderView* header = horizontalHeader();
    QJsonArray widths;
    QJsonArray hidden;
    for (int column = 0; column < header->count(); ++column) {
        hidden.append(isColumnHidden(column));
        if (column + 1 < header->count()) // the last one takes what is left
            widths.append(isColumnHidden(column) || header->sectionResizeMode(column) != QHeaderView::Interactive
                    ? 0 // it is not for hands
                    : columnWidth(column));
    }
    return { { kSort, header->sortIndicatorSection() },
        { kDescending, header->sortIndicatorOrder() == Qt::DescendingOrder }, { kWidths, widths },
        { kHidden, hidden } };
}

void DataTable::fitColumns()
{
    if (!m_wanted.isEmpty()) {
        apply(m_wanted);
        return;
    }
    constexpr int kAir = 12;
    constexpr int kWidest = 320;
    resizeColumnsToContents();
    for (int column = 0; column + 1 < model()->columnCount(); ++column)
        setColumnWidth(column, std::min(kWidest, columnWidth(column) + kAir));
}

QJsonObject DataTable::saveLook() const
{
    const QJsonObject now = look();
    return m_first.isEmpty() || now == m_first ? QJsonObject() : now;
}

void DataTable::restoreLook(const QJsonObject& look)
{
    if (m_first.isEmpty())
        m_first = this->look();
    m_wanted = look;
    apply(look.isEmpty() ? m_first : look);
}

void DataTable::apply(const QJsonObject& wanted)
{
    const QJsonArray widths = wanted[kWidths].toArray();
    const QJsonArray hidden = wanted[kHidden].toArray();
    const QHeaderView* header = horizontalHeader();
    for (int column = 0; column < header->count(); ++column) {
        if (hidden.size() == header->count())
            setColumnHidden(column, hidden.at(column).toBool());
        if (const int width = widths.at(column).toInt(); width > 0)
            setColumnWidth(column, width);
    }
    const int sorted = wanted[kSort].toInt(-1);
    const Qt::SortOrder order = wanted[kDescending].toBool() ? Qt::DescendingOrder : Qt::AscendingOrder;
    const bool isSorted = header->sortIndicatorSection() == sorted && header->sortIndicatorOrder() == order;
    if (!isSorted && sorted < header->count() && isSortingEnabled())
        sortByColumn(sorted, order);
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
