// SPDX-License-Identifier: GPL-3.0-or-later
// A collective algorithm as a program for every rank: thread blocks that run beside each other, each a list of steps
// in order, with dependencies between the blocks of a rank. Semantics: MSCCL-IR (MSCCLang, ASPLOS'23, section 4).
// Made by ScheduleBuilder, immutable afterwards, shared across threads. What is as usual is not stored: a ring
// all-reduce costs five bytes a step.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/core/groups.h"
#include "engine/core/id_range.h"
#include "engine/core/prefetch.h"
#include "engine/core/sparse_column.h"
#include "engine/topology/link_sets.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace weft::collective {

// What a step does. "Receive" takes the next message of the block's connection, "send" puts one on it.
enum class StepKind : std::uint8_t {
    Send, // s: send source
    Receive, // r: receive into target
    ReceiveCopySend, // rcs: receive, store, send on
    ReceiveReduceCopy, // rrc: receive, add source, store in target
    ReceiveReduceSend, // rrs: receive, add source, send on, store nothing
    ReceiveReduceCopySend, // rrcs: receive, add source, store in target, send on
    Copy, // cpy: source to target, locally
    Reduce, // re: add source to target, locally
    Nop, // only waits for its dependencies
};
inline constexpr std::size_t kStepKinds = 9;

[[nodiscard]] constexpr bool receives(StepKind kind)
{
    return kind >= StepKind::Receive && kind <= StepKind::ReceiveReduceCopySend;
}
[[nodiscard]] constexpr bool sends(StepKind kind)
{
    return kind == StepKind::Send || kind == StepKind::ReceiveCopySend || kind == StepKind::ReceiveReduceSend
        || kind == StepKind::ReceiveReduceCopySend;
}
[[nodiscard]] constexpr bool reduces(StepKind kind)
{
    return (kind >= StepKind::ReceiveReduceCopy && kind <= StepKind::ReceiveReduceCopySend) || kind == StepKind::Reduce;
}
// Whether the step reads, or writes, slots of its own rank there. Reduce also reads what it adds to.
[[nodiscard]] constexpr bool readsSource(StepKind kind)
{
    return kind == StepKind::Send || kind == StepKind::Copy || reduces(kind);
}
[[nodiscard]] constexpr bool writesTarget(StepKind kind)
{
    return kind != StepKind::Send && kind != StepKind::ReceiveReduceSend && kind != StepKind::Nop;
}
// Where a sum finds what it adds the source, or the message, to.
[[nodiscard]] constexpr bool addsToTarget(StepKind kind)
{
    return kind == StepKind::Reduce;
}
[[nodiscard]] constexpr bool computes(StepKind kind)
{
    return reduces(kind) || kind == StepKind::Copy;
}
[[nodiscard]] constexpr std::uint32_t usualCount(StepKind kind)
{
    return kind == StepKind::Nop ? 0 : 1;
}
// MSCCL's words.
inline constexpr std::array<std::string_view, kStepKinds> kStepWords { "s", "r", "rcs", "rrc", "rrs", "rrcs", "cpy",
    "re", "nop" };
[[nodiscard]] constexpr std::string_view toString(StepKind kind)
{
    return kStepWords[static_cast<std::size_t>(kind)];
}

struct Step {
    StepKind kind = StepKind::Nop;
    // What is read: sent, copied, or added to what is received. Of r and rcs: the slot that the sender read, as far as
    // it is known.
    Slot source;
    // What is written, with a sum also where its operand stays as it is. Of a send and of rrs: the slot at the
    // receiver, which the receiver's own step decides.
    Slot target;
    std::uint32_t count = 1; // chunks, in successive slots; 0 for Nop
    std::uint32_t way = topology::kNoLinkSet; // sends: the links to take, as numbered; none: the fabric's route
    bool operator==(const Step&) const = default;
};

// A thread block: it sends to at most one rank and receives from at most one, on one channel. A connection (source,
// destination, channel) belongs to one block at each end and is first in, first out.
struct ThreadBlock {
    Rank rank {};
    Rank sendTo = kNone<Rank>;
    Rank receiveFrom = kNone<Rank>;
    std::uint32_t channel = 0;
    // True: a step starts when the one before it has ended. False (graphs read from traces): only dependencies count,
    // and the order of steps numbers the messages of the connections.
    bool inOrder = true;
    bool operator==(const ThreadBlock&) const = default;
};

// Messages that a connection holds under a protocol (MSCCL's and NCCL's runtimes): 2 under Simple, whose messages take
// four of the eight steps, 8 under LL and LL128; 2 under any other name, since such programs are written as Simple.
[[nodiscard]] std::uint32_t fifoSlotsOf(std::string_view protocol);

// An attribute of a file that Weft does not know, kept for the way back.
struct ExtraAttribute {
    enum class Owner : std::uint8_t { Algorithm, Rank, Block, Step };
    static constexpr std::array<std::string_view, 4> kOwnerWords { "algorithm", "rank", "block", "step" };
    Owner owner = Owner::Algorithm;
    std::uint32_t id = 0; // of the Rank, BlockId or StepId
    std::string name;
    std::string value;
    bool operator==(const ExtraAttribute&) const = default;
};

struct ScheduleInfo {
    std::string name;
    std::string protocol = "Simple"; // Simple, LL or LL128
    std::vector<Rank> placement; // fabric ranks of the schedule's ranks; empty: rank r is NPU r
    bool operator==(const ScheduleInfo&) const = default;

    [[nodiscard]] Rank npuOf(Rank rank) const { return placement.empty() ? rank : placement[index(rank)]; }
};

class Schedule {
public:
    [[nodiscard]] const Pattern& pattern() const { return m_pattern; }
    [[nodiscard]] const ScheduleInfo& info() const { return m_info; }
    [[nodiscard]] std::uint32_t rankCount() const { return m_pattern.ranks; }
    [[nodiscard]] std::uint32_t blockCount() const { return static_cast<std::uint32_t>(m_blocks.size()); }
    [[nodiscard]] std::uint32_t stepCount() const { return static_cast<std::uint32_t>(m_steps.kinds.size()); }
    // One past the highest channel; 1 where there is no block.
    [[nodiscard]] std::uint32_t channelCount() const { return m_channels; }
    // Messages between ranks.
    [[nodiscard]] std::uint64_t transferCount() const { return m_transfers; }
    // At least what the pattern needs, more where the source says so, and scratch.
    [[nodiscard]] const BufferSizes& bufferSizes(Rank rank) const { return m_bufferSizes[index(rank)]; }

    [[nodiscard]] IdRange<Rank> ranks() const { return { {}, Rank { rankCount() } }; }
    [[nodiscard]] IdRange<BlockId> blocks() const { return { {}, BlockId { blockCount() } }; }
    [[nodiscard]] IdRange<BlockId> blocks(Rank rank) const
    {
        return { BlockId { m_blockStart[index(rank)] }, BlockId { m_blockStart[index(rank) + 1] } };
    }
    [[nodiscard]] const ThreadBlock& block(BlockId id) const { return m_blocks[index(id)]; }
    [[nodiscard]] IdRange<StepId> steps() const { return { {}, StepId { stepCount() } }; }
    [[nodiscard]] IdRange<StepId> steps(BlockId id) const
    {
        return { StepId { m_stepStart[index(id)] }, StepId { m_stepStart[index(id) + 1] } };
    }
    [[nodiscard]] IdRange<StepId> steps(Rank rank) const
    {
        const auto [first, past] = blocks(rank);
        return { StepId { m_stepStart[index(first)] }, StepId { m_stepStart[index(past)] } };
    }
    // O(1), if no block is much longer than the others, or blocks have several dozen steps.
    [[nodiscard]] BlockId blockOf(StepId step) const
    {
        std::uint32_t block = m_near[index(step) >> m_nearBits];
        while (m_stepStart[block + 1] <= index(step))
            ++block;
        return BlockId { block };
    }
    // Where it stands: thread blocks are counted from 0 on each rank, and steps in each block.
    struct Place {
        Rank rank {};
        std::uint32_t block = 0;
        std::uint32_t step = 0;
    };
    [[nodiscard]] Place placeOf(StepId step) const
    {
        const BlockId block = blockOf(step);
        return { m_blocks[index(block)].rank, numberOf(block), steps(block).placeOf(step) };
    }
    [[nodiscard]] Place placeOf(const ExtraAttribute& extra) const; // as far as it has one
    [[nodiscard]] std::uint32_t numberOf(BlockId block) const
    {
        return blocks(m_blocks[index(block)].rank).placeOf(block);
    }

    [[nodiscard]] StepKind kind(StepId id) const { return static_cast<StepKind>(m_steps.kinds[index(id)]); }
    [[nodiscard]] Slot source(StepId id) const { return m_steps.sources[index(id)]; }
    [[nodiscard]] Slot target(StepId id) const { return m_steps.targets.at(index(id), m_steps.sources[index(id)]); }
    [[nodiscard]] std::uint32_t count(StepId id) const { return m_steps.counts.at(index(id), usualCount(kind(id))); }
    // Of a send: the links that it asks for, from NPU to NPU; empty: the fabric's route.
    [[nodiscard]] std::span<const LinkId> way(StepId id) const { return m_wayLinks[wayNumber(id, blockOf(id))]; }
    // Its number, for whoever knows its block.
    [[nodiscard]] std::uint32_t wayNumber(StepId id, BlockId block) const
    {
        return sends(kind(id)) ? m_steps.ways.at(index(id), m_blockWays[index(block)]) : topology::kNoLinkSet;
    }
    // Numbers ascend from 1 by the first step that takes each way, so that equal schedules have equal steps.
    [[nodiscard]] const topology::LinkSets& ways() const { return m_wayLinks; }
    [[nodiscard]] Step step(StepId id) const { return step(id, blockOf(id)); }
    // For whoever knows its block, quicker.
    [[nodiscard]] Step step(StepId id, BlockId block) const
    {
        return { kind(id), source(id), target(id), count(id), wayNumber(id, block) };
    }
    // Steps of other blocks of the same rank that must have ended before this one starts; in the order given.
    [[nodiscard]] std::span<const StepId> dependencies(StepId id) const
    {
        if (!m_dependencies.waiting.isMarked(index(id)))
            return {};
        const auto& [waiting, start, items] = m_dependencies;
        const std::uint32_t rank = waiting.rankOf(index(id));
        return start.empty() ? std::span(items).subspan(rank, 1)
                             : std::span(items).subspan(start[rank], start[rank + 1] - start[rank]);
    }
    [[nodiscard]] bool hasDependencies() const { return !m_dependencies.items.empty(); }
    // That the step will be looked at soon.
    void prefetch(StepId id) const
    {
        weft::prefetch(m_steps.kinds.data() + index(id));
        weft::prefetch(m_steps.sources.data() + index(id));
    }

    [[nodiscard]] std::span<const ExtraAttribute> extras() const { return m_extras; }
    // Of everything but names and extras: equal fingerprints mean the same program.
    [[nodiscard]] std::uint64_t fingerprint() const;
    [[nodiscard]] std::uint64_t memoryBytes() const;

private:
    friend class ScheduleBuilder;
    Schedule() = default;

    struct StepColumns {
        std::vector<std::uint8_t> kinds;
        std::vector<PackedSlot> sources;
        SparseColumn<PackedSlot> targets; // usually as the sources
        SparseColumn<> counts; // usually 1, of Nop 0
        SparseColumn<> ways; // of sends: numbers in m_wayLinks; usually that of the first in the block
    };

    struct Dependencies {
        MarkedPlaces waiting; // steps that have any
        std::vector<std::uint32_t> start; // of those of each of them, and the end; empty: each has one
        std::vector<StepId> items;
    };

    Pattern m_pattern;
    ScheduleInfo m_info;
    std::uint32_t m_channels = 1;
    std::uint64_t m_transfers = 0;
    std::vector<BufferSizes> m_bufferSizes; // by rank
    std::vector<std::uint32_t> m_blockStart; // ranks + 1 entries, into m_blocks
    std::vector<ThreadBlock> m_blocks;
    std::vector<std::uint32_t> m_blockWays; // by block: of its first send
    std::vector<std::uint32_t> m_stepStart; // blocks + 1 entries, into the columns of steps
    StepColumns m_steps;
    topology::LinkSets m_wayLinks;
    std::uint32_t m_nearBits = 6; // more where blocks are longer
    std::vector<std::uint32_t> m_near; // by 2^m_nearBits steps: the block of the first of them
    Dependencies m_dependencies;
    std::vector<ExtraAttribute> m_extras;
};

using SchedulePtr = std::shared_ptr<const Schedule>;

} // namespace weft::collective
