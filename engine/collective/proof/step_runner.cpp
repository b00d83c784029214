// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/step_runner.h"

#include "engine/core/prefetch.h"

#include <algorithm>

namespace weft::collective {

StepRunner::StepRunner(const Schedule& schedule, const MessageMatching& matching, std::uint32_t fifoSlots)
    : m_schedule(schedule)
    , m_matching(matching)
    , m_levels(schedule.stepCount(), 0)
    , m_ready(schedule.rankCount(), kNobody)
{
    const std::uint32_t blocks = m_schedule.blockCount();
    m_firstStrand.reserve(blocks);
    for (std::uint32_t b = 0; b < blocks; ++b) {
        m_firstStrand.push_back(static_cast<std::uint32_t>(m_strands.size()));
        const auto [first, past] = m_schedule.steps(BlockId { b });
        const std::uint32_t length = inOrder(b) ? index(past) - index(first) : 1;
        for (std::uint32_t next = index(first); next < index(past); next += length)
            m_strands.push_back({ next, next + length, b });
    }
    if (fifoSlots > 0) {
        m_rooms.assign(schedule.stepCount(), kNone<StepId>);
        forEachRoom(schedule, matching, fifoSlots, [this](StepId send, StepId receive) {
            m_rooms[index(send)] = receive;
            return true;
        });
    }
    for (std::uint32_t past = static_cast<std::uint32_t>(m_strands.size()); past > 0; --past)
        makeReady(past - 1);
    // Ranks get their turns in ascending order, although each list grows at its front.
    std::ranges::reverse(m_turns);
}

void StepRunner::makeReady(std::uint32_t strand)
{
    const std::uint32_t rank = index(m_schedule.block(BlockId { m_strands[strand].block }).rank);
    if (m_ready[rank] == kNobody && rank != m_current)
        m_turns.push_back(rank);
    m_strands[strand].link = m_ready[rank];
    m_ready[rank] = strand;
}

std::optional<std::uint32_t> StepRunner::nextReady()
{
    if (m_current == kNobody || m_ready[m_current] == kNobody) {
        m_current = kNobody;
        if (m_turns.empty())
            return {};
        m_current = m_turns.front();
        m_turns.pop_front();
    }
    const std::uint32_t strand = m_ready[m_current];
    const std::uint32_t after = m_ready[m_current] = m_strands[strand].link;
    if (after != kNobody) {
        const std::uint32_t next = m_strands[after].next;
        prefetch(m_levels.data() + next);
        m_schedule.prefetch(StepId { next });
    }
    return strand;
}

std::uint32_t StepRunner::strandOf(StepId step) const
{
    const std::uint32_t block = index(m_schedule.blockOf(step));
    return m_firstStrand[block] + (inOrder(block) ? 0 : index(step) - stepsBegin(block));
}

void StepRunner::addWaiter(std::uint32_t strand)
{
    Strand& other = m_strands[strandOf(m_strands[strand].wait.on)];
    m_strands[strand].link = other.firstWaiter;
    other.firstWaiter = strand;
}

void StepRunner::wake(std::uint32_t strand)
{
    std::uint32_t waiter = m_strands[strand].firstWaiter;
    std::uint32_t kept = kNobody;
    while (waiter != kNobody) {
        const std::uint32_t next = m_strands[waiter].link;
        if (ended(m_strands[waiter].wait.on)) {
            makeReady(waiter);
        } else {
            m_strands[waiter].link = kept;
            kept = waiter;
        }
        waiter = next;
    }
    m_strands[strand].firstWaiter = kept;
}

WaitCycle StepRunner::cycle() const
{
    std::uint32_t strand = 0;
    while (m_strands[strand].next == m_strands[strand].past)
        ++strand;
    std::vector<bool> seen(m_strands.size(), false);
    while (!seen[strand]) {
        seen[strand] = true;
        strand = strandOf(m_strands[strand].wait.on);
    }
    WaitCycle cycle;
    const std::uint32_t first = strand;
    do {
        const Wait& wait = m_strands[strand].wait;
        cycle.push_back(wait);
        strand = strandOf(wait.on);
        const StepId current { m_strands[strand].next };
        if (current != wait.on)
            cycle.push_back({ wait.on, Wait::Reason::Order, current });
    } while (strand != first);
    // From its lowest step, whichever strand it was found from.
    std::rotate(cycle.begin(),
        std::min_element(cycle.begin(), cycle.end(), [](const Wait& a, const Wait& b) { return a.step < b.step; }),
        cycle.end());
    return cycle;
}

} // namespace weft::collective
