// SPDX-License-Identifier: GPL-3.0-or-later
// Where computation can be put into a schedule: for each slot of each rank who reads first what is there at the
// beginning, after which step it holds what it ends with, and for each sum the point between its last addition and the
// steps that pass it on. Work on what a collective is given goes before the first reads, work on whole sums (once for
// each, before they are gathered) between, and work on what it leaves after the last write.
//
// Of schedules that the verifier calls right, in which everything that touches a slot has its order; of others the
// answer is that of one order. Slots with two names in place are one. A group of one sums nothing and has no sums.
// A value, made in one pass over the steps; any thread. It must not outlive the schedule. Computations are put into the
// operations of a rank by functions of values.
#pragma once

#include "engine/collective/lowering/lowering.h"
#include "engine/collective/model/slot_layout.h"
#include "engine/core/progress.h"

#include <span>

namespace weft::collective {

class SlotPorts {
public:
    // About 100 ns a step, 30 bytes a slot and 8 a chunk that is read. Errors: Unmatched (messages that do not meet),
    // Cycle, TooLarge, Cancelled.
    [[nodiscard]] static Result<SlotPorts> find(const Schedule& schedule, const Watch& watch = {});

    struct Port {
        bool isGiven = false; // the pattern puts something there
        bool isAsked = false; // the pattern asks for something there
        std::uint32_t firstReads = 0; // of what is there at the beginning: a list, in any order of time
        StepId firstWrite = kNone<StepId>;
        StepId lastWrite = kNone<StepId>; // none: it ends as it begins
    };
    [[nodiscard]] const Port& port(std::uint32_t number) const { return m_slots[number]; }

    // A sum that is whole where it is made: it holds what the pattern asks for somewhere, by the addition of `step`.
    struct SumPort {
        Rank rank {};
        ChunkId chunk {};
        Slot slot; // where it is stored; of a sum that is only passed on, the operand
        StepId step {};
        // What takes it from there before it is overwritten, sends and copies, and the step itself if it sends the sum
        // that it makes: a list.
        std::uint32_t readers = 0;
    };
    // By step, then slot.
    [[nodiscard]] std::span<const SumPort> sums(Rank rank) const;
    // The steps of such a list, ascending.
    [[nodiscard]] std::span<const StepId> steps(std::uint32_t list) const { return m_lists[list]; }

    // The slots of a rank by their numbers, which are consecutive.
    [[nodiscard]] const SlotLayout& layout() const { return m_layout; }

private:
    class Finder;

    explicit SlotPorts(SlotLayout layout)
        : m_layout(std::move(layout))
    {
        m_lists.add(std::span<const StepId>());
    }

    SlotLayout m_layout;
    std::vector<Port> m_slots; // by number
    std::vector<SumPort> m_sums; // by rank, step and slot
    Groups<StepId> m_lists; // the first is empty
};

// A place for computation on one chunk.
struct PortPlace {
    enum class When : std::uint8_t {
        Given, // before anything reads what the pattern puts into the slot
        Summed, // between a whole sum and what passes it on: once for each sum, wherever it is made
        Left, // after the slot holds what the pattern asks for
    };
    When when = When::Given;
    Rank rank {};
    Slot slot; // by the name of the buffer that has the memory
    ChunkId chunk = kNone<ChunkId>; // of Summed
    // Operations of the rank that come before, and that wait for it.
    std::vector<OpId> after;
    std::vector<OpId> before;
};

// Given by what reads it first, Summed by step and slot, Left by slot. `lowered` is the rank's share of the ports'
// schedule.
[[nodiscard]] std::vector<PortPlace> portPlaces(
    const Schedule& schedule, const SlotPorts& ports, Rank rank, const LoweredRank& lowered);

// `lowered` with a computation of no duration for each place, behind all others and in this order.
[[nodiscard]] LoweredRank withComputations(LoweredRank lowered, std::span<const PortPlace> places);

} // namespace weft::collective
