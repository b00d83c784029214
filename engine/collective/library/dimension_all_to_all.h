// SPDX-License-Identifier: GPL-3.0-or-later
// All-to-all along the dimensions of a grid: in each phase every chunk goes, along one dimension, to the coordinate of
// its destination, and what goes the same way goes together. One dimension is the direct all-to-all, two are the
// two-step one. Used by the algorithms of the library; one thread.
#pragma once

#include "engine/collective/library/algorithm_job.h"
#include "engine/collective/library/dimension_grid.h"
#include "engine/collective/library/transfer_builder.h"

namespace weft::collective {

class DimensionAllToAll {
public:
    // The sizes multiply to job.size().
    DimensionAllToAll(const Job& job, std::vector<std::uint32_t> sizes);

    // Moves the chunks of a lane by the dimensions in this order, each named once. Once a lane.
    void addLane(std::uint32_t lane, std::span<const std::uint32_t> order, std::uint32_t channel);
    [[nodiscard]] Result<SchedulePtr> finish();

private:
    // A chunk on its way, by the places of its ends.
    struct Journey {
        std::uint32_t source = 0;
        std::uint32_t destination = 0;
    };
    // Successive slots that go together.
    struct Load {
        Slot from;
        Slot to;
        std::uint32_t count = 0;
    };

    void addPhase(std::size_t phase);
    // Everybody with those `near` coordinates before and behind.
    void exchange(std::size_t phase, std::uint32_t near, bool ends);
    // What goes from one place to another (or stays) in a phase: what ends there, or what goes on.
    [[nodiscard]] std::vector<Load> loads(std::size_t phase, std::uint32_t from, std::uint32_t to, bool ends) const;
    [[nodiscard]] std::vector<Journey> journeys(std::size_t phase, std::uint32_t from, std::uint32_t to) const;
    // Where a chunk lies before a phase; for the phase after the last, and for arrived ones, in the output.
    [[nodiscard]] Slot slotBefore(std::size_t phase, std::uint32_t at, Journey journey) const;

    const Job& m_job;
    DimensionGrid m_grid;
    Cut m_cut;
    TransferBuilder m_builder;
    // Of the lane at hand.
    std::uint32_t m_lane = 0;
    std::uint32_t m_channel = 0;
    std::span<const std::uint32_t> m_order;
};

} // namespace weft::collective
