// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/utilization.h"

#include "engine/analysis/bin_grid.h"
#include "engine/analysis/record_level.h"
#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::analysis {

using simulation::LinkBins;
using simulation::Run;

Result<BinGrid> binGrid(const Run& run)
{
    const LinkBins& bins = run.bins;
    if (bins.bins == 0 || bins.binWidth.ns() == 0 || bins.busyNs.size() / bins.bins < run.links.size())
        return needsLinkBins(say("utilization over time"));
    BinGrid grid { bins.binWidth.ns(), 0, bins.bins, run.makespan.ns() };
    const std::uint64_t reached = grid.makespan / grid.width + (grid.makespan % grid.width != 0 ? 1 : 0);
    grid.bins = std::min<std::uint64_t>(reached, bins.bins);
    return grid;
}

double BinGrid::busyWithin(const Run& run, std::size_t link, Time from, Time to) const
{
    if (from >= to)
        return 0;
    const std::size_t first = from.ns() / width;
    const std::size_t last = std::min<std::size_t>((to.ns() - 1) / width + 1, bins);
    double sum = 0;
    for (std::size_t bin = first; bin < last; ++bin) {
        const std::uint64_t cut = std::min(end(bin), to.ns()) - std::max(begin(bin), from.ns());
        sum += static_cast<double>(busy(run, link)[bin])
            * (static_cast<double>(cut) / static_cast<double>(end(bin) - begin(bin)));
    }
    return sum;
}

namespace {

// Adds the busy times of one link; means are divided at the end.
void addLink(const Run& run, const BinGrid& grid, std::size_t link, UtilizationSeries& series)
{
    for (std::size_t bin = 0; bin < grid.bins; ++bin) {
        const double use = grid.use(run, link, bin);
        series.mean[bin] += use;
        series.most[bin] = std::max(series.most[bin], use);
    }
}

UtilizationSeries emptySeries(const BinGrid& grid)
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
    const Result<BinGrid> grid = binGrid(run);
    if (!grid)
        return grid.error();
    UtilizationSeries series = emptySeries(*grid);
    for (const LinkId link : links) {
        if (index(link) >= run.links.size())
            return errorOf(ErrorCode::OutOfRange, say("there is no link %1", link));
        addLink(run, *grid, index(link), series);
    }
    divideMean(series, links.size());
    return series;
}

Result<std::vector<UtilizationSeries>> utilizationByDimension(const Run& run, std::span<const std::uint32_t> dimensions)
{
    const Result<BinGrid> grid = binGrid(run);
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
    const Result<BinGrid> grid = binGrid(run);
    if (!grid)
        return grid.error();
    std::vector<double> use(run.links.size(), 0.0);
    const std::uint64_t end = std::min(to.ns(), grid->makespan);
    if (from.ns() >= end)
        return use;
    for (std::size_t link = 0; link < use.size(); ++link)
        use[link]
            = std::min(1.0, grid->busyWithin(run, link, from, Time { end }) / static_cast<double>(end - from.ns()));
    return use;
}

} // namespace weft::analysis
