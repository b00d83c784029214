// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/nested_levels.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace weft::widgets {

using topology::Dimension;
using topology::DimensionKind;

std::uint32_t columnsFor(std::uint32_t count, double widerBy)
{
    return std::max(1U, static_cast<std::uint32_t>(std::ceil(std::sqrt(static_cast<double>(count) * widerBy))));
}

double radiusFor(std::uint32_t count)
{
    return std::max(1.5 * kGrid, kSpacing * count / (2 * std::numbers::pi));
}

QPointF placeIn(const Level& level, std::uint32_t coordinate, std::uint32_t size)
{
    if (level.circle) {
        const double angle = 2 * std::numbers::pi * coordinate / size - std::numbers::pi / 2;
        return { level.pitch.width() * std::cos(angle), level.pitch.width() * std::sin(angle) };
    }
    const std::uint32_t column = coordinate % level.columns;
    const std::uint32_t row = coordinate / level.columns;
    QPointF point(column * level.pitch.width(), row * level.pitch.height());
    const double along = size > 1 ? 2.0 * coordinate / (size - 1) - 1 : 0; // −1 … 1
    return point + level.bow * (1 - along * along);
}

namespace {

// The switches of a dimension stand like the nodes of one of the blocks that they join, beside these: above a row of
// them, to the right of a column. The room that takes.
QSizeF roomForSwitches(Level& level, const QSizeF& inner)
{
    constexpr double kGap = 1.25 * kGrid;
    if (level.columns >= level.rows) {
        level.switches = QPointF(0, -(level.rows - 1.0) * level.pitch.height() / 2 - inner.height() - kGap);
        return { 0, inner.height() + kGap };
    }
    level.switches = QPointF((level.columns - 1.0) * level.pitch.width() / 2 + inner.width() + kGap, 0);
    return { inner.width() + kGap, 0 };
}

// What a level and all inside it take.
QSizeF blockOf(const Level& level, const QSizeF& inner)
{
    if (level.circle)
        return { 2 * level.pitch.width(), 2 * level.pitch.width() };
    return { inner.width() + (level.columns - 1) * level.pitch.width() + std::abs(level.bow.x()),
        inner.height() + (level.rows - 1) * level.pitch.height() + std::abs(level.bow.y()) };
}

// How far a block is from the shape of a window; 1: not at all.
double strangeness(const QSizeF& block)
{
    constexpr double kWider = 1.3;
    const double wide = std::max(block.width(), 1.0) / std::max(block.height(), 1.0) / kWider;
    return std::max(wide, 1 / wide);
}

// Wraps a row or a column that would make a long strip of the picture into as many rows as make it squarest.
void wrapStrip(Level& level, const Dimension& dimension, const QSizeF& inner)
{
    constexpr double kStrip = 1.7;
    const auto shapeOf = [&](Level as) {
        QSizeF block = blockOf(as, inner);
        if (dimension.kind == DimensionKind::Switch)
            block += roomForSwitches(as, inner);
        return strangeness(block);
    };
    double least = shapeOf(level);
    if (least <= kStrip)
        return;
    const std::uint32_t n = dimension.size;
    Level wrapped = level;
    wrapped.bow = {};
    for (std::uint32_t rows = 1; rows <= n; ++rows) {
        wrapped.columns = (n + rows - 1) / rows;
        wrapped.rows = rows;
        if ((n + wrapped.columns - 1) / wrapped.columns != rows)
            continue; // an empty row
        const double gaps = static_cast<double>(wrapped.columns) * rows / n; // places that nobody takes
        if (const double shape = shapeOf(wrapped) * gaps; shape < least) {
            least = shape;
            level = wrapped;
        }
    }
}

// Of a plane: one row of nodes, and rows of rows.
void squareCells(std::vector<Level>& levels)
{
    double side = 0;
    for (const Level& level : levels) {
        if (level.columns > 1)
            side = std::max(side, level.pitch.width());
        if (level.rows > 1)
            side = std::max(side, level.pitch.height());
    }
    for (Level& level : levels) {
        if (level.columns > 1)
            level.pitch.setWidth(side);
        if (level.rows > 1)
            level.pitch.setHeight(side);
    }
}

} // namespace

std::vector<Level> levelsOf(std::span<const Dimension> dimensions)
{
    std::vector<Level> levels;
    QSizeF block(0, 0); // of everything inside
    bool across = true; // rows and columns take turns
    const auto several = static_cast<int>(std::count_if(
        dimensions.begin(), dimensions.end(), [](const Dimension& dimension) { return dimension.size > 1; }));
    // Two dimensions of like size are drawn as what they are: rows and columns.
    std::uint32_t least = ~0U;
    std::uint32_t most = 1;
    for (const Dimension& dimension : dimensions) {
        most = std::max(most, dimension.size);
        least = dimension.size > 1 ? std::min(least, dimension.size) : least;
    }
    constexpr std::uint32_t kLongest = 8; // sides of a plane that is still one
    const bool isPlane = several == 2 && most <= kLongest * least;
    const Dimension* last = nullptr; // of several; those before it take turns
    for (const Dimension& dimension : dimensions)
        last = dimension.size > 2 ? &dimension : last;
    for (const Dimension& dimension : dimensions) {
        const std::uint32_t n = dimension.size;
        Level level;
        const bool innermost = block.isEmpty() && levels.empty();
        const double gap = innermost ? kSpacing : kSpacing * 1.25;
        level.pitch = { block.width() + gap, block.height() + gap };
        const bool loops = dimension.kind != DimensionKind::Mesh && dimension.kind != DimensionKind::Plain;
        if (n <= 2 || isPlane || (n <= 16 && several > 1 && !(innermost && loops && several > 2 && n > 4 && n <= 8))) {
            level.columns = across ? n : 1;
            level.rows = across ? 1 : n;
            if (loops && n > 2 && dimension.kind != DimensionKind::Switch)
                level.bow = across ? QPointF(0, -0.65 * kGrid * std::clamp(n, 4U, 8U) / 4.0)
                                   : QPointF(0.65 * kGrid * std::clamp(n, 4U, 8U) / 4.0, 0);
            across = !across;
        } else if (loops && n <= 64 && innermost) {
            level.circle = true;
            level.pitch.setWidth(radiusFor(n));
        } else {
            level.columns = columnsFor(n, 1.5);
            level.rows = (n + level.columns - 1) / level.columns;
        }
        QSizeF inner = block;
        // The longer sides of planes are as far apart as the shorter ones.
        if (!isPlane && levels.size() == 1 && n > kLongest && levels.front().columns > kLongest && level.columns == 1) {
            levels.push_back(level);
            squareCells(levels);
            inner = blockOf(levels.front(), {});
            level = levels.back();
            levels.pop_back();
        }
        if (!isPlane && !innermost && &dimension == last)
            wrapStrip(level, dimension, inner);
        block = blockOf(level, inner);
        if (dimension.kind == DimensionKind::Switch && !level.circle)
            block += roomForSwitches(level, inner);
        levels.push_back(level);
    }
    // The cells of a plane are square.
    if (isPlane)
        squareCells(levels);
    return levels;
}

} // namespace weft::widgets
