// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/view.h"

#include "widgets/base/data_table.h"
#include "widgets/base/empty_state.h"

#include <QLineEdit>
#include <QTabWidget>

#include <algorithm>

namespace weft::widgets {

namespace {

QList<QLineEdit*> findFields(const QWidget& view)
{
    QList<QLineEdit*> fields = view.findChildren<QLineEdit*>();
    fields.removeIf(
        [](const QLineEdit* field) { return !field->isClearButtonEnabled() || field->objectName().isEmpty(); });
    return fields;
}

QList<QTabWidget*> tabsOf(const QWidget& view)
{
    QList<QTabWidget*> tabs = view.findChildren<QTabWidget*>();
    tabs.removeIf([](const QTabWidget* tab) { return tab->objectName().isEmpty(); });
    return tabs;
}

} // namespace

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

void View::reset()
{
    for (QLineEdit* field : findFields(*this))
        field->clear();
}

QJsonObject View::saveState() const
{
    QJsonObject state;
    for (const QLineEdit* field : findFields(*this)) {
        if (!field->text().isEmpty())
            state[field->objectName()] = field->text();
    }
    for (const QTabWidget* tabs : tabsOf(*this)) {
        if (tabs->currentIndex() > 0)
            state[tabs->objectName()] = tabs->currentIndex();
    }
    return state;
}

void View::restoreState(const QJsonObject& state)
{
    for (QLineEdit* field : findFields(*this))
        field->setText(state[field->objectName()].toString());
    for (QTabWidget* tabs : tabsOf(*this))
        tabs->setCurrentIndex(std::clamp(state[tabs->objectName()].toInt(), 0, std::max(0, tabs->count() - 1)));
}

} // namespace weft::widgets
