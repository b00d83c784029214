// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report.h"

#include "widgets/base/image_export.h"

#include <QBuffer>
#include <QPainter>

namespace weft::widgets {

bool saysNothing(const ReportSection& section)
{
    return section.sentences.isEmpty() && section.facts.empty() && section.pictures.empty() && section.tables.empty();
}

ReportPicture drawPicture(
    const QString& title, QSize size, bool mayBeShapes, const std::function<void(QPainter& painter, QSize size)>& paint)
{
    const auto draw = [&](const QString& form) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        (void)writeImage(buffer, form, size, 2, title, [&](QPainter& painter) { paint(painter, size); });
        return buffer.data();
    };
    ReportPicture picture { title, size, {}, mayBeShapes };
    if (mayBeShapes)
        picture.data = draw(QStringLiteral("svg"));
    if (picture.data.isEmpty() || picture.data.size() > kMostShapes) {
        picture.isShapes = false;
        picture.data = draw(QStringLiteral("png"));
    }
    return picture;
}

} // namespace weft::widgets
