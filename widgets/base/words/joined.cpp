// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/joined.h"

#include "widgets/base/words/reading_order.h"

#include <QCoreApplication>
#include <QGuiApplication>

namespace weft::widgets {

namespace {

constexpr QChar kRightToLeftMark(0x200F);
constexpr QChar kMayEnd(0x200B);
constexpr qsizetype kLongWord = 32; // letters

struct ListTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::Lists)
};

// Each part has an order of its own: names in Latin letters would change places with each other.
QString joinedBy(const QString& between, const QStringList& parts)
{
    if (parts.size() <= 1)
        return parts.join(QString());
    QStringList own;
    for (const QString& part : parts)
        own << inOwnOrder(part);
    // What is in isolates does not say which way is read.
    return (QGuiApplication::isRightToLeft() ? QString(kRightToLeftMark) : QString()) + own.join(between);
}

} // namespace

QString joined(const QStringList& parts)
{
    //: between the parts of a list: "12 NPUs, 3 switches"
    return joinedBy(ListTexts::tr(", "), parts);
}

QString joinedByDots(const QStringList& parts)
{
    return joinedBy(QStringLiteral(" · "), parts);
}

QString breakable(const QString& text)
{
    QString whole;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        while (end < text.size() && !text[end].isSpace())
            ++end;
        qsizetype since = 0;
        for (qsizetype letter = at; letter < end; ++letter) {
            whole += text[letter];
            ++since;
            const bool isJoint = text[letter] == '/' || text[letter] == '_';
            if (end - at <= kLongWord || letter + 1 == end || text[letter].isHighSurrogate()
                || (!isJoint && since < kLongWord))
                continue;
            whole += kMayEnd;
            since = 0;
        }
        for (at = end; at < text.size() && text[at].isSpace(); ++at)
            whole += text[at];
    }
    return whole;
}

} // namespace weft::widgets
