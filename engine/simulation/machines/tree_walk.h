// SPDX-License-Identifier: GPL-3.0-or-later
// Algorithms on trees: the double binary tree all-reduce (docs/semantics.md, section 6.5), and the rooted collectives,
// of which each is one way of a tree: broadcast and scatter down, reduce and gather up.
#pragma once

#include "engine/simulation/machines/phase_machine.h"

namespace weft::simulation {

class TreeWalk final : public NativeMachine {
public:
    explicit TreeWalk(const MachineParts& parts)
        : NativeMachine(parts)
    {
    }

    void start(std::uint32_t stream) override;
    void arrived(const Event& event); // TreeArrival
    void matched(std::uint32_t stream, Cause cause); // TreeMatched
    void endpointDone(const Event& event); // TreeDone, TreeThenReduce

private:
    void wait(std::uint32_t stream, const Phase& phase, bool first, bool reduce, Cause cause);
    void post(std::uint32_t stream, std::uint32_t fromPosition, Cause cause);
    void reduced(std::uint32_t stream, Cause cause);
    void send(std::uint32_t stream, const Phase& phase, std::uint32_t toPosition, Cause cause)
    {
        sendTo(stream, phase, toPosition, 0, phase.messageBytes, cause, EventKind::TreeArrival);
    }
};

} // namespace weft::simulation
