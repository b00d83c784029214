// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/race_finder.h"

#include <algorithm>
#include <utility>

namespace weft::collective {

namespace {

constexpr std::uint64_t kVisitsPerPoll = 1U << 16U;

bool hasStepsBesideEachOther(const Schedule& schedule, Rank rank)
{
    const IdRange<BlockId> blocks = schedule.blocks(rank);
    return blocks.size() > 1 || (blocks.size() == 1 && !schedule.block(blocks.first).inOrder);
}

} // namespace

bool RaceFinder::isNeeded(const Schedule& schedule)
{
    return std::ranges::any_of(
        schedule.ranks(), [&schedule](Rank rank) { return hasStepsBesideEachOther(schedule, rank); });
}

bool RaceFinder::overlapsItself(const SlotLayout& layout, const Step& step, Rank rank)
{
    if (!readsSource(step.kind) || !writesTarget(step.kind))
        return false;
    const std::uint32_t source = layout.at(rank, step.source);
    const std::uint32_t target = layout.at(rank, step.target);
    return source != target && source < target + step.count && target < source + step.count;
}

RaceFinder::RaceFinder(const Schedule& schedule, const MessageMatching& matching,
    const std::vector<std::uint32_t>& levels, const SlotLayout& layout, std::vector<bool> filled)
    : m_schedule(schedule)
    , m_matching(matching)
    , m_levels(levels)
    , m_layout(layout)
    , m_overwritten(layout.count(), false)
    , m_writers(layout.count(), kNone<StepId>)
    , m_readers(1)
    , m_known(schedule.blockCount())
{
    for (const Rank rank : schedule.ranks())
        m_concerned.push_back(hasStepsBesideEachOther(schedule, rank));
    for (const BlockId block : schedule.blocks()) {
        for (const StepId step : schedule.steps(block)) {
            if (!writesTarget(schedule.kind(step)))
                continue;
            const std::uint32_t first = layout.at(schedule.block(block).rank, schedule.target(step));
            for (std::uint32_t slot = first; slot < first + schedule.count(step); ++slot)
                (filled[slot] ? m_overwritten : filled)[slot] = true;
        }
    }
    if (std::ranges::find(m_overwritten, true) != m_overwritten.end())
        m_firstReader.resize(layout.count(), 0);
}

bool RaceFinder::enter(StepId id, BlockId block, const Step& step, const Watch& watch)
{
    const Rank rank = m_schedule.block(block).rank;
    if (!m_concerned[index(rank)])
        return true;
    if (inOrder(block)) {
        for (const StepId on : m_schedule.dependencies(id)) {
            const BlockId other = m_schedule.blockOf(on);
            if (other != block && inOrder(other))
                learn(block, other, on);
        }
    }
    const auto touch = [&](Slot slot, bool writes) {
        const std::uint32_t first = m_layout.at(rank, slot);
        std::uint32_t k = 0;
        while (k < step.count && enter(id, block, first + k, writes, watch))
            ++k;
        return k == step.count;
    };
    return (!readsSource(step.kind) || touch(step.source, false))
        && (!writesTarget(step.kind) || touch(step.target, true));
}

bool RaceFinder::enter(StepId step, BlockId block, std::uint32_t slot, bool writes, const Watch& watch)
{
    const auto races = [&](StepId earlier, bool earlierWrites) {
        m_race = { earlier, step, earlierWrites, writes, slot };
        return false;
    };
    StepId& writer = m_writers[slot];
    if (writer != kNone<StepId> && !isOrdered(writer, step, block, watch))
        return races(writer, true);
    if (writes)
        writer = step;
    if (!m_overwritten[slot])
        return true;
    std::uint32_t& readers = m_firstReader[slot];
    if (!writes) {
        addReader(readers, step, block);
        return true;
    }
    // Whoever is ordered after this write is ordered after these readers, so they can be forgotten.
    while (readers != 0) {
        Reader& reader = m_readers[readers];
        if (!isOrdered(reader.step, step, block, watch))
            return races(reader.step, false);
        const std::uint32_t next = reader.next;
        reader.next = m_freeReaders;
        m_freeReaders = readers;
        readers = next;
    }
    return true;
}

void RaceFinder::addReader(std::uint32_t& readers, StepId step, BlockId block)
{
    if (inOrder(block)) {
        // The last reader of an ordered block stands for those before it.
        const StepId begin = m_schedule.steps(block).first;
        for (std::uint32_t reader = readers; reader != 0; reader = m_readers[reader].next) {
            if (m_readers[reader].step >= begin && m_readers[reader].step <= step) {
                m_readers[reader].step = step;
                return;
            }
        }
    }
    std::uint32_t reader = m_freeReaders;
    if (reader == 0) {
        reader = static_cast<std::uint32_t>(m_readers.size());
        m_readers.emplace_back();
    } else {
        m_freeReaders = m_readers[reader].next;
    }
    m_readers[reader] = { step, readers };
    readers = reader;
}

bool RaceFinder::isOrdered(StepId earlier, StepId later, BlockId laterBlock, const Watch& watch)
{
    if (earlier == later)
        return true; // the step's own read
    const BlockId earlierBlock = m_schedule.blockOf(earlier);
    const bool earlierInOrder = inOrder(earlierBlock);
    if (earlierBlock == laterBlock && earlierInOrder)
        return true;
    if (earlierInOrder && knows(laterBlock, earlierBlock, earlier))
        return true;
    for (const StepId on : m_schedule.dependencies(later)) {
        if (on == earlier || (earlierInOrder && on > earlier && on < m_schedule.steps(earlierBlock).past))
            return true;
    }
    // The answer lies near far more often than not, and a search through other ranks can go far astray.
    const bool found
        = search(earlier, earlierBlock, later, false, watch) || search(earlier, earlierBlock, later, true, watch);
    if (found && earlierInOrder && inOrder(laterBlock))
        learn(laterBlock, earlierBlock, earlier);
    return found;
}

void RaceFinder::learn(BlockId block, BlockId other, StepId step)
{
    std::vector<Known>& all = m_known[index(block)];
    const auto known = std::ranges::find(all, other, &Known::block);
    if (known == all.end())
        all.push_back({ other, step });
    else
        known->step = std::max(known->step, step);
}

bool RaceFinder::knows(BlockId block, BlockId other, StepId step) const
{
    const std::vector<Known>& all = m_known[index(block)];
    const auto known = std::ranges::find(all, other, &Known::block);
    return known != all.end() && known->step >= step;
}

bool RaceFinder::search(StepId earlier, BlockId earlierBlock, StepId later, bool throughOthers, const Watch& watch)
{
    const std::uint32_t floor = m_levels[index(earlier)];
    ++m_search;
    m_visited.resize(m_schedule.stepCount(), 0);
    m_stack.assign(1, later);
    while (!m_stack.empty()) {
        const StepId step = m_stack.back();
        m_stack.pop_back();
        if (step == earlier)
            return true;
        if (m_levels[index(step)] <= floor || std::exchange(m_visited[index(step)], m_search) == m_search)
            continue;
        const BlockId block = m_schedule.blockOf(step);
        if (block == earlierBlock && inOrder(block))
            return true; // of a higher level, so it stands after it
        if (++m_visits % kVisitsPerPoll == 0 && watch.stop.stop_requested()) {
            m_cancelled = true;
            return true;
        }
        // The stack gives back first what is pushed last: a chain of messages is followed before anything else, because
        // the data that a slot waits for most often made the way round.
        if (inOrder(block) && step > m_schedule.steps(block).first)
            m_stack.push_back(StepId { index(step) - 1 });
        const std::span<const StepId> dependencies = m_schedule.dependencies(step);
        m_stack.insert(m_stack.end(), dependencies.begin(), dependencies.end());
        const StepId sender = m_matching.senderOf(step, block);
        if (throughOthers && sender != kNone<StepId>)
            m_stack.push_back(sender);
    }
    return false;
}

} // namespace weft::collective
