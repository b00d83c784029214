// SPDX-License-Identifier: GPL-3.0-or-later
// Spreads intervals that overlap over numbered lanes, so that those on one lane never do: what timelines need,
// where slices on one row must nest. Fed in ascending start. O(log lanes) an interval; owned by one writer.
#pragma once

#include "engine/core/units.h"

#include <cstdint>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

namespace weft::report {

class Lanes {
public:
    // The lowest lane that is free at `start`; it is taken until `end`.
    std::uint32_t place(Time start, Time end)
    {
        while (!m_taken.empty() && m_taken.top().first <= start) {
            m_free.push(m_taken.top().second);
            m_taken.pop();
        }
        std::uint32_t lane = m_count;
        if (m_free.empty()) {
            ++m_count;
        } else {
            lane = m_free.top();
            m_free.pop();
        }
        m_taken.emplace(end, lane);
        return lane;
    }
    [[nodiscard]] std::uint32_t count() const { return m_count; }

private:
    template <class T> using LeastFirst = std::priority_queue<T, std::vector<T>, std::greater<>>;
    LeastFirst<std::pair<Time, std::uint32_t>> m_taken; // by end
    LeastFirst<std::uint32_t> m_free;
    std::uint32_t m_count = 0;
};

} // namespace weft::report
