// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/message_matching.h"

#include "engine/collective/model/schedule_builder.h"

#include <algorithm>

namespace weft::collective {

namespace {

// The receiving ends of a rank's blocks, sorted, so that the other end is found without a table of pairs.
struct ReceivingEnd {
    std::uint64_t key = 0; // source rank and channel
    BlockId block {};
    bool operator<(const ReceivingEnd& other) const { return key < other.key; }
};

std::uint64_t keyOf(Rank source, std::uint32_t channel)
{
    return std::uint64_t { index(source) } << 32U | channel;
}

Groups<ReceivingEnd> receivingEnds(const Schedule& schedule)
{
    Groups<ReceivingEnd> ends;
    std::vector<ReceivingEnd> ofRank;
    for (const Rank rank : schedule.ranks()) {
        ofRank.clear();
        for (const BlockId id : schedule.blocks(rank)) {
            const ThreadBlock& block = schedule.block(id);
            if (block.receiveFrom != kNone<Rank>)
                ofRank.push_back({ keyOf(block.receiveFrom, block.channel), id });
        }
        std::sort(ofRank.begin(), ofRank.end());
        ends.add(ofRank);
    }
    return ends;
}

// The messages of one connection, from both ends at once.
class Connection {
public:
    Connection(const Schedule& schedule, MessageMatching& matching)
        : m_schedule(schedule)
        , m_matching(matching)
    {
    }

    void match(BlockId sending, BlockId receiving)
    {
        std::uint32_t send = begin(sending);
        std::uint32_t receive = begin(receiving);
        const std::uint32_t sendEnd = end(sending);
        const std::uint32_t receiveEnd = end(receiving);
        MatchingFault mismatch { MatchingFault::Kind::CountMismatch, {}, {}, 0 };
        while (nextOf(send, sendEnd, true) && nextOf(receive, receiveEnd, false)) {
            m_matching.receivers[send] = StepId { receive };
            m_matching.senders[receive] = StepId { send };
            if (m_schedule.count(StepId { send }) != m_schedule.count(StepId { receive })) {
                if (mismatch.messages++ == 0) {
                    mismatch.step = StepId { receive };
                    mismatch.other = StepId { send };
                }
            }
            ++send;
            ++receive;
        }
        if (mismatch.messages > 0)
            m_matching.faults.push_back(mismatch);
        rest(send, sendEnd, true);
        rest(receive, receiveEnd, false);
    }

    void unmatched(BlockId block, bool sending) { rest(begin(block), end(block), sending); }

private:
    [[nodiscard]] std::uint32_t begin(BlockId id) const { return index(m_schedule.steps(id).first); }
    [[nodiscard]] std::uint32_t end(BlockId id) const { return index(m_schedule.steps(id).past); }
    [[nodiscard]] bool concerns(std::uint32_t step, bool sending) const
    {
        const StepKind kind = m_schedule.kind(StepId { step });
        return sending ? sends(kind) : receives(kind);
    }
    bool nextOf(std::uint32_t& step, std::uint32_t past, bool sending) const
    {
        while (step < past && !concerns(step, sending))
            ++step;
        return step < past;
    }
    void rest(std::uint32_t step, std::uint32_t past, bool sending)
    {
        MatchingFault fault;
        fault.kind = sending ? MatchingFault::Kind::UnmatchedSend : MatchingFault::Kind::UnmatchedReceive;
        fault.messages = 0;
        for (; nextOf(step, past, sending); ++step) {
            if (fault.messages++ == 0)
                fault.step = StepId { step };
        }
        if (fault.messages > 0)
            m_matching.faults.push_back(fault);
    }

    const Schedule& m_schedule;
    MessageMatching& m_matching;
};

} // namespace

MessageMatching matchMessages(const Schedule& schedule)
{
    MessageMatching matching;
    matching.senders.assign(schedule.stepCount(), kNone<StepId>);
    matching.receivers.assign(schedule.stepCount(), kNone<StepId>);
    matching.sendingBlocks.assign(schedule.blockCount(), kNone<BlockId>);
    matching.receivingBlocks.assign(schedule.blockCount(), kNone<BlockId>);
    const Groups<ReceivingEnd> ends = receivingEnds(schedule);
    Connection connection(schedule, matching);
    for (std::uint32_t i = 0; i < schedule.blockCount(); ++i) {
        const ThreadBlock& block = schedule.block(BlockId { i });
        if (block.sendTo == kNone<Rank>)
            continue;
        const ReceivingEnd wanted { keyOf(block.rank, block.channel), {} };
        const std::span<const ReceivingEnd> ofRank = ends[index(block.sendTo)];
        const auto found = std::lower_bound(ofRank.begin(), ofRank.end(), wanted);
        if (found == ofRank.end() || found->key != wanted.key) {
            connection.unmatched(BlockId { i }, true);
            continue;
        }
        matching.receivingBlocks[i] = found->block;
        matching.sendingBlocks[index(found->block)] = BlockId { i };
        connection.match(BlockId { i }, found->block);
    }
    for (const ReceivingEnd& end : ends.items) {
        if (matching.sendingBlocks[index(end.block)] == kNone<BlockId>)
            connection.unmatched(end.block, false);
    }
    std::sort(matching.faults.begin(), matching.faults.end(), [](const MatchingFault& a, const MatchingFault& b) {
        return a.step != b.step ? a.step < b.step : a.kind < b.kind;
    });
    return matching;
}

Sentence describe(const Schedule& schedule, const MatchingFault& fault)
{
    const ThreadBlock& block = schedule.block(schedule.blockOf(fault.step));
    const auto withMore = [&fault](Sentence first) {
        return fault.messages > 1 ? say("%1, as %2 more of this connection", std::move(first), fault.messages - 1)
                                  : first;
    };
    switch (fault.kind) {
    case MatchingFault::Kind::UnmatchedSend:
        return withMore(say("the message to rank %1 on channel %2 is never received", block.sendTo, block.channel));
    case MatchingFault::Kind::UnmatchedReceive:
        return withMore(say("the message from rank %1 on channel %2 is never sent", block.receiveFrom, block.channel));
    case MatchingFault::Kind::CountMismatch:
        break;
    }
    return withMore(say("receives %1 chunks of a message of %2, sent by %3", schedule.count(fault.step),
        schedule.count(fault.other), stepName(schedule, fault.other)));
}

} // namespace weft::collective
