// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/link_metrics.h"

#include "engine/analysis/link_dimensions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace weft::analysis {

using simulation::Run;

namespace {

// Gathers the uses of a group of links one by one.
class GroupSum {
public:
    void add(double use, std::uint64_t bytes)
    {
        // Welford's recurrence keeps the deviation exact for many nearly equal links.
        ++m_count;
        const double delta = use - m_mean;
        m_mean += delta / static_cast<double>(m_count);
        m_squares += delta * (use - m_mean);
        m_least = std::min(m_least, use);
        m_most = std::max(m_most, use);
        m_bytes += bytes;
    }
    [[nodiscard]] std::uint32_t count() const { return m_count; }
    [[nodiscard]] LinkGroupFigures figures(std::uint32_t dimension) const
    {
        LinkGroupFigures figures;
        figures.dimension = dimension;
        if (m_count == 0)
            return figures;
        figures.links = m_count;
        figures.bytes = m_bytes;
        figures.least = m_least;
        figures.mean = m_mean;
        figures.most = m_most;
        figures.deviation = std::sqrt(m_squares / static_cast<double>(m_count));
        figures.imbalance = m_mean > 0 ? m_most / m_mean : 0;
        return figures;
    }

private:
    std::uint32_t m_count = 0;
    std::uint64_t m_bytes = 0;
    double m_mean = 0;
    double m_squares = 0;
    double m_least = std::numeric_limits<double>::infinity();
    double m_most = 0;
};

double fractionOfMakespan(const Run& run, double ns)
{
    return run.makespan.ns() == 0 ? 0.0 : ns / static_cast<double>(run.makespan.ns());
}

} // namespace

LinkMeasure linkMeasure(const Run& run)
{
    return run.hasLinkBusy ? LinkMeasure::BusyFraction : LinkMeasure::Load;
}

double busyFraction(const Run& run, LinkId link)
{
    if (!run.hasLinkBusy || index(link) >= run.links.size())
        return 0;
    return fractionOfMakespan(run, static_cast<double>(run.links[index(link)].busy.ns()));
}

double linkLoad(const Run& run, LinkId link)
{
    if (index(link) >= run.links.size() || run.links[index(link)].bytes == 0)
        return 0;
    const double bytesPerNs = run.fabric.linkCost(link).bandwidth.bytesPerNs;
    return fractionOfMakespan(run, static_cast<double>(run.links[index(link)].bytes) / bytesPerNs);
}

double linkUse(const Run& run, LinkId link)
{
    return run.hasLinkBusy ? busyFraction(run, link) : linkLoad(run, link);
}

double peakUtilization(const Run& run, LinkId link)
{
    const simulation::LinkBins& bins = run.bins;
    const std::uint64_t width = bins.binWidth.ns();
    const std::size_t begin = std::size_t { index(link) } * bins.bins;
    if (bins.bins == 0 || width == 0 || begin + bins.bins > bins.busyNs.size())
        return 0;
    double peak = 0;
    for (std::uint32_t bin = 0; bin < bins.bins; ++bin) {
        const std::uint64_t from = bin * width;
        if (from >= run.makespan.ns())
            break;
        const std::uint64_t span = std::min(width, run.makespan.ns() - from);
        peak = std::max(peak, static_cast<double>(bins.busyNs[begin + bin]) / static_cast<double>(span));
    }
    return std::min(peak, 1.0);
}

std::vector<LinkId> hottestLinks(const Run& run, std::size_t count)
{
    std::vector<std::pair<double, LinkId>> used;
    for (std::size_t link = 0; link < run.links.size(); ++link) {
        const auto id = makeId<LinkId>(link);
        if (run.links[link].bytes > 0)
            used.emplace_back(linkUse(run, id), id);
    }
    count = std::min(count, used.size());
    std::partial_sort(used.begin(), used.begin() + static_cast<std::ptrdiff_t>(count), used.end(),
        [](const auto& a, const auto& b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
    std::vector<LinkId> hottest(count);
    std::transform(used.begin(), used.begin() + static_cast<std::ptrdiff_t>(count), hottest.begin(),
        [](const auto& entry) { return entry.second; });
    return hottest;
}

LinkGroupFigures allLinkFigures(const Run& run)
{
    GroupSum sum;
    for (std::size_t link = 0; link < run.links.size(); ++link) {
        if (run.fabric.isUsable(makeId<LinkId>(link)))
            sum.add(linkUse(run, makeId<LinkId>(link)), run.links[link].bytes);
    }
    return sum.figures(kNoDimension);
}

std::vector<LinkGroupFigures> dimensionFigures(const Run& run, std::span<const std::uint32_t> dimensions)
{
    const std::size_t count = run.fabric.topology().dimensions().size();
    std::vector<GroupSum> sums(count + 1); // the last one is of no dimension
    for (std::size_t link = 0; link < run.links.size() && link < dimensions.size(); ++link) {
        if (run.fabric.isUsable(makeId<LinkId>(link)))
            sums[std::min<std::size_t>(dimensions[link], count)].add(
                linkUse(run, makeId<LinkId>(link)), run.links[link].bytes);
    }
    std::vector<LinkGroupFigures> figures;
    for (std::size_t d = 0; d <= count; ++d) {
        if (sums[d].count() > 0)
            figures.push_back(sums[d].figures(d < count ? static_cast<std::uint32_t>(d) : kNoDimension));
    }
    return figures;
}

} // namespace weft::analysis
