// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/reading_order.h"

#include <QEvent>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QPainter>
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

// How far the letters of a font reach beyond the lines that it states, looked at in a picture: what QFontMetrics says
// of their ink leaves out most of the signs above and below.
QMargins inkBeyondLines(const QFont& font)
{
    const QString tallAndDeep = QStringLiteral("كلٌّ مبدأٌ أُ قَّ لًا آ إٍ رِ مرِ جٍ ي مي مج مع مم مق پ");
    const QFontMetrics metrics(font);
    const int around = 2 * metrics.height();
    QImage picture(metrics.horizontalAdvance(tallAndDeep) + 2 * around, 2 * around + 1, QImage::Format_Grayscale8);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(QPoint(around, around), tallAndDeep);
    painter.end();
    const auto isInked = [&picture](int y) {
        const uchar* row = picture.constScanLine(y);
        return std::any_of(row, row + picture.width(), [](uchar grey) { return grey != 0xFF; });
    };
    int top = 0;
    while (top < around && !isInked(top))
        ++top;
    int bottom = picture.height() - 1;
    while (bottom > around && !isInked(bottom))
        --bottom;
    constexpr int kRounding = 1; // where a sign stands depends on the letters beside it
    return { 0, std::max(0, around - top - metrics.ascent() + kRounding), 0,
        std::max(0, bottom + 1 - around - metrics.descent() + kRounding) };
}

// Isolates come from another font where this one has none, and lines get higher than the widget was told: they are left
// out where they change nothing.
QString isolatedIfTurned(const QString& text)
{
    const QStringList lines = text.split('\n');
    const bool reads = std::ranges::all_of(lines, [](const QString& line) { return line.isRightToLeft(); });
    return reads ? text : inOwnOrder(text);
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

QString amongWords(const QString& name)
{
    const bool turns = std::ranges::any_of(
        name, [](QChar letter) { return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL; });
    return turns && !QGuiApplication::isRightToLeft() ? kFirstStrongIsolate + name + kPopDirectionalIsolate
                                                      : inOwnOrder(name);
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

QString plainName(const QString& name)
{
    constexpr ushort kFirst = 0x202A; // of five: embeddings and overrides
    int depth = 0;
    bool isClosed = true; // an isolate that ends turns nothing around it
    for (const QChar letter : name) {
        const ushort unicode = letter.unicode();
        depth += unicode >= kFirstStrongIsolate.unicode() - 2 && unicode <= kFirstStrongIsolate.unicode() ? 1 : 0;
        depth -= letter == kPopDirectionalIsolate ? 1 : 0;
        isClosed = isClosed && depth >= 0;
    }
    QString plain = isClosed && depth == 0 ? name : withoutIsolates(name);
    plain.removeIf([](QChar letter) { return letter.unicode() >= kFirst && letter.unicode() < kFirst + 5; });
    for (QChar& letter : plain) {
        const QChar::Category kind = letter.category();
        if (kind == QChar::Other_Control || kind == QChar::Separator_Line || kind == QChar::Separator_Paragraph)
            letter = ' ';
    }
    return plain.trimmed();
}

ReadingOrderStyle::ReadingOrderStyle(QStyle* base)
    : QProxyStyle(base)
{
}

QMargins ReadingOrderStyle::roomFor(const QFont& font) const
{
    const QString key = font.key();
    const auto known = m_rooms.constFind(key);
    return known != m_rooms.constEnd() ? *known : *m_rooms.insert(key, inkBeyondLines(font));
}

// Arabic letters reach beyond the lines that some fonts state, DejaVu's among them, and a label cuts off what does: the
// dots under a letter, by which it is read.
void ReadingOrderStyle::makeRoom(QLabel& label)
{
    constexpr const char* kRoom = "weft.roomForLetters";
    const QMargins room = label.isRightToLeft() ? roomFor(label.font()) : QMargins();
    const auto before = label.property(kRoom).value<QMargins>();
    if (room == before)
        return;
    label.setProperty(kRoom, QVariant::fromValue(room));
    label.setContentsMargins(label.contentsMargins() - before + room);
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
    if (event->type() == QEvent::StyleChange) {
        // A frame works its margins out anew from the room within them, and has none any more where there was no room.
        if (auto* label = qobject_cast<QLabel*>(watched)) {
            const QMargins margins = label->contentsMargins();
            watched->event(event);
            label->setContentsMargins(margins);
            return true;
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
    QProxyStyle::drawItemText(painter, rect, whole, palette, enabled, isolatedIfTurned(shown), role);
}

void ReadingOrderStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (QGuiApplication::isRightToLeft() && element == CE_ItemViewItem) {
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            QStyleOptionViewItem own(*item);
            own.text = isolatedIfTurned(item->text);
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

// A row is cut at its edges as a label is, and its text stands in the middle of it.
QSize ReadingOrderStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
    const auto* item = type == CT_ItemViewItem ? qstyleoption_cast<const QStyleOptionViewItem*>(option) : nullptr;
    if (item == nullptr || item->direction != Qt::RightToLeft || item->text.isEmpty())
        return whole;
    const QMargins room = roomFor(item->font);
    const int lines = static_cast<int>(item->text.count(QChar::LineSeparator)) + 1;
    whole.setHeight(
        std::max(whole.height(), lines * item->fontMetrics.height() + 2 * std::max(room.top(), room.bottom())));
    return whole;
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
