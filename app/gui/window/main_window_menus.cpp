// SPDX-License-Identifier: GPL-3.0-or-later
// The menu bar: the window's own commands where people look for them, and those of the views by their groups.
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/menu_mnemonics.h"
#include "widgets/base/shared/command_registry.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QMenuBar>

namespace weft::gui {

namespace {
constexpr const char* kSectionOf = "sectionOf"; // a command in it
constexpr const char* kGroupOf = "groupOf";
}

// The words of a section are its view's: like ones of the window may be others in some language.
void saySectionsAgain(QMenuBar* bar, const widgets::CommandRegistry& commands)
{
    for (QMenu* menu : bar->findChildren<QMenu*>()) {
        const QString section = menu->property(kSectionOf).toString();
        const QString group = menu->property(kGroupOf).toString();
        for (const widgets::CommandRegistry::Entry& entry : commands.entries()) {
            if (entry.info.id == section)
                menu->setTitle(entry.info.section);
            else if (entry.info.id == group)
                menu->setTitle(entry.info.group);
        }
    }
}

void MainWindow::makeMenus()
{
    const auto fill = [this](QMenu* menu, std::initializer_list<const char*> ids) {
        for (const char* id : ids) {
            if (*id == '\0')
                menu->addSeparator();
            else
                menu->addAction(m_commands->action(QString::fromLatin1(id)));
        }
    };
    QMenu* file = menuBar()->addMenu(tr("&File"));
    fill(file, { "file.new", "file.open", "file.openTrace", "file.sample" });
    m_recentMenu = file->addMenu(tr("Open &recent"));
    fill(file,
        { "", "file.save", "file.saveAs", "", "file.importTopology", "topology.exportFabric", "file.exportView",
            "file.report", "file.print", "", "file.close", "file.quit" });
    fill(menuBar()->addMenu(tr("&Edit")), { "edit.undo", "edit.redo", "edit.history" });
    QMenu* view = menuBar()->addMenu(tr("&View"));
    fill(view,
        { "mode.design", "mode.workload", "mode.simulate", "mode.analyze", "mode.compare", "mode.collectives",
            "mode.programs", "", "view.palette", "view.next", "view.previous", "" });
    QMenu* docks = view->addMenu(tr("D&ocks"));
    for (const auto& [info, content] : m_views->entries())
        docks->addAction(m_docks.at(info->name)->toggleViewAction());
    fill(view, { "", "view.saveArrangement" });
    m_arrangements = view->addMenu(tr("&Arrangements"));
    m_removeArrangements = view->addMenu(tr("Re&move arrangement"));
    fillArrangements();
    fill(view, { "view.restoreLayout", "", "view.fullScreen", "", "view.light", "view.dark", "view.systemTheme", "" });
    view->addMenu(tr("Lan&guage"))->addActions(m_languageActions->actions());
    fillViewMenus();
    fill(menuBar()->addMenu(tr("&Run")), { "run.start", "run.stop" });
    fill(menuBar()->addMenu(tr("Ti&me")),
        { "time.play", "time.previousEvent", "time.nextEvent", "time.slower", "time.faster" });
    fill(menuBar()->addMenu(tr("&Help")), { "help.guide", "help.shortcuts", "help.tour", "help.about" });
    assignMnemonics(menuBar());
}

// What views registered, by their groups and sections: a command that has no menu could not be found by looking.
// Views that have the menu bar's attention, of a mode that is not for looking at runs, have menus of their own; the
// others share one.
void MainWindow::fillViewMenus()
{
    QMenu* analyze = nullptr;
    std::map<QString, QMenu*> menus;
    const auto menuOf = [&](const widgets::CommandRegistry::Entry& entry) {
        QMenu*& menu = menus[entry.info.group];
        if (menu == nullptr) {
            const ViewInfo* info = findView(entry.scope->objectName().section('.', 1));
            if (info != nullptr && !info->ownMenu && analyze == nullptr)
                analyze = menuBar()->addMenu(tr("&Analyze"));
            menu = info == nullptr || info->ownMenu ? menuBar()->addMenu(entry.info.group)
                                                    : analyze->addMenu(entry.info.group);
            menu->setProperty(kGroupOf, entry.info.id);
        }
        return menu;
    };
    // Menus of their own come first.
    for (const bool own : { true, false }) {
        for (const auto& entry : m_commands->entries()) {
            const ViewInfo* info
                = entry.scope == nullptr ? nullptr : findView(entry.scope->objectName().section('.', 1));
            if (info == nullptr || info->ownMenu != own)
                continue;
            QMenu* menu = menuOf(entry);
            if (!entry.info.section.isEmpty()) {
                QMenu*& section = menus[entry.info.group + '/' + entry.info.section];
                if (section == nullptr) {
                    section = menu->addMenu(entry.info.section);
                    section->setProperty(kSectionOf, entry.info.id);
                }
                menu = section;
            }
            menu->addAction(entry.action);
        }
    }
}

} // namespace weft::gui
