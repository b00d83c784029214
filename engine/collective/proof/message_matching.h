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

// Where messages follow each other in both blocks, as they mostly do, a connection costs nothing for each of them;
// elsewhere eight bytes.
struct MessageMatching {
    struct End { // of a connection, in one of its two blocks
        BlockId other = kNone<BlockId>; // at the other end; kNone: there is none
        StepId first {}; // from the first step with a message that meets its other end, to behind the last
        StepId past {};
        std::uint32_t shift = 0; // to the step at the other end, modulo 2^32; where listed: to its place in the list
        bool isListed = false;
    };
    std::vector<End> receiving; // by block
    std::vector<End> sending; // by block
    std::vector<StepId> listed; // kNone between the steps that have messages
    std::vector<MatchingFault> faults; // ascending by step; at most two a connection

    // At the other end of a step of this block; kNone: it receives, or sends, nothing that meets its other end.
    [[nodiscard]] StepId senderOf(StepId step, BlockId block) const { return partnerOf(step, receiving[index(block)]); }
    [[nodiscard]] StepId receiverOf(StepId step, BlockId block) const { return partnerOf(step, sending[index(block)]); }

private:
    [[nodiscard]] StepId partnerOf(StepId step, const End& end) const
    {
        if (step < end.first || step >= end.past)
            return kNone<StepId>;
        const std::uint32_t place = index(step) + end.shift;
        return end.isListed ? listed[place] : StepId { place };
    }
};

// O(steps + blocks · log(blocks of a rank)).
[[nodiscard]] MessageMatching matchMessages(const Schedule& schedule);

// One sentence, without the place.
[[nodiscard]] Sentence describe(const Schedule& schedule, const MatchingFault& fault);

} // namespace weft::collective
