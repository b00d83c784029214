// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/joined.h"

#include "widgets/base/words/reading_order.h"

#include <QCoreApplication>
#include <QGuiApplication>

namespace weft::widgets {

namespace {

constexpr QChar kRightToLeftMark(0x200F);

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

} // namespace weft::widgets
