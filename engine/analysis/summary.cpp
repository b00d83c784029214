// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/summary.h"

#include "engine/analysis/link_dimensions.h"

#include <algorithm>

namespace weft::analysis {

using simulation::RankMetrics;
using simulation::Run;

namespace {

RankSpread spreadOf(const Run& run, Time RankMetrics::*what)
{
    RankSpread spread;
    if (run.ranks.empty())
        return spread;
    spread.least = ~std::uint64_t { 0 };
    double total = 0;
    for (const RankMetrics& rank : run.ranks) {
        const std::uint64_t ns = (rank.*what).ns();
        spread.sum += ns;
        total += static_cast<double>(ns);
        spread.least = std::min(spread.least, ns);
        spread.most = std::max(spread.most, ns);
    }
    spread.mean = total / static_cast<double>(run.ranks.size());
    return spread;
}

} // namespace

RunSummary summarize(const Run& run, std::size_t hotLinks)
{
    RunSummary summary;
    summary.makespan = run.makespan;
    summary.messages = run.messages;
    for (std::size_t rank = 0; rank < run.ranks.size(); ++rank) {
        if (run.ranks[rank].finish > run.ranks[index(summary.slowest)].finish)
            summary.slowest = makeId<Rank>(rank);
    }
    if (!run.ranks.empty())
        summary.peerExposedOfSlowest = run.ranks[index(summary.slowest)].peerExposedNs;
    summary.finish = spreadOf(run, &RankMetrics::finish);
    summary.compute = spreadOf(run, &RankMetrics::compute);
    summary.communication = spreadOf(run, &RankMetrics::communication);
    summary.exposed = spreadOf(run, &RankMetrics::exposedCommunication);
    summary.idle = spreadOf(run, &RankMetrics::idle);

    summary.hasLinks = !run.links.empty();
    summary.measure = linkMeasure(run);
    std::vector<std::uint32_t> dimensions;
    if (summary.hasLinks) {
        dimensions = linkDimensions(run.fabric.topology());
        summary.allLinks = allLinkFigures(run);
        summary.linkBytes = summary.allLinks.bytes;
        summary.dimensions = dimensionFigures(run, dimensions);
        for (const LinkId link : hottestLinks(run, hotLinks))
            summary.hottest.push_back({ link, run.links[index(link)].bytes, linkUse(run, link),
                peakUtilization(run, link), index(link) < dimensions.size() ? dimensions[index(link)] : kNoDimension });
    }
    summary.headline = headlineOf(run, summary, dimensions);
    return summary;
}

} // namespace weft::analysis
