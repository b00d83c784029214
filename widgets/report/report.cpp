// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report.h"

#include "widgets/base/image_export.h"

#include <QBuffer>
#include <QPainter>

namespace weft::widgets {

bool saysNothing(const ReportSection& section)
{
    return section.sentences.isEmpty() && section.facts.empty() && section.pictures.empty() && section.tables.empty()
        && section.listings.empty();
}

void drawPictures(ReportSection& section)
{
    for (ReportPicture& picture : section.pictures) {
        if (!picture.paint)
            continue;
        const auto draw = [&picture](const QString& form) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            (void)writeImage(buffer, form, picture.size, 2, picture.title,
                [&picture](QPainter& painter) { picture.paint(painter, picture.size); });
            return buffer.data();
        };
        if (picture.isShapes)
            picture.data = draw(QStringLiteral("svg"));
        if (picture.data.isEmpty() || picture.data.size() > kMostShapes) {
            picture.isShapes = false;
            picture.data = draw(QStringLiteral("png"));
        }
        picture.paint = {};
    }
}

} // namespace weft::widgets
