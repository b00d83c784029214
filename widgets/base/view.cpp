// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/view.h"

#include "widgets/base/data_table.h"
#include "widgets/base/empty_state.h"

namespace weft::widgets {

View::View(QWidget* parent)
    : QWidget(parent)
{
}

void View::setRun(RunViewPtr) { }

void View::setEditable(bool) { }

void View::registerCommands(CommandRegistry&) { }

EmptyState* View::emptyState() const
{
    return nullptr;
}

std::vector<ViewExport> View::exports()
{
    const EmptyState* empty = emptyState();
    if (empty != nullptr && empty->isVisibleTo(this))
        return {};
    std::vector<ViewExport> all { pictureOf(this, tr("Picture")) };
    for (const DataTable* table : findChildren<DataTable*>()) {
        if (table->isVisibleTo(this))
            all.push_back(tableOf(table->accessibleName(), [table] { return table->toCsv(); }));
    }
    return all;
}

void View::reset() { }

QJsonObject View::saveState() const
{
    return {};
}

void View::restoreState(const QJsonObject&) { }

} // namespace weft::widgets
