// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/utilization.h"

#include "engine/analysis/record_level.h"
#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::analysis {

using simulation::LinkBins;
using simulation::Run;

namespace {

// The part of the bins that the run reached.
struct Grid {
    std::uint64_t width = 0;
    std::size_t bins = 0;
    std::size_t stride = 0; // cells of one link
    std::uint64_t makespan = 0;

    [[nodiscard]] std::uint64_t begin(std::size_t bin) const { return bin * width; }
    [[nodiscard]] std::uint64_t end(std::size_t bin) const { return std::min((bin + 1) * width, makespan); }
};

Result<Grid> gridOf(const Run& run)
{
    const LinkBins& bins = run.bins;
    if (bins.bins == 0 || bins.binWidth.ns() == 0 || bins.busyNs.size() / bins.bins < run.links.size())
        return needsLinkBins("utilization over time");
    Grid grid { bins.binWidth.ns(), 0, bins.bins, run.makespan.ns() };
    const std::uint64_t reached = grid.makespan / grid.width + (grid.makespan % grid.width != 0 ? 1 : 0);
    grid.bins = std::min<std::uint64_t>(reached, bins.bins);
    return grid;
}

// Adds the busy times of one link; means are divided at the end.
void addLink(const Run& run, const Grid& grid, std::size_t link, UtilizationSeries& series)
{
    const std::uint64_t* busy = run.bins.busyNs.data() + link * grid.stride;
    for (std::size_t bin = 0; bin < grid.bins; ++bin) {
        const double use
            = std::min(1.0, static_cast<double>(busy[bin]) / static_cast<double>(grid.end(bin) - grid.begin(bin)));
        series.mean[bin] += use;
        series.most[bin] = std::max(series.most[bin], use);
    }
}

UtilizationSeries emptySeries(const Grid& grid)
{
    return { Time { grid.width }, std::vector<double>(grid.bins), std::vector<double>(grid.bins) };
}

void divideMean(UtilizationSeries& series, std::size_t links)
{
    for (double& mean : series.mean)
        mean /= static_cast<double>(std::max<std::size_t>(links, 1));
}

} // namespace

Result<UtilizationSeries> utilizationOf(const Run& run, std::span<const LinkId> links)
{
    const Result<Grid> grid = gridOf(run);
    if (!grid)
        return grid.error();
    UtilizationSeries series = emptySeries(*grid);
    for (const LinkId link : links) {
        if (index(link) >= run.links.size())
            return errorOf(ErrorCode::OutOfRange, "there is no link " + std::to_string(index(link)));
        addLink(run, *grid, index(link), series);
    }
    divideMean(series, links.size());
    return series;
}

Result<std::vector<UtilizationSeries>> utilizationByDimension(const Run& run, std::span<const std::uint32_t> dimensions)
{
    const Result<Grid> grid = gridOf(run);
    if (!grid)
        return grid.error();
    const std::size_t count = run.fabric.topology().dimensions().size();
    std::vector<UtilizationSeries> series(count, emptySeries(*grid));
    std::vector<std::size_t> links(count, 0);
    for (std::size_t link = 0; link < run.links.size() && link < dimensions.size(); ++link) {
        const std::uint32_t dimension = dimensions[link];
        if (dimension >= count || !run.fabric.isUsable(makeId<LinkId>(link)))
            continue;
        addLink(run, *grid, link, series[dimension]);
        ++links[dimension];
    }
    for (std::size_t dimension = 0; dimension < count; ++dimension)
        divideMean(series[dimension], links[dimension]);
    return series;
}

Result<std::vector<double>> utilizationInRange(const Run& run, Time from, Time to)
{
    const Result<Grid> grid = gridOf(run);
    if (!grid)
        return grid.error();
    std::vector<double> use(run.links.size(), 0.0);
    const std::uint64_t end = std::min(to.ns(), grid->makespan);
    if (from.ns() >= end)
        return use;
    const std::size_t first = from.ns() / grid->width;
    const std::size_t last = std::min<std::size_t>((end - 1) / grid->width + 1, grid->bins);
    for (std::size_t link = 0; link < use.size(); ++link) {
        const std::uint64_t* busy = run.bins.busyNs.data() + link * grid->stride;
        double sum = 0;
        for (std::size_t bin = first; bin < last; ++bin) {
            const std::uint64_t cut = std::min(grid->end(bin), end) - std::max(grid->begin(bin), from.ns());
            sum += static_cast<double>(busy[bin])
                * (static_cast<double>(cut) / static_cast<double>(grid->end(bin) - grid->begin(bin)));
        }
        use[link] = std::min(1.0, sum / static_cast<double>(end - from.ns()));
    }
    return use;
}

} // namespace weft::analysis
