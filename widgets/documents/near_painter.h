// SPDX-License-Identifier: GPL-3.0-or-later
// The nearest level of detail: glyphs with names and every link beside its way back, with its arrow. Part of
// fabric_painter.h; pure drawing.
#pragma once

#include "widgets/documents/fabric_painter.h"

namespace weft::widgets {

void paintNear(
    QPainter& painter, const FabricScene& scene, const ViewTransform& view, QSizeF size, const FabricLook& look);

// A node as a legend shows it: its glyph, or the square that it is farther away.
void paintNodeSample(QPainter& painter, bool isSwitch, const QRectF& box, bool near, const Theme& theme);

} // namespace weft::widgets
