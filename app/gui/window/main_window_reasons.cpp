// SPDX-License-Identifier: GPL-3.0-or-later
// Why the window's own commands can do nothing, and when all commands are asked again.
#include "app/gui/views/view_exporter.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/retelling.h"
#include "widgets/settings/settings_form.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QTimer>
#include <QUndoStack>

namespace weft::gui {

// The form is asked itself: what is being typed reaches the workspace after a pause.
QString MainWindow::whyNotRun() const
{
    const Findings unreadable = m_views->get<widgets::SettingsForm>()->unreadable();
    return unreadable.empty() ? m_workspace->whyNotRun() : widgets::inWords(unreadable.front().error.message);
}

void MainWindow::explainCommands()
{
    const auto notOpen = [this] { return m_workspace->isOpen() ? QString() : tr("Open a project first, or make one"); };
    m_commands->explain(
        { "file.save", "file.saveAs", "file.close", "view.restoreLayout", "view.saveArrangement" }, notOpen);
    m_commands->explain({ "file.exportView", "file.print" }, [this] {
        widgets::View* view = m_exporter->front();
        if (view == nullptr)
            return tr("No view is in front");
        return view->whyEmpty().isEmpty() ? QString()
                                          : tr("%1 has nothing to write yet").arg(m_exporter->titleOf(view));
    });
    m_commands->explain({ "run.start" }, [this] { return whyNotRun(); });
    m_commands->explain({ "run.stop" }, [this] {
        const RunList* runs = m_workspace->runs();
        if (!runs->isRunning())
            return tr("Nothing runs");
        return runs->canStop() ? QString() : tr("Stopping…");
    });
    m_commands->explain({ "time.play", "time.nextEvent", "time.previousEvent", "time.slower", "time.faster" },
        [this] { return m_workspace->currentRun() == nullptr ? tr("There is no run to look at yet") : QString(); });

    // A burst of changes asks once.
    constexpr int kPauseMs = 30;
    m_refreshTimer->setSingleShot(true);
    m_refreshTimer->setInterval(kPauseMs);
    connect(m_refreshTimer, &QTimer::timeout, m_commands, &widgets::CommandRegistry::refresh);
    // The timer goes with the window's parts, some of which signal while they go.
    const auto soon = [timer = m_refreshTimer] {
        if (!timer->isActive())
            timer->start();
    };
    connect(m_workspace, &Workspace::modifiedChanged, m_refreshTimer, soon);
    connect(m_workspace, &Workspace::workloadChanged, m_refreshTimer, soon);
    connect(m_workspace, &Workspace::settingsChanged, m_refreshTimer, soon);
    connect(m_workspace, &Workspace::currentRunChanged, m_refreshTimer, soon);
    connect(m_workspace, &Workspace::issuesFound, m_refreshTimer, soon);
    connect(m_workspace->fabric(), &widgets::FabricDocument::changed, m_refreshTimer, soon);
    connect(m_workspace->fabric(), &widgets::FabricDocument::sealedChanged, m_refreshTimer, soon);
    connect(m_workspace->selection(), &widgets::SelectionModel::selectionChanged, m_refreshTimer, soon);
    connect(m_workspace->runs(), &RunList::changed, m_refreshTimer, soon);
    connect(m_workspace->runs(), &RunList::stopAsked, m_refreshTimer, soon);
    connect(m_workspace->jobs(), &widgets::JobRunner::started, m_refreshTimer, soon);
    connect(m_workspace->jobs(), &widgets::JobRunner::finished, m_refreshTimer, soon);
    connect(m_views, &Views::fed, m_refreshTimer, soon);
    connect(qApp, &QApplication::focusChanged, m_refreshTimer, soon);
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, m_refreshTimer, soon);
}

// A key that nobody took may be that of a command which can do nothing now: it says why.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const QKeySequence pressed(event->keyCombination());
    for (const auto& entry : m_commands->entries()) {
        const QString why = widgets::whyDisabled(entry.action);
        if (why.isEmpty() || !entry.action->shortcuts().contains(pressed))
            continue;
        const QWidget* focus = QApplication::focusWidget();
        const bool isHere = entry.scope == nullptr || entry.info.everywhere || entry.scope == focus
            || (focus != nullptr && entry.scope->isAncestorOf(focus));
        if (!isHere)
            continue;
        //: a command and why it can do nothing now
        showMessage(tr("%1: %2").arg(widgets::withoutMnemonic(entry.action->text()), why));
        return;
    }
    QMainWindow::keyPressEvent(event);
}

} // namespace weft::gui
