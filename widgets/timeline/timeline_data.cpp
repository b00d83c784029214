// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_data.h"

#include <algorithm>

namespace weft::widgets {

BarSpan TimelineData::bars(const Lane& lane) const
{
    return { std::span(start).subspan(lane.first, lane.count), std::span(end).subspan(lane.first, lane.count),
        std::span(kind).subspan(lane.first, lane.count) };
}

const Lane& TimelineData::laneOf(std::uint32_t bar) const
{
    const auto after = std::upper_bound(lanes.begin(), lanes.end(), std::size_t { bar },
        [](std::size_t at, const Lane& lane) { return at < lane.first; });
    return *std::prev(after);
}

std::size_t TimelineData::firstReaching(const Lane& lane, std::int64_t ns) const
{
    // Ends ascend where bars do not overlap; a bar of no length ends with its start and touches it.
    if (!lane.reach.empty()) {
        const auto at = std::lower_bound(lane.reach.begin(), lane.reach.end(), ns);
        return lane.first + static_cast<std::size_t>(at - lane.reach.begin());
    }
    const auto begin = end.begin() + static_cast<std::ptrdiff_t>(lane.first);
    const auto at = std::lower_bound(begin, begin + static_cast<std::ptrdiff_t>(lane.count), ns);
    return lane.first + static_cast<std::size_t>(at - begin);
}

std::uint32_t TimelineData::barAt(const Lane& lane, std::int64_t ns, std::int64_t tolerance) const
{
    std::uint32_t best = kNoBar;
    std::int64_t least = tolerance;
    const std::size_t last = lane.first + lane.count;
    for (std::size_t bar = firstReaching(lane, ns - tolerance); bar < last && start[bar] <= ns + tolerance; ++bar) {
        const std::int64_t away
            = ns < start[bar] ? start[bar] - ns : std::max<std::int64_t>(0, ns - std::max(end[bar] - 1, start[bar]));
        if (away <= least) {
            least = away;
            best = static_cast<std::uint32_t>(bar);
        }
    }
    return best;
}

// Bars of a track in the order of their starts; those that start together in the order of their numbers.
std::uint32_t TimelineData::nextBar(const Track& track, std::int64_t ns, std::uint32_t from) const
{
    std::uint32_t best = kNoBar;
    for (const Lane& lane : lanesOf(track)) {
        const auto begin = start.begin() + static_cast<std::ptrdiff_t>(lane.first);
        const auto at = std::lower_bound(begin, begin + static_cast<std::ptrdiff_t>(lane.count), ns) - start.begin();
        auto bar = static_cast<std::size_t>(at);
        const std::size_t last = lane.first + lane.count;
        while (bar < last && start[bar] == ns && (from == kNoBar || bar <= from))
            ++bar;
        if (bar < last && (best == kNoBar || start[bar] < start[best]))
            best = static_cast<std::uint32_t>(bar);
    }
    return best;
}

std::uint32_t TimelineData::previousBar(const Track& track, std::int64_t ns, std::uint32_t from) const
{
    std::uint32_t best = kNoBar;
    for (const Lane& lane : lanesOf(track)) {
        const auto begin = start.begin() + static_cast<std::ptrdiff_t>(lane.first);
        const auto at = std::upper_bound(begin, begin + static_cast<std::ptrdiff_t>(lane.count), ns) - start.begin();
        auto after = static_cast<std::size_t>(at);
        while (after > lane.first && start[after - 1] == ns && (from == kNoBar || after - 1 >= from))
            --after;
        if (after > lane.first && (best == kNoBar || start[after - 1] >= start[best]))
            best = static_cast<std::uint32_t>(after - 1);
    }
    return best;
}

std::uint32_t TimelineData::recordOf(OpKey key) const
{
    const std::size_t rank = index(key.rank);
    if (!key.isValid() || rank + 1 >= rankOffset.size())
        return simulation::kNoRecord;
    const std::size_t at = rankOffset[rank] + index(key.op);
    return at < rankOffset[rank + 1] ? recordByOp[at] : simulation::kNoRecord;
}

std::uint32_t TimelineData::barOf(OpKey key) const
{
    const std::uint32_t at = recordOf(key);
    return at == simulation::kNoRecord ? kNoBar : operationBar[at];
}

OpKey TimelineData::keyOf(std::uint32_t operationRecord) const
{
    const simulation::OperationColumns& operations = view->run->operations;
    if (operationRecord >= operations.size())
        return {};
    return { operations.rank[operationRecord], operations.op[operationRecord] };
}

std::uint32_t TimelineData::operationRecordOf(std::uint32_t bar) const
{
    if (bar == kNoBar || trackOf(bar).group != TrackGroup::Ranks)
        return simulation::kNoRecord;
    return laneOf(bar).ofMessages ? operationOfMessage[record[bar]] : record[bar];
}

OpKey TimelineData::operationOf(std::uint32_t bar) const
{
    return keyOf(operationRecordOf(bar));
}

std::uint32_t TimelineData::trackOf(TrackGroup group, std::uint32_t subject) const
{
    const auto at = std::lower_bound(
        tracks.begin(), tracks.end(), std::pair { group, subject }, [](const Track& track, const auto& wanted) {
            return std::pair { track.group, track.subject } < wanted;
        });
    const bool found = at != tracks.end() && at->group == group && at->subject == subject;
    return found ? static_cast<std::uint32_t>(at - tracks.begin()) : simulation::kNoRecord;
}

} // namespace weft::widgets
