// SPDX-License-Identifier: GPL-3.0-or-later
// What moves along the links of a scene: a dot for one message, a thick dash with a number for several. Pure drawing.
#pragma once

#include "widgets/documents/fabric_painter.h"

namespace weft::widgets {

struct FabricMover {
    std::uint32_t link = 0;
    std::uint32_t count = 1;
    double part = 0; // of the way from the link's source that the first of them has behind it
    double last = 0; // the same of the last of them
    bool operator==(const FabricMover&) const = default;
};

// Where on its link as it is drawn a part of the way is, in pixels of the view.
[[nodiscard]] QPointF placeAlong(
    const FabricScene& scene, std::uint32_t link, double part, const ViewTransform& view, Detail detail);

void paintMovers(QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size,
    std::span<const FabricMover> movers, const FabricLook& look, Detail detail);

} // namespace weft::widgets
