// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/use_histogram.h"

#include "engine/analysis/link_metrics.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr std::size_t kClasses = 20; // up to a use of 1
constexpr std::size_t kMostClasses = 40; // where the load passes 1, classes grow instead
}

std::vector<double> UseHistogram::cumulative() const
{
    std::vector<double> shares;
    std::uint64_t sum = 0;
    for (const std::uint64_t count : counts) {
        sum += count;
        shares.push_back(links == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(links));
    }
    return shares;
}

UseHistogram useHistogram(const RunView& view, std::optional<std::uint32_t> dimension)
{
    const simulation::Run& run = *view.run;
    UseHistogram histogram;
    std::vector<double> uses;
    for (std::size_t link = 0; link < run.links.size(); ++link) {
        if (dimension && view.linkDimensions[link] != *dimension)
            continue;
        if (run.fabric.isUsable(makeId<LinkId>(link)))
            uses.push_back(analysis::linkUse(run, makeId<LinkId>(link)));
    }
    histogram.links = uses.size();
    if (uses.empty())
        return histogram;
    double sum = 0;
    for (const double use : uses) {
        sum += use;
        histogram.most = std::max(histogram.most, use);
    }
    histogram.mean = sum / static_cast<double>(uses.size());
    histogram.imbalance = histogram.mean > 0 ? histogram.most / histogram.mean : 0;
    while (histogram.most > histogram.classWidth * static_cast<double>(kMostClasses))
        histogram.classWidth *= 2;
    const auto needed = static_cast<std::size_t>(std::ceil(histogram.most / histogram.classWidth));
    histogram.counts.resize(std::max(kClasses, needed));
    for (const double use : uses) {
        // A use of 0.15 belongs to the class that starts at 0.15, whatever the division makes of it.
        const auto at = static_cast<std::size_t>(use / histogram.classWidth + 1e-9);
        ++histogram.counts[std::min(at, histogram.counts.size() - 1)];
    }
    return histogram;
}

} // namespace weft::widgets
