// SPDX-License-Identifier: GPL-3.0-or-later
// Algorithms given as execution traces: all ready nodes are issued at once, in ascending id, without slots
// (docs/semantics.md, section 8).
#pragma once

#include "engine/simulation/machines/phase_machine.h"

namespace weft::simulation {

class TraceMachine final : public PhaseMachine {
public:
    explicit TraceMachine(const MachineParts& parts)
        : PhaseMachine(parts)
    {
    }

    void start(std::uint32_t stream) override;
    void done(std::uint32_t run, OpId op, Cause cause); // CustomDone

private:
    struct TraceRun {
        const trace::ExecutionGraph* graph = nullptr;
        std::uint32_t stream = 0;
        std::uint32_t left = 0;
        std::vector<std::uint32_t> waiting;
    };
    void issue(std::uint32_t run, OpId op, Cause cause);

    Pool<TraceRun> m_runs;
};

} // namespace weft::simulation
