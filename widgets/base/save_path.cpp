// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/save_path.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>

namespace weft::widgets {

QString withChosenSuffix(const QString& path, const QString& chosen, const QString& filters)
{
    static const QRegularExpression suffix(QStringLiteral("\\*(\\.[A-Za-z0-9.]+)"));
    auto all = suffix.globalMatch(filters);
    while (all.hasNext()) {
        if (path.endsWith(all.next().captured(1), Qt::CaseInsensitive))
            return path;
    }
    return path.isEmpty() ? path : path + suffix.match(chosen).captured(1);
}

QString askSavePath(QWidget* parent, const QString& title, const QString& suggestion, const QString& filters)
{
    QString chosen;
    const QString path = QFileDialog::getSaveFileName(parent, title, suggestion, filters, &chosen);
    return withChosenSuffix(path, chosen, filters);
}

} // namespace weft::widgets
