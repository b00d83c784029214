// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes of a schedule's steps: round for copies, square for reductions, hollow for sends, grey inside of a rank.
// Shapes for vectors, and the same kept as small pictures for screens with tens of thousands of them. Interface
// thread.
#pragma once

#include "widgets/base/looks/theme.h"
#include "widgets/schedule/schedule_columns.h"

#include <QHash>
#include <QImage>
#include <QRectF>

class QPainter;

namespace weft::widgets {

[[nodiscard]] QColor transferColor(bool reduces, const Theme& theme);
[[nodiscard]] QColor markColor(StepMark mark, const Theme& theme); // of its outline, and of its inside unless hollow
[[nodiscard]] QColor markInk(StepMark mark, const Theme& theme); // of text on it

void drawMark(QPainter& painter, const QRectF& rect, StepMark mark, const Theme& theme);
// A head at the end of a line.
void drawArrowHead(QPainter& painter, const QLineF& line, double size, const QColor& color);

class MarkSprites {
public:
    // Sizes in logical pixels, rounded to device pixels; `scale` device pixels each.
    [[nodiscard]] const QImage& sprite(StepMark mark, QSizeF size, double scale, const Theme& theme);

private:
    QHash<quint64, QImage> m_sprites;
    ThemeKind m_theme = ThemeKind::Light;
};

// An image of opaque pixels that sprites are copied into, cut at `clip`; places in device pixels. The image is neither
// copied nor changed by others meanwhile.
class StampGround {
public:
    StampGround(QImage& image, const QRect& clip)
        : m_bits(reinterpret_cast<QRgb*>(image.bits()))
        , m_stride(image.bytesPerLine() / qsizetype { sizeof(QRgb) })
        , m_clip(clip.intersected(QRect(QPoint(), image.size())))
    {
    }
    void stamp(const QImage& sprite, QPoint topLeft) const;

private:
    QRgb* m_bits;
    qsizetype m_stride;
    QRect m_clip;
};

} // namespace weft::widgets
