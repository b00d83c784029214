// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/mark_painter.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr int kMostSprites = 4096;

bool isRound(StepMark mark)
{
    return mark == StepMark::Copy || mark == StepMark::SendToCopy || mark == StepMark::LocalCopy;
}

// One pixel over another opaque one.
QRgb over(QRgb top, QRgb below)
{
    const auto rest = static_cast<unsigned>(255 - qAlpha(top));
    const auto part = [rest](int above, int under) {
        return std::min(255, above + static_cast<int>((static_cast<unsigned>(under) * rest + 127) / 255));
    };
    return qRgb(part(qRed(top), qRed(below)), part(qGreen(top), qGreen(below)), part(qBlue(top), qBlue(below)));
}

} // namespace

QColor transferColor(bool reduces, const Theme& theme)
{
    return theme.category(reduces ? 1 : 0);
}

QColor markColor(StepMark mark, const Theme& theme)
{
    switch (mark) {
    case StepMark::SendToCopy:
    case StepMark::Copy:
        return transferColor(false, theme);
    case StepMark::SendToReduce:
    case StepMark::Reduce:
        return transferColor(true, theme);
    case StepMark::LocalCopy:
    case StepMark::LocalReduce:
        return mixed(theme.base, theme.faintText, 0.75F);
    case StepMark::Wait:
        return mixed(theme.base, theme.faintText, 0.5F);
    }
    return {};
}

QColor markInk(StepMark mark, const Theme& theme)
{
    return isSend(mark) ? theme.text : inkOn(markColor(mark, theme));
}

void drawMark(QPainter& painter, const QRectF& rect, StepMark mark, const Theme& theme)
{
    const QColor color = markColor(mark, theme);
    if (mark == StepMark::Wait) {
        const double radius = std::min(3.0, rect.height() / 4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(rect.center(), radius, radius);
        return;
    }
    QRectF inside = rect;
    if (isSend(mark)) {
        const double width = std::clamp(rect.height() / 9, 1.0, 1.8);
        inside.adjust(width / 2, width / 2, -width / 2, -width / 2);
        painter.setPen(QPen(color, width));
        painter.setBrush(theme.base);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
    }
    const double radius = isRound(mark) ? inside.height() / 2 : 0;
    painter.drawRoundedRect(inside, radius, radius);
}

void drawArrowHead(QPainter& painter, const QLineF& line, double size, const QColor& color)
{
    const double length = line.length();
    if (length < size)
        return;
    const QPointF along = (line.p2() - line.p1()) / length;
    const QPointF across(-along.y(), along.x());
    const QPointF back = line.p2() - along * size;
    const QPointF head[] { line.p2(), back + across * (size * 0.4), back - across * (size * 0.4) };
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawConvexPolygon(head, 3);
}

const QImage& MarkSprites::sprite(StepMark mark, QSizeF size, double scale, const Theme& theme)
{
    if (m_theme != theme.kind || m_sprites.size() > kMostSprites)
        m_sprites.clear();
    m_theme = theme.kind;
    const int width = std::max(1, int(std::lround(size.width() * scale)));
    const int height = std::max(1, int(std::lround(size.height() * scale)));
    const quint64 key = (quint64(mark) << 48U) | (quint64(width) << 32U) | (quint64(height) << 16U)
        | quint64(std::lround(scale * 64));
    if (const auto at = m_sprites.constFind(key); at != m_sprites.constEnd())
        return *at;
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawMark(painter, QRectF(0, 0, width / scale, height / scale), mark, theme);
    painter.end();
    return *m_sprites.insert(key, image);
}

void StampGround::stamp(const QImage& sprite, QPoint topLeft) const
{
    const QRect place = QRect(topLeft, sprite.size()).intersected(m_clip);
    if (place.isEmpty())
        return;
    const auto* from = reinterpret_cast<const QRgb*>(sprite.constBits());
    const qsizetype fromStride = sprite.bytesPerLine() / qsizetype { sizeof(QRgb) };
    from += (place.top() - topLeft.y()) * fromStride + place.left() - topLeft.x();
    QRgb* to = m_bits + place.top() * m_stride + place.left();
    for (int y = 0; y < place.height(); ++y, from += fromStride, to += m_stride) {
        for (int x = 0; x < place.width(); ++x) {
            if (qAlpha(from[x]) == 255)
                to[x] = from[x];
            else if (qAlpha(from[x]) != 0)
                to[x] = over(from[x], to[x]);
        }
    }
}

} // namespace weft::widgets
