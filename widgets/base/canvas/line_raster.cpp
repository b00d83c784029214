// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/canvas/line_raster.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace weft::widgets {

namespace {

struct Clip {
    double right;
    double bottom;
};

// Liang and Barsky: the part of the line inside the image; false if there is none.
bool clipped(double& x1, double& y1, double& x2, double& y2, const Clip& clip)
{
    double from = 0;
    double to = 1;
    const double dx = x2 - x1;
    const double dy = y2 - y1;
    const auto cut = [&](double p, double q) {
        if (p == 0)
            return q >= 0;
        const double t = q / p;
        if (p < 0)
            from = std::max(from, t);
        else
            to = std::min(to, t);
        return from <= to;
    };
    if (!cut(-dx, x1) || !cut(dx, clip.right - x1) || !cut(-dy, y1) || !cut(dy, clip.bottom - y1))
        return false;
    const double x0 = x1;
    const double y0 = y1;
    x1 = x0 + from * dx;
    y1 = y0 + from * dy;
    x2 = x0 + to * dx;
    y2 = y0 + to * dy;
    return true;
}

struct Raster {
    std::uint32_t* bits;
    std::ptrdiff_t stride; // pixels
    int width;
    int height;
};

// Steps along the longer axis in 16.16 fixed point.
void drawLine(const Raster& raster, double x1, double y1, double x2, double y2, std::uint32_t color, int pixels)
{
    const bool steep = std::abs(y2 - y1) > std::abs(x2 - x1);
    if (steep) {
        std::swap(x1, y1);
        std::swap(x2, y2);
    }
    if (x1 > x2) {
        std::swap(x1, x2);
        std::swap(y1, y2);
    }
    const int first = static_cast<int>(x1);
    const int last = static_cast<int>(x2);
    const double slope = x2 > x1 ? (y2 - y1) / (x2 - x1) : 0;
    auto across = static_cast<std::int64_t>(y1 * 65536);
    const auto step = static_cast<std::int64_t>(slope * 65536);
    const int most = (steep ? raster.width : raster.height) - 1;
    const std::ptrdiff_t alongStride = steep ? raster.stride : 1;
    const std::ptrdiff_t acrossStride = steep ? 1 : raster.stride;
    std::uint32_t* at = raster.bits + first * alongStride;
    for (int i = first; i <= last; ++i, at += alongStride, across += step) {
        const int place = std::clamp(static_cast<int>(across >> 16), 0, most);
        at[place * acrossStride] = color;
        for (int wide = 1; wide < pixels && place + wide <= most; ++wide)
            at[(place + wide) * acrossStride] = color;
    }
}

} // namespace

void rasterLines(QImage& image, std::span<const QLineF> lines, QRgb color, int pixels)
{
    const Raster raster { reinterpret_cast<std::uint32_t*>(image.bits()), image.bytesPerLine() / 4, image.width(),
        image.height() };
    const Clip clip { image.width() - 1.0, image.height() - 1.0 };
    const double ratio = image.devicePixelRatio();
    for (const QLineF& line : lines) {
        double x1 = line.x1() * ratio;
        double y1 = line.y1() * ratio;
        double x2 = line.x2() * ratio;
        double y2 = line.y2() * ratio;
        if (clipped(x1, y1, x2, y2, clip))
            drawLine(raster, x1, y1, x2, y2, color | 0xFF000000U, pixels);
    }
}

} // namespace weft::widgets
