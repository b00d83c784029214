// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/density_painter.h"

#include "widgets/schedule/mark_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <vector>

namespace weft::widgets {

namespace {

constexpr std::size_t kFillSteps = 32;
constexpr std::size_t kReduceSteps = 33;
constexpr double kGapFrom = 4; // px of a row that can spare some for a gap

// A few filled cells among many are still seen.
std::array<QRgb, (kFillSteps + 1) * kReduceSteps> colorsOf(const Theme& theme)
{
    std::array<QRgb, (kFillSteps + 1) * kReduceSteps> colors {};
    for (std::size_t fill = 0; fill <= kFillSteps; ++fill) {
        for (std::size_t reduce = 0; reduce < kReduceSteps; ++reduce) {
            const QColor full = mixed(transferColor(false, theme), transferColor(true, theme),
                static_cast<float>(reduce) / static_cast<float>(kReduceSteps - 1));
            const float share = std::sqrt(static_cast<float>(fill) / static_cast<float>(kFillSteps));
            colors[fill * kReduceSteps + reduce]
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
    std::vector<float> stepsPerCell(columns.size(), 0); // of fill, for one row of bins
    for (std::size_t x = 0; x < columns.size(); ++x) {
        if (columns[x].from != columns[x].to)
            stepsPerCell[x] = float(double(kFillSteps) / (double(columns[x].to - columns[x].from) * cellsOfBin));
    }
    const bool hasGaps = view.rows.scale >= kGapFrom;
    std::vector<QRgb> line(columns.size());
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
            for (std::size_t x = 0; x < columns.size(); ++x) {
                const Bins& of = columns[x];
                if (of.from == of.to) {
                    line[x] = 0;
                    continue;
                }
                const ScheduleDensity::Sum sum { before[of.to].filled - before[of.from].filled,
                    before[of.to].reducing - before[of.from].reducing };
                if (sum.filled == 0) {
                    line[x] = colors[0];
                    continue;
                }
                const auto filled = float(sum.filled);
                const float fill = std::clamp(filled * stepsPerCell[x] * perRow, 1.0F, float(kFillSteps));
                const float reduce = float(sum.reducing) * float(kReduceSteps - 1) / filled;
                line[x] = colors[static_cast<std::size_t>(
                    static_cast<std::uint32_t>(fill) * kReduceSteps + static_cast<std::uint32_t>(reduce))];
            }
        }
        auto* to = reinterpret_cast<QRgb*>(image.scanLine(inside.top() + int(y))) + inside.left();
        for (std::size_t x = 0; x < line.size(); ++x) {
            if (line[x] != 0)
                to[x] = line[x];
        }
    }
}

} // namespace weft::widgets
