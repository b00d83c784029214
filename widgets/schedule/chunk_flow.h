// SPDX-License-Identifier: GPL-3.0-or-later
// Which chunks every step of a schedule moves, and the way of one chunk over the ranks. Follows the slots in the order
// of levels; where a schedule is wrong it says what really moves. Immutable once built; any thread.
#pragma once

#include "engine/collective/model/slot_layout.h"
#include "engine/core/progress.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace weft::widgets {

struct ScheduleColumns;

inline constexpr std::uint32_t kNoChunk = 0xFFFFFFFFU; // an empty slot

class ChunkFlow {
public:
    ChunkFlow() = default;
    // The columns have their cells and transfers. Empty where there is more than kMostMoved to keep, or if stopped.
    ChunkFlow(const ScheduleColumns& columns, const Watch& watch);

    [[nodiscard]] bool isKnown() const { return m_known; }
    // One past the highest chunk that moves or lies somewhere.
    [[nodiscard]] std::uint32_t chunkCount() const
    {
        return m_start.empty() ? 0 : static_cast<std::uint32_t>(m_start.size() - 1);
    }
    // What a step receives, or else reads, slot by slot; empty for a wait. kNoChunk where there is nothing.
    [[nodiscard]] std::span<const std::uint32_t> chunksOf(StepId step) const;
    // The steps that move a chunk, by level.
    [[nodiscard]] std::span<const StepId> stepsOf(std::uint32_t chunk) const;

    static constexpr std::uint64_t kMostMoved = std::uint64_t { 1 } << 26U;

    // The slots of all ranks, and the chunk that each holds before anything moves. Only where isKnown().
    [[nodiscard]] const collective::SlotLayout& layout() const { return *m_slots; }
    [[nodiscard]] std::span<const std::uint32_t> before() const { return m_before; }

private:
    friend class FlowBuilder;
    std::optional<collective::SlotLayout> m_slots;
    std::vector<std::uint32_t> m_before; // by slot
    bool m_known = false;
    std::vector<std::uint64_t> m_moveStart; // by step, one more than steps; empty: one chunk a step
    std::vector<std::uint32_t> m_moved;
    std::vector<std::uint32_t> m_start; // by chunk, into m_steps; one more than chunks
    std::vector<StepId> m_steps;
};

// The way of a chunk, or of what one rank contributed to it, as the transfers that carry it, by level.
struct ChunkWay {
    struct Hop {
        std::uint32_t transfer = 0; // in ScheduleColumns
        bool isFirst = false; // brings a rank what it did not have: a branch of the tree
    };
    std::uint32_t chunk = kNoChunk;
    std::vector<std::uint32_t> origins; // ranks that hold it before
    std::vector<Hop> hops;
    std::vector<StepId> local; // copies and reductions inside of a rank
};

// `origin`: a rank that holds the chunk before; kNone: all that do. O(steps that move the chunk).
[[nodiscard]] ChunkWay chunkWay(const ScheduleColumns& columns, std::uint32_t chunk, Rank origin = kNone<Rank>);

} // namespace weft::widgets
