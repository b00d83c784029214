// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/view_export.h"

#include "widgets/base/image_export.h"

#include <QCoreApplication>
#include <QPainter>
#include <QSaveFile>

namespace weft::widgets {

namespace {

bool writeText(const QString& path, const QString& text, QString& error)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0 && file.commit())
        return true;
    error = QCoreApplication::translate("weft::widgets", "Cannot write %1: %2").arg(path, file.errorString());
    return false;
}

} // namespace

QStringList suffixesOf(const ViewExport& from)
{
    switch (from.kind) {
    case ViewExport::Kind::Picture:
        return { QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf") };
    case ViewExport::Kind::Table:
        return { QStringLiteral("csv") };
    case ViewExport::Kind::File:
        return from.suffixes;
    }
    return {};
}

bool writeExport(const ViewExport& from, const QString& path, QSize size, double scale, QString& error)
{
    switch (from.kind) {
    case ViewExport::Kind::Picture: {
        const QSize drawn = size.isEmpty() ? from.size : size;
        return writeImage(
            path, drawn, scale, from.name, [&](QPainter& painter) { from.paint(painter, drawn); }, error);
    }
    case ViewExport::Kind::Table:
        return writeText(path, from.table(), error);
    case ViewExport::Kind::File:
        return from.write(path, error);
    }
    return false;
}

} // namespace weft::widgets
