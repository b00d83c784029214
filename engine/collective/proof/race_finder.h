// SPDX-License-Identifier: GPL-3.0-or-later
// Finds two steps of one rank that touch the same slot, one of them writing, although nothing orders them: not the
// order of a thread block, not dependencies, not messages, nor any chain of these, also through other ranks. Owned by
// one verification, on one thread. Must not outlive what it was made from.
#pragma once

#include "engine/collective/model/slot_layout.h"
#include "engine/collective/proof/message_matching.h"
#include "engine/core/prefetch.h"
#include "engine/core/progress.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace weft::collective {

class RaceFinder {
public:
    // Each reads the slot or writes it. Adding is writing, since it loses what is written at the same time.
    struct Race {
        StepId earlier {}; // in the order of execution
        StepId later {};
        bool earlierWrites = true;
        bool laterWrites = false;
        std::uint32_t slot = 0; // its number in the layout
    };

    // Whether any rank has steps beside each other at all; without, there is nothing to find.
    [[nodiscard]] static bool isNeeded(const Schedule& schedule);
    // A step that reads and writes several chunks, whose source and target overlap, but not chunk by chunk.
    [[nodiscard]] static bool overlapsItself(const SlotLayout& layout, const Step& step, Rank rank);

    // `levels` by step, known of each step that was entered; `filled` by slot: it holds something at the beginning.
    RaceFinder(const Schedule& schedule, const MessageMatching& matching, const std::vector<std::uint32_t>& levels,
        const SlotLayout& layout, std::vector<bool> filled);

    // To be called for all steps in an order in which they can be executed. Orders that follow from the thread block
    // or a direct dependency are seen at once; others are searched for backwards, through steps between the levels of
    // the two. That takes time that grows with the steps between, at worst all of them.
    // False: it races, with what race() says.
    [[nodiscard]] bool enter(StepId id, BlockId block, const Step& step, const Watch& watch);
    [[nodiscard]] const Race& race() const { return m_race; }
    // That a slot will be entered soon.
    void prefetch(std::uint32_t slot) const { prefetchForWrite(&m_writers[slot]); }
    // A search was given up, its answer means nothing.
    [[nodiscard]] bool cancelled() const { return m_cancelled; }

private:
    struct Reader {
        StepId step {};
        std::uint32_t next = 0;
    };
    struct Known { // the block's present step comes after `step` of `block`
        BlockId block {};
        StepId step {};
    };

    [[nodiscard]] bool inOrder(BlockId block) const { return m_schedule.block(block).inOrder; }
    bool enter(StepId step, BlockId block, std::uint32_t slot, bool writes, const Watch& watch);
    void addReader(std::uint32_t& readers, StepId step, BlockId block);
    bool isOrdered(StepId earlier, StepId later, BlockId laterBlock, const Watch& watch);
    void learn(BlockId block, BlockId other, StepId step);
    [[nodiscard]] bool knows(BlockId block, BlockId other, StepId step) const;
    bool search(StepId earlier, BlockId earlierBlock, StepId later, bool throughOthers, const Watch& watch);

    const Schedule& m_schedule;
    const MessageMatching& m_matching;
    const std::vector<std::uint32_t>& m_levels;
    const SlotLayout& m_layout;
    std::vector<bool> m_concerned; // by rank: has steps beside each other
    // By slot: a step writes over what was there. Of others no reader comes too late: what is read before the only
    // write is nothing, which whoever executes the steps sees.
    std::vector<bool> m_overwritten;
    std::vector<StepId> m_writers; // by slot: the last
    std::vector<std::uint32_t> m_firstReader; // by slot: since then, in m_readers; empty: nothing is overwritten
    std::vector<Reader> m_readers; // 0 is none
    std::uint32_t m_freeReaders = 0;
    std::vector<std::vector<Known>> m_known; // by ordered block
    std::uint32_t m_search = 0; // number of the present search
    std::vector<std::uint32_t> m_visited; // by step, the last search that saw it
    std::vector<StepId> m_stack; // steps that come before the later one, still to be seen
    std::uint64_t m_visits = 0;
    Race m_race;
    bool m_cancelled = false;
};

} // namespace weft::collective
