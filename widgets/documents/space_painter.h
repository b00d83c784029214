// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a scene that is in space, from the back to the front: what is nearer is larger, stronger, and over the rest.
// Part of fabric_painter.h; pure drawing.
#pragma once

#include "widgets/documents/fabric_painter.h"

namespace weft::widgets {

void paintSpace(QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size,
    const FabricLook& look, Detail detail);

} // namespace weft::widgets
