// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report.h"

#include "widgets/base/canvas/image_export.h"
#include "widgets/base/looks/theme.h"

#include <QBuffer>
#include <QPainter>

namespace weft::widgets {

bool saysNothing(const ReportSection& section)
{
    return section.sentences.isEmpty() && section.facts.empty() && section.pictures.empty() && section.tables.empty()
        && section.listings.empty();
}

bool drawPictures(ReportSection& section, const Watch& watch)
{
    const ThemeOfThread light(Theme::light());
    for (ReportPicture& picture : section.pictures) {
        if (!picture.paint)
            continue;
        const auto draw = [&picture, &watch](const QString& form) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            (void)writeImage(buffer, form, picture.size, 2, picture.title,
                [&](QPainter& painter) { picture.paint(painter, picture.size, watch); });
            return buffer.data();
        };
        if (picture.isShapes)
            picture.data = draw(QStringLiteral("svg"));
        if (picture.data.isEmpty() || picture.data.size() > kMostShapes) {
            if (watch.stop.stop_requested())
                return false;
            picture.isShapes = false;
            picture.data = draw(QStringLiteral("png"));
        }
        if (watch.stop.stop_requested())
            return false;
        picture.paint = {};
    }
    return true;
}

} // namespace weft::widgets
