// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the operations of a TransferBuilder into thread blocks, rank by rank: who shares a block, which operations fuse,
// and which waits remain to be stated. Used by TransferBuilder; one thread.
#pragma once

#include "engine/collective/library/transfer_analysis.h"
#include "engine/collective/model/schedule_builder.h"

#include <map>
#include <tuple>
#include <unordered_map>

namespace weft::collective {

class BlockAssembler {
public:
    // All arguments must outlive the object.
    BlockAssembler(std::span<const TransferBuilder::Operation> operations, const TransferAnalysis& analysis,
        TransferOptions options, ScheduleBuilder& builder);

    // `own`: the operations of one rank, ascending. Once a rank, in the order of the ranks.
    // Error: Unmatched (messages that are received in another order than they were sent).
    [[nodiscard]] Result<void> addRank(std::span<const std::uint32_t> own);

private:
    static constexpr std::uint32_t kUnset = 0xFFFFFFFFU;
    using Operation = TransferBuilder::Operation;

    // One direction of a connection at the rank, or the place of local steps on a channel.
    struct End {
        enum class Direction : std::uint8_t { Send, Receive, Local };
        Rank peer = kNone<Rank>;
        std::uint32_t channel = 0;
        Direction direction = Direction::Local;
        std::uint32_t partner = kUnset; // the other end in the same block
        std::uint32_t block = kUnset;
        std::uint32_t lastSend = kUnset; // that went out or came in
        auto key() const { return std::tuple(channel, peer, direction); }
    };
    // A receive and a send end between which steps would fuse.
    struct Flow {
        std::uint32_t receiveEnd = 0;
        std::uint32_t sendEnd = 0;
        std::uint32_t fusions = 0;
    };

    [[nodiscard]] Result<void> findEnds(std::span<const std::uint32_t> own);
    void findFlows(std::span<const std::uint32_t> own);
    void pairEnds();
    void join(std::uint32_t receiveEnd, std::uint32_t sendEnd);
    void addBlocks(std::span<const std::uint32_t> own);
    void addWaits(std::uint32_t operation);
    [[nodiscard]] bool isFusedAway(std::uint32_t operation) const;
    [[nodiscard]] Step stepFor(std::uint32_t operation) const;
    [[nodiscard]] bool hasWaited(std::uint32_t block, StepId at, std::uint32_t onBlock, StepId on) const;

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
    std::vector<std::uint32_t> m_waits; // kept for its memory
    // By (block, other block): up to which step of the other one each step has waited, both ascending.
    std::unordered_map<std::uint64_t, std::vector<std::pair<StepId, StepId>>> m_waited;
};

} // namespace weft::collective
