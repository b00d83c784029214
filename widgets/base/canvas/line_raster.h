// SPDX-License-Identifier: GPL-3.0-or-later
// Thin lines written straight into an image: QPainter takes about ten times as long for a hundred thousand of them,
// and a frame has no such time. Pure function; any thread that owns the image.
#pragma once

#include <QImage>
#include <QLineF>

#include <span>

namespace weft::widgets {

// Lines of `pixels` pixels in one opaque colour, without antialiasing, clipped to the image. Ends in units of the
// image's devicePixelRatio. The image must be RGB32 or ARGB32 and is not detached from a painter that is active on it.
void rasterLines(QImage& image, std::span<const QLineF> lines, QRgb color, int pixels);

} // namespace weft::widgets
