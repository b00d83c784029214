// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/message_matching.h"

#include "engine/collective/model/schedule_builder.h"
#include "engine/core/hashing.h"

#include <algorithm>

namespace weft::collective {

namespace {

// The receiving ends of a rank's blocks by source rank and channel, sorted, so that the other end is found without a
// table of pairs.
using ReceivingEnd = std::pair<std::uint64_t, BlockId>;

Groups<ReceivingEnd> receivingEnds(const Schedule& schedule)
{
    Groups<ReceivingEnd> ends;
    std::vector<ReceivingEnd> ofRank;
    for (const Rank rank : schedule.ranks()) {
        ofRank.clear();
        for (const BlockId id : schedule.blocks(rank)) {
            const ThreadBlock& block = schedule.block(id);
            if (block.receiveFrom != kNone<Rank>)
                ofRank.emplace_back(pairOf(index(block.receiveFrom), block.channel), id);
        }
        std::sort(ofRank.begin(), ofRank.end());
        ends.add(ofRank);
    }
    return ends;
}

// The messages of one connection after the other.
class Connections {
public:
    Connections(const Schedule& schedule, MessageMatching& matching)
        : m_schedule(schedule)
        , m_matching(matching)
    {
    }

    // Where there is no block at one end, all messages of the other are left over.
    void match(BlockId sending, BlockId receiving)
    {
        collect(sending, sends, m_sent);
        collect(receiving, receives, m_received);
        const std::size_t messages = std::min(m_sent.size(), m_received.size());
        noteRest(MatchingFault::Kind::UnmatchedSend, m_sent, messages);
        noteRest(MatchingFault::Kind::UnmatchedReceive, m_received, messages);
        if (sending == kNone<BlockId> || receiving == kNone<BlockId>)
            return;
        join(sending, receiving);
        MatchingFault mismatch { MatchingFault::Kind::CountMismatch, {}, {}, 0 };
        for (std::size_t k = 0; k < messages; ++k) {
            if (m_schedule.count(m_sent[k]) != m_schedule.count(m_received[k]) && mismatch.messages++ == 0) {
                mismatch.step = m_received[k];
                mismatch.other = m_sent[k];
            }
        }
        if (mismatch.messages > 0)
            m_matching.faults.push_back(mismatch);
    }

private:
    using End = MessageMatching::End;

    template <class IsOne> void collect(BlockId block, const IsOne& isOne, std::vector<StepId>& steps) const
    {
        steps.clear();
        for (const StepId step : block == kNone<BlockId> ? IdRange<StepId>() : m_schedule.steps(block)) {
            if (isOne(m_schedule.kind(step)))
                steps.push_back(step);
        }
    }

    // Those of these steps that meet nobody, which are left out from now on.
    void noteRest(MatchingFault::Kind kind, std::vector<StepId>& steps, std::size_t messages)
    {
        if (steps.size() > messages)
            m_matching.faults.push_back(
                { kind, steps[messages], kNone<StepId>, static_cast<std::uint32_t>(steps.size() - messages) });
        steps.resize(messages);
    }

    void join(BlockId sending, BlockId receiving)
    {
        const auto endOf = [](BlockId other, const std::vector<StepId>& steps) {
            return steps.empty() ? End { other } : End { other, steps.front(), StepId { index(steps.back()) + 1 } };
        };
        End& send = m_matching.sending[index(sending)] = endOf(receiving, m_sent);
        End& receive = m_matching.receiving[index(receiving)] = endOf(sending, m_received);
        const auto sizeOf = [](const End& end) { return index(end.past) - index(end.first); };
        if (sizeOf(send) == m_sent.size() && sizeOf(receive) == m_received.size()) {
            send.shift = index(receive.first) - index(send.first);
            receive.shift = index(send.first) - index(receive.first);
            return;
        }
        std::vector<StepId>& listed = m_matching.listed;
        for (End* end : { &send, &receive }) {
            end->isListed = true;
            end->shift = static_cast<std::uint32_t>(listed.size()) - index(end->first);
            listed.resize(listed.size() + sizeOf(*end), kNone<StepId>);
        }
        for (std::size_t k = 0; k < m_sent.size(); ++k) {
            listed[index(m_sent[k]) + send.shift] = m_received[k];
            listed[index(m_received[k]) + receive.shift] = m_sent[k];
        }
    }

    const Schedule& m_schedule;
    MessageMatching& m_matching;
    // Of the connection at hand, in the order of its blocks.
    std::vector<StepId> m_sent;
    std::vector<StepId> m_received;
};

} // namespace

MessageMatching matchMessages(const Schedule& schedule)
{
    MessageMatching matching;
    matching.receiving.resize(schedule.blockCount());
    matching.sending.resize(schedule.blockCount());
    const Groups<ReceivingEnd> ends = receivingEnds(schedule);
    Connections connections(schedule, matching);
    for (const BlockId id : schedule.blocks()) {
        const ThreadBlock& block = schedule.block(id);
        if (block.sendTo == kNone<Rank>)
            continue;
        const std::uint64_t wanted = pairOf(index(block.rank), block.channel);
        const std::span<const ReceivingEnd> ofRank = ends[index(block.sendTo)];
        const auto found = std::ranges::lower_bound(ofRank, wanted, {}, &ReceivingEnd::first);
        const bool isThere = found != ofRank.end() && found->first == wanted;
        connections.match(id, isThere ? found->second : kNone<BlockId>);
    }
    for (const auto& [key, block] : ends.items) {
        if (matching.receiving[index(block)].other == kNone<BlockId>)
            connections.match(kNone<BlockId>, block);
    }
    std::sort(matching.faults.begin(), matching.faults.end(), [](const MatchingFault& a, const MatchingFault& b) {
        return a.step != b.step ? a.step < b.step : a.kind < b.kind;
    });
    return matching;
}

Sentence describe(const Schedule& schedule, const MatchingFault& fault)
{
    const ThreadBlock& block = schedule.block(schedule.blockOf(fault.step));
    using Kind = MatchingFault::Kind;
    Sentence first = fault.kind == Kind::UnmatchedSend
        ? say("the message to rank %1 on channel %2 is never received", block.sendTo, block.channel)
        : fault.kind == Kind::UnmatchedReceive
        ? say("the message from rank %1 on channel %2 is never sent", block.receiveFrom, block.channel)
        : say("receives %1 chunks of a message of %2, sent by %3", schedule.count(fault.step),
            schedule.count(fault.other), stepName(schedule, fault.other));
    return fault.messages > 1 ? say("%1, as %2 more of this connection", std::move(first), fault.messages - 1) : first;
}

} // namespace weft::collective
