// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/visible_points.h"

#include "widgets/base/canvas/decimator.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

QList<QPointF> visiblePoints(
    std::span<const double> bins, std::int64_t binWidth, TimeRange visible, std::size_t columns)
{
    if (bins.empty() || binWidth <= 0 || visible.length() <= 0)
        return {};
    const auto count = static_cast<std::int64_t>(bins.size());
    const std::int64_t first = std::clamp<std::int64_t>(visible.from / binWidth - 1, 0, count - 1);
    const std::int64_t last = std::clamp<std::int64_t>(visible.to / binWidth + 2, first + 1, count);
    const auto shown = bins.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first));
    const auto width = static_cast<double>(binWidth);
    QList<QPointF> points
        = decimate(shown, (static_cast<double>(first) + 0.5) * width, width, std::max<std::size_t>(columns, 1));
    for (QPointF& point : points)
        point.setY(point.y() * 100);
    return points;
}

namespace {

void include(BandColumn& column, const BandColumn& other)
{
    column.low = std::min(column.low, other.low);
    column.high = std::max(column.high, other.high);
}

// Of the bins [first, last), which is not empty.
BandColumn extremes(const BandSource& source, std::int64_t first, std::int64_t last)
{
    const auto one = [&source](std::int64_t bin) {
        const auto at = static_cast<std::size_t>(bin);
        return BandColumn { static_cast<float>(source.least[at]), static_cast<float>(source.most[at]) };
    };
    BandColumn column = one(first);
    std::int64_t bin = first;
    while (bin < last) {
        const auto group = static_cast<std::size_t>(bin / kCoarse);
        if (bin % kCoarse == 0 && bin + kCoarse <= last && group < source.coarse.size()) {
            include(column, source.coarse[group]);
            bin += kCoarse;
        } else {
            include(column, one(bin));
            ++bin;
        }
    }
    return column;
}

} // namespace

std::vector<BandColumn> coarseBand(std::span<const double> least, std::span<const double> most)
{
    const auto bins = static_cast<std::int64_t>(std::min(least.size(), most.size()));
    std::vector<BandColumn> coarse;
    coarse.reserve(static_cast<std::size_t>(bins / kCoarse + 1));
    for (std::int64_t first = 0; first < bins; first += kCoarse)
        coarse.push_back(extremes({ least, most, {} }, first, std::min(first + kCoarse, bins)));
    return coarse;
}

bool isDense(std::size_t bins, std::int64_t binWidth, TimeRange visible, std::size_t columns)
{
    const auto inSight = binWidth > 0 ? visible.length() / binWidth : 0;
    return std::min(static_cast<std::int64_t>(bins), inSight) > static_cast<std::int64_t>(columns) / 2;
}

std::vector<BandColumn> visibleBand(
    const BandSource& source, std::int64_t binWidth, TimeRange visible, std::size_t columns)
{
    std::vector<BandColumn> band;
    const auto bins = static_cast<std::int64_t>(std::min(source.least.size(), source.most.size()));
    if (bins == 0 || binWidth <= 0 || visible.length() <= 0 || columns == 0)
        return band;
    const double nsPerColumn = static_cast<double>(visible.length()) / static_cast<double>(columns);
    band.reserve(columns);
    for (std::size_t column = 0; column < columns; ++column) {
        const std::int64_t from = visible.from + static_cast<std::int64_t>(nsPerColumn * static_cast<double>(column));
        const std::int64_t to = visible.from + static_cast<std::int64_t>(nsPerColumn * static_cast<double>(column + 1));
        const std::int64_t first = std::max<std::int64_t>(from, 0) / binWidth;
        if (first >= bins)
            break;
        band.push_back(extremes(source, first, std::clamp((to - 1) / binWidth + 1, first + 1, bins)));
    }
    return band;
}

} // namespace weft::widgets
