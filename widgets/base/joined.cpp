// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/joined.h"

#include "widgets/base/reading_order.h"

#include <QCoreApplication>

namespace weft::widgets {

namespace {

struct ListTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::Lists)
};

// Each part has an order of its own: names in Latin letters would change places with each other.
QString joinedBy(const QString& between, const QStringList& parts)
{
    QString text;
    for (const QString& part : parts) {
        if (!text.isEmpty())
            text += between;
        text += parts.size() > 1 ? inOwnOrder(part) : part;
    }
    return text;
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
