// SPDX-License-Identifier: GPL-3.0-or-later
// Computations put into the operations of a rank at the ports of its slots (slot_ports.h). Functions of values; any
// thread.
#pragma once

#include "engine/collective/lowering/lowering.h"
#include "engine/collective/lowering/slot_ports.h"

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
    Slot slot; // by the name of the buffer that has the memory
    ChunkId chunk = kNone<ChunkId>; // of Summed
    // Operations of the rank that come before, and that wait for it.
    std::vector<OpId> after;
    std::vector<OpId> before;
};

// Given by what reads it first, Summed by step and slot, Left by slot. `lowered` is the rank's share of the ports' schedule.
[[nodiscard]] std::vector<PortPlace> portPlaces(
    const Schedule& schedule, const SlotPorts& ports, Rank rank, const LoweredRank& lowered);

// `lowered` with a computation of no duration for each place, behind all others and in this order.
[[nodiscard]] LoweredRank withComputations(LoweredRank lowered, std::span<const PortPlace> places);

} // namespace weft::collective
