// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/canvas/decimator.h"

#include <algorithm>

namespace weft::widgets {

QList<QPointF> decimate(std::span<const double> values, double x0, double dx, std::size_t columns)
{
    QList<QPointF> points;
    const std::size_t count = values.size();
    const auto at = [&](std::size_t i) { return QPointF(x0 + dx * static_cast<double>(i), values[i]); };
    if (columns == 0)
        return points;
    if (count <= 2 * columns) {
        points.reserve(static_cast<qsizetype>(count));
        for (std::size_t i = 0; i < count; ++i)
            points.append(at(i));
        return points;
    }
    points.reserve(static_cast<qsizetype>(2 * columns));
    for (std::size_t column = 0; column < columns; ++column) {
        const auto first = values.begin() + static_cast<std::ptrdiff_t>(count * column / columns);
        const auto last = values.begin() + static_cast<std::ptrdiff_t>(count * (column + 1) / columns);
        const auto [least, most] = std::minmax_element(first, last);
        const auto [early, late] = std::minmax({ least - values.begin(), most - values.begin() });
        points.append(at(static_cast<std::size_t>(early)));
        if (late != early)
            points.append(at(static_cast<std::size_t>(late)));
    }
    return points;
}

} // namespace weft::widgets
