// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/page_parts.h"

#include "widgets/base/views/data_table.h"
#include "widgets/workload/record_model.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

QWidget* titled(const QString& title, QWidget* content)
{
    auto* whole = new QWidget;
    auto* label = new QLabel(title, whole);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(label);
    column->addWidget(content, 1);
    return whole;
}

DataTable* makeRecordTable(RecordModel* model, const char* objectName, const QString& accessibleName, QWidget* parent)
{
    auto* table = new DataTable(parent);
    table->setObjectName(QLatin1String(objectName));
    table->setAccessibleName(accessibleName);
    table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table->horizontalHeader()->setSortIndicatorClearable(true);
    table->setModel(model);
    QObject::connect(model, &QAbstractItemModel::modelReset, table, &DataTable::fitColumns);
    return table;
}

} // namespace weft::widgets
