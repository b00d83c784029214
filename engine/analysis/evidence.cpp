// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/evidence.h"

#include <algorithm>

namespace weft::analysis {

using simulation::OperationKind;
using simulation::Run;

namespace {

struct Activities {
    std::vector<Interval> compute;
    std::vector<Interval> communication;
};

Activities activitiesOf(const Run& run, Rank rank)
{
    Activities of;
    const simulation::OperationColumns& operations = run.operations;
    for (std::size_t at = 0; at < operations.size(); ++at) {
        if (operations.rank[at] != rank || operations.end[at] <= operations.start[at])
            continue;
        const Interval interval { operations.start[at], operations.end[at] };
        switch (operations.kind[at]) {
        case OperationKind::Compute:
        case OperationKind::CpuCompute:
            of.compute.push_back(interval);
            break;
        case OperationKind::Other:
            break;
        default:
            of.communication.push_back(interval);
            break;
        }
    }
    of.compute = mergeIntervals(std::move(of.compute));
    of.communication = mergeIntervals(std::move(of.communication));
    return of;
}

// What of `whole` lies in none of `holes`, both as mergeIntervals gives them.
std::vector<Interval> without(const std::vector<Interval>& whole, const std::vector<Interval>& holes)
{
    std::vector<Interval> left;
    std::size_t hole = 0;
    for (const Interval& part : whole) {
        Time from = part.start;
        while (hole < holes.size() && holes[hole].end <= from)
            ++hole;
        for (std::size_t at = hole; at < holes.size() && holes[at].start < part.end; ++at) {
            if (holes[at].start > from)
                left.push_back({ from, holes[at].start });
            from = std::max(from, holes[at].end);
        }
        if (from < part.end)
            left.push_back({ from, part.end });
    }
    return left;
}

} // namespace

std::optional<Interval> longestStretch(const Run& run, Rank rank, RankActivity activity)
{
    if (run.operations.size() == 0 || index(rank) >= run.ranks.size())
        return {};
    const Activities of = activitiesOf(run, rank);
    std::vector<Interval> stretches;
    switch (activity) {
    case RankActivity::Compute:
        stretches = of.compute;
        break;
    case RankActivity::ExposedCommunication:
        stretches = without(of.communication, of.compute);
        break;
    case RankActivity::Idle:
        if (run.ranks[index(rank)].finish > Time {})
            stretches = without(without({ { Time {}, run.ranks[index(rank)].finish } }, of.compute), of.communication);
        break;
    }
    const auto longest = std::max_element(stretches.begin(), stretches.end(),
        [](const Interval& a, const Interval& b) { return a.end - a.start < b.end - b.start; });
    return longest == stretches.end() ? std::nullopt : std::optional(*longest);
}

std::optional<Interval> busyRange(const Run& run, std::span<const LinkId> links)
{
    const simulation::LinkBins& bins = run.bins;
    const std::uint64_t width = bins.binWidth.ns();
    if (bins.bins == 0 || width == 0 || run.makespan.ns() == 0)
        return {};
    std::vector<std::uint64_t> busy(bins.bins);
    for (const LinkId link : links) {
        const std::size_t begin = std::size_t { index(link) } * bins.bins;
        if (begin + bins.bins > bins.busyNs.size())
            return {};
        for (std::uint32_t bin = 0; bin < bins.bins; ++bin)
            busy[bin] += bins.busyNs[begin + bin];
    }
    const std::uint64_t most = *std::max_element(busy.begin(), busy.end());
    if (most == 0)
        return {};
    const auto isBusy = [most](std::uint64_t ns) { return ns >= most - most / 2; };
    const auto first = std::find_if(busy.begin(), busy.end(), isBusy) - busy.begin();
    const auto end = busy.rend() - std::find_if(busy.rbegin(), busy.rend(), isBusy);
    const Time from { static_cast<std::uint64_t>(first) * width };
    const Time to { std::min(static_cast<std::uint64_t>(end) * width, run.makespan.ns()) };
    return from < to ? std::optional(Interval { from, to }) : std::nullopt;
}

} // namespace weft::analysis
