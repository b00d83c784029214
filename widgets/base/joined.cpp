// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/joined.h"

#include "widgets/base/reading_order.h"

#include <QCoreApplication>

namespace weft::widgets {

namespace {

struct ListTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::Lists)
};

} // namespace

// Each part has an order of its own: names in Latin letters would change places with each other.
QString joined(const QStringList& parts)
{
    //: between the parts of a list: "12 NPUs, 3 switches"
    const QString comma = ListTexts::tr(", ");
    QString text;
    for (const QString& part : parts) {
        if (!text.isEmpty())
            text += comma;
        text += parts.size() > 1 ? inOwnOrder(part) : part;
    }
    return text;
}

} // namespace weft::widgets
