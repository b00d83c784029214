// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/menu_mnemonics.h"

#include <QMenu>
#include <QMenuBar>

#include <map>
#include <set>
#include <vector>

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

// The places of letters that may choose the entry, the best first: the one that it has, beginnings of words, others.
std::vector<qsizetype> candidates(const QString& plain, qsizetype own)
{
    std::vector<qsizetype> places;
    if (own >= 0)
        places.push_back(own);
    for (const bool wantsWord : { true, false }) {
        for (qsizetype i = 0; i < plain.size(); ++i) {
            const bool begins = i == 0 || plain[i - 1] == ' ';
            if (i != own && plain[i].isLetterOrNumber() && begins == wantsWord)
                places.push_back(i);
        }
    }
    return places;
}

// Letters for entries, each at most once: who comes later may move who came earlier to another letter of its own.
class Letters {
public:
    explicit Letters(std::vector<QString> texts)
        : m_texts(std::move(texts))
        , m_places(m_texts.size(), -1)
    {
        for (std::size_t entry = 0; entry < m_texts.size(); ++entry) {
            std::set<QChar> seen;
            find(entry, seen);
        }
    }
    // The text with its letter marked; as it was if none is left.
    [[nodiscard]] QString textOf(std::size_t entry) const
    {
        QString text = m_texts[entry];
        return m_places[entry] < 0 ? text : without(text).insert(m_places[entry], '&');
    }

private:
    bool find(std::size_t entry, std::set<QChar>& seen)
    {
        const QString plain = without(m_texts[entry]);
        const qsizetype marked = mnemonicAt(m_texts[entry]);
        for (const qsizetype place : candidates(plain, marked < 0 ? -1 : marked - 1)) {
            const QChar letter = plain[place].toLower();
            if (!seen.insert(letter).second)
                continue;
            const auto taken = m_owners.find(letter);
            if (taken != m_owners.end() && !find(taken->second, seen))
                continue;
            m_owners[letter] = entry;
            m_places[entry] = place;
            return true;
        }
        return false;
    }

    std::vector<QString> m_texts;
    std::vector<qsizetype> m_places;
    std::map<QChar, std::size_t> m_owners;
};

void assign(const QList<QAction*>& actions)
{
    QList<QAction*> entries;
    std::vector<QString> texts;
    for (QAction* action : actions) {
        if (action->isSeparator())
            continue;
        entries.append(action);
        texts.push_back(action->text());
    }
    const Letters letters(std::move(texts));
    for (qsizetype i = 0; i < entries.size(); ++i) {
        if (const QString text = letters.textOf(static_cast<std::size_t>(i)); text != entries[i]->text())
            entries[i]->setText(text);
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
