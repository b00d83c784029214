// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/csv_file.h"

#include <QCoreApplication>
#include <QSaveFile>

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

bool writeCsvFile(const QString& path, const QString& text, QString& error)
{
    QSaveFile file(path);
    const QByteArray bytes = text.toUtf8();
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return true;
    error = QCoreApplication::translate("weft::widgets::Charts", "Cannot write %1: %2").arg(path, file.errorString());
    return false;
}

} // namespace weft::widgets
