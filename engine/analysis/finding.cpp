// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/finding.h"

#include "engine/analysis/link_dimensions.h"
#include "engine/topology/link_name.h"

#include <algorithm>
#include <cmath>

namespace weft::analysis {

using simulation::Run;

namespace {

// "97 %"; shares between 0 and 1 % are not rounded to nothing.
std::string percent(double share)
{
    if (share > 0 && share < 0.01)
        return "under 1 %";
    return std::to_string(std::lround(share * 100)) + " %";
}

std::string linkText(const Run& run, LinkId link)
{
    return "link " + topology::linkName(run.fabric.topology(), link);
}

std::string unfinishedText(const Run& run)
{
    if (run.cancelled)
        return "the run was stopped; what is shown is partial";
    const std::size_t blocked = run.unfinished.size();
    std::string text = blocked == 1 ? "1 rank never finishes" : std::to_string(blocked) + " ranks never finish";
    if (const auto& rank = run.unfinished.front().error.where.rank)
        text += ", the first of them rank " + std::to_string(*rank);
    return text;
}

// Empty where no dimension stands out.
std::string dimensionText(const RunSummary& summary, const char* verb)
{
    constexpr double kWorthNaming = 0.25;
    constexpr double kClearly = 0.8; // the next dimension is at most this part of the first
    const LinkGroupFigures* first = nullptr;
    const LinkGroupFigures* second = nullptr;
    for (const LinkGroupFigures& figures : summary.dimensions) {
        if (figures.dimension == kNoDimension)
            continue;
        if (first == nullptr || figures.mean > first->mean) {
            second = first;
            first = &figures;
        } else if (second == nullptr || figures.mean > second->mean) {
            second = &figures;
        }
    }
    if (second == nullptr || first->mean < kWorthNaming || second->mean > first->mean * kClearly)
        return {};
    return "dimension " + std::to_string(first->dimension) + " is the bottleneck: " + percent(first->mean) + ' ' + verb
        + " against " + percent(second->mean) + " in dimension " + std::to_string(second->dimension);
}

std::string linksText(const Run& run, const RunSummary& summary)
{
    constexpr double kQuiet = 0.25;
    constexpr double kHot = 0.5;
    constexpr double kUneven = 1.5;
    const bool busy = summary.measure == LinkMeasure::BusyFraction;
    const char* verb = busy ? "busy" : "loaded";
    if (std::string text = dimensionText(summary, verb); !text.empty())
        return text;
    if (summary.hottest.empty())
        return {};
    const HotLink& hottest = summary.hottest.front();
    if (hottest.use >= kHot && summary.allLinks.imbalance >= kUneven)
        return linkText(run, hottest.link) + " is the bottleneck: " + percent(hottest.use) + ' ' + verb + " against "
            + percent(summary.allLinks.mean) + " on the average link";
    if (hottest.use < kQuiet)
        return "latency-bound: no link is more than " + percent(hottest.use) + ' ' + verb
            + ", so that delays and waiting take the time, not bandwidth";
    if (summary.allLinks.mean >= kHot)
        return "bandwidth-bound: links are " + percent(summary.allLinks.mean) + ' ' + verb + " on average, the hottest "
            + percent(hottest.use);
    return {};
}

} // namespace

std::string findingOf(const Run& run, const RunSummary& summary)
{
    constexpr double kComputeBound = 0.1;
    constexpr double kWaiting = 0.4;
    if (!run.complete())
        return unfinishedText(run);
    if (run.ranks.empty() || run.makespan.ns() == 0)
        return "nothing took any time";
    const simulation::RankMetrics& slowest = run.ranks[index(summary.slowest)];
    const auto share
        = [&run](Time time) { return static_cast<double>(time.ns()) / static_cast<double>(run.makespan.ns()); };
    if (share(slowest.exposedCommunication) < kComputeBound && share(slowest.compute) > 1 - kWaiting)
        return "compute-bound: compute takes " + percent(share(slowest.compute)) + " of the step and only "
            + percent(share(slowest.exposedCommunication)) + " is exposed communication";
    if (share(slowest.idle) >= kWaiting)
        return "rank " + std::to_string(index(summary.slowest)) + " finishes last and idles for "
            + percent(share(slowest.idle)) + " of the step: it waits for others";
    if (summary.hasLinks) {
        if (std::string text = linksText(run, summary); !text.empty())
            return text;
    }
    return "communication-bound: " + percent(share(slowest.exposedCommunication))
        + " of the step is exposed communication, compute takes " + percent(share(slowest.compute));
}

} // namespace weft::analysis
