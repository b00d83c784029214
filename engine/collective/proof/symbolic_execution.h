// SPDX-License-Identifier: GPL-3.0-or-later
// Executes the steps of a schedule on values that say which ranks' contributions to which chunk a slot holds. The
// caller chooses the order, in which a step follows all that it waits for; connections hold any number of messages.
// Owned by one caller, on one thread. Must not outlive schedule and matching.
#pragma once

#include "engine/collective/model/slot_layout.h"
#include "engine/collective/proof/message_matching.h"
#include "engine/collective/proof/pattern_contents.h"
#include "engine/collective/proof/slot_value.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace weft::collective {

class SymbolicExecution {
public:
    enum class IssueKind : std::uint8_t {
        Undefined, // reads a slot that holds nothing
        CountedTwice, // adds contributions that are already in
        MixedChunks, // adds one chunk of a standard pattern to another
    };
    struct Issue {
        IssueKind kind = IssueKind::Undefined;
        StepId step {};
        Rank rank {};
        Slot slot; // of the local slot concerned
        SlotValue held; // in it
        SlotValue incoming; // what was to be added
    };
    // All that changes while steps are executed. Copy it to come back to this point.
    struct State {
        struct Message { // one chunk of one
            SlotValue value;
            StepId sender {};
            std::uint32_t next = 0;
        };
        struct Inbox { // of a receiving block: what is on the way to it, in the order in which it was sent
            std::uint32_t first = 0;
            std::uint32_t last = 0;
        };
        std::vector<SlotValue> held; // by slot
        std::vector<Inbox> inboxes;
        std::vector<Message> messages; // 0 is none
        std::uint32_t free = 0;
    };

    SymbolicExecution(const Schedule& schedule, const MessageMatching& matching, SlotLayout layout);
    SymbolicExecution(const SymbolicExecution&) = delete;
    SymbolicExecution& operator=(const SymbolicExecution&) = delete;

    // O(chunks of the step) while unordered blocks do not send far out of order.
    void execute(StepId step, BlockId block);
    // O(1) if blocks have several dozen steps.
    [[nodiscard]] BlockId blockOf(StepId step) const
    {
        std::uint32_t block = m_blockNear[index(step) >> kNearBits];
        while (m_schedule.stepsEnd(BlockId { block }) <= step)
            ++block;
        return BlockId { block };
    }

    // The first that was met; execution goes on with a value that is marked suspect.
    [[nodiscard]] const std::optional<Issue>& firstIssue() const { return m_issue; }
    // The sets have outgrown the memory that they may take (about 2 GB); what follows would be wrong.
    [[nodiscard]] bool outgrown() const { return m_sets.full(); }

    [[nodiscard]] const SlotLayout& layout() const { return m_layout; }
    [[nodiscard]] SlotValue valueAt(std::uint32_t number) const { return m_state.held[number]; }
    [[nodiscard]] const ContributionSets& sets() const { return m_sets; }
    [[nodiscard]] const PatternContents& pattern() const { return m_contents; }
    [[nodiscard]] const State& state() const { return m_state; }
    void setState(const State& state) { m_state = state; }

    // Counts from now on the places, slots and messages, that have a rank's contribution to a chunk.
    void countCopies(ChunkId chunk, Rank rank);
    [[nodiscard]] std::uint64_t copies() const { return m_copies; }
    [[nodiscard]] bool has(SlotValue value, ChunkId chunk, Rank rank) const
    {
        return !value.empty() && (m_contents.isCustom() || value.chunk() == chunk)
            && m_sets.contains(value.set(), m_contents.element(chunk, rank));
    }

private:
    static constexpr std::uint32_t kNearBits = 6;

    [[nodiscard]] SlotValue read(StepId step, Rank rank, Slot slot);
    void write(std::uint32_t number, SlotValue value);
    SlotValue add(StepId step, Rank rank, Slot slot, SlotValue incoming);
    SlotValue take(BlockId block, StepId sender);
    void put(BlockId block, StepId sender, SlotValue value);
    void note(IssueKind kind, StepId step, Rank rank, Slot slot, SlotValue held, SlotValue incoming);
    [[nodiscard]] std::uint32_t counts(SlotValue value) const
    {
        return m_counting && has(value, m_countedChunk, m_countedRank) ? 1 : 0;
    }

    const Schedule& m_schedule;
    const MessageMatching& m_matching;
    SlotLayout m_layout;
    ContributionSets m_sets;
    PatternContents m_contents;
    std::vector<std::uint32_t> m_blockNear; // of every 64th step
    State m_state;
    std::optional<Issue> m_issue;
    bool m_counting = false;
    ChunkId m_countedChunk {};
    Rank m_countedRank {};
    std::uint64_t m_copies = 0;
};

} // namespace weft::collective
