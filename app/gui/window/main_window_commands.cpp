// SPDX-License-Identifier: GPL-3.0-or-later
// The window's own commands, and the menus and the toolbar that are made of them.
#include "app/gui/panels/guide_dialog.h"
#include "app/gui/views/report_sections.h"
#include "app/gui/views/view_exporter.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/shortcuts_dialog.h"
#include "app/manual/guide.h"
#include "widgets/base/looks/icons.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/report/report_dialog.h"
#include "widgets/settings/settings_form.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
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
        if (!w->mayDiscard())
            return;
        w->m_workspace->startNew();
        w->setMode(Mode::Design);
        (void)w->showView(QStringLiteral("topology"));
    });
    add("file.open", tr("&Open…"), { QKeySequence::Open }, "open",
        tr("Open a project, a topology, a trace or a program"), [](auto* w) { w->askOpen(); });
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
        tr("The view in front as a picture or a table: PNG, SVG, PDF or CSV"),
        [](auto* w) { w->m_exporter->askExport(w->m_exporter->front()); });
    add("file.report", tr("&Make a report…"), { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E) }, "summary",
        tr("What was found, with its inputs, pictures and tables, as one web page or PDF"),
        [](auto* w) { w->openReport(); });
    add("file.print", tr("&Print view…"), { QKeySequence::Print }, "print", tr("Print the view in front"),
        [](auto* w) { w->m_exporter->askPrint(); });
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
    const auto enable = [this, stack, undo, redo] {
        const QString nothing = m_workspace->isOpen() ? QString() : tr("No project is open");
        widgets::enableCommand(
            undo, stack->canUndo(), nothing.isEmpty() ? tr("Nothing has been changed yet") : nothing);
        widgets::enableCommand(redo, stack->canRedo(), nothing.isEmpty() ? tr("Nothing has been undone") : nothing);
    };
    enable();
    connect(stack, &QUndoStack::canUndoChanged, undo, enable);
    connect(stack, &QUndoStack::canRedoChanged, redo, enable);
    connect(m_workspace, &Workspace::opened, undo, enable);
    m_commands->add({ s("edit.history"), tr("&History"), group, {}, s("undo"),
                        tr("Every step that can be undone, and the way back to it") },
        [this] { (void)showView(QStringLiteral("history")); });
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
    m_commands->add({ s("view.saveArrangement"), tr("Sa&ve arrangement…"), group, {}, s("layout"),
                        tr("Keep how the docks of this mode stand, under a name") },
        [this] { askSaveArrangement(); });
    auto* themes = new QActionGroup(this); // one of them is marked: see setTheme()
    themes->addAction(m_commands->add({ s("view.light"), tr("&Light theme"), group, {}, s("theme"), {}, true },
        [this] { chooseTheme(widgets::ThemeKind::Light); }));
    themes->addAction(m_commands->add({ s("view.dark"), tr("&Dark theme"), group, {}, s("theme"), {}, true },
        [this] { chooseTheme(widgets::ThemeKind::Dark); }));
    themes->addAction(
        m_commands->add({ s("view.systemTheme"), tr("Theme of the &system"), group, {}, s("theme"), {}, true },
            [this] { chooseTheme({}); }));
    registerLanguages();
    m_commands->add({ s("view.next"), tr("Ne&xt view"), group, { QKeySequence(Qt::Key_F6) }, {},
                        tr("Give the keys to the next view in sight") },
        [this] { goToView(1); });
    m_commands->add({ s("view.previous"), tr("Pre&vious view"), group, { QKeySequence(Qt::SHIFT | Qt::Key_F6) }, {},
                        tr("Give the keys to the view before") },
        [this] { goToView(-1); });
    m_commands->add({ s("view.fullScreen"), tr("F&ull screen"), group, { QKeySequence(Qt::Key_F11) }, {} },
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void MainWindow::registerRunCommands()
{
    const QString group = tr("Run");
    m_commands->add({ s("run.start"), tr("&Run"), group, { QKeySequence(Qt::Key_F5) }, s("run"),
                        tr("Simulate the workload on the fabric") },
        [this] { startRun(); });
    m_commands->add({ s("run.stop"), tr("&Stop all runs"), group, { QKeySequence(Qt::SHIFT | Qt::Key_F5) }, s("stop"),
                        tr("Stop what runs and keep what it has") },
        [this] { m_workspace->runs()->stopAll(); });
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
    m_commands->add({ s("help.guide"), tr("&Guide"), group, { QKeySequence(Qt::Key_F1) }, s("help"),
                        tr("What the guide says of the view in front") },
        [this] { showGuide(); });
    m_commands->add({ s("help.shortcuts"), tr("&Keyboard shortcuts"), group, { QKeySequence(Qt::Key_Question) },
                        s("keyboard"), tr("All commands and their keys; change them here") },
        [this] { showShortcuts(); });
    m_commands->add({ s("help.tour"), tr("&Tour"), group, {}, {}, tr("Five steps through a solved project") },
        [this] { startTour(); });
    m_commands->add({ s("help.about"), tr("&About Weft"), group, {}, s("info") }, [this] {
        QMessageBox::about(this, tr("About Weft"),
            tr("<b>Weft %1</b><br>Runs machine-learning workloads on any fabric and says where the time went."
               "<br><br>GNU General Public License, version 3.")
                .arg(QApplication::applicationVersion()));
    });
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
    statusBar()->clearMessage(); // it was about what is done now
    QString problem = whyNotRun();
    if (problem.isEmpty())
        problem = m_workspace->run();
    if (!problem.isEmpty())
        showMessage(problem);
}

void MainWindow::showGuide()
{
    if (m_guide == nullptr)
        m_guide = new GuideDialog(this);
    m_guide->show(); // first: a section is found where the page has its width
    std::string name = "welcome";
    for (const Views::Entry& entry : m_views->entries()) {
        if (m_workspace->isOpen() && entry.view == m_exporter->front())
            name = entry.info->name.toStdString();
    }
    m_guide->showChapter(QStringLiteral("window"), QString::fromStdString(manual::sectionOfView(name)));
    m_guide->activateWindow();
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

void MainWindow::openReport()
{
    auto* dialog = new widgets::ReportDialog(reportHead(*m_workspace), reportParts(*m_views, *m_workspace),
        m_workspace->path().isEmpty() ? tr("report") : QFileInfo(m_workspace->path()).completeBaseName(),
        m_workspace->jobs(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_useSession) {
        dialog->setChoice(m_session.reportChoice());
        connect(dialog, &QDialog::finished, this, [this, dialog] { m_session.setReportChoice(dialog->choice()); });
    }
    connect(dialog, &widgets::ReportDialog::written, this,
        [this](const QString& path) { showMessage(tr("Wrote %1").arg(path)); });
    connect(dialog, &widgets::ReportDialog::failed, this, &MainWindow::showMessage);
    dialog->open();
}

} // namespace weft::gui
