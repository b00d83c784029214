// SPDX-License-Identifier: GPL-3.0-or-later
// Where arrows lead from a node of a drawn fabric. Pure.
#pragma once

#include "widgets/base/canvas/canvas_parts.h"

#include <QPointF>

#include <vector>

namespace weft::widgets {

// The nearest one that way; the node itself where there is none.
[[nodiscard]] int nodeBeside(const std::vector<QPointF>& places, int node, PartStep step);

} // namespace weft::widgets
