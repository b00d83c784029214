// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a Schedule from transfers of chunks in causal order, as a program of MSCCLang is written: who copies which slot
// where, one line after the other. Thread blocks, their order, dependencies and fused steps follow from that.
// Owned by whoever fills it, on one thread. The result depends on the order of the calls alone.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/core/progress.h"

namespace weft::collective {

// Slots from this one on, in the memory of a rank.
struct Place {
    Rank rank {};
    Slot slot;
    bool operator==(const Place&) const = default;
};

// Which sends and receives of a rank share a thread block, besides those that fuse into one step.
enum class BlockPairing : std::uint8_t {
    Apart, // none: a block that receives only and one that sends only, which never wait for each other
    SamePeer, // what is exchanged with one rank on one channel: half as many blocks
};

struct TransferOptions {
    // A receive and the send that passes the same chunks on become one step: rcs, rrcs, or rrs where what would be
    // stored is overwritten before anybody reads it. None do where such steps, which wait for room in a connection
    // before they make any, would wait for each other for ever.
    bool fuse = true;
    BlockPairing pairing = BlockPairing::Apart;
    // Steps of a block wait for the one before them. False: for data alone, all of it stated, which is only of use
    // without fusing and with blocks apart; messages of a connection may then overtake each other.
    bool inOrder = true;
};

inline constexpr std::uint32_t kNoOperation = 0xFFFFFFFFU; // of a TransferBuilder

class TransferBuilder {
public:
    // A message that was sent and must be received once. Valid for the builder that gave it.
    enum class Message : std::uint32_t {};

    // `ways`: those that the transfers name, if they are numbered already.
    explicit TransferBuilder(
        Pattern pattern, ScheduleInfo info = {}, TransferOptions options = {}, topology::LinkSets ways = {})
        : m_pattern(std::move(pattern))
        , m_info(std::move(info))
        , m_options(options)
        , m_ways(std::move(ways))
    {
    }

    void reserve(std::size_t operations) { m_operations.reserve(operations); }
    // The number of a way through the fabric, for the transfers that take it; of no links: the fabric's route.
    [[nodiscard]] std::uint32_t way(std::span<const LinkId> links) { return m_ways.numberOf(links); }

    // `count` chunks from successive slots to successive slots. Two places of one rank: a local step.
    void copy(Place from, Place to, std::uint32_t count = 1, std::uint32_t channel = 0, std::uint32_t way = 0);
    // The same, and the chunks are added to what `into` holds.
    void reduce(Place from, Place into, std::uint32_t count = 1, std::uint32_t channel = 0, std::uint32_t way = 0);

    // The halves of a transfer between two ranks, for exchanges: what is sent is what the slots hold at this line, the
    // receiver may overwrite its own slots later. Messages of one connection must be received in the order of their
    // sends, each once; build() refuses anything else.
    [[nodiscard]] Message send(
        Place from, Rank to, std::uint32_t count = 1, std::uint32_t channel = 0, std::uint32_t way = 0);
    void receive(Message message, Slot to) { complete(message, StepKind::Receive, to); }
    void receiveReduce(Message message, Slot into) { complete(message, StepKind::ReceiveReduceCopy, into); }
    // The message is not sent before an earlier one that begins or ends at its rank is over there: sent, or received by
    // a line before the message's. build() refuses anything else.
    void wait(Message message, Message over);

    // The builder is empty afterwards. Each block keeps the order of the calls (a fused send moves up to its receive),
    // so the calls in their order are one way to run the program: it cannot deadlock. Buffers grow to what is used.
    // Errors: Unmatched (a message never received, or out of turn), OutOfRange (a rank that is none, no chunks),
    // TooLarge (2^28 slots in all ranks together), Cancelled, and those of ScheduleBuilder::seal. O(operations · log +
    // slots touched).
    [[nodiscard]] Result<SchedulePtr> build(const Watch& watch = {});

    // One end of a transfer, or a local step. For those who analyse programs (transfer_analysis.h).
    struct Operation : Step { // Send, Receive, ReceiveReduceCopy, Copy or Reduce
        Rank rank {};
        Rank peer = kNone<Rank>;
        std::uint32_t channel = 0;
        std::uint32_t partner = kNoOperation; // the other end of a transfer
        std::uint32_t after = kNoOperation; // an earlier operation of the rank that it waits for besides
    };

private:
    void complete(Message message, StepKind kind, Slot to);

    Pattern m_pattern;
    ScheduleInfo m_info;
    TransferOptions m_options;
    std::vector<Operation> m_operations;
    topology::LinkSets m_ways;
    bool m_misused = false; // a message received twice, or one of another builder or rank
};

} // namespace weft::collective
