// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/schedule_columns.h"

#include "engine/collective/proof/step_runner.h"

#include <algorithm>
#include <array>

namespace weft::widgets {

namespace {

using collective::Schedule;
using collective::StepKind;

class ColumnBuilder {
public:
    ColumnBuilder(ScheduleColumns& columns, const collective::MessageMatching& matching)
        : m_columns(columns)
        , m_schedule(*columns.schedule)
        , m_matching(matching)
    {
    }

    void addRanks()
    {
        m_columns.ranks = m_schedule.rankCount();
        m_columns.rankStep.reserve(std::size_t { m_columns.ranks } + 1);
        for (std::uint32_t rank = 0; rank < m_columns.ranks; ++rank)
            m_columns.rankStep.push_back(firstStepOf(Rank { rank }));
        m_columns.rankStep.push_back(m_schedule.stepCount());
    }

    void addMarks()
    {
        m_columns.mark.reserve(m_schedule.stepCount());
        for (std::uint32_t step = 0; step < m_schedule.stepCount(); ++step) {
            m_columns.mark.push_back(markOf(StepId { step }));
            m_columns.hasMark[static_cast<std::size_t>(m_columns.mark.back())] = true;
        }
    }

    // The steps of a rank follow each other, so that each rank is sorted by level on its own.
    void addCells()
    {
        m_columns.order.reserve(m_schedule.stepCount());
        m_columns.cellOf.assign(m_schedule.stepCount(), kNoPlace);
        for (std::uint32_t rank = 0; rank < m_columns.ranks; ++rank) {
            m_columns.rankCell.push_back(static_cast<std::uint32_t>(m_columns.cells.size()));
            addCellsOf(rank);
        }
        m_columns.rankCell.push_back(static_cast<std::uint32_t>(m_columns.cells.size()));
        m_columns.cells.push_back({ 0, static_cast<std::uint32_t>(m_columns.order.size()) });
        m_columns.stuck = m_schedule.stepCount() - static_cast<std::uint32_t>(m_columns.order.size());
        for (std::uint32_t cell = 0; cell + 1 < m_columns.cells.size(); ++cell) {
            const std::span<const StepId> steps = m_columns.stepsIn(cell);
            m_columns.mostInCell = std::max(m_columns.mostInCell, static_cast<std::uint32_t>(steps.size()));
            for (const StepId step : steps)
                m_columns.cellOf[index(step)] = cell;
            m_columns.cellMark.push_back(strongestOf(steps));
        }
    }

    void addTransfers()
    {
        const std::uint32_t levels = m_columns.levels;
        m_columns.levelTransfer.assign(std::size_t { levels } + 2, 0);
        m_columns.transferInto.assign(m_schedule.stepCount(), kNoPlace);
        m_columns.transferFrom.assign(m_schedule.stepCount(), kNoPlace);
        const auto isDrawn = [this](std::uint32_t send) {
            const StepId receive = receiverOf(StepId { send });
            return receive != kNone<StepId> && m_columns.level[send] != 0 && m_columns.level[index(receive)] != 0;
        };
        for (std::uint32_t send = 0; send < m_schedule.stepCount(); ++send) {
            if (isDrawn(send))
                ++m_columns.levelTransfer[m_columns.level[send] + 1];
        }
        for (std::size_t level = 1; level < m_columns.levelTransfer.size(); ++level)
            m_columns.levelTransfer[level] += m_columns.levelTransfer[level - 1];
        std::vector<std::uint32_t> next = m_columns.levelTransfer;
        m_columns.transfers.resize(m_columns.levelTransfer.back());
        std::vector<std::uint32_t> least(std::size_t { levels } + 1, levels);
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        for (std::uint32_t send = 0; send < m_schedule.stepCount(); ++send) {
            while (send >= m_columns.rankStep[from + 1])
                ++from;
            if (!isDrawn(send))
                continue;
            const StepId receive = receiverOf(StepId { send });
            const std::uint32_t sentAt = m_columns.level[send];
            const std::uint32_t receivedAt = m_columns.level[index(receive)];
            const std::uint32_t at = next[sentAt]++;
            // Mostly the same as that of the send before.
            if (index(receive) < m_columns.rankStep[to] || index(receive) >= m_columns.rankStep[to + 1])
                to = m_columns.rankOf(receive);
            m_columns.transfers[at] = { StepId { send }, receive, from, to, sentAt, receivedAt };
            m_columns.transferFrom[send] = at;
            m_columns.transferInto[index(receive)] = at;
            least[receivedAt] = std::min(least[receivedAt], sentAt);
        }
        for (std::size_t level = levels; level > 0; --level)
            least[level - 1] = std::min(least[level - 1], least[level]);
        m_columns.reaching = std::move(least);
    }

    void addDensity()
    {
        ScheduleDensity density(m_columns.ranks, m_columns.levels);
        for (std::uint32_t rank = 0; rank < m_columns.ranks; ++rank) {
            for (std::uint32_t cell = m_columns.rankCell[rank]; cell < m_columns.rankCell[rank + 1]; ++cell) {
                const StepMark mark = m_columns.cellMark[cell];
                if (mark != StepMark::Wait)
                    density.add(rank, m_columns.cells[cell].level, isReducing(mark));
            }
        }
        density.finish();
        m_columns.density = std::move(density);
    }

private:
    [[nodiscard]] StepId receiverOf(StepId send) const { return m_matching.receiverOf(send, m_schedule.blockOf(send)); }
    [[nodiscard]] std::uint32_t firstStepOf(Rank rank) const
    {
        const BlockId block = m_schedule.blocks(rank).first;
        return index(block) < m_schedule.blockCount() ? index(m_schedule.steps(block).first) : m_schedule.stepCount();
    }

    [[nodiscard]] StepMark markOf(StepId step) const
    {
        switch (m_schedule.kind(step)) {
        case StepKind::Send: {
            const StepId receive = receiverOf(step);
            const bool summed = receive != kNone<StepId> && collective::reduces(m_schedule.kind(receive));
            return summed ? StepMark::SendToReduce : StepMark::SendToCopy;
        }
        case StepKind::Receive:
        case StepKind::ReceiveCopySend:
            return StepMark::Copy;
        case StepKind::ReceiveReduceCopy:
        case StepKind::ReceiveReduceSend:
        case StepKind::ReceiveReduceCopySend:
            return StepMark::Reduce;
        case StepKind::Copy:
            return StepMark::LocalCopy;
        case StepKind::Reduce:
            return StepMark::LocalReduce;
        case StepKind::Nop:
            return StepMark::Wait;
        }
        return StepMark::Wait;
    }

    [[nodiscard]] StepMark strongestOf(std::span<const StepId> steps) const
    {
        constexpr std::array<int, kStepMarks> kWeight { 3, 4, 5, 6, 1, 2, 0 }; // by the places of StepMark
        StepMark strongest = StepMark::Wait;
        for (const StepId step : steps) {
            const StepMark mark = m_columns.mark[index(step)];
            if (kWeight[static_cast<std::size_t>(mark)] > kWeight[static_cast<std::size_t>(strongest)])
                strongest = mark;
        }
        return strongest;
    }

    void addCellsOf(std::uint32_t rank)
    {
        const auto first = static_cast<std::ptrdiff_t>(m_columns.order.size());
        for (std::uint32_t step = m_columns.rankStep[rank]; step < m_columns.rankStep[rank + 1]; ++step) {
            if (m_columns.level[step] != 0)
                m_columns.order.push_back(StepId { step });
        }
        const auto isEarlier
            = [this](StepId a, StepId b) { return m_columns.level[index(a)] < m_columns.level[index(b)]; };
        // A rank with one block has them in order.
        if (!std::is_sorted(m_columns.order.begin() + first, m_columns.order.end(), isEarlier))
            std::stable_sort(m_columns.order.begin() + first, m_columns.order.end(), isEarlier);
        std::uint32_t last = 0;
        for (auto at = static_cast<std::size_t>(first); at < m_columns.order.size(); ++at) {
            const std::uint32_t level = m_columns.level[index(m_columns.order[at])];
            if (level != last)
                m_columns.cells.push_back({ level, static_cast<std::uint32_t>(at) });
            last = level;
        }
    }

    ScheduleColumns& m_columns;
    const Schedule& m_schedule;
    const collective::MessageMatching& m_matching;
};

} // namespace

std::uint32_t ScheduleColumns::rankOf(StepId step) const
{
    const auto after = std::upper_bound(rankStep.begin(), rankStep.end(), index(step));
    return static_cast<std::uint32_t>(after - rankStep.begin()) - 1;
}

std::uint32_t ScheduleColumns::rankOfCell(std::uint32_t cell) const
{
    const auto after = std::upper_bound(rankCell.begin(), rankCell.end(), cell);
    return static_cast<std::uint32_t>(after - rankCell.begin()) - 1;
}

std::uint32_t ScheduleColumns::firstCell(std::uint32_t rank, std::uint32_t fromLevel) const
{
    const auto first = cells.begin() + rankCell[rank];
    const auto last = cells.begin() + rankCell[rank + 1];
    const auto at = std::lower_bound(
        first, last, fromLevel, [](const Cell& cell, std::uint32_t wanted) { return cell.level < wanted; });
    return static_cast<std::uint32_t>(at - cells.begin());
}

std::uint32_t ScheduleColumns::cellAt(std::uint32_t rank, std::uint32_t atLevel) const
{
    if (rank >= ranks)
        return kNoPlace;
    const std::uint32_t cell = firstCell(rank, atLevel);
    return cell < rankCell[rank + 1] && cells[cell].level == atLevel ? cell : kNoPlace;
}

ScheduleColumnsPtr buildScheduleColumns(collective::SchedulePtr schedule, const Watch& watch)
{
    auto columns = std::make_shared<ScheduleColumns>();
    columns->schedule = std::move(schedule);
    constexpr std::uint64_t kStages = 5;
    std::uint64_t stage = 0;
    const auto stopped = [&] {
        if (watch.progress != nullptr)
            watch.progress->setDone(++stage);
        return watch.stop.stop_requested();
    };
    if (watch.progress != nullptr)
        watch.progress->setTotal(kStages);
    const collective::MessageMatching matching = collective::matchMessages(*columns->schedule);
    collective::StepRunner runner(*columns->schedule, matching);
    runner.run(watch, [](StepId, BlockId) { return true; });
    if (stopped() || runner.stopped())
        return nullptr;
    collective::StepLevels levels = runner.takeLevels();
    columns->levels = levels.count;
    columns->level = std::move(levels.levels);
    ColumnBuilder builder(*columns, matching);
    builder.addRanks();
    builder.addMarks();
    builder.addCells();
    if (stopped())
        return nullptr;
    builder.addTransfers();
    if (stopped())
        return nullptr;
    builder.addDensity();
    if (stopped())
        return nullptr;
    columns->chunks = ChunkFlow(*columns, watch);
    return stopped() ? nullptr : columns;
}

} // namespace weft::widgets
