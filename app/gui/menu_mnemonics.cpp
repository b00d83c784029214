// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menu_mnemonics.h"

#include <QMenu>
#include <QMenuBar>
#include <QSet>

namespace weft::gui {

namespace {

// The place of the letter behind the ampersand; -1: none. Two ampersands are one that is shown.
qsizetype mnemonicAt(const QString& text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != '&')
            continue;
        if (text[i + 1] != '&')
            return i + 1;
        ++i;
    }
    return -1;
}

QString without(QString text)
{
    if (const qsizetype at = mnemonicAt(text); at > 0)
        text.remove(at - 1, 1);
    return text;
}

// A free letter of the text: of the beginning of a word, or else any; -1: none.
qsizetype freeLetter(const QString& text, const QSet<QChar>& taken)
{
    for (const bool atWord : { true, false }) {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool begins = i == 0 || text[i - 1] == ' ';
            if (text[i].isLetterOrNumber() && (begins || !atWord) && !taken.contains(text[i].toLower()))
                return i;
        }
    }
    return -1;
}

void assign(const QList<QAction*>& actions)
{
    QSet<QChar> taken;
    QList<QAction*> wanting;
    for (QAction* action : actions) {
        if (action->isSeparator())
            continue;
        const qsizetype at = mnemonicAt(action->text());
        if (at < 0 || taken.contains(action->text()[at].toLower()))
            wanting.append(action);
        else
            taken.insert(action->text()[at].toLower());
    }
    for (QAction* action : wanting) {
        QString text = without(action->text());
        const qsizetype at = freeLetter(text, taken);
        if (at < 0)
            continue; // keeps the one that it shares with another
        taken.insert(text[at].toLower());
        action->setText(text.insert(at, '&'));
    }
}

void assignIn(QMenu* menu)
{
    menu->setToolTipsVisible(true);
    assign(menu->actions());
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { assign(menu->actions()); });
    for (QAction* action : menu->actions()) {
        if (action->menu() != nullptr)
            assignIn(action->menu());
    }
}

} // namespace

void assignMnemonics(QMenuBar* bar)
{
    assign(bar->actions());
    for (QAction* action : bar->actions()) {
        if (action->menu() != nullptr)
            assignIn(action->menu());
    }
}

} // namespace weft::gui
