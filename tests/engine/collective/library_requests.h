// SPDX-License-Identifier: GPL-3.0-or-later
// Requests and checks that the tests of the algorithm library share.
#pragma once

#include "engine/collective/algorithm_library.h"
#include "engine/collective/replay.h"

#include <array>
#include <string>

namespace weft::collective::test {

inline constexpr std::array kStandardPatterns { PatternKind::AllReduce, PatternKind::AllGather,
    PatternKind::ReduceScatter, PatternKind::AllToAll, PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather,
    PatternKind::Scatter };

inline AlgorithmRequest requestOf(PatternKind kind, std::uint32_t ranks, bool inPlace = true)
{
    AlgorithmRequest request;
    request.pattern.kind = kind;
    request.pattern.ranks = ranks;
    request.pattern.inPlace = inPlace;
    return request;
}

inline std::string whatIsWrong(const SchedulePtr& schedule)
{
    const Pattern& pattern = schedule->pattern();
    Result<Replay> replay = Replay::make(schedule);
    if (!replay)
        return toString(replay.error());
    if (!replay->matching().faults.empty())
        return describe(*schedule, replay->matching().faults.front());
    const auto cycle = findWaitCycle(*schedule, replay->matching(), 8);
    if (!cycle || *cycle)
        return "FIFO " + describe(*schedule, **cycle);
    if (const auto s = replay->seek(1000000000); !s)
        return toString(s.error());
    for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank) {
        for (const auto& held : replay->contents(Rank { rank })) {
            const auto want = pattern.contentAfter(Rank { rank }, held.slot);
            if (!want)
                continue;
            std::string at = "rank " + std::to_string(rank) + " buffer "
                + std::to_string(static_cast<int>(held.slot.buffer)) + " slot " + std::to_string(held.slot.offset);
            if (held.value.empty())
                return at + " empty";
            if (held.value.suspect())
                return at + " suspect";
            const auto chunks = replay->describe(held.value);
            if (chunks.size() != 1 || chunks[0].chunk != want->chunk)
                return at + " wrong chunk " + std::to_string(index(chunks[0].chunk)) + " for "
                    + std::to_string(index(want->chunk));
            std::vector<HeldChunk::Ranks> from;
            std::vector<std::uint32_t> ranks;
            for (const auto& r : chunks[0].from)
                for (std::uint32_t i = index(r.first); i <= index(r.last); ++i)
                    ranks.push_back(i);
            if (want->contributor != kNone<Rank> ? ranks != std::vector { index(want->contributor) }
                                                 : ranks.size() != pattern.memberCount())
                return at + " wrong contributors (" + std::to_string(ranks.size()) + ")";
        }
    }
    return {};
}

} // namespace weft::collective::test
