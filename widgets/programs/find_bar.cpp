// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/find_bar.h"

#include "widgets/base/looks/icons.h"
#include "widgets/programs/program_editor.h"
#include "widgets/programs/program_session.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr std::size_t kMostFound = 10'000;

// Bytes of letters beyond ASCII are as they are.
char small(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::vector<std::size_t> placesOf(const std::string& sought, const std::string& text)
{
    std::vector<std::size_t> places;
    const auto same = [](char a, char b) { return small(a) == small(b); };
    for (auto at = text.begin(); !sought.empty() && places.size() < kMostFound;) {
        at = std::search(at, text.end(), sought.begin(), sought.end(), same);
        if (at == text.end())
            break;
        places.push_back(static_cast<std::size_t>(at - text.begin()));
        at += static_cast<std::ptrdiff_t>(sought.size());
    }
    return places;
}

} // namespace

FindBar::FindBar(ProgramSession* session, ProgramEditor* editor, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_editor(editor)
    , m_sought(new QLineEdit(this))
    , m_count(new QLabel(this))
{
    m_sought->setObjectName(QStringLiteral("programSought"));
    m_sought->setPlaceholderText(tr("Find in the text"));
    m_sought->setAccessibleName(m_sought->placeholderText());
    m_sought->setClearButtonEnabled(true);
    m_sought->installEventFilter(this);
    m_count->setObjectName(QStringLiteral("programFoundCount"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 2, 4, 2);
    row->addWidget(m_sought, 1);
    row->addWidget(m_count);
    const auto addButton = [&](const char* icon, const QString& tip, auto run) {
        auto* button = new QToolButton(this);
        button->setIcon(themedIcon(QLatin1String(icon)));
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, run);
        row->addWidget(button);
    };
    addButton("step-back", tr("The place before"), [this] { go(-1); });
    addButton("step-forward", tr("The next place"), [this] { go(1); });
    addButton("close", tr("Stop finding"), [this] { end(); });
    connect(m_sought, &QLineEdit::textChanged, this, [this] {
        seek();
        if (!m_places.empty() && isVisible())
            go(0);
    });
    connect(session->document(), &ProgramDocument::changed, this, [this] {
        if (isVisible())
            seek();
    });
    hide();
}

void FindBar::begin()
{
    const QString selected = m_editor->selectedText();
    show();
    if (!selected.isEmpty() && !selected.contains('\n'))
        m_sought->setText(selected);
    m_sought->setFocus();
    m_sought->selectAll();
    seek();
}

void FindBar::end()
{
    if (isAncestorOf(QApplication::focusWidget()))
        m_editor->setFocus();
    hide();
    m_places.clear();
    m_editor->markFound({}, 0);
}

void FindBar::seek()
{
    const std::string sought = m_sought->text().toStdString();
    m_places = placesOf(sought, m_session->document()->text());
    m_editor->markFound(m_places, sought.size());
    m_count->setText(sought.empty() ? QString()
            : m_places.empty()      ? tr("nowhere")
                                    : tr("%n place(s)", nullptr, static_cast<int>(m_places.size())));
}

void FindBar::go(int direction)
{
    if (m_sought->text().isEmpty())
        return begin();
    if (!isVisible()) {
        show();
        seek();
    }
    if (m_places.empty())
        return;
    const std::size_t length = m_sought->text().toStdString().size();
    const auto [from, to] = m_editor->selection();
    // Round the end, and round the beginning.
    std::size_t which = 0;
    if (direction < 0) {
        const auto next = std::ranges::lower_bound(m_places, from);
        which = static_cast<std::size_t>((next == m_places.begin() ? m_places.end() : next) - m_places.begin()) - 1;
    } else {
        const auto next = std::ranges::lower_bound(m_places, direction == 0 || from == to ? from : from + 1);
        which = next == m_places.end() ? 0 : static_cast<std::size_t>(next - m_places.begin());
    }
    m_editor->selectBytes(m_places[which], length);
    m_count->setText(tr("%1 of %2", "a place among those found").arg(which + 1).arg(m_places.size()));
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_sought || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Escape) {
        end();
        return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        go((key->modifiers() & Qt::ShiftModifier) != 0 ? -1 : 1);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace weft::widgets

#include "moc_find_bar.cpp"
