// SPDX-License-Identifier: GPL-3.0-or-later
// The bookmarks of TimeFrame: flags in the ruler, and the field in which they are written.
#include "widgets/base/looks/theme.h"
#include "widgets/base/time/time_frame.h"
#include "widgets/base/words/quantity_format.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kFlagWidth = 9; // px, to the right of its moment
constexpr int kFlagHeight = 8;
constexpr int kFlagTop = kRulerHeight - kFlagHeight - 1; // below the label of the cursor
constexpr int kReach = 3; // px around a flag
constexpr int kMostText = 180; // px, beside a flag
constexpr int kLeastText = 24;
constexpr int kTextAir = 4;
constexpr double kTextSize = 0.85; // of the font
constexpr int kFieldWidth = 240; // at least
constexpr int kFieldAir = 24; // beside the hint
}

void TimeFrame::setNotes(TimeNotes* notes)
{
    m_notes = notes;
    if (notes != nullptr)
        connect(notes, &TimeNotes::changed, this, [this] { update(); });
    update();
}

std::optional<std::size_t> TimeFrame::noteAt(QPoint at) const
{
    if (m_notes == nullptr || at.y() >= kRulerHeight || at.x() < kTimeGutter)
        return {};
    const TimeAxis here = axis();
    const std::vector<TimeNote>& notes = m_notes->notes();
    for (std::size_t number = notes.size(); number > 0; --number) { // later flags lie over earlier ones
        const double x = here.toPixel(notes[number - 1].ns);
        if (at.x() >= x - kReach && at.x() <= x + kFlagWidth + kReach)
            return number - 1;
    }
    return {};
}

void TimeFrame::paintNotes(QPainter& painter) const
{
    if (m_notes == nullptr)
        return;
    const TimeAxis here = axis();
    const Theme& theme = Theme::current();
    painter.save();
    painter.setClipRect(QRect(here.left, 0, here.width, height()));
    painter.setRenderHint(QPainter::Antialiasing);
    for (const TimeNote& note : m_notes->notes()) {
        if (note.ns < here.visible.from || note.ns > here.visible.to)
            continue;
        const int x = int(here.toPixel(note.ns));
        QColor line = theme.accent;
        line.setAlpha(110);
        painter.fillRect(QRect(x, kRulerHeight, 1, height()), line);
        painter.fillRect(QRect(x, kFlagTop, 1, kRulerHeight - kFlagTop), theme.accent);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawPolygon(QPolygon({ QPoint(x, kFlagTop), QPoint(x + kFlagWidth, kFlagTop + kFlagHeight / 2),
            QPoint(x, kFlagTop + kFlagHeight) }));
        paintNoteText(painter, note);
    }
    painter.restore();
}

// Beside the flag, as far as the next one and the label of the cursor leave room; the tip has all of it.
void TimeFrame::paintNoteText(QPainter& painter, const TimeNote& note) const
{
    const TimeAxis here = axis();
    int left = int(here.toPixel(note.ns)) + kFlagWidth;
    int right = std::min(here.left + here.width, left + kMostText);
    for (const TimeNote& other : m_notes->notes()) {
        if (other.ns > note.ns || (other.ns == note.ns && &other > &note))
            right = std::min(right, int(here.toPixel(other.ns)));
    }
    if (const std::int64_t now = m_time->cursor(); here.visible.contains(now)) {
        const QRect label = timeLabelRect(painter.fontMetrics(), here, now);
        if (label.left() > left)
            right = std::min(right, label.left());
        else if (label.right() >= left)
            left = label.right() + 1; // behind the time of its own moment
    }
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * kTextSize);
    const QFontMetrics metrics(small);
    const int room = right - left - 2 * kTextAir;
    if (room < kLeastText || note.text.isEmpty())
        return;
    const QString text = metrics.elidedText(note.text.simplified(), Qt::ElideRight, room);
    const int height = std::min(metrics.height(), kRulerHeight - 1);
    const QRect box(left, kRulerHeight - 1 - height, metrics.horizontalAdvance(text) + 2 * kTextAir, height);
    const Theme& theme = Theme::current();
    painter.save();
    painter.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter.setFont(small);
    painter.fillRect(box, theme.window); // over the numbers of the ruler
    painter.setPen(theme.text);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

void TimeFrame::writeNote(std::int64_t ns, OpKey operation)
{
    if (m_notes == nullptr || m_time->extent().length() == 0)
        return;
    if (m_noteField != nullptr)
        closeNoteField();
    m_noteField = new QLineEdit(this);
    m_noteField->setObjectName(QStringLiteral("noteField"));
    m_noteField->setAccessibleName(tr("Text of the bookmark"));
    m_noteField->setPlaceholderText(tr("What is here? Return keeps the bookmark"));
    for (const TimeNote& note : m_notes->notes()) {
        if (note.ns == ns && note.operation == operation)
            m_noteField->setText(note.text);
    }
    const int x = int(axis().toPixel(ns));
    const int hint = m_noteField->fontMetrics().horizontalAdvance(m_noteField->placeholderText()) + kFieldAir;
    const int wide = std::min(std::max(kFieldWidth, hint), std::max(0, width() - kTimeGutter));
    m_noteField->setGeometry(
        std::clamp(x, kTimeGutter, width() - wide), kRulerHeight, wide, m_noteField->sizeHint().height());
    m_noteField->installEventFilter(this);
    m_noteNs = ns;
    m_noteOperation = operation;
    connect(m_noteField, &QLineEdit::returnPressed, this, [this] {
        m_notes->put({ m_noteNs, m_noteOperation, m_noteField->text().trimmed() });
        closeNoteField();
    });
    m_noteField->show();
    m_noteField->setFocus();
    m_noteField->selectAll();
}

void TimeFrame::closeNoteField()
{
    m_noteField->removeEventFilter(this);
    m_noteField->deleteLater();
    m_noteField = nullptr;
    setFocus();
}

// Escape belongs to the field while it has the focus, not to the command of the view.
bool TimeFrame::eventFilter(QObject* watched, QEvent* event)
{
    // Whoever goes elsewhere keeps what was written.
    if (watched == m_noteField && event->type() == QEvent::FocusOut && !m_noteField->text().trimmed().isEmpty())
        m_notes->put({ m_noteNs, m_noteOperation, m_noteField->text().trimmed() });
    if (watched == m_noteField && event->type() == QEvent::FocusOut) {
        m_noteField->deleteLater();
        m_noteField = nullptr;
        return false;
    }
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched != m_noteField || !isKey || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        closeNoteField();
    return true;
}

void TimeFrame::goToNote(bool forward)
{
    const std::int64_t now = m_time->cursor();
    const auto note = m_notes == nullptr ? std::nullopt : forward ? m_notes->next(now) : m_notes->previous(now);
    if (note)
        showNote(*note);
}

void TimeFrame::showNote(std::size_t number)
{
    if (number >= m_notes->notes().size())
        return; // gone meanwhile
    const std::int64_t ns = m_notes->notes()[number].ns;
    m_time->setCursor(ns);
    const TimeRange visible = m_time->visible();
    if (!visible.contains(ns))
        m_time->pan(ns - visible.from - visible.length() / 2);
}

void TimeFrame::listNotes(QMenu& menu)
{
    if (m_notes == nullptr || m_notes->notes().empty()) {
        menu.addAction(tr("No bookmarks yet: B sets one at the cursor"))->setEnabled(false);
        return;
    }
    constexpr int kMostLetters = 60;
    for (std::size_t number = 0; number < m_notes->notes().size(); ++number) {
        const TimeNote& note = m_notes->notes()[number];
        QString text = note.text.left(kMostLetters);
        text.replace('&', QStringLiteral("&&"));
        //: a bookmark: its moment and its text
        menu.addAction(text.isEmpty() ? formatNs(note.ns) : tr("%1  %2").arg(formatNs(note.ns), text), this,
            [this, number] { showNote(number); });
    }
}

void TimeFrame::addNoteActions(QMenu& menu, QPoint at)
{
    if (m_notes == nullptr || at.x() < kTimeGutter)
        return;
    menu.addSeparator();
    const auto add = [&](const char* name, const QString& text, std::function<void()> run) {
        menu.addAction(text, this, std::move(run))->setObjectName(QString::fromLatin1(name));
    };
    if (const auto number = noteAt(at)) {
        const TimeNote note = m_notes->notes()[*number];
        add("editBookmark", tr("&Edit the bookmark"), [this, note] { writeNote(note.ns, note.operation); });
        add("removeBookmark", tr("&Remove the bookmark"), [this, number] { m_notes->remove(*number); });
        return;
    }
    const std::int64_t ns = momentAt(at);
    add("bookmark", tr("Set a &bookmark here"), [this, ns] { writeNote(ns, {}); });
}

} // namespace weft::widgets
