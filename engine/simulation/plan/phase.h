// SPDX-License-Identifier: GPL-3.0-or-later
// One phase of a chunk as its members run it: the packet cycle's numbers (docs/semantics.md, section 6.2), the steps of
// halving-doubling, or the shape of a tree. Shared by all members and chunks that follow the same plan; immutable but
// for the delays, which are asked for when they are first needed.
#pragma once

#include "engine/simulation/plan/collective_plan.h"
#include "engine/simulation/plan/schedule_program.h"

#include <array>
#include <cstdint>
#include <vector>

namespace weft::simulation {

enum class CycleKind : std::uint8_t { Ring, Direct, HalvingDoubling, Tree, Custom, Schedule };
inline constexpr std::size_t kCycleKindCount = 6;

// Parents and children by ring position.
struct TreeShape {
    std::vector<std::uint32_t> parent; // kNoPosition at the root
    std::vector<std::uint32_t> childStart; // n + 1
    std::vector<std::uint32_t> children; // in sending order
    bool operator==(const TreeShape&) const = default;
};
inline constexpr std::uint32_t kNoPosition = 0xFFFFFFFFU;

// The root has one perfect binary subtree of n-1 nodes, numbered in order; `rootLast`: the root is the highest
// position, otherwise the lowest. n is a power of two. docs/semantics.md, section 6.5.
[[nodiscard]] TreeShape doubleBinaryTree(std::uint32_t n, bool rootLast);
// Binomial tree over positions relative to the root: the parent of p clears p's lowest set bit.
[[nodiscard]] TreeShape binomialTree(std::uint32_t n, std::uint32_t root);
// Every other position is a child of the root.
[[nodiscard]] TreeShape flatTree(std::uint32_t n, std::uint32_t root);

struct Phase {
    struct Step { // halving-doubling
        std::uint32_t offset = 0; // to the partner: forwards from even blocks of this size, backwards from odd ones
        std::uint64_t bytes = 0;
        Time reduce; // at full speed
    };

    PhaseType type = PhaseType::AllReduce;
    CycleKind cycle = CycleKind::Ring;
    QueueClass queueClass = QueueClass::All;
    std::uint16_t dimension = 0;
    std::uint16_t useInChunk = 0;
    std::uint32_t size = 1; // n
    std::uint32_t stride = 1; // in members
    std::uint64_t bytes = 0; // at the start
    std::uint64_t largestBytes = 0; // of start and end
    std::uint64_t messageBytes = 0;
    std::uint32_t parallel = 1; // p
    std::uint32_t flagged = 0; // Z per round; of direct sub-groups at most kMostPackets, which no phase reaches
    std::uint32_t sends = 0; // S
    std::uint32_t awaited = 0; // direct all-reduce: the messages before the second half begins
    Time endpoint; // E
    Time reduce; // R, at full speed
    bool reduceAlways = false; // flagged packets of every round, else of odd rounds if `reduceOdd`
    bool reduceOdd = false;
    bool someAreSlow = false; // NPUs: see Compute::at
    bool throughBus = false; // packets cross the shared bus in place of E
    bool uniform = false; // delays depend on the ring offset only
    bool lean = false; // uniform, and a message leaves no trace but its arrival: no rendezvous, no records
    bool solo = false; // nobody sees in which order streams act at one tick: see PacketCycle::runsSolo
    bool soloRing = false; // likewise, and a ring that is uniform with one queue: see PacketCycle::arrived
    std::uint32_t reducedBefore = 0; // packets of a ring below this number are reduced before they go on
    mutable std::vector<Time> delayByOffset; // uniform: kNever = not yet asked for
    mutable std::vector<Time> delayToNext; // solo and not uniform: by member and way round
    std::vector<Step> steps;
    // Trees: [0] and [1] alternate for the double binary tree, both alike otherwise.
    std::array<TreeShape, 2> trees;
    bool treeUp = false; // contributions travel to the root
    bool treeDown = false; // the result travels from it
    bool treeReduces = false; // arrivals from children are reduced
    bool treeReducesDown = false; // so does the peer's inner node on its way down
    ScheduleProgramPtr program; // CycleKind::Schedule
};

} // namespace weft::simulation
