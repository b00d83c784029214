// SPDX-License-Identifier: GPL-3.0-or-later
// Where the nodes of a fabric are drawn, by its structure: deterministic, and no node ever covers another.
// Pure functions over a sealed topology; positions by NodeId in scene units. Any thread; O(nodes + links).
#pragma once

#include "engine/topology/topology.h"

#include <QPointF>

#include <cstdint>
#include <vector>

namespace weft::widgets {

enum class LayoutKind : std::uint8_t { Structural, Grid, Ring, NestedDimensions, RackRows, TreeLevels };

// Structural chooses: levels where switches are joined to switches, else nested dimensions, else a ring or a grid.
[[nodiscard]] std::vector<QPointF> layOut(const topology::Topology& topology, LayoutKind kind);

// Moves nodes that cover an earlier one to free places nearby, in ascending id: afterwards any two are kLeastApart
// scene units apart or more, along x or along y. O(nodes).
inline constexpr double kLeastApart = 32; // a glyph and a little air
void separate(std::vector<QPointF>& positions);

} // namespace weft::widgets
