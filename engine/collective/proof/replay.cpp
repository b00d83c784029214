// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/replay.h"

#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::collective {

Result<Replay> Replay::make(SchedulePtr schedule, const Watch& watch)
{
    Replay replay;
    replay.m_schedule = std::move(schedule);
    Result<SlotLayout> layout = SlotLayout::make(*replay.m_schedule);
    if (!layout)
        return layout.error();
    replay.m_matching = std::make_unique<const MessageMatching>(matchMessages(*replay.m_schedule));
    Result<StepLevels> levels = stepLevels(*replay.m_schedule, *replay.m_matching, watch);
    if (!levels)
        return levels.error();
    replay.m_levels = std::move(*levels);
    replay.m_order = executionOrder(replay.m_levels);
    constexpr std::uint64_t kKeptBytes = 128U << 20U;
    constexpr std::uint64_t kMostKept = 32;
    const std::uint64_t stateBytes = std::uint64_t { layout->count() } * sizeof(SlotValue) + 1;
    const std::uint64_t kept = std::clamp<std::uint64_t>(kKeptBytes / stateBytes, 1, kMostKept);
    replay.m_keepEvery = static_cast<std::uint32_t>(replay.m_schedule->stepCount() / kept + 1);
    replay.m_execution
        = std::make_unique<SymbolicExecution>(*replay.m_schedule, *replay.m_matching, std::move(*layout));
    replay.m_kept.push_back({ 0, replay.m_execution->state() });
    return replay;
}

Result<void> Replay::seek(std::uint32_t level, const Watch& watch)
{
    level = std::min(level, m_levels.count);
    if (level < m_level) {
        const auto after = std::upper_bound(m_kept.begin(), m_kept.end(), level,
            [](std::uint32_t wanted, const Kept& kept) { return wanted < kept.level; });
        m_execution->setState(std::prev(after)->state);
        m_level = std::prev(after)->level;
    }
    constexpr std::uint32_t kTransfersPerPoll = 1U << 14U;
    std::uint32_t polled = 0;
    while (m_level < level) {
        for (const StepId step : m_order[m_level + 1])
            m_execution->execute(step, m_schedule->blockOf(step));
        ++m_level;
        if (m_execution->values().outgrown())
            return errorOf(ErrorCode::TooLarge, say("the contributions to the chunks take more than 2 GB of memory"));
        const std::uint32_t done = m_order.start[m_level + 1]; // steps
        const std::uint32_t kept = m_kept.back().level;
        if (kept < m_level && done - m_order.start[kept + 1] >= m_keepEvery)
            m_kept.push_back({ m_level, m_execution->state() });
        if (done - polled >= kTransfersPerPoll) {
            polled = done;
            if (watch.stop.stop_requested())
                return errorOf(ErrorCode::Cancelled, say("replaying the schedule was stopped"));
        }
    }
    return {};
}

std::vector<Replay::Held> Replay::contents(Rank rank) const
{
    const SlotLayout& layout = m_execution->layout();
    std::vector<Held> held;
    held.reserve(layout.end(rank) - layout.begin(rank));
    for (std::uint32_t number = layout.begin(rank); number < layout.end(rank); ++number)
        held.push_back({ layout.slotAt(rank, number), m_execution->valueAt(number) });
    return held;
}

} // namespace weft::collective
