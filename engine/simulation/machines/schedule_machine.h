// SPDX-License-Identifier: GPL-3.0-or-later
// Algorithms given as schedules. As with traces, all ready operations of a rank are issued at once, in ascending
// order, and no slot limits them; but a message's receive is known from the schedule, so that concurrent collectives
// and the workload's own messages never mix with it.
#pragma once

#include "engine/simulation/machines/phase_machine.h"

#include <unordered_map>

namespace weft::simulation {

class ScheduleMachine final : public PhaseMachine {
public:
    explicit ScheduleMachine(const MachineParts& parts)
        : PhaseMachine(parts)
    {
    }

    void start(std::uint32_t stream) override;
    void arrived(const Event& event); // ScheduleArrival
    void done(std::uint32_t run, std::uint32_t op, Cause cause); // ScheduleDone
    [[nodiscard]] Sentence whereHangs(std::uint32_t stream) const override;

private:
    struct ScheduleRun { // one chunk of a collective at all its members
        const ScheduleProgram* program = nullptr;
        std::uint32_t instance = 0;
        std::uint32_t chunk = 0;
        std::uint32_t membersLeft = 0;
        std::vector<std::uint32_t> state; // by operation of the program
        std::vector<std::uint32_t> left; // operations, by member
    };
    [[nodiscard]] std::uint32_t runOf(const Stream& stream, std::uint32_t chunk);
    void issue(std::uint32_t run, std::uint32_t op, Cause cause);
    void endMember(std::uint32_t run, std::uint32_t member);

    Pool<ScheduleRun> m_runs;
    std::unordered_map<std::uint32_t, std::uint32_t> m_runOfChunk; // by the chunk's first stream
};

} // namespace weft::simulation
