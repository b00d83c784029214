// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/density_painter.h"

#include "widgets/schedule/mark_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

namespace weft::widgets {

namespace {

constexpr std::int32_t kMostFill = 32;
constexpr std::int32_t kMostReduce = 32;
constexpr std::int32_t kReduceSteps = kMostReduce + 1;
constexpr double kGapFrom = 4; // px of a row that can spare some for a gap

// A few filled cells among many are still seen.
std::array<QRgb, (kMostFill + 1) * kReduceSteps> colorsOf(const Theme& theme)
{
    std::array<QRgb, (kMostFill + 1) * kReduceSteps> colors {};
    for (std::int32_t reduce = 0; reduce < kReduceSteps; ++reduce) {
        const QColor full = mixed(transferColor(false, theme), transferColor(true, theme),
            static_cast<float>(reduce) / static_cast<float>(kMostReduce));
        for (std::int32_t fill = 0; fill <= kMostFill; ++fill) {
            const float share = std::sqrt(static_cast<float>(fill) / static_cast<float>(kMostFill));
            colors[static_cast<std::size_t>(fill * kReduceSteps + reduce)]
                = fill == 0 ? theme.base.rgb() : mixed(theme.base, full, 0.2F + 0.8F * share).rgb();
        }
    }
    return colors;
}

struct Bins {
    std::uint32_t from = 0;
    std::uint32_t to = 0; // == from: outside
};

// The bins that each pixel covers, at least one inside of the schedule.
std::vector<Bins> binsOf(const GridSide& side, unsigned shift, std::uint32_t bins, int pixels)
{
    std::vector<Bins> covered(static_cast<std::size_t>(std::max(0, pixels)));
    const double perBin = std::ldexp(1.0, int(shift));
    for (std::size_t pixel = 0; pixel < covered.size(); ++pixel) {
        const double from = std::floor(side.toCell(double(pixel)) / perBin);
        const double to = std::ceil(side.toCell(double(pixel) + 1) / perBin);
        if (from < 0 || from >= bins)
            continue;
        covered[pixel].from = static_cast<std::uint32_t>(from);
        covered[pixel].to = static_cast<std::uint32_t>(std::clamp(to, from + 1, double(bins)));
        // Where a pixel lies inside of one bin it shows that bin only.
        if (to - from > 1 && side.scale * perBin >= 1)
            covered[pixel].to = covered[pixel].from + 1;
    }
    return covered;
}

} // namespace

void paintDensity(
    QImage& image, const QRect& area, const ScheduleDensity& density, const GridView& view, const Theme& theme)
{
    const QRect inside = area.intersected(image.rect());
    const std::vector<Bins> columns = binsOf(view.columns, density.levelShift(), density.columns(), inside.width());
    const std::vector<Bins> rows = binsOf(view.rows, density.rankShift(), density.rows(), inside.height());
    const auto colors = colorsOf(theme);
    const double cellsOfBin = std::ldexp(1.0, int(density.rankShift() + density.levelShift()));
    // The pixels inside of the schedule are next to each other.
    const auto isInside = [](const Bins& bins) { return bins.from != bins.to; };
    const auto left = std::find_if(columns.begin(), columns.end(), isInside);
    const auto right = std::find_if_not(left, columns.end(), isInside);
    const std::span<const Bins> seen(left, right);
    std::vector<float> stepsPerCell; // of fill, for one row of bins
    stepsPerCell.reserve(seen.size());
    for (const Bins& bins : seen)
        stepsPerCell.push_back(float(double(kMostFill) / (double(bins.to - bins.from) * cellsOfBin)));
    const bool hasGaps = view.rows.scale >= kGapFrom;
    std::vector<std::int32_t> filled(seen.size());
    std::vector<std::int32_t> reducing(seen.size());
    std::vector<QRgb> line(seen.size());
    std::vector<ScheduleDensity::Sum> before;
    Bins shown;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        if (rows[y].from == rows[y].to)
            continue;
        if (hasGaps && y + 1 < rows.size() && rows[y + 1].from != rows[y].from)
            continue;
        if (rows[y].from != shown.from || rows[y].to != shown.to) {
            shown = rows[y];
            density.between(shown.from, shown.to, before);
            const float perRow = 1.0F / float(shown.to - shown.from);
            for (std::size_t x = 0; x < seen.size(); ++x) {
                const ScheduleDensity::Sum& from = before[seen[x].from];
                const ScheduleDensity::Sum& to = before[seen[x].to];
                filled[x] = static_cast<std::int32_t>(to.filled - from.filled);
                reducing[x] = static_cast<std::int32_t>(to.reducing - from.reducing);
            }
            // Without branches, several pixels at a time; `filled` becomes the place of the colour.
            for (std::size_t x = 0; x < seen.size(); ++x) {
                const std::int32_t isEmpty = filled[x] == 0;
                const auto cells = float(filled[x] + isEmpty);
                const auto fill = static_cast<std::int32_t>(cells * (stepsPerCell[x] * perRow));
                const auto reduce = static_cast<std::int32_t>(float(reducing[x]) * float(kMostReduce) / cells);
                filled[x] = (std::clamp(fill, 1, kMostFill) * kReduceSteps + reduce) & (isEmpty - 1);
            }
            for (std::size_t x = 0; x < seen.size(); ++x)
                line[x] = colors[static_cast<std::size_t>(filled[x])];
        }
        auto* to = reinterpret_cast<QRgb*>(image.scanLine(inside.top() + int(y))) + inside.left();
        std::copy(line.begin(), line.end(), to + (left - columns.begin()));
    }
}

} // namespace weft::widgets
