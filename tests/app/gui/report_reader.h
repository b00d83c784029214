// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a report's page as a browser does, with readers that share nothing with what wrote it. For tests only.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QStringList>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace weft::test {

// What a browser finds: sections and rows by an independent reader, pictures by those that draw them.
struct Found {
    QStringList sections;
    int rows = 0;
    int pictures = 0;
    bool isSound = false;
};

inline Found readHtml(const QByteArray& html)
{
    Found found;
    QXmlStreamReader reader(html);
    found.isSound = true;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QStringLiteral("section"))
            found.sections << reader.attributes().value("id").toString();
        found.rows += reader.name() == QStringLiteral("tr") ? 1 : 0;
        if (reader.name() != QStringLiteral("img"))
            continue;
        ++found.pictures;
        const QString source = reader.attributes().value("src").toString();
        const QByteArray bytes = QByteArray::fromBase64(source.section(',', 1).toLatin1());
        const bool isShapes = source.startsWith(QStringLiteral("data:image/svg+xml;base64,"));
        found.isSound = found.isSound && !reader.attributes().value("alt").isEmpty()
            && (isShapes ? QSvgRenderer(bytes).isValid() : !QImage::fromData(bytes).isNull());
    }
    found.isSound = found.isSound && !reader.hasError();
    return found;
}

} // namespace weft::test
