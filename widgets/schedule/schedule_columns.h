// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule as it is drawn: its steps in cells of rank and level, and the transfers between them. Built on a worker,
// immutable afterwards, read by any thread. About 60 bytes a step and a transfer together.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/core/progress.h"
#include "widgets/schedule/chunk_flow.h"
#include "widgets/schedule/schedule_density.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace weft::widgets {

// What a step is drawn as. A send has the colour of what its receiver does with the message.
enum class StepMark : std::uint8_t { SendToCopy, SendToReduce, Copy, Reduce, LocalCopy, LocalReduce, Wait };
inline constexpr std::size_t kStepMarks = 7;

[[nodiscard]] constexpr bool isSend(StepMark mark)
{
    return mark == StepMark::SendToCopy || mark == StepMark::SendToReduce;
}
[[nodiscard]] constexpr bool isReducing(StepMark mark)
{
    return mark == StepMark::SendToReduce || mark == StepMark::Reduce || mark == StepMark::LocalReduce;
}

struct ScheduleTransfer {
    StepId send {};
    StepId receive {};
    std::uint32_t from = 0; // ranks
    std::uint32_t to = 0;
    std::uint32_t sentAt = 0; // levels
    std::uint32_t receivedAt = 0;
};

inline constexpr std::uint32_t kNoPlace = 0xFFFFFFFFU;

struct ScheduleColumns {
    collective::SchedulePtr schedule;
    std::uint32_t ranks = 0;
    std::uint32_t levels = 0;
    std::uint32_t mostInCell = 0; // steps
    std::uint32_t stuck = 0; // steps that never start, and are not drawn
    std::vector<std::uint32_t> level; // by step, from 1; 0: never starts
    std::vector<StepMark> mark; // by step
    std::array<bool, kStepMarks> hasMark {}; // which of them there are

    // Steps of one rank at one level, in the order of their thread blocks.
    struct Cell {
        std::uint32_t level = 0;
        std::uint32_t first = 0; // into `order`; the next cell's first ends it
    };
    std::vector<Cell> cells; // by rank, then level; one more at the end
    // By cell: what several steps that share one mark are drawn as: reductions before copies before sends before the
    // rest.
    std::vector<StepMark> cellMark;
    std::vector<std::uint32_t> rankCell; // ranks + 1 entries, into `cells`
    std::vector<StepId> order;
    std::vector<std::uint32_t> cellOf; // by step; kNoPlace: not drawn

    std::vector<ScheduleTransfer> transfers; // by level of sending, then sender
    std::vector<std::uint32_t> levelTransfer; // levels + 2 entries: those sent at level l begin at [l]
    std::vector<std::uint32_t>
        reaching; // by level: the least level at which one that is received there or later is sent
    std::vector<std::uint32_t> transferInto; // by step that receives; kNoPlace: none
    std::vector<std::uint32_t> transferFrom; // by step that sends

    ChunkFlow chunks;
    ScheduleDensity density;

    [[nodiscard]] std::uint32_t rankOf(StepId step) const; // O(log ranks)
    [[nodiscard]] std::uint32_t rankOfCell(std::uint32_t cell) const; // O(log ranks)
    [[nodiscard]] std::span<const StepId> stepsIn(std::uint32_t cell) const
    {
        return std::span(order).subspan(cells[cell].first, cells[cell + 1].first - cells[cell].first);
    }
    // The first cell of a rank at a level or later, up to rankCell[rank + 1]. O(log cells).
    [[nodiscard]] std::uint32_t firstCell(std::uint32_t rank, std::uint32_t fromLevel) const;
    // The cell there; kNoPlace if it is empty.
    [[nodiscard]] std::uint32_t cellAt(std::uint32_t rank, std::uint32_t atLevel) const;

    std::vector<std::uint32_t> rankStep; // ranks + 1 entries: the first step of each rank
};

using ScheduleColumnsPtr = std::shared_ptr<const ScheduleColumns>;

// Of a wrong schedule as well: steps that wait for each other stay out of the picture, messages that meet nobody have
// no transfer. Null if it was stopped. O(steps + ranks·levels of the density).
[[nodiscard]] ScheduleColumnsPtr buildScheduleColumns(collective::SchedulePtr schedule, const Watch& watch = {});

} // namespace weft::widgets
