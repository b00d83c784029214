// SPDX-License-Identifier: GPL-3.0-or-later
// Visits the steps of a schedule in an order in which they can run: each rank as far as it goes, then the next one, so
// that what lies together in memory is visited together. Used by step_levels and the verifier. Owned by one call, on
// one thread. Must not outlive schedule and matching.
#pragma once

#include "engine/collective/proof/message_matching.h"
#include "engine/core/progress.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace weft::collective {

// One step that cannot run before another has ended.
struct Wait {
    enum class Reason : std::uint8_t {
        Order, // `on` stands before it in its thread block
        Dependency,
        Message, // `on` sends what it receives
        FullConnection, // `on` must first take a message out of the connection
    };
    StepId step {};
    Reason reason = Reason::Order;
    StepId on {};
    bool operator==(const Wait&) const = default;
};

struct StepLevels {
    std::vector<std::uint32_t> levels; // by step, from 1
    std::uint32_t count = 0; // the highest level

    [[nodiscard]] std::uint32_t levelOf(StepId step) const { return levels[index(step)]; }
};

// Each waits for the next one's step, the last for the first.
using WaitCycle = std::vector<Wait>;

// Calls visit(send, receive) for each send between two ordered blocks whose connection, if it holds so many messages,
// has room for it only when the receive has ended, until that returns false.
template <class Visit>
void forEachRoom(const Schedule& schedule, const MessageMatching& matching, std::uint32_t fifoSlots, const Visit& visit)
{
    for (const BlockId block : schedule.blocks()) {
        const BlockId peer = matching.sending[index(block)].other;
        if (peer == kNone<BlockId> || !schedule.block(block).inOrder || !schedule.block(peer).inOrder)
            continue;
        std::uint32_t sent = 0;
        StepId oldest = schedule.steps(block).first; // of the sends whose messages may be in the connection
        for (const StepId step : schedule.steps(block)) {
            if (!sends(schedule.kind(step)) || sent++ < fifoSlots)
                continue;
            while (!sends(schedule.kind(oldest)))
                oldest = StepId { index(oldest) + 1 };
            const StepId receive = matching.receiverOf(oldest, block);
            oldest = StepId { index(oldest) + 1 };
            if (receive != kNone<StepId> && !visit(step, receive))
                return;
        }
    }
}

class StepRunner {
public:
    // `fifoSlots`: messages that a connection between ordered blocks holds; 0: any number.
    StepRunner(const Schedule& schedule, const MessageMatching& matching, std::uint32_t fifoSlots = 0);

    void run(const Watch& watch)
    {
        run(watch, [](StepId, BlockId) { return true; });
    }
    // Calls visit(StepId, BlockId) once a step, after everything that the step waits for; its level is then known. Ends
    // when no step can run any more, when `visit` returns false, or when it was stopped.
    template <class Visit> void run(const Watch& watch, Visit visit)
    {
        while (std::optional<std::uint32_t> strand = nextReady()) {
            if (!runStrand(m_strands[*strand], *strand, watch, visit))
                return;
            wake(*strand);
        }
    }

    [[nodiscard]] bool finished() const { return m_done == m_levels.size(); }
    [[nodiscard]] bool stopped() const { return m_stopped; }
    // By step: one more than the highest level of what it waited for; 0 where it was not visited. Rooms in connections
    // do not count.
    [[nodiscard]] const std::vector<std::uint32_t>& levels() const { return m_levels; }
    [[nodiscard]] StepLevels takeLevels() { return { std::move(m_levels), m_highest }; }
    // Only if run() ended by itself without having finished: every strand that is left waits for one that is left.
    [[nodiscard]] WaitCycle cycle() const;

private:
    static constexpr std::uint32_t kNobody = 0xFFFFFFFFU;
    static constexpr std::uint64_t kPollEvery = std::uint64_t { 1 } << 16U;

    // Steps that run one after the other: an ordered block, or one step of an unordered block.
    struct Strand {
        std::uint32_t next = 0; // the step to run
        std::uint32_t past = 0;
        std::uint32_t block = 0;
        std::uint32_t met = 0; // dependencies of the next step that are known to have ended
        std::uint32_t firstWaiter = kNobody; // strands that wait for this one
        std::uint32_t link = kNobody; // in the list of waiters, or of ready strands, that this one stands in
        Wait wait {}; // of the next step, if the strand stands in a list of waiters
    };
    template <class Visit> bool runStrand(Strand& strand, std::uint32_t id, const Watch& watch, Visit& visit)
    {
        const bool goesOn = strand.next > stepsBegin(strand.block) && inOrder(strand.block);
        std::uint32_t level = goesOn ? m_levels[strand.next - 1] : 0;
        for (; strand.next < strand.past; ++strand.next) {
            const StepId step { strand.next };
            const StepId sender = m_matching.senderOf(step, BlockId { strand.block });
            const std::span<const StepId> dependencies = m_schedule.dependencies(step);
            if (mustWait(strand, sender, dependencies)) {
                addWaiter(id);
                return true;
            }
            for (const StepId on : dependencies)
                level = std::max(level, m_levels[index(on)]);
            if (sender != kNone<StepId>)
                level = std::max(level, m_levels[index(sender)]);
            m_levels[strand.next] = ++level;
            m_highest = std::max(m_highest, level);
            strand.met = 0;
            if (++m_done % kPollEvery == 0 && watch.stop.stop_requested()) {
                m_stopped = true;
                return false;
            }
            if (!visit(step, BlockId { strand.block }))
                return false;
        }
        return true;
    }

    // Fills strand.wait with the first thing that its next step waits for, if there is any.
    [[nodiscard]] bool mustWait(Strand& strand, StepId sender, std::span<const StepId> dependencies)
    {
        const StepId step { strand.next };
        for (; strand.met < dependencies.size(); ++strand.met) {
            if (!ended(dependencies[strand.met])) {
                strand.wait = { step, Wait::Reason::Dependency, dependencies[strand.met] };
                return true;
            }
        }
        if (sender != kNone<StepId> && !ended(sender)) {
            strand.wait = { step, Wait::Reason::Message, sender };
            return true;
        }
        if (m_rooms.empty() || m_rooms[strand.next] == kNone<StepId> || ended(m_rooms[strand.next]))
            return false;
        strand.wait = { step, Wait::Reason::FullConnection, m_rooms[strand.next] };
        return true;
    }

    void makeReady(std::uint32_t strand);
    [[nodiscard]] std::optional<std::uint32_t> nextReady();
    void addWaiter(std::uint32_t strand);
    void wake(std::uint32_t strand);

    [[nodiscard]] std::uint32_t stepsBegin(std::uint32_t block) const
    {
        return index(m_schedule.steps(BlockId { block }).first);
    }
    [[nodiscard]] bool inOrder(std::uint32_t block) const { return m_schedule.block(BlockId { block }).inOrder; }
    [[nodiscard]] bool ended(StepId step) const { return m_levels[index(step)] != 0; }
    [[nodiscard]] std::uint32_t strandOf(StepId step) const;

    const Schedule& m_schedule;
    const MessageMatching& m_matching;
    std::vector<std::uint32_t> m_levels; // 0: not yet
    std::vector<std::uint32_t> m_firstStrand; // by block
    std::vector<Strand> m_strands;
    std::vector<StepId> m_rooms; // by step: what makes room for what it sends; empty: there is always room
    std::vector<std::uint32_t> m_ready; // by rank: the first of its ready strands
    std::deque<std::uint32_t> m_turns; // ranks that have ready strands, in the order in which they got them
    std::uint32_t m_current = kNobody; // the rank whose turn it is
    std::uint64_t m_done = 0;
    std::uint32_t m_highest = 0;
    bool m_stopped = false;
};

} // namespace weft::collective
