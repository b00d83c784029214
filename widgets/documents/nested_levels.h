// SPDX-License-Identifier: GPL-3.0-or-later
// How a fabric of dimensions is drawn: the nodes of each dimension stand on a circle, in a row, in a column or in a
// block, and those of the next are as many copies of that. Pure functions; any thread.
#pragma once

#include "engine/topology/topology.h"
#include "widgets/documents/fabric_columns.h"

#include <QPointF>
#include <QSizeF>

#include <cstdint>
#include <span>
#include <vector>

namespace weft::widgets {

inline constexpr double kSpacing = 2 * kGrid; // of neighbours

// How the nodes of one dimension stand: on a circle, in a row with a bow, or wrapped into a block.
struct Level {
    bool circle = false;
    std::uint32_t columns = 1;
    std::uint32_t rows = 1;
    QSizeF pitch;
    QPointF bow; // how far the middle of the row is pushed aside, so that long links do not hide behind short ones
    QPointF switches; // from the middle of what a switch joins to the switch
};

// One a dimension, the innermost first: the picture is about as wide as high, whatever the sizes. O(size of the last).
[[nodiscard]] std::vector<Level> levelsOf(std::span<const topology::Dimension> dimensions);
[[nodiscard]] QPointF placeIn(const Level& level, std::uint32_t coordinate, std::uint32_t size);

// Of a block of so many nodes.
[[nodiscard]] std::uint32_t columnsFor(std::uint32_t count, double widerBy = 1.0);
// Of a circle of so many.
[[nodiscard]] double radiusFor(std::uint32_t count);

} // namespace weft::widgets
