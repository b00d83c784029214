// SPDX-License-Identifier: GPL-3.0-or-later
// Proves that a schedule does what its pattern asks in every order in which its steps can run, or names the first
// wrong step. Executes all steps once on sets of contributions, and shows that nothing which matters is left to chance.
// One call, on any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace weft::collective {

// In the order in which they are looked for; those of execution are looked for together, step by step.
enum class FaultKind : std::uint8_t {
    UnmatchedMessage, // sent but never received, or the reverse
    CountMismatch, // sent with one number of chunks, received with another
    OrderCycle, // steps wait for each other whatever the connections hold
    Race, // execution: nothing orders two steps that touch one slot, and one of them writes
    UndefinedRead, // execution: sends, copies or adds a slot that holds nothing yet, or adds to one
    DoubleReduction, // execution: adds contributions that are already in
    MixedChunks, // execution: adds one chunk of a standard pattern to another
    FifoDeadlock, // steps wait for each other because connections are full
    LostContribution, // the last copy of a contribution that is needed in the end goes away
    WrongResult, // a slot ends without what it should hold
    HarmedInput, // apart, an input ends with something else than it began with
};
// "unmatched-message", "double-reduction", …
[[nodiscard]] std::string_view toString(FaultKind kind);

struct Fault {
    FaultKind kind = FaultKind::UnmatchedMessage;
    StepId step = kNone<StepId>; // kNone: a slot that no step writes
    Rank rank {};
    Slot slot; // that the fault is about; of faults of messages and waits the step's target
    Sentence message; // with the step's place in it: "rank 3, thread block 0, step 2 …"
    Sentence wrong; // what is held, or what waits: "chunk 3 from ranks 0-3, ranks 1-2 twice"
    Sentence wanted; // what should be, where that is known: "chunk 3 from ranks 0-7"
};

struct Verdict {
    bool correct = false;
    std::optional<Fault> fault; // the first, if not correct
    std::uint64_t transfers = 0; // messages between ranks
    std::vector<Sentence> remarks; // what was not checked, and why
};

struct VerifyOptions {
    // Messages that a connection holds before its sender waits, whatever their size. 0: any number; nothing: as many as
    // the schedule's protocol has (fifoSlotsOf).
    std::optional<std::uint32_t> fifoSlots;
};

// The rules: a step starts after the one before it in an ordered thread block, after its dependencies, and ends after
// its message is there. What receives and sends waits for its message and for room in the other connection, and makes
// room when it has ended. Steps touch slots in between: Send and rrs read the source; Receive and rcs write the target;
// rrc, rrcs and Copy read the source and write the target; Reduce reads both and writes the target. Slots are one where
// they are one in place (Pattern::storage). "First" is by level (step_levels.h), then by id. A custom pattern without
// `before` starts with chunk k, from that rank alone, in every input slot k; one without `after` may end with anything,
// and gets a remark. Custom patterns may add different chunks; what is in a sum twice is a fault in any pattern.
//
// About 60 ns and 16 bytes a step and 8 bytes a slot where every rank has one ordered block. Beside each other, blocks
// cost 8 more bytes a slot, and 4 a step and time where only a long way round orders two steps (race_finder.h).
// Errors: TooLarge (2^28 slots, or contributions beyond 2 GB), Cancelled.
[[nodiscard]] Result<Verdict> verify(
    const Schedule& schedule, const VerifyOptions& options = {}, const Watch& watch = {});

} // namespace weft::collective
