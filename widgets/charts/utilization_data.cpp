// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/utilization_data.h"

#include "engine/analysis/link_dimensions.h"
#include "engine/analysis/utilization.h"

#include <QCoreApplication>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr std::size_t kMostLinks = 8; // as many as there are categories of colour

class Words {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::UtilizationData)
};

// The least used link of each dimension in each bin, which the engine's series does not hold.
std::vector<std::vector<double>> leastByDimension(
    const RunView& view, std::size_t dimensions, std::size_t bins, const Watch& watch)
{
    const simulation::Run& run = *view.run;
    std::vector<std::vector<double>> least(dimensions, std::vector<double>(bins, 1.0));
    const std::uint64_t width = run.bins.binWidth.ns();
    for (std::size_t link = 0; link < run.links.size() && !watch.stop.stop_requested(); ++link) {
        const std::uint32_t dimension = view.linkDimensions[link];
        if (dimension >= dimensions || !run.fabric.isUsable(makeId<LinkId>(link)))
            continue;
        const std::uint64_t* busy = run.bins.busyNs.data() + link * run.bins.bins;
        for (std::size_t bin = 0; bin < bins; ++bin) {
            const std::uint64_t length = std::min((bin + 1) * width, run.makespan.ns()) - bin * width;
            const double use = static_cast<double>(busy[bin]) / static_cast<double>(length);
            least[dimension][bin] = std::min(least[dimension][bin], use);
        }
    }
    return least;
}

// Bins after the last busy one are not kept; up to the makespan nothing was carried in them.
void padToEnd(std::vector<double>& bins, const simulation::Run& run)
{
    const std::uint64_t width = run.bins.binWidth.ns();
    const std::uint64_t reached = width == 0 ? 0 : (run.makespan.ns() + width - 1) / width;
    constexpr std::uint64_t kMostBins = 1 << 24;
    if (!bins.empty() && reached > bins.size())
        bins.resize(std::min(reached, kMostBins), 0.0);
}

bool hasLinks(const RunView& view, std::uint32_t dimension)
{
    return std::find(view.linkDimensions.begin(), view.linkDimensions.end(), dimension) != view.linkDimensions.end();
}

} // namespace

void indexLine(UtilizationLine& line)
{
    line.coarseMiddle = coarseBand(line.middle, line.middle);
    line.coarseBand = coarseBand(line.least, line.most);
}

std::vector<UtilizationLine> utilizationLines(const RunView& run, const std::vector<LinkId>& links)
{
    std::vector<UtilizationLine> lines;
    for (const LinkId link : links) {
        if (lines.size() == kMostLinks)
            break;
        auto series = analysis::utilizationOf(*run.run, std::span(&link, 1));
        if (!series)
            continue;
        padToEnd(series->mean, *run.run);
        const std::size_t category = lines.size();
        lines.push_back({ run.linkName(link), category, std::move(series->mean), {}, {} });
        indexLine(lines.back());
    }
    return lines;
}

UtilizationDataPtr makeUtilizationData(const RunViewPtr& view, const Watch& watch)
{
    const simulation::Run& run = *view->run;
    auto byDimension = analysis::utilizationByDimension(run, view->linkDimensions);
    if (!byDimension)
        return nullptr;
    auto data = std::make_shared<UtilizationData>();
    data->binWidth = static_cast<std::int64_t>(run.bins.binWidth.ns());
    data->end = static_cast<std::int64_t>(run.makespan.ns());
    std::vector<LinkId> hottest;
    for (const analysis::HotLink& hot : view->summary.hottest)
        hottest.push_back(hot.link);
    data->links = utilizationLines(*view, hottest);
    const std::size_t bins = byDimension->empty() ? 0 : byDimension->front().mean.size();
    auto least = leastByDimension(*view, byDimension->size(), bins, watch);
    for (std::size_t dimension = 0; dimension < byDimension->size(); ++dimension) {
        if (!hasLinks(*view, static_cast<std::uint32_t>(dimension)))
            continue;
        analysis::UtilizationSeries& series = (*byDimension)[dimension];
        for (std::vector<double>* part : { &series.mean, &series.most, &least[dimension] })
            padToEnd(*part, run);
        data->dimensions.push_back({ Words::tr("dimension %1").arg(dimension), dimension, std::move(series.mean),
            std::move(least[dimension]), std::move(series.most) });
        indexLine(data->dimensions.back());
    }
    return watch.stop.stop_requested() ? nullptr : data;
}

} // namespace weft::widgets
