// SPDX-License-Identifier: GPL-3.0-or-later
// The window in another language: what is shown is said again, and nothing that is open is made anew.
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/menu_mnemonics.h"
#include "app/gui/workspace/workspace.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/languages.h"
#include "widgets/base/words/retelling.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QLocale>
#include <QMenuBar>
#include <QPointer>
#include <QStatusBar>
#include <QUndoStack>

namespace weft::gui {

void MainWindow::registerLanguages()
{
    const auto add = [this](const QString& code, const QString& text) {
        widgets::CommandInfo info { QStringLiteral("view.language.")
                + (code.isEmpty() ? QStringLiteral("system") : code),
            text, tr("View"), {}, {}, tr("The language of the window"), true };
        info.section = tr("Lan&guage");
        info.words = QLocale::languageToString(QLocale(code).language());
        QAction* action = m_commands->add(info, [this, code] { chooseLanguage(code); });
        action->setData(code);
        m_languageActions->addAction(action);
    };
    add({}, tr("Language of the s&ystem"));
    for (const widgets::Language& language : widgets::languages())
        add(QString::fromLatin1(language.code), QString::fromUtf8(language.name));
    for (QAction* action : m_languageActions->actions())
        action->setChecked(action->data().toString() == widgets::chosenLanguage());
}

void MainWindow::chooseLanguage(const QString& code)
{
    if (m_useSession)
        m_session.setLanguage(code);
    setLanguage(code);
}

void MainWindow::setLanguage(const QString& code)
{
    for (QAction* action : m_languageActions->actions())
        action->setChecked(action->data().toString() == code);
    const SavedLayout stood = m_layouts->save();
    QPointer<QWidget> focus = QApplication::focusWidget();
    widgets::useLanguage(code);
    setUpdatesEnabled(false);
    if (m_arranged && stood.isMirrored != isRightToLeft()) {
        (void)m_layouts->restore(m_mode, stood);
        if (focus != nullptr && isAncestorOf(focus))
            focus->setFocus(Qt::OtherFocusReason); // its dock was out of the window
    }
    sayAgain();
    setUpdatesEnabled(true);
}

void MainWindow::sayAgain()
{
    m_workspace->sayAgain();
    // The history is the workspace's; its steps have no other text than what is shown.
    QUndoStack* stack = m_workspace->undoStack();
    for (int i = 0; i < stack->count(); ++i) {
        auto* step = const_cast<QUndoCommand*>(stack->command(i)); // NOLINT: nothing but its text
        step->setText(widgets::retold(step->text()));
    }
    for (QWidget* window : QApplication::topLevelWidgets())
        widgets::retell(*window);
    if (const QString message = statusBar()->currentMessage(); !message.isEmpty())
        showMessage(widgets::retold(message, this));
    m_commands->sayAgain();
    for (const Mode mode : kModes)
        m_commands->setText(QStringLiteral("mode.") + modeId(mode), modeTitle(mode));
    for (const auto& [info, view] : m_views->entries())
        m_docks.at(info->name)->setWindowTitle(info->title);
    saySectionsAgain(menuBar(), *m_commands);
    assignMnemonics(menuBar());
    m_views->sayAgain();
    updateTitle();
    updateCounts();
    noticeLost();
    noticeOutdated();
    // Pictures and colours that widgets keep have words in them: they drop them as for another theme.
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent changed(QEvent::PaletteChange);
        QApplication::sendEvent(widget, &changed);
    }
}

} // namespace weft::gui
