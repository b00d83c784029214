// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/series_mark.h"

#include <QPainter>
#include <QPolygonF>

namespace weft::widgets {

namespace {

// Within −1..1, downwards.
QPolygonF outlineOf(std::size_t number)
{
    switch (number % kSeriesMarks) {
    case 1:
        return { { -0.8, -0.8 }, { 0.8, -0.8 }, { 0.8, 0.8 }, { -0.8, 0.8 } };
    case 2:
        return { { 0, -1 }, { 1, 0.8 }, { -1, 0.8 } };
    case 3:
        return { { 0, -1.3 }, { 0.75, 0 }, { 0, 1.3 }, { -0.75, 0 } };
    case 4:
        return { { 0, 1 }, { -1, -0.8 }, { 1, -0.8 } };
    case 5:
        return { { -0.35, -1 }, { 0.35, -1 }, { 0.35, -0.35 }, { 1, -0.35 }, { 1, 0.35 }, { 0.35, 0.35 }, { 0.35, 1 },
            { -0.35, 1 }, { -0.35, 0.35 }, { -1, 0.35 }, { -1, -0.35 }, { -0.35, -0.35 } };
    case 6:
        return { { 1, 0 }, { -0.8, 1 }, { -0.8, -1 } };
    default:
        return { { -1, -0.3 }, { 1, -0.3 }, { 1, 0.3 }, { -1, 0.3 } };
    }
}

} // namespace

void drawSeriesMark(QPainter& painter, std::size_t number, QPointF middle, double side, const QColor& color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    if (number % kSeriesMarks == 0) {
        painter.drawEllipse(middle, side / 2, side / 2);
    } else {
        painter.translate(middle);
        painter.scale(side / 2, side / 2);
        painter.drawPolygon(outlineOf(number));
    }
    painter.restore();
}

QImage seriesMark(std::size_t number, int side, const QColor& color, double scale)
{
    QImage image(QSize(side + 4, side + 4) * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawSeriesMark(painter, number, QPointF(side + 4, side + 4) / 2, side, color);
    return image;
}

} // namespace weft::widgets
