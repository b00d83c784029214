// SPDX-License-Identifier: GPL-3.0-or-later
// Steps through a schedule level by level (step_levels.h) and says what every slot then holds, for looking at it. Also
// of a wrong schedule, whose values are marked suspect from the fault on. Owned by one view or job, one thread at a
// time; movable, so that a job can make it.
#pragma once

#include "engine/collective/proof/step_levels.h"
#include "engine/collective/proof/value_text.h"

#include <memory>

namespace weft::collective {

class Replay {
public:
    // About 30 ns a step and 16 bytes a step, 8 a slot. Errors: Cycle, TooLarge, Cancelled. Messages that meet nobody
    // bring nothing.
    [[nodiscard]] static Result<Replay> make(SchedulePtr schedule, const Watch& watch = {});

    [[nodiscard]] const Schedule& schedule() const { return *m_schedule; }
    [[nodiscard]] std::uint32_t levelCount() const { return m_levels.count; }

    // Makes what follows speak of the time after this level; 0: before anything. Levels past the last mean the last.
    // Forward it executes the steps between, about 50 ns each; backward it starts from one of up to 32 states that it
    // kept (at most 128 MB of them), so that a million steps cost a few milliseconds.
    // Errors: TooLarge (the contributions), Cancelled; it then stands wherever it came to.
    Result<void> seek(std::uint32_t level, const Watch& watch = {});
    [[nodiscard]] std::uint32_t level() const { return m_level; }

    // All slots of one rank, input, output, scratch; of two names in place the one that has the memory. Equal values
    // are equal contents.
    struct Held {
        Slot slot;
        SlotValue value;
    };
    [[nodiscard]] std::vector<Held> contents(Rank rank) const;
    [[nodiscard]] std::vector<HeldChunk> describe(SlotValue value) const
    {
        return heldChunks(m_execution->values(), value);
    }

private:
    Replay() = default;

    struct Kept {
        std::uint32_t level = 0;
        SymbolicExecution::State state;
    };

    SchedulePtr m_schedule;
    std::unique_ptr<const MessageMatching> m_matching;
    StepLevels m_levels;
    Groups<StepId> m_order; // by level
    std::unique_ptr<SymbolicExecution> m_execution;
    std::uint32_t m_level = 0;
    std::vector<Kept> m_kept; // ascending
    std::uint32_t m_keepEvery = 0; // steps
};

} // namespace weft::collective
