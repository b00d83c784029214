// SPDX-License-Identifier: GPL-3.0-or-later
// What a collective promises: which rank holds which chunk before, and which rank must hold which chunk, reduced from
// which ranks, after. A value; any thread. Ranks are positions in the process group. The layout of the buffers is
// MSCCL's, so that its programs read the same chunks.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/result.h"
#include "engine/core/units.h"
#include "engine/trace/execution_graph.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace weft::collective {

enum class PatternKind : std::uint8_t {
    AllReduce,
    AllGather,
    ReduceScatter,
    AllToAll,
    Broadcast,
    Reduce,
    Gather,
    Scatter,
    Custom,
};

// "all-reduce", "all-gather", … ; the words of the command line, of files and of the window's untranslated parts.
[[nodiscard]] std::string_view toString(PatternKind kind);
// MSCCL's spelling: "allreduce", "reduce_scatter", …
[[nodiscard]] std::string_view mscclName(PatternKind kind);
// Also takes MSCCL's spellings ("allreduce", "reduce_scatter", "reducescatter", "alltoall").
[[nodiscard]] std::optional<PatternKind> patternFromText(std::string_view text);
// Chakra's collective of that pattern; nothing for Custom.
[[nodiscard]] std::optional<trace::CollectiveType> chakraType(PatternKind kind);
[[nodiscard]] std::optional<PatternKind> patternOf(trace::CollectiveType type);

// What a buffer of a standard pattern holds: all data on every member, the rank's own shard of them, or all at the
// root.
enum class BufferPart : std::uint8_t { Whole, Shard, AtRoot };
[[nodiscard]] BufferPart inputPart(PatternKind kind);
[[nodiscard]] BufferPart outputPart(PatternKind kind);
// Patterns in which values of several ranks are summed.
[[nodiscard]] bool reduces(PatternKind kind);
// Patterns with a root rank.
[[nodiscard]] bool hasRoot(PatternKind kind);
// Patterns whose buffer is cut into one shard a rank; the number of chunks is then a multiple of the ranks.
[[nodiscard]] bool isSharded(PatternKind kind);
// Of which each member has, sums or gets an equal part.
[[nodiscard]] inline bool isCutByMembers(PatternKind kind)
{
    return isSharded(kind) || kind == PatternKind::AllReduce;
}

// The buffers of one rank. In place, input and output share memory; see Pattern::storage.
enum class Buffer : std::uint8_t { Input, Output, Scratch };
inline constexpr std::array kEveryBuffer { Buffer::Input, Buffer::Output, Buffer::Scratch };
inline constexpr std::array<std::string_view, 3> kBufferWords { "input", "output", "scratch" };
inline constexpr std::array<std::string_view, 3> kBufferLetters { "i", "o", "s" };

// A place for one chunk in the memory of some rank. Offsets count chunks.
struct Slot {
    Buffer buffer = Buffer::Input;
    std::uint32_t offset = 0;
    bool operator==(const Slot&) const = default;
};

inline constexpr std::uint32_t kOffsetBits = 30; // of a slot in a step
inline constexpr std::uint32_t kSlotLimit = 1U << kOffsetBits; // of a buffer

// The same in four bytes, with the buffer in the upper two bits; for columns.
class PackedSlot {
public:
    PackedSlot() = default;
    PackedSlot(Slot slot)
        : m_bits(static_cast<std::uint32_t>(slot.buffer) << kOffsetBits | slot.offset)
    {
    }
    operator Slot() const { return { static_cast<Buffer>(m_bits >> kOffsetBits), m_bits & (kSlotLimit - 1) }; }
    bool operator==(const PackedSlot&) const = default;

private:
    std::uint32_t m_bits = 0;
};

// Sizes in chunks.
struct BufferSizes {
    std::uint32_t input = 0;
    std::uint32_t output = 0;
    std::uint32_t scratch = 0;
    bool operator==(const BufferSizes&) const = default;

    [[nodiscard]] std::uint32_t& operator[](Buffer buffer)
    {
        return buffer == Buffer::Input ? input : buffer == Buffer::Output ? output : scratch;
    }
    [[nodiscard]] std::uint32_t operator[](Buffer buffer) const
    {
        return buffer == Buffer::Input ? input : buffer == Buffer::Output ? output : scratch;
    }
    // Grows to so many slots from this one on, as far as 32 bits go.
    void fit(Slot slot, std::uint32_t count = 1)
    {
        const std::uint32_t room = ~slot.offset;
        (*this)[slot.buffer] = std::max((*this)[slot.buffer], slot.offset + std::min(count, room));
    }
};

// One line of a custom pattern: this slot holds this chunk, summed over exactly these ranks.
struct Placement {
    Rank rank {};
    Slot slot;
    ChunkId chunk {};
    std::vector<Rank> contributors; // ascending, not empty
    bool operator==(const Placement&) const = default;
};

// A chunk in a slot of a standard pattern: from one rank, or summed over all members.
struct Content {
    ChunkId chunk {};
    Rank contributor = kNone<Rank>; // kNone: the sum over all members
    bool operator==(const Content&) const = default;
};

// Slots one after the other that hold chunks one after the other, all of one rank or all of them sums.
struct Stretch {
    Slot first;
    std::uint32_t count = 0;
    Content content; // of the first

    [[nodiscard]] Slot slot(std::uint32_t k) const { return { first.buffer, first.offset + k }; }
    [[nodiscard]] Content at(std::uint32_t k) const
    {
        return { ChunkId { index(content.chunk) + k }, content.contributor };
    }
};

struct Pattern {
    PatternKind kind = PatternKind::AllReduce;
    std::uint32_t ranks = 0; // members and relays
    // Chunks of the full buffer (MSCCL's nchunksperloop): all-gather: of the gathered buffer; all-to-all: of one rank's
    // send buffer. A multiple of memberCount() where isSharded(kind).
    std::uint32_t chunks = 0;
    Rank root {};
    bool inPlace = true;
    // The ranks that take part, in shard order; empty: all. The others only relay, through scratch.
    std::vector<Rank> members;
    // Custom only. An empty `after` promises nothing: everything but the final contents can still be checked.
    std::vector<Placement> before;
    std::vector<Placement> after;

    bool operator==(const Pattern&) const = default;

    [[nodiscard]] std::uint32_t memberCount() const
    {
        return members.empty() ? ranks : static_cast<std::uint32_t>(members.size());
    }
    // The place of a rank among the members, or nothing for a relay. O(members) if `members` is not empty.
    [[nodiscard]] std::optional<std::uint32_t> memberIndex(Rank rank) const;
    [[nodiscard]] Rank member(std::uint32_t place) const { return members.empty() ? Rank { place } : members[place]; }
    // Chunks of one rank's shard; `chunks` itself where the pattern is not sharded.
    [[nodiscard]] std::uint32_t shardChunks() const;
    // The number of distinct chunk ids: `chunks`, for all-to-all members·chunks, for Custom one past the highest.
    [[nodiscard]] std::uint32_t chunkIds() const;

    // Input and output that a rank needs (scratch 0) of a standard pattern; of any, neededSizes() says it. In place
    // only one of the two is not empty: the output for all-gather and gather, otherwise the input.
    [[nodiscard]] BufferSizes bufferSizes(Rank rank) const;
    // Where a slot really lies: in place the other name of a buffer is turned into the one that bufferSizes gives
    // memory to (all-gather: input k of member r is output r·shard + k; reduce-scatter: output k is input r·shard + k).
    // Offsets past the end are left to the caller. O(1) without relays.
    [[nodiscard]] Slot storage(Rank rank, Slot slot) const;

    // Standard patterns only: of the slots of the member at this place that hold something before, and of those that
    // have to after, what begins first at this offset or behind it, as storage() gives slots. Chunk ids: all-reduce,
    // broadcast, reduce: the offset; all-gather, gather: source·shard + k; reduce-scatter, scatter: destination·shard +
    // k; all-to-all: (source·members + destination)·shard + k.
    [[nodiscard]] std::optional<Stretch> stretchBefore(std::uint32_t place, std::uint32_t offset) const;
    [[nodiscard]] std::optional<Stretch> stretchAfter(std::uint32_t place, std::uint32_t offset) const;
    // What a slot has to hold after; nothing where that may be anything.
    [[nodiscard]] std::optional<Content> contentAfter(Rank rank, Slot slot) const;

    // Bytes of one chunk for Chakra's comm_size (all-gather: the shard of each rank; otherwise the full buffer), cut
    // down to whole bytes as published converters cut them.
    [[nodiscard]] Bytes chunkBytes(Bytes commSize) const;
    // The smallest comm_size whose chunks are so large.
    [[nodiscard]] Bytes commSizeOfChunk(Bytes chunk) const;
    // The two ways in which people count the size of a collective: Chakra's, and nccl-tests', which differ for
    // all-gather only (what each rank ends with: members times the shard).
    [[nodiscard]] Bytes ncclSize(Bytes commSize) const;
    [[nodiscard]] Bytes commSizeOfNccl(Bytes ncclSize) const;
    // Of so many bytes, rounded up. Of an all-gather too: its chunks are those of what each rank ends with.
    [[nodiscard]] Bytes chunkOfNccl(Bytes ncclSize) const { return Bytes { (ncclSize.count() + chunks - 1) / chunks }; }

    // Errors: OutOfRange (no ranks, a root or member that is none, placements outside the ranks), Mismatched (chunks
    // not a multiple of the members), Duplicate (a member or a slot twice).
    [[nodiscard]] Result<void> check() const;
};

} // namespace weft::collective
