// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/transfer_analysis.h"
#include "engine/core/make_error.h"

#include <algorithm>
#include <map>

namespace weft::collective {

namespace {

using Operation = TransferBuilder::Operation;

// Looking for waits that others imply costs the square of their number.
constexpr std::size_t kMostComparedWaits = 16;

// Who shares a block, which operations fuse, and which waits remain to be stated.
class BlockAssembler {
public:
    // All arguments must outlive the object.
    BlockAssembler(std::uint32_t ranks, std::span<const Operation> operations, const TransferAnalysis& analysis,
        TransferOptions options, ScheduleBuilder& builder)
        : m_operations(operations)
        , m_analysis(analysis)
        , m_options(options)
        , m_builder(builder)
        , m_end(operations.size(), kUnset)
        , m_fused(operations.size(), kUnset)
        , m_step(operations.size(), kNone<StepId>)
        , m_endsOfPeer(ranks + std::size_t { 1 }, kUnset)
    {
    }

    // `own`: the operations of one rank, ascending. Once a rank, in the order of the ranks.
    // Error: Unmatched (messages that are received in another order than they were sent).
    [[nodiscard]] Result<void> addRank(std::span<const std::uint32_t> own)
    {
        if (const Result<void> found = findEnds(own); !found)
            return found;
        findFlows(own);
        pairEnds();
        addBlocks(own);
        for (const std::uint32_t operation : own) {
            if (!isFusedAway(operation))
                addWaits(operation);
        }
        return {};
    }

private:
    static constexpr std::uint32_t kUnset = 0xFFFFFFFFU;

    // One direction of a connection at the rank, or the place of local steps on a channel.
    struct End {
        enum class Direction : std::uint8_t { Send, Receive, Local };
        Rank peer = kNone<Rank>;
        std::uint32_t channel = 0;
        Direction direction = Direction::Local;
        std::uint32_t partner = kUnset; // the other end in the same block
        std::uint32_t block = kUnset;
        std::uint32_t lastSend = kUnset; // that went out or came in
        std::uint32_t next = kUnset; // another end of the same peer
    };
    // A receive and a send end between which steps would fuse.
    struct Flow {
        std::uint32_t receiveEnd = 0;
        std::uint32_t sendEnd = 0;
        std::uint32_t fusions = 0;
    };

    [[nodiscard]] bool isFusedAway(std::uint32_t operation) const
    {
        return m_operations[operation].kind == StepKind::Send && m_fused[operation] != kUnset;
    }

    [[nodiscard]] Result<void> findEnds(std::span<const std::uint32_t> own)
    {
        for (const End& end : m_ends)
            firstEndOf(end.peer) = kUnset;
        m_ends.clear();
        for (const std::uint32_t i : own) {
            const Operation& operation = m_operations[i];
            const End::Direction direction = operation.kind == StepKind::Send ? End::Direction::Send
                : receives(operation.kind)                                    ? End::Direction::Receive
                                                                              : End::Direction::Local;
            m_end[i] = endOf(operation.peer, operation.channel, direction);
            if (m_end[i] == kUnset) {
                m_end[i] = static_cast<std::uint32_t>(m_ends.size());
                std::uint32_t& first = firstEndOf(operation.peer);
                m_ends.push_back({ operation.peer, operation.channel, direction, kUnset, kUnset, kUnset, first });
                first = m_end[i];
            }
            if (!receives(operation.kind))
                continue;
            const std::uint32_t before = std::exchange(m_ends[m_end[i]].lastSend, operation.partner);
            if (before != kUnset && before > operation.partner) {
                return errorAt(operation.rank, ErrorCode::Unmatched,
                    say("messages from rank %1 are received in another order than they were sent", operation.peer));
            }
        }
        if (m_options.pairing != BlockPairing::SamePeer)
            return {};
        for (std::uint32_t i = 0; i < m_ends.size(); ++i) {
            if (m_ends[i].direction != End::Direction::Receive)
                continue;
            const std::uint32_t send = endOf(m_ends[i].peer, m_ends[i].channel, End::Direction::Send);
            if (send != kUnset)
                join(i, send);
        }
        return {};
    }
    [[nodiscard]] std::uint32_t endOf(Rank peer, std::uint32_t channel, End::Direction direction)
    {
        std::uint32_t end = firstEndOf(peer);
        while (end != kUnset && (m_ends[end].channel != channel || m_ends[end].direction != direction))
            end = m_ends[end].next;
        return end;
    }
    // Local steps have none: theirs is in front.
    [[nodiscard]] std::uint32_t& firstEndOf(Rank peer) { return m_endsOfPeer[index(peer) + 1U]; }

    void findFlows(std::span<const std::uint32_t> own)
    {
        m_flows.clear();
        if (!m_options.fuse)
            return;
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> known;
        for (const std::uint32_t i : own) {
            const std::uint32_t send = m_analysis.forward[i];
            if (receives(m_operations[i].kind) && send != kNoOperation)
                m_fused[send] = i; // for now: what it would fuse with
            if (m_operations[i].kind != StepKind::Send)
                continue;
            const std::uint32_t receive = m_fused[i];
            m_fused[i] = kUnset;
            const std::uint32_t before = std::exchange(m_ends[m_end[i]].lastSend, i);
            // The send moves up to its receive: it may not overtake another message of its connection.
            if (receive == kUnset || (before != kUnset && before > receive))
                continue;
            m_fused[receive] = i;
            const auto [found, isNew]
                = known.try_emplace({ m_end[receive], m_end[i] }, static_cast<std::uint32_t>(m_flows.size()));
            if (isNew)
                m_flows.push_back({ m_end[receive], m_end[i], 0 });
            ++m_flows[found->second].fusions;
        }
    }

    void join(std::uint32_t receiveEnd, std::uint32_t sendEnd)
    {
        m_ends[receiveEnd].partner = sendEnd;
        m_ends[sendEnd].partner = receiveEnd;
    }

    void pairEnds()
    {
        // The busiest flow first.
        std::ranges::stable_sort(m_flows, std::greater(), &Flow::fusions);
        for (const Flow& flow : m_flows) {
            if (m_ends[flow.receiveEnd].partner == kUnset && m_ends[flow.sendEnd].partner == kUnset)
                join(flow.receiveEnd, flow.sendEnd);
        }
    }

    void addBlocks(std::span<const std::uint32_t> own)
    {
        std::vector<ThreadBlock> blocks;
        for (const std::uint32_t i : own) {
            const Operation& operation = m_operations[i];
            if (receives(operation.kind) && m_fused[i] != kUnset) {
                const std::uint32_t send = m_fused[i];
                if (m_ends[m_end[i]].partner == m_end[send])
                    m_fused[send] = i;
                else
                    m_fused[i] = kUnset;
            }
            End& end = m_ends[m_end[i]];
            if (end.block == kUnset) {
                end.block = static_cast<std::uint32_t>(blocks.size());
                ThreadBlock block;
                block.rank = operation.rank;
                block.channel = end.channel;
                block.inOrder = m_options.inOrder;
                const auto setPeer = [&block](const End& each) {
                    if (each.direction == End::Direction::Send)
                        block.sendTo = each.peer;
                    else
                        block.receiveFrom = each.peer;
                };
                setPeer(end);
                if (end.partner != kUnset) {
                    m_ends[end.partner].block = end.block;
                    setPeer(m_ends[end.partner]);
                }
                blocks.push_back(block);
            }
        }
        const Groups<> steps(blocks.size(), [&](const auto& visit) {
            for (const std::uint32_t i : own) {
                if (!isFusedAway(i))
                    visit(m_ends[m_end[i]].block, i);
            }
        });
        m_pairsOfBlock.assign(blocks.size(), kUnset);
        m_pairs = 0;
        for (std::size_t b = 0; b < blocks.size(); ++b) {
            const BlockId block = m_builder.addBlock(blocks[b]);
            for (const std::uint32_t i : steps[b]) {
                m_step[i] = m_builder.add(block, stepFor(i));
                if (m_fused[i] != kUnset)
                    m_step[m_fused[i]] = m_step[i];
            }
        }
    }

    [[nodiscard]] Step stepFor(std::uint32_t operation) const
    {
        Step step = m_operations[operation];
        if (receives(step.kind) && m_fused[operation] != kUnset) {
            step.kind = step.kind == StepKind::Receive ? StepKind::ReceiveCopySend
                : m_analysis.passing[operation]        ? StepKind::ReceiveReduceSend
                                                       : StepKind::ReceiveReduceCopySend;
            step.way = m_operations[m_fused[operation]].way;
        }
        return step;
    }

    [[nodiscard]] bool hasWaited(std::uint32_t block, StepId at, std::uint32_t onBlock, StepId on) const
    {
        const std::uint32_t pair = pairOf(block, onBlock);
        if (pair == kUnset)
            return false;
        const auto& waits = m_waited[pair].steps;
        const auto after = std::upper_bound(
            waits.begin(), waits.end(), at, [](StepId step, const auto& wait) { return step < wait.first; });
        return after != waits.begin() && (after - 1)->second >= on;
    }
    [[nodiscard]] std::uint32_t pairOf(std::uint32_t block, std::uint32_t onBlock) const
    {
        std::uint32_t pair = m_pairsOfBlock[block];
        while (pair != kUnset && m_waited[pair].onBlock != onBlock)
            pair = m_waited[pair].next;
        return pair;
    }
    void noteWait(std::uint32_t block, StepId at, std::uint32_t onBlock, StepId on)
    {
        std::uint32_t pair = pairOf(block, onBlock);
        if (pair == kUnset) {
            pair = m_pairs++;
            m_waited.resize(std::max<std::size_t>(m_waited.size(), m_pairs));
            m_waited[pair].onBlock = onBlock;
            m_waited[pair].next = std::exchange(m_pairsOfBlock[block], pair);
            m_waited[pair].steps.clear();
        }
        m_waited[pair].steps.emplace_back(at, on);
    }

    void addWaits(std::uint32_t operation)
    {
        const StepId step = m_step[operation];
        const std::uint32_t block = m_ends[m_end[operation]].block;
        const auto blockOf = [this](std::uint32_t i) { return m_ends[m_end[i]].block; };

        m_waits.clear();
        for (const std::uint32_t half : { operation, m_fused[operation] }) {
            if (half == kUnset)
                continue;
            for (const std::uint32_t on : m_analysis.dependencies[half]) {
                if (!m_options.inOrder)
                    m_builder.depend(step, m_step[on]);
                else if (blockOf(on) != block && !hasWaited(block, step, blockOf(on), m_step[on]))
                    m_waits.push_back(on);
            }
        }
        if (m_waits.size() > 1) {
            // Of each other block only the last step: it runs after the others.
            std::sort(m_waits.begin(), m_waits.end(), [&](std::uint32_t a, std::uint32_t b) {
                return std::pair(blockOf(a), m_step[b]) < std::pair(blockOf(b), m_step[a]);
            });
            const auto areOfOne = [&](std::uint32_t a, std::uint32_t b) { return blockOf(a) == blockOf(b); };
            m_waits.erase(std::unique(m_waits.begin(), m_waits.end(), areOfOne), m_waits.end());
        }
        if (m_waits.size() > 1 && m_waits.size() <= kMostComparedWaits) {
            const std::vector<std::uint32_t> all = m_waits;
            std::erase_if(m_waits, [&](std::uint32_t on) {
                return std::any_of(all.begin(), all.end(), [&](std::uint32_t other) {
                    return other != on && hasWaited(blockOf(other), m_step[other], blockOf(on), m_step[on]);
                });
            });
        }
        for (const std::uint32_t on : m_waits) {
            m_builder.depend(step, m_step[on]);
            noteWait(block, step, blockOf(on), m_step[on]);
        }
    }

    std::span<const Operation> m_operations;
    const TransferAnalysis& m_analysis;
    TransferOptions m_options;
    ScheduleBuilder& m_builder;

    // By operation.
    std::vector<std::uint32_t> m_end;
    std::vector<std::uint32_t> m_fused; // the send of a receive, the receive of a send
    std::vector<StepId> m_step;

    // Of the rank at hand.
    std::vector<End> m_ends;
    std::vector<Flow> m_flows;
    std::vector<std::uint32_t> m_endsOfPeer; // the latest
    std::vector<std::uint32_t> m_waits; // kept for its memory, as the next
    // Of a block and another one: up to which step of that each step has waited, both ascending.
    struct Waited {
        std::uint32_t onBlock = 0;
        std::uint32_t next = kUnset; // pair of the same block
        std::vector<std::pair<StepId, StepId>> steps;
    };
    std::vector<Waited> m_waited;
    std::uint32_t m_pairs = 0; // of m_waited
    std::vector<std::uint32_t> m_pairsOfBlock; // the latest
};

} // namespace

Result<void> assembleBlocks(const Pattern& pattern, std::span<const Operation> operations,
    const TransferAnalysis& analysis, TransferOptions options, ScheduleBuilder& builder, const Watch& watch)
{
    const auto rankOf = [](const Operation& operation) { return index(operation.rank); };
    const Groups<> byRank = groupedBy(mapped(operations, rankOf), pattern.ranks);
    BlockAssembler assembler(pattern.ranks, operations, analysis, options, builder);
    for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank) {
        if (watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("building the schedule was stopped"));
        builder.setBufferSizes(Rank { rank }, analysis.sizes[rank]);
        if (const Result<void> added = assembler.addRank(byRank[rank]); !added)
            return added;
    }
    return {};
}

} // namespace weft::collective
