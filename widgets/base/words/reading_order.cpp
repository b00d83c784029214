// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/reading_order.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QStyleOption>
#include <QVariant>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr QChar kFirstStrongIsolate(0x2068); // what is within is read as its first letter is
constexpr QChar kPopDirectionalIsolate(0x2069);

// Qt places a label by the direction of its text: one in Latin letters would stand at the far end. "Left" is said of
// where reading begins; a label that was turned is told by its absolute alignment.
void leadText(QLabel& label)
{
    constexpr Qt::Alignment kTurned = Qt::AlignRight | Qt::AlignAbsolute;
    const Qt::Alignment across = label.alignment() & (Qt::AlignHorizontal_Mask | Qt::AlignAbsolute);
    const Qt::Alignment wanted = label.isRightToLeft() ? kTurned : Qt::Alignment(Qt::AlignLeft);
    if (across != wanted && (across == Qt::AlignLeft || across == kTurned))
        label.setAlignment((label.alignment() & ~(Qt::AlignHorizontal_Mask | Qt::AlignAbsolute)) | wanted);
}

// Arabic letters reach beyond the lines that some fonts state, DejaVu's among them, and a label cuts off what does: the
// dots under a letter, by which it is read.
void makeRoom(QLabel& label)
{
    constexpr const char* kRoom = "weft.roomForLetters";
    constexpr int kRounding = 1; // of the place of the text, and of its lines
    QMargins room;
    if (label.isRightToLeft()) {
        const QFontMetrics metrics = label.fontMetrics();
        const QRect ink = metrics.tightBoundingRect(QStringLiteral("لُّ لًا أٌ آ إٍ رِ مرِ جٍ ي مي مج مع مم مق پ"));
        room.setTop(std::max(0, -ink.top() - metrics.ascent() + kRounding));
        room.setBottom(std::max(0, ink.bottom() + 1 - metrics.descent() + 2 * kRounding));
    }
    const auto before = label.property(kRoom).value<QMargins>();
    if (room == before)
        return;
    label.setProperty(kRoom, QVariant::fromValue(room));
    label.setContentsMargins(label.contentsMargins() - before + room);
}

} // namespace

QString inOwnOrder(const QString& text)
{
    if (!QGuiApplication::isRightToLeft() || text.isEmpty() || text.startsWith(kFirstStrongIsolate))
        return text;
    QString isolated;
    for (const QString& line : text.split('\n')) { // isolates end with their paragraph
        if (!isolated.isEmpty())
            isolated += '\n';
        isolated += line.isEmpty() ? line : kFirstStrongIsolate + line + kPopDirectionalIsolate;
    }
    return isolated;
}

QString withoutIsolates(QString text)
{
    constexpr ushort kFirst = 0x2066; // of four
    constexpr ushort kFirstMark = 0x200E; // of two
    return text.removeIf([](QChar letter) {
        const ushort unicode = letter.unicode();
        return (unicode >= kFirst && unicode < kFirst + 4) || unicode == kFirstMark || unicode == kFirstMark + 1;
    });
}

ReadingOrderStyle::ReadingOrderStyle(QStyle* base)
    : QProxyStyle(base)
{
}

void ReadingOrderStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (auto* label = qobject_cast<QLabel*>(widget)) {
        leadText(*label);
        makeRoom(*label);
        label->installEventFilter(this);
    }
}

bool ReadingOrderStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::FontChange) {
        if (auto* label = qobject_cast<QLabel*>(watched)) {
            leadText(*label);
            makeRoom(*label);
        }
    }
    return QProxyStyle::eventFilter(watched, event);
}

void ReadingOrderStyle::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette,
    bool enabled, const QString& text, QPalette::ColorRole role) const
{
    const bool isCut = (flags & (Qt::TextWordWrap | Qt::TextDontClip)) == 0 && !text.contains('\n')
        && painter->fontMetrics().size(flags, text).width() > rect.width() + 1;
    const QString shown = isCut
        ? painter->fontMetrics().elidedText(text, Qt::ElideRight, rect.width(), flags & Qt::TextShowMnemonic)
        : text;
    // Letters may reach into the room around their lines: see makeRoom().
    const int whole = QGuiApplication::isRightToLeft() ? flags | Qt::TextDontClip : flags;
    QProxyStyle::drawItemText(painter, rect, whole, palette, enabled, inOwnOrder(shown), role);
}

void ReadingOrderStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (QGuiApplication::isRightToLeft() && element == CE_ItemViewItem) {
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            QStyleOptionViewItem own(*item);
            own.text = inOwnOrder(item->text);
            QProxyStyle::drawControl(element, &own, painter, widget);
            return;
        }
    }
    if (QGuiApplication::isRightToLeft() && element == CE_MenuItem) {
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            QStyleOptionMenuItem own(*item);
            QStringList parts; // the text, and its keys
            for (const QString& part : item->text.split('\t'))
                parts << inOwnOrder(part);
            own.text = parts.join('\t');
            QProxyStyle::drawControl(element, &own, painter, widget);
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

// The desktop's icons of buttons are made for light dialogs, and most buttons here have none.
// Arabic letters are joined, and a line under one of them takes them apart: the word is wider then than there is room.
int ReadingOrderStyle::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* result) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    if (hint == SH_UnderlineShortcut && QGuiApplication::isRightToLeft())
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, result);
}

} // namespace weft::widgets

#include "moc_reading_order.cpp"
