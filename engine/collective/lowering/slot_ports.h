// SPDX-License-Identifier: GPL-3.0-or-later
// Where computation can be put into a schedule: for each slot of each rank before what reads first what is there at the
// beginning, after the step with which it holds what it ends with, and for each sum between its last addition and the
// steps that pass it on. Work on what a collective is given goes before the first reads, work on whole sums (once for
// each, before they are gathered) between, and work on what it leaves after the last write.
//
// Of schedules that the verifier calls right, in which everything that touches a slot has its order; of others the
// answer is that of one order. Slots with two names in place are one. A group of one sums nothing and has no sums.
// Values and pure functions; any thread.
#pragma once

#include "engine/collective/lowering/lowering.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"

#include <span>

namespace weft::collective {

// A place for computation on one chunk.
struct PortPlace {
    enum class When : std::uint8_t {
        Given, // before anything reads what the pattern puts into the slot
        Summed, // between a whole sum and what passes it on: once for each sum, wherever it is made
        Left, // after the slot holds what the pattern asks for
    };
    When when = When::Given;
    Rank rank {};
    Slot slot; // by the name of the buffer that has the memory; of a sum that is only passed on, the operand
    ChunkId chunk = kNone<ChunkId>; // of Summed
    // The step that leaves the chunk there; none: it is there at the beginning.
    StepId after = kNone<StepId>;
    // What reads the chunk before it is overwritten, ascending; of a sum also `after`, if that sends what it makes.
    // Given that nobody reads: what overwrites it first.
    std::vector<StepId> before;
};

// By rank, and of each first those that are given by what reads them first, then sums by step and slot, then what is
// left by slot. About 100 ns a step, 130 bytes a slot and 8 a chunk that is read. Errors: Unmatched (messages that do
// not meet), Cycle, TooLarge, Cancelled.
[[nodiscard]] Result<Groups<PortPlace>> findPorts(const Schedule& schedule, const Watch& watch = {});

// `lowered`, a rank's share of the schedule, with a computation of no duration for each of these places of the rank,
// behind all others and in this order.
[[nodiscard]] LoweredRank withComputations(
    const Schedule& schedule, LoweredRank lowered, std::span<const PortPlace> places);

} // namespace weft::collective
