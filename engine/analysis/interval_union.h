// SPDX-License-Identifier: GPL-3.0-or-later
// Lengths of unions and intersections of time intervals [start, end), by one sweep over sorted lists.
// Value types and pure functions; any thread.
#pragma once

#include "engine/core/units.h"

#include <algorithm>
#include <span>
#include <vector>

namespace weft::analysis {

struct Interval {
    Time start;
    Time end;
    constexpr auto operator<=>(const Interval&) const = default;
};

// The length of the union of intervals that come in ascending start, one at a time and without keeping them.
// An interval that starts before an earlier one counts only from where the union already reached.
class UnionSweep {
public:
    constexpr void add(Time start, Time end)
    {
        const Time from = std::max(start, m_reached);
        if (end > from)
            m_length += end - from;
        m_reached = std::max(m_reached, end);
    }
    [[nodiscard]] constexpr Time length() const { return m_length; }

private:
    Time m_reached;
    Time m_length;
};

// Sorted, disjoint, not touching, without empty ones. O(n log n), O(n) if sorted already.
[[nodiscard]] std::vector<Interval> mergeIntervals(std::vector<Interval> intervals);

// Of lists as mergeIntervals gives them. O(a + b).
[[nodiscard]] Time totalLength(std::span<const Interval> merged);
[[nodiscard]] Time intersectionLength(std::span<const Interval> a, std::span<const Interval> b);

} // namespace weft::analysis
