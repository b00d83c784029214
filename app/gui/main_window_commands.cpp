// SPDX-License-Identifier: GPL-3.0-or-later
// The window's own commands, and the menus and the toolbar that are made of them.
#include "app/gui/main_window.h"
#include "app/gui/shortcuts_dialog.h"
#include "app/gui/view_registry.h"
#include "app/gui/views.h"
#include "widgets/base/command_registry.h"
#include "widgets/base/icons.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>

namespace weft::gui {

namespace {

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

void MainWindow::registerFileCommands()
{
    const QString group = tr("File");
    const auto add = [&](const char* id, const QString& text, QList<QKeySequence> keys, const char* icon,
                         const QString& tip, auto run) {
        m_commands->add({ s(id), text, group, std::move(keys), s(icon), tip }, [this, run] { run(this); });
    };
    add("file.new", tr("&New project"), { QKeySequence::New }, "new", tr("Start an empty project"), [](auto* w) {
        if (w->mayDiscard())
            w->m_workspace->startNew();
    });
    add("file.open", tr("&Open…"), { QKeySequence::Open }, "open", tr("Open a project, a topology or a trace"),
        [](auto* w) { w->askOpen(); });
    add("file.openTrace", tr("Open &trace…"), { QKeySequence(Qt::CTRL | Qt::Key_T) }, "workload",
        tr("Load a Chakra trace set: name any one of its files"), [](auto* w) { w->askOpenTraces(); });
    add("file.sample", tr("Open the &sample"), {}, "play", tr("A solved training step on 64 NPUs"),
        [](auto* w) { w->openSample(); });
    add("file.save", tr("&Save"), { QKeySequence::Save }, "save", tr("Save the project and its results"),
        [](auto* w) { w->save(); });
    add("file.saveAs", tr("Save &as…"), { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S) }, "save",
        tr("Save the project under another name"), [](auto* w) { w->save(true); });
    add("file.importTopology", tr("&Import topology…"), {}, "import",
        tr("Weft JSON, ASTRA-sim network YAML, or a CSV of links"), [](auto* w) { w->askImportTopology(); });
    add("file.exportView", tr("Export &view…"), { QKeySequence(Qt::CTRL | Qt::Key_E) }, "image",
        tr("A picture of the view in front: PNG, SVG or PDF"), [](auto* w) { w->askExportView(); });
    add("file.close", tr("&Close project"), { QKeySequence(Qt::CTRL | Qt::Key_W) }, "close",
        tr("Close the project and show the welcome page"), [](auto* w) {
            if (w->mayDiscard())
                w->m_workspace->close();
        });
    add("file.quit", tr("&Quit"), { QKeySequence(Qt::CTRL | Qt::Key_Q) }, "", {}, [](auto* w) { w->close(); });
}

void MainWindow::registerEditCommands()
{
    const QString group = tr("Edit");
    QUndoStack* stack = m_workspace->undoStack();
    QAction* undo = m_commands->add(
        { s("edit.undo"), tr("&Undo"), group, { QKeySequence::Undo }, s("undo") }, [stack] { stack->undo(); });
    QAction* redo = m_commands->add(
        { s("edit.redo"), tr("&Redo"), group,
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y) }, s("redo") },
        [stack] { stack->redo(); });
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(stack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    connect(stack, &QUndoStack::undoTextChanged, undo,
        [undo](const QString& what) { undo->setText(what.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(what)); });
    connect(stack, &QUndoStack::redoTextChanged, redo,
        [redo](const QString& what) { redo->setText(what.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(what)); });
}

void MainWindow::registerViewCommands()
{
    const QString group = tr("View");
    int number = 1;
    for (const Mode mode : kModes) {
        QAction* action = m_commands->add(
            { s("mode.") + modeId(mode), modeTitle(mode), group, { QKeySequence(Qt::CTRL | (Qt::Key_0 + number)) },
                modeId(mode), tr("Arrange the window for this work"), true },
            [this, mode] { setMode(mode); });
        action->setData(static_cast<int>(mode));
        m_modeActions->addAction(action);
        ++number;
    }
    m_modeActions->actions().constFirst()->setChecked(true);
    m_commands->add({ s("view.palette"), tr("&Find anything…"), group,
                        { QKeySequence(Qt::CTRL | Qt::Key_K), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P) },
                        s("search"), tr("Commands, nodes, links, operations and times") },
        [this] { openPalette(); });
    m_commands->add({ s("view.restoreLayout"), tr("Restore default la&yout"), group, {}, s("layout"),
                        tr("Put the docks of this mode back where they were at first") },
        [this] { restoreDefaultLayout(); });
    m_commands->add({ s("view.light"), tr("&Light theme"), group, {}, s("theme") },
        [this] { setTheme(widgets::ThemeKind::Light); });
    m_commands->add(
        { s("view.dark"), tr("&Dark theme"), group, {}, s("theme") }, [this] { setTheme(widgets::ThemeKind::Dark); });
    m_commands->add(
        { s("view.systemTheme"), tr("Theme of the &system"), group, {}, s("theme") }, [this] { setTheme({}); });
    m_commands->add({ s("view.fullScreen"), tr("F&ull screen"), group, { QKeySequence(Qt::Key_F11) }, {} },
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void MainWindow::registerRunCommands()
{
    const QString group = tr("Run");
    m_commands->add({ s("run.start"), tr("&Run"), group, { QKeySequence(Qt::Key_F5) }, s("run"),
                        tr("Simulate the workload on the fabric") },
        [this] { startRun(); });
    QAction* stop
        = m_commands->add({ s("run.stop"), tr("&Stop all runs"), group, { QKeySequence(Qt::SHIFT | Qt::Key_F5) },
                              s("stop"), tr("Stop what runs and keep what it has") },
            [this] { m_workspace->runs()->stopAll(); });
    stop->setEnabled(false);
    const auto update = [this, stop] { stop->setEnabled(m_workspace->runs()->isRunning()); };
    connect(m_workspace->jobs(), &widgets::JobRunner::started, stop, update, Qt::QueuedConnection);
    connect(m_workspace->jobs(), &widgets::JobRunner::finished, stop, update);
}

void MainWindow::registerTimeCommands()
{
    const QString group = tr("Time");
    widgets::TimeController* time = m_workspace->time();
    QAction* play
        = m_commands->add({ s("time.play"), tr("&Play or pause"), group, { QKeySequence(Qt::CTRL | Qt::Key_Space) },
                              s("play"), tr("Move the time cursor through the run") },
            [time] { time->isPlaying() ? time->pause() : time->play(); });
    connect(time, &widgets::TimeController::playingChanged, play, [time, play] {
        play->setIcon(widgets::themedIcon(time->isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    });
    m_commands->add({ s("time.nextEvent"), tr("&Next event"), group, { QKeySequence(Qt::Key_F10) }, s("step-forward"),
                        tr("Move the time cursor to the next start or end of an operation") },
        [time] { time->stepToNextEvent(); });
    m_commands->add({ s("time.previousEvent"), tr("Pre&vious event"), group, { QKeySequence(Qt::SHIFT | Qt::Key_F10) },
                        s("step-back"), tr("Move the time cursor to the previous start or end of an operation") },
        [time] { time->stepToPreviousEvent(); });
    m_commands->add({ s("time.slower"), tr("&Slower"), group, {}, {} }, [time] { time->setSpeed(time->speed() / 2); });
    m_commands->add({ s("time.faster"), tr("&Faster"), group, {}, {} }, [time] { time->setSpeed(time->speed() * 2); });
}

void MainWindow::registerHelpCommands()
{
    const QString group = tr("Help");
    m_commands->add({ s("help.shortcuts"), tr("&Keyboard shortcuts"), group,
                        { QKeySequence(Qt::Key_Question), QKeySequence(Qt::Key_F1) }, s("keyboard"),
                        tr("All commands and their keys; change them here") },
        [this] { showShortcuts(); });
    m_commands->add({ s("help.about"), tr("&About Weft"), group, {}, s("info") }, [this] {
        QMessageBox::about(this, tr("About Weft"),
            tr("<b>Weft %1</b><br>Runs machine-learning workloads on any fabric and says where the time went."
               "<br><br>GNU General Public License, version 3.")
                .arg(QApplication::applicationVersion()));
    });
}

void MainWindow::makeMenus()
{
    const auto fill = [this](QMenu* menu, std::initializer_list<const char*> ids) {
        for (const char* id : ids) {
            if (*id == '\0')
                menu->addSeparator();
            else
                menu->addAction(m_commands->action(s(id)));
        }
    };
    QMenu* file = menuBar()->addMenu(tr("&File"));
    fill(file, { "file.new", "file.open", "file.openTrace", "file.sample" });
    m_recentMenu = file->addMenu(tr("Open &recent"));
    fill(file,
        { "", "file.save", "file.saveAs", "", "file.importTopology", "topology.exportFabric", "file.exportView", "",
            "file.close", "file.quit" });
    fill(menuBar()->addMenu(tr("&Edit")), { "edit.undo", "edit.redo", "", "topology.generate" });
    QMenu* view = menuBar()->addMenu(tr("&View"));
    fill(view,
        { "mode.design", "mode.workload", "mode.simulate", "mode.analyze", "mode.compare", "mode.collectives", "",
            "view.palette", "" });
    QMenu* docks = view->addMenu(tr("D&ocks"));
    for (const auto& [info, content] : m_views->entries())
        docks->addAction(m_docks.at(info->name)->toggleViewAction());
    fill(view, { "view.restoreLayout", "view.fullScreen", "", "view.light", "view.dark", "view.systemTheme" });
    fillViewMenus();
    fill(menuBar()->addMenu(tr("&Run")), { "run.start", "run.stop" });
    fill(menuBar()->addMenu(tr("Ti&me")),
        { "time.play", "time.previousEvent", "time.nextEvent", "time.slower", "time.faster" });
    fill(menuBar()->addMenu(tr("&Help")), { "help.shortcuts", "help.about" });
}

// What views registered, by their groups: a command that has no menu could not be found by looking. Those of the
// fabric and the workload have menus of their own, those that look at runs share one.
void MainWindow::fillViewMenus()
{
    QMenu* analyze = nullptr;
    std::map<QString, QMenu*> menus;
    for (const auto& entry : m_commands->entries()) {
        if (entry.scope == nullptr)
            continue;
        QMenu*& menu = menus[entry.info.group];
        if (menu == nullptr) {
            const ViewInfo* view = findView(entry.scope->objectName().section('.', 1));
            const bool own = view == nullptr || view->name == QStringLiteral("topology")
                || view->name == QStringLiteral("operations") || view->name == QStringLiteral("schedule")
                || view->name == QStringLiteral("synthesis");
            if (!own && analyze == nullptr)
                analyze = menuBar()->addMenu(tr("&Analyze"));
            menu = own ? menuBar()->addMenu(entry.info.group) : analyze->addMenu(entry.info.group);
        }
        menu->addAction(entry.action);
    }
}

void MainWindow::makeToolBar()
{
    auto* bar = addToolBar(tr("Main"));
    bar->setObjectName(QStringLiteral("mainToolBar"));
    bar->setMovable(false);
    bar->setIconSize({ 20, 20 });
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions(m_modeActions->actions());
    bar->addSeparator();
    bar->addAction(m_commands->action(s("run.start")));
    bar->addAction(m_commands->action(s("run.stop")));
    bar->addSeparator();
    for (const char* id : { "time.previousEvent", "time.play", "time.nextEvent" }) {
        bar->addAction(m_commands->action(s(id)));
        static_cast<QToolButton*>(bar->widgetForAction(m_commands->action(s(id))))
            ->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    auto* space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addAction(m_commands->action(s("view.palette")));
}

void MainWindow::startRun()
{
    const QString problem = m_workspace->run();
    if (problem.isEmpty())
        return;
    showMessage(problem);
}

void MainWindow::showShortcuts()
{
    auto* dialog = new ShortcutsDialog(m_commands, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ShortcutsDialog::shortcutChanged, this,
        [this](const QString& command, const QList<QKeySequence>& keys) {
            if (m_useSession)
                m_session.setShortcuts(command, keys);
        });
    connect(dialog, &ShortcutsDialog::resetRequested, this, [this] {
        if (m_useSession)
            m_session.resetShortcuts();
    });
    dialog->show();
}

} // namespace weft::gui
