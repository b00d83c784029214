// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/line_buckets.h"

#include "widgets/base/canvas/line_raster.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

QColor bucketColor(std::size_t bucket, const Theme& theme)
{
    if (bucket == kIdle)
        return levelColor(0, theme);
    return levelColor(static_cast<std::uint8_t>(bucket * 256 / kBuckets + 4), theme);
}

// The image behind a painter that draws pixels as they are; null for SVG, PDF and scaled painters.
QImage* imageOf(QPainter& painter)
{
    auto* image = dynamic_cast<QImage*>(painter.device());
    const bool plain
        = image != nullptr && (image->format() == QImage::Format_RGB32 || image->format() == QImage::Format_ARGB32);
    const double ratio = plain ? image->devicePixelRatio() : 1;
    return plain && painter.deviceTransform() == QTransform::fromScale(ratio, ratio) ? image : nullptr;
}

void drawLines(QPainter& painter, const Lines& lines, const QColor& color, int width, Qt::PenStyle style)
{
    if (lines.empty())
        return;
    QImage* image = style == Qt::SolidLine ? imageOf(painter) : nullptr;
    if (image != nullptr) {
        rasterLines(*image, lines, color.rgb(), static_cast<int>(std::lround(width * image->devicePixelRatio())));
        return;
    }
    QPen pen(color, width, style);
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

} // namespace

QColor blend(const QColor& a, const QColor& b, double part)
{
    return QColor::fromRgbF(static_cast<float>(a.redF() + (b.redF() - a.redF()) * part),
        static_cast<float>(a.greenF() + (b.greenF() - a.greenF()) * part),
        static_cast<float>(a.blueF() + (b.blueF() - a.blueF()) * part));
}

bool meets(QPointF a, QPointF b, const QRectF& area)
{
    return std::max(a.x(), b.x()) >= area.left() && std::min(a.x(), b.x()) <= area.right()
        && std::max(a.y(), b.y()) >= area.top() && std::min(a.y(), b.y()) <= area.bottom();
}

std::uint8_t levelOf(const FabricScene& scene, const Cable& cable, std::span<const std::uint8_t> levels)
{
    std::uint8_t most = 0;
    for (const std::uint32_t link : scene.linksOf(cable))
        most = std::max(most, levels[link]);
    return most;
}

std::size_t bucketOf(std::uint8_t level)
{
    return level == 0 ? kIdle : level * kBuckets / 256;
}

void drawBuckets(QPainter& painter, const Buckets& buckets, const Theme& theme, int pixels, double strength)
{
    const auto seen = [&](const QColor& color) { return strength < 1 ? blend(theme.base, color, strength) : color; };
    drawLines(painter, buckets.byLevel[kIdle], seen(bucketColor(kIdle, theme)), 1, Qt::SolidLine);
    for (std::size_t bucket = 0; bucket < kBuckets; ++bucket)
        drawLines(painter, buckets.byLevel[bucket], seen(bucketColor(bucket, theme)), pixels, Qt::SolidLine);
    drawLines(painter, buckets.degraded, seen(theme.warning), pixels, Qt::DashDotLine);
    drawLines(painter, buckets.failed, seen(theme.error), pixels, Qt::DashLine);
}

// Straight into the image where there is one: ten thousand boxes are a millisecond so, and ten with the painter.
void drawBoxes(QPainter& painter, std::span<const QRectF> boxes, const QColor& fill, const QColor& rim)
{
    QImage* image = imageOf(painter);
    if (image == nullptr) {
        painter.setPen(rim.isValid() ? QPen(rim, 1) : QPen(Qt::NoPen));
        painter.setBrush(fill);
        for (const QRectF& box : boxes)
            painter.drawRect(rim.isValid() ? box.adjusted(0, 0, -1, -1) : box);
        return;
    }
    const double ratio = image->devicePixelRatio();
    const auto fillRow = [image](int y, int from, int to, QRgb color) {
        auto* row = reinterpret_cast<QRgb*>(image->scanLine(y));
        std::fill(row + from, row + to, color);
    };
    const int edge = rim.isValid() ? std::max(1, static_cast<int>(ratio)) : 0;
    for (const QRectF& box : boxes) {
        const QRect whole(static_cast<int>(std::lround(box.left() * ratio)),
            static_cast<int>(std::lround(box.top() * ratio)),
            std::max(1, static_cast<int>(std::lround(box.width() * ratio))),
            std::max(1, static_cast<int>(std::lround(box.height() * ratio))));
        const QRect seen = whole.intersected(image->rect());
        const QRect inner = whole.adjusted(edge, edge, -edge, -edge).intersected(image->rect());
        for (int y = seen.top(); y <= seen.bottom(); ++y) {
            if (edge > 0)
                fillRow(y, seen.left(), seen.right() + 1, rim.rgb());
            if (y >= inner.top() && y <= inner.bottom() && inner.left() <= inner.right())
                fillRow(y, inner.left(), inner.right() + 1, fill.rgb());
        }
    }
}

} // namespace weft::widgets
