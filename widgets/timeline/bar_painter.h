// SPDX-License-Identifier: GPL-3.0-or-later
// Turns lanes of bars into rows of pixels. A lane of any height is one line of colours that is copied downwards, so
// that a frame costs a look per pixel column and lane. Made for a theme; any thread.
#pragma once

#include "widgets/base/shared/time_controller.h"
#include "widgets/timeline/timeline_data.h"

#include <QColor>

#include <array>
#include <span>

namespace weft::widgets {

struct Theme;

[[nodiscard]] QColor colorOf(BarKind kind, const Theme& theme);

class BarPainter {
public:
    explicit BarPainter(const Theme& theme);

    // Writes the pixels of a line that spans `visible` where the lane has bars, and leaves the others. Bars at least
    // a few pixels wide end with a pixel that is left, so that neighbours stay apart.
    void paintLine(const TimelineData& data, const Lane& lane, TimeRange visible, std::span<QRgb> line) const;

    // True if the lane is drawn bar by bar at this scale.
    [[nodiscard]] static bool isExact(const Lane& lane, double nsPerPixel);

private:
    void paintBins(const Lane& lane, std::size_t level, TimeRange visible, std::span<QRgb> line) const;
    void paintBars(const TimelineData& data, const Lane& lane, TimeRange visible, std::span<QRgb> line) const;

    std::array<std::array<QRgb, 256>, kBarKinds> m_shades {}; // by kind and coverage
};

} // namespace weft::widgets
