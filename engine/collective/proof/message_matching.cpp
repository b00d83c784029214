// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/message_matching.h"

#include "engine/collective/model/schedule_builder.h"
#include "engine/core/hashing.h"

#include <algorithm>

namespace weft::collective {

namespace {

// The receiving ends of a rank's blocks, sorted, so that the other end is found without a table of pairs.
struct ReceivingEnd {
    std::uint64_t key = 0; // source rank and channel
    BlockId block {};
    bool operator<(const ReceivingEnd& other) const { return key < other.key; }
};

Groups<ReceivingEnd> receivingEnds(const Schedule& schedule)
{
    Groups<ReceivingEnd> ends;
    std::vector<ReceivingEnd> ofRank;
    for (const Rank rank : schedule.ranks()) {
        ofRank.clear();
        for (const BlockId id : schedule.blocks(rank)) {
            const ThreadBlock& block = schedule.block(id);
            if (block.receiveFrom != kNone<Rank>)
                ofRank.push_back({ pairOf(index(block.receiveFrom), block.channel), id });
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
        MessageMatching::End& send = m_matching.sending[index(sending)];
        MessageMatching::End& receive = m_matching.receiving[index(receiving)];
        send.other = receiving;
        receive.other = sending;
        MatchingFault mismatch { MatchingFault::Kind::CountMismatch, {}, {}, 0 };
        std::uint32_t messages = 0;
        const auto [sendsLeft, receivesLeft] = eachMessage(sending, receiving, [&](StepId sent, StepId received) {
            if (messages++ == 0) {
                send.first = sent;
                receive.first = received;
            }
            send.past = StepId { index(sent) + 1 };
            receive.past = StepId { index(received) + 1 };
            if (m_schedule.count(sent) != m_schedule.count(received) && mismatch.messages++ == 0) {
                mismatch.step = received;
                mismatch.other = sent;
            }
        });
        if (index(send.past) - index(send.first) == messages
            && index(receive.past) - index(receive.first) == messages) {
            send.shift = index(receive.first) - index(send.first);
            receive.shift = index(send.first) - index(receive.first);
        } else {
            for (MessageMatching::End* end : { &send, &receive }) {
                end->isListed = true;
                end->shift = static_cast<std::uint32_t>(m_matching.listed.size()) - index(end->first);
                m_matching.listed.resize(
                    m_matching.listed.size() + (index(end->past) - index(end->first)), kNone<StepId>);
            }
            eachMessage(sending, receiving, [&](StepId sent, StepId received) {
                m_matching.listed[index(sent) + send.shift] = received;
                m_matching.listed[index(received) + receive.shift] = sent;
            });
        }
        if (mismatch.messages > 0)
            m_matching.faults.push_back(mismatch);
        rest(sendsLeft, end(sending), true);
        rest(receivesLeft, end(receiving), false);
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
    // Returns where what is left begins, at both ends.
    template <class Visit>
    std::pair<std::uint32_t, std::uint32_t> eachMessage(BlockId sending, BlockId receiving, const Visit& visit) const
    {
        std::uint32_t send = begin(sending);
        std::uint32_t receive = begin(receiving);
        while (nextOf(send, end(sending), true) && nextOf(receive, end(receiving), false))
            visit(StepId { send++ }, StepId { receive++ });
        return { send, receive };
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
    matching.receiving.resize(schedule.blockCount());
    matching.sending.resize(schedule.blockCount());
    const Groups<ReceivingEnd> ends = receivingEnds(schedule);
    Connection connection(schedule, matching);
    for (std::uint32_t i = 0; i < schedule.blockCount(); ++i) {
        const ThreadBlock& block = schedule.block(BlockId { i });
        if (block.sendTo == kNone<Rank>)
            continue;
        const ReceivingEnd wanted { pairOf(index(block.rank), block.channel), {} };
        const std::span<const ReceivingEnd> ofRank = ends[index(block.sendTo)];
        const auto found = std::lower_bound(ofRank.begin(), ofRank.end(), wanted);
        if (found == ofRank.end() || found->key != wanted.key) {
            connection.unmatched(BlockId { i }, true);
            continue;
        }
        connection.match(BlockId { i }, found->block);
    }
    for (const ReceivingEnd& end : ends.items) {
        if (matching.receiving[index(end.block)].other == kNone<BlockId>)
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
