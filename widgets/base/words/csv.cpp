// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/csv.h"

namespace weft::widgets {

QString csvLine(const QStringList& fields)
{
    QStringList quoted;
    for (const QString& field : fields) {
        const bool plain
            = !field.contains(',') && !field.contains('"') && !field.contains('\n') && !field.contains('\r');
        quoted.append(plain ? field : '"' + QString(field).replace('"', QStringLiteral("\"\"")) + '"');
    }
    return quoted.join(',') + QStringLiteral("\r\n");
}

QString titleWithUnit(const QString& title, const QString& unit)
{
    return QStringLiteral("%1 (%2)").arg(title, unit);
}

} // namespace weft::widgets
