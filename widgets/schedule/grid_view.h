// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a grid of columns and rows is seen, and how large: levels from left to right, ranks from top to
// bottom, each side with a scale of its own. A value; pure functions.
#pragma once

#include <algorithm>

namespace weft::widgets {

// One side of a grid: `first` is the place at the view's edge, in cells; `scale` is in pixels a cell.
struct GridSide {
    double first = 0;
    double scale = 1;

    [[nodiscard]] double toPixel(double cell) const { return (cell - first) * scale; }
    [[nodiscard]] double toCell(double pixel) const { return pixel / scale + first; }
    bool operator==(const GridSide&) const = default;

    // All of `cells` in `pixels`, no larger than `most`.
    [[nodiscard]] static GridSide fitting(double cells, double pixels, double most)
    {
        return { 0, std::min(most, std::max(1.0, pixels) / std::max(1.0, cells)) };
    }
    // The same, cut so that cells fill the view where there are enough of them. `natural`: as large as fitting makes
    // a cell; `most`: as large as zooming does.
    [[nodiscard]] GridSide clamped(double cells, double pixels, double natural, double most) const
    {
        GridSide side = *this;
        side.scale = std::clamp(scale, fitting(cells, pixels, natural).scale, most);
        side.first = std::clamp(first, 0.0, std::max(0.0, cells - pixels / side.scale));
        return side;
    }
    // The place under `pixel` stays there.
    [[nodiscard]] GridSide zoomedAt(double pixel, double factor) const
    {
        const double fixed = toCell(pixel);
        return { fixed - pixel / (scale * factor), scale * factor };
    }
};

struct GridView {
    GridSide columns; // levels; level l is column l - 1
    GridSide rows; // ranks
    bool operator==(const GridView&) const = default;
};

} // namespace weft::widgets
