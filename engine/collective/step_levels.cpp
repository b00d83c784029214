// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/step_levels.h"

#include "engine/collective/schedule_builder.h"

#include <algorithm>
#include <numeric>

namespace weft::collective {

namespace {

constexpr std::uint32_t kNobody = 0xFFFFFFFFU;
constexpr std::uint32_t kPollEvery = 1U << 16U;
constexpr std::size_t kWaitsShown = 12;

// Steps that run one after the other: an ordered block, or one step of an unordered block.
struct Strand {
    std::uint32_t next = 0; // the step to run
    std::uint32_t past = 0;
    std::uint32_t met = 0; // dependencies of the next step that are known to have ended
    bool received = false; // the next step has taken its message, and waits for room to send
    std::uint32_t block = 0;
    std::uint32_t firstWaiter = kNobody; // strands that wait for this one
    std::uint32_t nextWaiter = kNobody; // in the list of the strand that this one waits for
    Wait wait; // of the next step, if the strand is in such a list
};

// The sends of a block that wait for room: number and oldest send that may still be in the connection.
struct Outbox {
    std::uint32_t sent = 0;
    std::uint32_t oldest = 0;
};

// Runs each strand as far as it goes, in turn, until none moves.
class Runner {
public:
    Runner(const Schedule& schedule, const MessageMatching& matching, std::uint32_t fifoSlots)
        : m_schedule(schedule)
        , m_matching(matching)
        , m_fifoSlots(fifoSlots)
        , m_levels(schedule.stepCount(), 0)
    {
        makeStrands();
    }

    Result<void> run(const Watch& watch)
    {
        std::vector<std::uint32_t> ready(m_strands.size());
        std::iota(ready.begin(), ready.end(), 0U);
        std::vector<std::uint32_t> woken;
        std::uint64_t polled = 0;
        while (!ready.empty()) {
            for (const std::uint32_t strand : ready) {
                runStrand(strand);
                wake(strand, woken);
                if (m_done - polled >= kPollEvery) {
                    polled = m_done;
                    if (watch.stop.stop_requested())
                        return Error { ErrorCode::Cancelled, "following the steps was stopped", {}, {} };
                }
            }
            ready.swap(woken);
            woken.clear();
        }
        return {};
    }

    [[nodiscard]] bool finished() const { return m_done == m_levels.size(); }
    [[nodiscard]] std::uint32_t highest() const { return m_highest; }
    [[nodiscard]] std::vector<std::uint32_t> takeLevels() { return std::move(m_levels); }

    // Only if not finished: every strand that is left waits for one that is left.
    [[nodiscard]] WaitCycle cycle() const
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

private:
    void makeStrands()
    {
        const std::uint32_t blocks = m_schedule.blockCount();
        m_firstStrand.reserve(blocks);
        std::uint64_t strands = 0;
        for (std::uint32_t b = 0; b < blocks; ++b) {
            m_firstStrand.push_back(static_cast<std::uint32_t>(strands));
            strands += m_schedule.block(BlockId { b }).inOrder ? 1 : stepsEnd(b) - stepsBegin(b);
        }
        m_strands.resize(strands);
        if (m_fifoSlots > 0)
            m_outboxes.resize(blocks);
        for (std::uint32_t b = 0; b < blocks; ++b) {
            const bool inOrder = m_schedule.block(BlockId { b }).inOrder;
            std::uint32_t strand = m_firstStrand[b];
            for (std::uint32_t step = stepsBegin(b); inOrder || step < stepsEnd(b); ++step) {
                m_strands[strand].next = step;
                m_strands[strand].past = inOrder ? stepsEnd(b) : step + 1;
                m_strands[strand].block = b;
                ++strand;
                if (inOrder)
                    break;
            }
            if (m_fifoSlots > 0)
                m_outboxes[b].oldest = stepsBegin(b);
        }
    }

    [[nodiscard]] std::uint32_t stepsBegin(std::uint32_t block) const
    {
        return index(m_schedule.stepsBegin(BlockId { block }));
    }
    [[nodiscard]] std::uint32_t stepsEnd(std::uint32_t block) const
    {
        return index(m_schedule.stepsEnd(BlockId { block }));
    }
    [[nodiscard]] bool inOrder(std::uint32_t block) const { return m_schedule.block(BlockId { block }).inOrder; }
    [[nodiscard]] std::uint32_t strandOf(StepId step) const
    {
        const std::uint32_t block = index(m_schedule.blockOf(step));
        return m_firstStrand[block] + (inOrder(block) ? 0 : index(step) - stepsBegin(block));
    }
    [[nodiscard]] bool ended(StepId step) const { return m_levels[index(step)] != 0; }
    [[nodiscard]] bool isMet(const Wait& wait) const
    {
        return ended(wait.on) || (wait.reason == Wait::Reason::FullConnection && hasTaken(wait.on));
    }
    // Of an ordered block: its message is out of the connection, even if the step has not ended.
    [[nodiscard]] bool hasTaken(StepId receive) const
    {
        const Strand& strand = m_strands[strandOf(receive)];
        return StepId { strand.next } == receive && strand.received;
    }

    // The receive that must come before the next send of this block, or none.
    [[nodiscard]] StepId roomFor(std::uint32_t block)
    {
        const BlockId peer = m_matching.receivingBlocks[block];
        if (peer == kNone<BlockId> || !inOrder(block) || !inOrder(index(peer)))
            return kNone<StepId>;
        Outbox& outbox = m_outboxes[block];
        if (outbox.sent < m_fifoSlots)
            return kNone<StepId>;
        while (!sends(m_schedule.kind(StepId { outbox.oldest })))
            ++outbox.oldest;
        return m_matching.receiverOf(StepId { outbox.oldest });
    }

    // The first thing that the next step of a strand waits for, or nothing.
    [[nodiscard]] std::optional<Wait> obstacle(Strand& strand)
    {
        const StepId step { strand.next };
        const std::span<const StepId> dependencies = m_schedule.dependencies(step);
        for (; strand.met < dependencies.size(); ++strand.met) {
            if (!ended(dependencies[strand.met]))
                return Wait { step, Wait::Reason::Dependency, dependencies[strand.met] };
        }
        const StepId sender = m_matching.senderOf(step);
        if (sender != kNone<StepId> && !ended(sender))
            return Wait { step, Wait::Reason::Message, sender };
        strand.received = true;
        if (m_fifoSlots > 0 && sends(m_schedule.kind(step))) {
            const StepId room = roomFor(strand.block);
            const Wait wait { step, Wait::Reason::FullConnection, room };
            if (room != kNone<StepId> && !isMet(wait))
                return wait;
        }
        return {};
    }

    void runStrand(std::uint32_t id)
    {
        Strand& strand = m_strands[id];
        std::uint32_t previous
            = strand.next > stepsBegin(strand.block) && inOrder(strand.block) ? m_levels[strand.next - 1] : 0;
        while (strand.next < strand.past) {
            if (const std::optional<Wait> wait = obstacle(strand)) {
                Strand& other = m_strands[strandOf(wait->on)];
                strand.wait = *wait;
                strand.nextWaiter = other.firstWaiter;
                other.firstWaiter = id;
                return;
            }
            const StepId step { strand.next };
            for (const StepId on : m_schedule.dependencies(step))
                previous = std::max(previous, m_levels[index(on)]);
            const StepId sender = m_matching.senderOf(step);
            if (sender != kNone<StepId>)
                previous = std::max(previous, m_levels[index(sender)]);
            m_levels[strand.next] = ++previous;
            m_highest = std::max(m_highest, previous);
            if (m_fifoSlots > 0 && sends(m_schedule.kind(step)))
                countSend(strand.block);
            ++strand.next;
            ++m_done;
            strand.met = 0;
            strand.received = false;
        }
    }

    void countSend(std::uint32_t block)
    {
        Outbox& outbox = m_outboxes[block];
        if (outbox.sent < m_fifoSlots)
            ++outbox.sent;
        else
            ++outbox.oldest; // roomFor() left it at the send that made room
    }

    void wake(std::uint32_t id, std::vector<std::uint32_t>& woken)
    {
        std::uint32_t waiter = m_strands[id].firstWaiter;
        std::uint32_t kept = kNobody;
        while (waiter != kNobody) {
            const std::uint32_t next = m_strands[waiter].nextWaiter;
            if (isMet(m_strands[waiter].wait)) {
                woken.push_back(waiter);
            } else {
                m_strands[waiter].nextWaiter = kept;
                kept = waiter;
            }
            waiter = next;
        }
        m_strands[id].firstWaiter = kept;
    }

    const Schedule& m_schedule;
    const MessageMatching& m_matching;
    std::uint32_t m_fifoSlots;
    std::vector<std::uint32_t> m_levels; // 0: not yet
    std::vector<std::uint32_t> m_firstStrand; // by block
    std::vector<Strand> m_strands;
    std::vector<Outbox> m_outboxes; // by block, if the connections are bounded
    std::uint64_t m_done = 0;
    std::uint32_t m_highest = 0;
};

} // namespace

std::string describe(const Schedule& schedule, const WaitCycle& cycle)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(cycle.size(), kWaitsShown); ++i) {
        const Wait& wait = cycle[i];
        text += (text.empty() ? "" : "; ") + stepName(schedule, wait.step);
        switch (wait.reason) {
        case Wait::Reason::Order:
            text += " comes after ";
            break;
        case Wait::Reason::Dependency:
            text += " depends on ";
            break;
        case Wait::Reason::Message:
            text += " waits for the message of ";
            break;
        case Wait::Reason::FullConnection:
            text += " waits for room that is made by ";
            break;
        }
        text += stepName(schedule, wait.on);
    }
    if (cycle.size() > kWaitsShown)
        text += "; and " + std::to_string(cycle.size() - kWaitsShown) + " more waits back to the first";
    return text;
}

Result<StepLevels> stepLevels(const Schedule& schedule, const MessageMatching& matching, const Watch& watch)
{
    Runner runner(schedule, matching, 0);
    if (const Result<void> ran = runner.run(watch); !ran)
        return ran.error();
    if (!runner.finished()) {
        const WaitCycle cycle = runner.cycle();
        Error error { ErrorCode::Cycle, "steps wait for each other: " + describe(schedule, cycle), {}, {} };
        error.where.rank = index(schedule.block(schedule.blockOf(cycle.front().step)).rank);
        error.where.item = stepName(schedule, cycle.front().step);
        return error;
    }
    const std::uint32_t highest = runner.highest();
    return StepLevels { runner.takeLevels(), highest };
}

Result<std::optional<WaitCycle>> findWaitCycle(
    const Schedule& schedule, const MessageMatching& matching, std::uint32_t fifoSlots, const Watch& watch)
{
    Runner runner(schedule, matching, fifoSlots);
    if (const Result<void> ran = runner.run(watch); !ran)
        return ran.error();
    return runner.finished() ? std::optional<WaitCycle>() : std::optional(runner.cycle());
}

ExecutionOrder executionOrder(const StepLevels& levels)
{
    ExecutionOrder order;
    order.steps.resize(levels.levels.size());
    order.starts.assign(std::size_t { levels.count } + 2, 0);
    for (const std::uint32_t level : levels.levels)
        ++order.starts[level];
    // Each entry becomes the place of its level's next step, and is then moved back to the first.
    std::exclusive_scan(order.starts.begin(), order.starts.end(), order.starts.begin(), 0U);
    for (std::size_t step = 0; step < levels.levels.size(); ++step)
        order.steps[order.starts[levels.levels[step]]++] = makeId<StepId>(step);
    for (std::size_t level = order.starts.size() - 1; level > 0; --level)
        order.starts[level] = order.starts[level - 1];
    order.starts[0] = 0;
    return order;
}

} // namespace weft::collective
