// SPDX-License-Identifier: GPL-3.0-or-later
// Which receiving step takes the message of which sending step: the k-th send of a connection (source, destination,
// channel) meets its k-th receive, counted by the order of the steps in their thread blocks (MSCCL-IR, first in first
// out), whether a block runs in order or not. A value, made once from a sealed schedule; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/core/sentence.h"

#include <cstdint>
#include <vector>

namespace weft::collective {

struct MatchingFault {
    enum class Kind : std::uint8_t {
        UnmatchedSend, // nobody receives it
        UnmatchedReceive, // nobody sends it
        CountMismatch, // both ends name different numbers of chunks
    };
    Kind kind = Kind::UnmatchedSend;
    StepId step {}; // the first such step of its connection; of a mismatch the receive
    StepId other = kNone<StepId>; // of a mismatch the send
    std::uint32_t messages = 1; // of this connection with the same fault
    bool operator==(const MatchingFault&) const = default;
};

// Eight bytes a step.
struct MessageMatching {
    std::vector<StepId> senders; // by receiving step: the send that it takes; kNone elsewhere
    std::vector<StepId> receivers; // by sending step: the receive that takes it; kNone elsewhere
    std::vector<BlockId> sendingBlocks; // by block: at the other end of its receives; kNone: there is none
    std::vector<BlockId> receivingBlocks; // by block: at the other end of its sends; kNone: there is none
    std::vector<MatchingFault> faults; // ascending by step; at most two a connection

    [[nodiscard]] StepId senderOf(StepId receive) const { return senders[index(receive)]; }
    [[nodiscard]] StepId receiverOf(StepId send) const { return receivers[index(send)]; }
};

// O(steps + blocks · log(blocks of a rank)).
[[nodiscard]] MessageMatching matchMessages(const Schedule& schedule);

// One sentence, without the place.
[[nodiscard]] Sentence describe(const Schedule& schedule, const MatchingFault& fault);

} // namespace weft::collective
