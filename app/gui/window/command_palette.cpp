// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/command_palette.h"

#include "widgets/base/looks/icons.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace weft::gui {

namespace {
constexpr int kWidth = 620;
constexpr int kHeight = 380;
constexpr int kFromTop = 64;
constexpr std::size_t kMostEntries = 40;
constexpr int kSureScore = 20; // of a text that begins as typed

// Scores: of parts of words at most, of whole words at least, of a whole name.
constexpr int kMostOfParts = 40;
constexpr int kWholeWords = 44;
constexpr int kWholeName = 70;

// Where whole words of the text are the pattern, or −1.
qsizetype wholeWordsAt(const QString& pattern, const QString& text)
{
    for (qsizetype at = text.indexOf(pattern, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(pattern, at + 1, Qt::CaseInsensitive)) {
        const qsizetype end = at + pattern.size();
        if ((at == 0 || !text[at - 1].isLetterOrNumber()) && (end == text.size() || !text[end].isLetterOrNumber()))
            return at;
    }
    return -1;
}

// Keeps the texts in one column.
QIcon noIcon()
{
    QPixmap nothing(16, 16);
    nothing.fill(Qt::transparent);
    return QIcon(nothing);
}

} // namespace

int fuzzyScore(const QString& typed, const QString& text)
{
    const QString pattern = typed.simplified();
    if (!pattern.isEmpty() && text.compare(pattern, Qt::CaseInsensitive) == 0)
        return kWholeName;
    if (const qsizetype at = pattern.isEmpty() ? -1 : wholeWordsAt(pattern, text); at >= 0)
        return kWholeWords + 8 - static_cast<int>(std::min<qsizetype>(at / 4, 8)); // the earlier the better
    int score = 1;
    qsizetype at = 0;
    bool run = false;
    for (const QChar letter : pattern) {
        if (letter.isSpace())
            continue;
        const qsizetype found = text.indexOf(letter, at, Qt::CaseInsensitive);
        if (found < 0)
            return 0;
        const bool starts = found == 0 || !text[found - 1].isLetterOrNumber();
        score += 1 + (starts ? 6 : 0) + (run && found == at ? 4 : 0);
        score -= static_cast<int>(std::min<qsizetype>(found - at, 3));
        run = true;
        at = found + 1;
    }
    if (text.startsWith(pattern, Qt::CaseInsensitive))
        score += 20;
    return std::clamp(score, 1, kMostOfParts);
}

CommandPalette::CommandPalette(Find find, Search search, widgets::JobRunner* jobs, QWidget* window)
    : QFrame(window)
    , m_find(std::move(find))
    , m_search(std::move(search))
    , m_jobs(jobs)
    , m_field(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    m_field->setObjectName(QStringLiteral("commandPaletteField"));
    m_field->setAccessibleName(tr("Find a command, node, operation or time"));
    m_field->setPlaceholderText(tr("Find anything:  > commands   # nodes and links   @ operations   : time"));
    m_field->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("commandPaletteList"));
    m_list->setAccessibleName(tr("Matches"));
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_field);
    column->addWidget(m_list);
    m_field->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::refill);
    connect(m_list, &QListWidget::itemClicked, this, [this] {
        m_hasMoved = true;
        runCurrent();
    });
    hide();
}

void CommandPalette::open(const QString& text)
{
    const QWidget* window = parentWidget();
    const int width = std::min(kWidth, window->width() - 32);
    setGeometry((window->width() - width) / 2, kFromTop, width, std::min(kHeight, window->height() - 2 * kFromTop));
    m_field->setText(text);
    refill();
    show();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void CommandPalette::refill()
{
    stopSearch();
    m_entries = m_find(m_field->text());
    m_more = 0;
    m_hasMoved = false;
    m_job = m_search(m_field->text(), this, [this](PaletteAnswer answer) {
        m_job = 0;
        std::move(answer.entries.begin(), answer.entries.end(), std::back_inserter(m_entries));
        m_more = answer.more;
        showEntries();
        if (std::exchange(m_runsWhenFound, false))
            runCurrent();
    });
    showEntries();
}

void CommandPalette::stopSearch()
{
    if (m_job != 0)
        m_jobs->drop(m_job);
    m_job = 0;
    m_runsWhenFound = false;
}

void CommandPalette::showEntries()
{
    const int chosen = m_hasMoved ? m_list->currentRow() : -1;
    const QString chosenText = chosen >= 0 ? m_list->item(chosen)->text() : QString();
    std::stable_sort(m_entries.begin(), m_entries.end(), [](const PaletteEntry& a, const PaletteEntry& b) {
        return std::pair(a.enabled, a.score) > std::pair(b.enabled, b.score);
    });
    if (m_entries.size() > kMostEntries) {
        m_more += m_entries.size() - kMostEntries;
        m_entries.resize(kMostEntries);
    }
    m_list->clear();
    const auto note
        = [this](const QString& text) { (new QListWidgetItem(noIcon(), text, m_list))->setFlags(Qt::NoItemFlags); };
    for (const PaletteEntry& entry : m_entries) {
        const QString text = entry.detail.isEmpty() ? entry.text : entry.text + QStringLiteral("    ") + entry.detail;
        auto* item
            = new QListWidgetItem(entry.icon.isEmpty() ? noIcon() : widgets::themedIcon(entry.icon), text, m_list);
        if (!entry.enabled)
            item->setFlags(Qt::NoItemFlags);
    }
    if (m_job != 0)
        note(tr("Searching…"));
    else if (m_entries.empty())
        note(tr("Nothing found"));
    else if (m_more > 0)
        note(tr(
            "%n more: type more of the name", nullptr, static_cast<int>(std::min<std::uint64_t>(m_more, 1U << 30U))));
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem* item = m_list->item(row);
        if ((item->flags() & Qt::ItemIsEnabled) != 0 && (chosenText.isEmpty() || item->text() == chosenText)) {
            m_list->setCurrentRow(row);
            break;
        }
    }
}

void CommandPalette::runCurrent()
{
    const int row = m_list->currentRow();
    // What is still being searched for may fit better than what is there, unless that begins with what was typed.
    const bool isSure = m_hasMoved
        || (row >= 0 && row < static_cast<int>(m_entries.size())
            && m_entries[static_cast<std::size_t>(row)].score >= kSureScore);
    if (m_job != 0 && !isSure) {
        m_runsWhenFound = true;
        return;
    }
    if (row < 0 || row >= static_cast<int>(m_entries.size()))
        return;
    const PaletteEntry entry = m_entries[static_cast<std::size_t>(row)];
    stopSearch();
    hide();
    parentWidget()->setFocus();
    if (entry.enabled && entry.run)
        entry.run();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent()) {
        if (event->type() == QEvent::Resize && isVisible())
            hide();
        return false;
    }
    if (event->type() == QEvent::FocusOut && isVisible()) {
        stopSearch();
        hide();
        return false;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
        stopSearch();
        hide();
        parentWidget()->setFocus();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        runCurrent();
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up:
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        QCoreApplication::sendEvent(m_list, event);
        m_hasMoved = true;
        return true;
    default:
        return false;
    }
}

} // namespace weft::gui

#include "moc_command_palette.cpp"
