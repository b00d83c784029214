// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/views/view.h"

#include "widgets/base/looks/empty_state.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/view_sheet.h"

#include <QDockWidget>
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

const QString kTables = QStringLiteral("tables");

QString nameOf(const DataTable* table)
{
    return table->objectName().isEmpty() ? table->accessibleName() : table->objectName();
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

QString View::whyEmpty() const
{
    const EmptyState* empty = emptyState();
    return empty != nullptr && empty->isVisibleTo(this) ? empty->accessibleName() : QString();
}

std::vector<ViewExport> View::exports()
{
    if (!whyEmpty().isEmpty())
        return {};
    std::vector<ViewExport> all { sheetPicture() };
    for (const DataTable* table : tablesIn(*this)) {
        if (table->isVisibleTo(this))
            all.push_back(tableOf(table->accessibleName(), *table));
    }
    return all;
}

ViewSheet View::emptySheet() const
{
    const auto* dock = qobject_cast<const QDockWidget*>(parentWidget());
    return ViewSheet(dock == nullptr ? accessibleName() : dock->windowTitle());
}

ViewExport View::sheetPicture()
{
    ViewSheet sheet = emptySheet();
    sheet.addWhole(this);
    return sheet.toExport(tr("Picture"));
}

void View::reset()
{
    for (QLineEdit* field : findFields(*this))
        field->clear();
    for (DataTable* table : findChildren<DataTable*>())
        table->restoreLook({});
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
    QJsonObject tables;
    for (const DataTable* table : findChildren<DataTable*>()) {
        if (const QJsonObject look = table->saveLook(); !look.isEmpty())
            tables[nameOf(table)] = look;
    }
    if (!tables.isEmpty())
        state[kTables] = tables;
    return state;
}

void View::restoreState(const QJsonObject& state)
{
    for (QLineEdit* field : findFields(*this))
        field->setText(state[field->objectName()].toString());
    for (QTabWidget* tabs : tabsOf(*this))
        tabs->setCurrentIndex(std::clamp(state[tabs->objectName()].toInt(), 0, std::max(0, tabs->count() - 1)));
    const QJsonObject looks = state[kTables].toObject();
    for (DataTable* table : findChildren<DataTable*>())
        table->restoreLook(looks[nameOf(table)].toObject());
}

} // namespace weft::widgets

#include "moc_view.cpp"
