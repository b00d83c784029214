// SPDX-License-Identifier: GPL-3.0-or-later
// Executes the steps of a schedule on values that stand for what slots hold: sets of contributors, or what a test has.
// The caller chooses the order, in which a step follows all that it waits for; connections hold any number of messages.
// Owned by one caller, on one thread. Must not outlive schedule and matching.
//
// `Values` says what a value is, and makes and adds them:
//   Value               by default one that holds nothing; small, compared by ==; empty()
//   valueOf(chunk, ranks)   a chunk, summed over these ranks
//   add(held, incoming) a Sum of two that hold something; lacking(known): of one that does, where the other does not
//   placed, left(value) a slot or a message has this value, or has it no more
//   outgrown()          the values need more memory than they may
#pragma once

#include "engine/collective/model/slot_layout.h"
#include "engine/collective/proof/message_matching.h"
#include "engine/collective/proof/pattern_contents.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace weft::collective {

enum class SumFault : std::uint8_t {
    None,
    Undefined, // reads a slot that holds nothing
    CountedTwice, // adds contributions that are already in
    MixedChunks, // adds one chunk of a standard pattern to another
};
template <class Value> struct Sum {
    Value value;
    SumFault fault = SumFault::None;
};

// A slot that ends with something else than it should.
template <class Value> struct WrongSlot {
    bool isInput = false; // harmed, although it is not the output
    Rank rank {};
    Slot slot;
    Value held;
    Value wanted;
};

template <class Values> class Execution {
public:
    using Value = typename Values::Value;
    struct Issue {
        SumFault kind = SumFault::None;
        StepId step {};
        Rank rank {};
        Slot slot; // of the local slot concerned
        Value held; // in it
        Value incoming; // what was to be added
    };
    // All that changes while steps are executed. Copy it to come back to this point.
    struct State {
        struct Message { // one chunk of one
            Value value;
            StepId sender {};
            std::uint32_t next = 0;
        };
        struct Inbox { // of a receiving block: what is on the way to it, in the order in which it was sent
            std::uint32_t first = 0;
            std::uint32_t last = 0;
        };
        std::vector<Value> held; // by slot
        std::vector<Inbox> inboxes;
        std::vector<Message> messages; // 0 is none
        std::uint32_t free = 0;
    };

    // `values`: what its Values are made from, after the schedule.
    template <class... Given>
    Execution(const Schedule& schedule, const MessageMatching& matching, SlotLayout layout, Given&&... values)
        : m_schedule(schedule)
        , m_matching(matching)
        , m_layout(std::move(layout))
        , m_values(schedule, std::forward<Given>(values)...)
        , m_contents(schedule)
    {
        m_state.held.resize(m_layout.count());
        m_contents.visitBefore([this](const PatternContents::Run& run) {
            const std::uint32_t number = m_layout.at(run.rank, run.slot);
            for (std::uint32_t k = 0; k < run.count; ++k)
                m_state.held[number + k] = m_values.valueOf(ChunkId { index(run.chunk) + k }, run.contributors);
            return !m_values.outgrown();
        });
        m_state.inboxes.resize(schedule.blockCount());
        m_state.messages.emplace_back();
    }
    Execution(const Execution&) = delete;
    Execution& operator=(const Execution&) = delete;

    // O(chunks of the step) while unordered blocks do not send far out of order. seen(k, value): what chunk k of the
    // step is, sums done.
    void execute(StepId id, BlockId block) { execute(id, block, m_schedule.step(id, block)); }
    void execute(StepId id, BlockId block, const Step& step)
    {
        execute(id, block, step, [](std::uint32_t, const Value&) {});
    }
    template <class Seen> void execute(StepId id, BlockId block, const Step& step, const Seen& seen)
    {
        const auto& [kind, source, target, count, way] = step;
        if (kind == StepKind::Nop)
            return;
        const Rank rank = m_schedule.block(block).rank;
        const StepId sender = m_matching.senderOf(id, block);
        for (std::uint32_t k = 0; k < count; ++k) {
            Value value;
            if (receives(kind))
                value = sender == kNone<StepId> ? Value() : take(block, sender);
            else
                value = read(id, rank, later(source, k));
            if (collective::reduces(kind))
                value = add(id, rank, later(addsToTarget(kind) ? target : source, k), value);
            if (writesTarget(kind))
                write(m_layout.at(rank, later(target, k)), value);
            if (sends(kind))
                put(block, id, value);
            seen(k, value);
        }
    }

    // The first that was met; execution goes on with a value that is marked suspect.
    [[nodiscard]] const std::optional<Issue>& firstIssue() const { return m_issue; }
    // The first slot, if there is any, that holds something else than the pattern asks of the end. Apart, inputs end as
    // they began: NCCL promises it.
    [[nodiscard]] std::optional<WrongSlot<Value>> wrongSlot()
    {
        std::optional<WrongSlot<Value>> wrong;
        bool isInput = false;
        const auto compare = [&](const PatternContents::Run& run) {
            const std::uint32_t number = m_layout.at(run.rank, run.slot);
            for (std::uint32_t k = 0; k < run.count && !wrong; ++k) {
                const Value wanted = m_values.valueOf(ChunkId { index(run.chunk) + k }, run.contributors);
                if (m_state.held[number + k] != wanted)
                    wrong = { isInput, run.rank, later(run.slot, k), m_state.held[number + k], wanted };
            }
            return !wrong;
        };
        m_contents.visitAfter(compare);
        isInput = true;
        if (!wrong && !m_schedule.pattern().inPlace && !m_contents.isCustom())
            m_contents.visitBefore(compare);
        return wrong;
    }

    [[nodiscard]] const SlotLayout& layout() const { return m_layout; }
    [[nodiscard]] const PatternContents& pattern() const { return m_contents; }
    [[nodiscard]] const Value& valueAt(std::uint32_t number) const { return m_state.held[number]; }
    [[nodiscard]] const Values& values() const { return m_values; }
    [[nodiscard]] Values& values() { return m_values; }
    [[nodiscard]] const State& state() const { return m_state; }
    void setState(const State& state) { m_state = state; }

private:
    [[nodiscard]] Value read(StepId step, Rank rank, Slot slot)
    {
        const Value value = m_state.held[m_layout.at(rank, slot)];
        if (value.empty())
            note({ SumFault::Undefined, step, rank, slot, value, {} });
        return value;
    }

    void write(std::uint32_t number, const Value& value)
    {
        Value& slot = m_state.held[number];
        m_values.placed(value);
        m_values.left(slot);
        slot = value;
    }

    Value add(StepId step, Rank rank, Slot slot, const Value& incoming)
    {
        const Value held = m_state.held[m_layout.at(rank, slot)];
        if (held.empty() || incoming.empty()) {
            if (held.empty())
                note({ SumFault::Undefined, step, rank, slot, held, incoming });
            const Value& known = held.empty() ? incoming : held;
            return known.empty() ? known : m_values.lacking(known);
        }
        const Sum<Value> sum = m_values.add(held, incoming);
        if (sum.fault != SumFault::None)
            note({ sum.fault, step, rank, slot, held, incoming });
        return sum.value;
    }

    Value take(BlockId block, StepId sender)
    {
        typename State::Inbox& inbox = m_state.inboxes[index(block)];
        std::uint32_t before = 0;
        std::uint32_t message = inbox.first;
        while (message != 0 && m_state.messages[message].sender != sender) {
            before = message;
            message = m_state.messages[message].next;
        }
        if (message == 0)
            return {}; // fewer chunks than the receive asks for
        typename State::Message& taken = m_state.messages[message];
        (before == 0 ? inbox.first : m_state.messages[before].next) = taken.next;
        if (inbox.last == message)
            inbox.last = before;
        taken.next = m_state.free;
        m_state.free = message;
        m_values.left(taken.value);
        return taken.value;
    }

    void put(BlockId block, StepId sender, const Value& value)
    {
        const BlockId peer = m_matching.sending[index(block)].other;
        if (peer == kNone<BlockId>)
            return;
        std::uint32_t message = m_state.free;
        if (message == 0) {
            message = static_cast<std::uint32_t>(m_state.messages.size());
            m_state.messages.emplace_back();
        } else {
            m_state.free = m_state.messages[message].next;
        }
        m_state.messages[message] = { value, sender, 0 };
        typename State::Inbox& inbox = m_state.inboxes[index(peer)];
        (inbox.last == 0 ? inbox.first : m_state.messages[inbox.last].next) = message;
        inbox.last = message;
        m_values.placed(value);
    }

    void note(Issue issue)
    {
        if (!m_issue)
            m_issue = std::move(issue);
    }

    const Schedule& m_schedule;
    const MessageMatching& m_matching;
    SlotLayout m_layout;
    Values m_values;
    PatternContents m_contents;
    State m_state;
    std::optional<Issue> m_issue;
};

} // namespace weft::collective
