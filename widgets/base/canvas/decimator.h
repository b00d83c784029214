// SPDX-License-Identifier: GPL-3.0-or-later
// Points for a chart of a given width: at most the least and the greatest of each pixel column, so that a line of a
// million points looks the same and costs a few thousand. Pure function; any thread.
#pragma once

#include <QList>
#include <QPointF>

#include <cstddef>
#include <span>

namespace weft::widgets {

// `values` are samples at x0, x0 + dx, …. At most 2 × columns points, in ascending x, peaks and dips kept.
[[nodiscard]] QList<QPointF> decimate(std::span<const double> values, double x0, double dx, std::size_t columns);

} // namespace weft::widgets
