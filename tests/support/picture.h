// SPDX-License-Identifier: GPL-3.0-or-later
// What a widget painted, for assertions that fail when it painted nothing or the wrong thing. For tests only.
#pragma once

#include <QImage>
#include <QPixmap>
#include <QSet>
#include <QWidget>

#include <algorithm>
#include <map>

namespace weft::test {

class Picture {
public:
    explicit Picture(QWidget& widget)
        : m_image(widget.grab().toImage().convertToFormat(QImage::Format_RGB32))
    {
    }

    // Areas are in the widget's pixels; an empty one is all of it.
    [[nodiscard]] int count(const QColor& color, const QRect& area = {}) const
    {
        int found = 0;
        each(area, [&](QRgb pixel) { found += pixel == color.rgb() ? 1 : 0; });
        return found;
    }
    [[nodiscard]] int colors(const QRect& area = {}) const
    {
        QSet<QRgb> seen;
        each(area, [&](QRgb pixel) { seen.insert(pixel); });
        return static_cast<int>(seen.size());
    }
    // The share of pixels that are not of the ground, which is the colour that most have.
    [[nodiscard]] double ink(const QRect& area = {}) const
    {
        std::map<QRgb, int> counts;
        int all = 0;
        each(area, [&](QRgb pixel) {
            ++counts[pixel];
            ++all;
        });
        int ground = 0;
        for (const auto& [color, count] : counts)
            ground = std::max(ground, count);
        return all == 0 ? 0 : 1 - static_cast<double>(ground) / all;
    }
    bool operator==(const Picture& other) const { return m_image == other.m_image; }

private:
    template <class Take> void each(QRect area, Take take) const
    {
        const double ratio = m_image.devicePixelRatio();
        area = area.isEmpty() ? m_image.rect()
                              : QRectF(area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio)
                                    .toAlignedRect()
                                    .intersected(m_image.rect());
        for (int y = area.top(); y <= area.bottom(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(m_image.constScanLine(y));
            for (int x = area.left(); x <= area.right(); ++x)
                take(line[x] | 0xFF000000U);
        }
    }

    QImage m_image;
};

} // namespace weft::test
