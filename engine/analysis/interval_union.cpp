// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/interval_union.h"

namespace weft::analysis {

std::vector<Interval> mergeIntervals(std::vector<Interval> intervals)
{
    if (!std::is_sorted(intervals.begin(), intervals.end()))
        std::sort(intervals.begin(), intervals.end());
    std::size_t kept = 0; // merged in place: what is kept never overtakes what is read
    for (const Interval interval : intervals) {
        if (interval.end <= interval.start)
            continue;
        if (kept > 0 && interval.start <= intervals[kept - 1].end)
            intervals[kept - 1].end = std::max(intervals[kept - 1].end, interval.end);
        else
            intervals[kept++] = interval;
    }
    intervals.resize(kept);
    return intervals;
}

Time totalLength(std::span<const Interval> merged)
{
    Time length;
    for (const Interval& interval : merged)
        length += interval.end - interval.start;
    return length;
}

Time intersectionLength(std::span<const Interval> a, std::span<const Interval> b)
{
    Time length;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        const Time from = std::max(a[i].start, b[j].start);
        const Time to = std::min(a[i].end, b[j].end);
        if (to > from)
            length += to - from;
        if (a[i].end < b[j].end)
            ++i;
        else
            ++j;
    }
    return length;
}

} // namespace weft::analysis
