// SPDX-License-Identifier: GPL-3.0-or-later
// Draws what a person added to a fabric: collapsed groups, labels of cables, notes. Part of fabric_painter.h; pure
// drawing.
#pragma once

#include "widgets/documents/fabric_painter.h"

namespace weft::widgets {

void paintDrawing(
    QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size, const FabricLook& look);

// Where a note is drawn, in pixels.
[[nodiscard]] QRectF noteRect(const FabricNote& note, const ViewTransform& view, const QFont& font);

// The mean and the most of the levels of a collapsed group's links.
struct FoldFigures {
    std::uint8_t mean = 0;
    std::uint8_t most = 0;
};
[[nodiscard]] FoldFigures figuresOf(const Fold& fold, std::span<const std::uint8_t> levels);

} // namespace weft::widgets
