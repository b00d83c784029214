// SPDX-License-Identifier: GPL-3.0-or-later
// The thread block of a step in O(1), if blocks have several dozen steps; a sixteenth of a byte a step. A value, made
// from a sealed schedule that outlives it; any thread.
#pragma once

#include "engine/collective/model/schedule.h"

#include <vector>

namespace weft::collective {

class BlockFinder {
public:
    explicit BlockFinder(const Schedule& schedule)
        : m_schedule(schedule)
    {
        m_near.reserve((schedule.stepCount() >> kNearBits) + 1);
        std::uint32_t block = 0;
        for (std::uint64_t step = 0; step < schedule.stepCount(); step += 1U << kNearBits) {
            while (index(schedule.stepsEnd(BlockId { block })) <= step)
                ++block;
            m_near.push_back(block);
        }
    }

    [[nodiscard]] BlockId of(StepId step) const
    {
        std::uint32_t block = m_near[index(step) >> kNearBits];
        while (m_schedule.stepsEnd(BlockId { block }) <= step)
            ++block;
        return BlockId { block };
    }

private:
    static constexpr std::uint32_t kNearBits = 6;
    const Schedule& m_schedule;
    std::vector<std::uint32_t> m_near; // of every 64th step
};

} // namespace weft::collective
