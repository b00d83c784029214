// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/menu_mnemonics.h"

#include <QGuiApplication>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace weft::gui {

namespace {

constexpr const char* kMarked = "marksLetters";

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

// A text without its mark, and what was marked.
struct Unmarked {
    QString plain;
    qsizetype place = -1; // of the marked letter; −1: none
    QChar aside; // a letter that stands in brackets: "打开(&O)…"
    qsizetype asideAt = -1; // where they stood
};

Unmarked unmarked(const QString& text)
{
    static const QRegularExpression behind(QStringLiteral("\\s?\\(&(.)\\)"));
    if (const QRegularExpressionMatch found = behind.match(text); found.hasMatch())
        return { QString(text).remove(behind), -1, found.captured(1).front(), found.capturedStart() };
    const qsizetype at = mnemonicAt(text);
    return { without(text), at < 0 ? -1 : at - 1, {}, -1 };
}

// What a key types: the signs of Chinese are made of several. Arabic letters are marked where Arabic is read, and typed
// there; elsewhere a line would take the letters of the one Arabic word apart, that language's name.
bool isTyped(QChar letter)
{
    return letter.isLetterOrNumber() && letter.script() != QChar::Script_Han
        && (letter.script() != QChar::Script_Arabic || QGuiApplication::isRightToLeft());
}

// A letter and its place; −1: aside.
using Mark = std::pair<QChar, qsizetype>;

// The marks that an entry may have, the best first: the one that it has, beginnings of words, others.
std::vector<Mark> candidates(const Unmarked& text)
{
    std::vector<Mark> marks;
    const auto add = [&](qsizetype place) { marks.emplace_back(text.plain[place].toLower(), place); };
    if (text.place >= 0)
        add(text.place);
    if (!text.aside.isNull())
        marks.emplace_back(text.aside.toLower(), -1);
    for (const bool wantsWord : { true, false }) {
        for (qsizetype i = 0; i < text.plain.size(); ++i) {
            const bool begins = i == 0 || text.plain[i - 1] == ' ';
            if (i != text.place && isTyped(text.plain[i]) && begins == wantsWord)
                add(i);
        }
    }
    return marks;
}

// Letters for entries, each once: who comes later may move who came earlier to another letter of its own. Who has
// none left gets a digit, or a letter that nobody has, behind the text.
class Letters {
public:
    explicit Letters(const std::vector<QString>& texts)
        : m_marks(texts.size())
    {
        for (const QString& text : texts)
            m_texts.push_back(unmarked(text));
        for (std::size_t entry = 0; entry < m_texts.size(); ++entry) {
            std::set<QChar> seen;
            if (!find(entry, seen))
                takeFree(entry);
        }
    }
    // The text with its letter marked.
    [[nodiscard]] QString textOf(std::size_t entry) const
    {
        QString text = m_texts[entry].plain;
        const auto& [letter, place] = m_marks[entry];
        if (letter.isNull())
            return text;
        if (place >= 0)
            return text.insert(place, '&');
        const qsizetype last = text.endsWith(QStringLiteral("…")) ? text.size() - 1 : text.size();
        const qsizetype end = m_texts[entry].asideAt >= 0 ? m_texts[entry].asideAt : last;
        const bool isHan = end > 0 && text[end - 1].script() == QChar::Script_Han;
        return text.insert(end, (isHan ? QStringLiteral("(&%1)") : QStringLiteral(" (&%1)")).arg(letter.toUpper()));
    }

private:
    bool find(std::size_t entry, std::set<QChar>& seen)
    {
        for (const Mark& mark : candidates(m_texts[entry])) {
            if (!seen.insert(mark.first).second)
                continue;
            const auto taken = m_owners.find(mark.first);
            if (taken != m_owners.end() && !find(taken->second, seen))
                continue;
            m_owners[mark.first] = entry;
            m_marks[entry] = mark;
            return true;
        }
        return false;
    }

    void takeFree(std::size_t entry)
    {
        static const QString all = QStringLiteral("1234567890abcdefghijklmnopqrstuvwxyz");
        const auto free
            = std::ranges::find_if(all, [this](QChar letter) { return m_owners.find(letter) == m_owners.end(); });
        if (free == all.end())
            return;
        m_owners[*free] = entry;
        m_marks[entry] = { *free, -1 };
    }

    std::vector<Unmarked> m_texts;
    std::vector<Mark> m_marks;
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
    const Letters letters(texts);
    for (qsizetype i = 0; i < entries.size(); ++i) {
        if (const QString text = letters.textOf(static_cast<std::size_t>(i)); text != entries[i]->text())
            entries[i]->setText(text);
        // Buttons have no marks: Qt would leave the letter behind the text there, in its brackets.
        if (const Unmarked bare = unmarked(entries[i]->text()); !bare.aside.isNull())
            entries[i]->setIconText(bare.plain);
    }
}

void assignIn(QMenu* menu)
{
    menu->setToolTipsVisible(true);
    assign(menu->actions());
    if (!menu->property(kMarked).toBool()) // said again, it has its connection already
        QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { assign(menu->actions()); });
    menu->setProperty(kMarked, true);
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
