// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a FabricScene into any painter: screen, image, SVG or PDF, at the level of detail that the scale allows.
// Pure drawing, no state; interface thread.
#pragma once

#include "widgets/base/looks/color_map.h"
#include "widgets/base/looks/theme.h"
#include "widgets/documents/fabric_scene.h"

#include <QFont>

#include <functional>

class QPainter;

namespace weft::widgets {

// Far: blocks and bundles. Mid: thin lines and squares. Near: glyphs with names, every link with its arrow.
enum class Detail : std::uint8_t { Far, Mid, Near };

struct FabricLook {
    const Theme* theme = nullptr;
    // Utilization by link in 1/255; empty: the links are drawn plain. 0: idle.
    std::span<const std::uint8_t> levels;
    std::function<QString(std::uint32_t node)> nodeName; // for near
    QFont font {};
    bool widthByBandwidth = false;
    std::size_t mostDrawn = 36'000; // nodes and cables on the screen; beyond them: Far
};

inline constexpr double kNearScale = 0.55; // glyphs of 14 pixels
inline constexpr std::size_t kMostNear = 900; // cables and nodes that are drawn with all detail

[[nodiscard]] Detail detailFor(const FabricScene& scene, const ViewTransform& view, QSizeF size, std::size_t mostDrawn);
// What would be drawn, for the choice between vectors and a bitmap.
[[nodiscard]] std::size_t primitiveCount(const FabricScene& scene);

// `size`: of the view, what lies outside is left out. The ground is not filled.
void paintFabric(QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size,
    const FabricLook& look, Detail detail);

// Outlines of elements over the picture, for selection and hover.
struct FabricMarks {
    std::span<const std::uint32_t> nodes;
    std::span<const std::uint32_t> links;
    QColor color;
    double width = 2;
};
void paintMarks(QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size,
    const FabricMarks& marks, Detail detail);

// The colour of a level: the sequential map, and a faint line for idle links.
[[nodiscard]] QColor levelColor(std::uint8_t level, const Theme& theme);

} // namespace weft::widgets
