// SPDX-License-Identifier: GPL-3.0-or-later
// A stream is one chunk of a collective at one member. The streams of all members stand side by side, chunk by chunk,
// and queues are lists through them. Owned by one simulation.
#pragma once

#include "engine/simulation/events/cause.h"
#include "engine/simulation/events/pool.h"

#include <cstdint>
#include <map>
#include <vector>

namespace weft::simulation {

inline constexpr std::uint32_t kNoStream = 0xFFFFFFFFU;

struct Phase;

// What the algorithm touches for every message: one cache line.
struct alignas(64) Stream {
    const Phase* running = nullptr; // the current phase once it has started
    Time postedAt; // when the last receive is posted; may lie ahead (see PacketCycle::passOn)
    std::uint32_t instance = 0;
    std::uint32_t member = 0;
    Rank rank {};
    std::uint32_t position = 0; // in the ring of the phase
    // The packet cycle (docs/semantics.md, section 6.2). A sender's k-th message is met by the receiver's k-th receive,
    // which is posted with its k-th send: a message is expected if k < sent. Trees count receives posted in `sent`,
    // arrivals in `roundLeft` and reductions in `credits`.
    std::uint32_t sent = 0;
    std::uint32_t credits = 0;
    std::uint32_t received = 0;
    std::uint32_t roundLeft = 0; // packets of the current part of the round
    std::uint32_t earlyBits = kNoStream; // messages of this phase that came before their receive
    std::uint32_t early = kNoStream; // messages for a phase that has not started
    std::uint16_t phase = 0;
    bool anticlockwise = false;
    bool flaggedPart = false;
    bool oddRound = false;
    std::uint8_t state = 0; // trees: what is awaited
    std::uint8_t treeKind = 0;
    bool strayed = false; // goes round the other way than the first issuer of its collective does
};
static_assert(sizeof(Stream) == 64);

// What is touched once a phase: where the stream stands in its queue.
struct StreamPlace {
    std::uint32_t chunk = 0;
    std::uint32_t queue = 0;
    std::uint32_t previous = kNoStream;
    std::uint32_t next = kNoStream;
    std::uint32_t rowEnd = kNoStream; // the other end of a row of like streams that wait (see Queues)
    std::int32_t priority = 0;
};

// Streams by number, in ranges that are recycled by length, and what streams keep elsewhere.
class StreamStore {
public:
    struct Early {
        std::uint32_t next = kNoStream;
        std::uint32_t number = 0; // the message's, within its phase and sender
        std::uint16_t phase = 0;
    };

    [[nodiscard]] Stream& operator[](std::uint32_t index) { return m_streams[index]; }
    [[nodiscard]] const Stream& operator[](std::uint32_t index) const { return m_streams[index]; }
    [[nodiscard]] StreamPlace& place(std::uint32_t index) { return m_places[index]; }
    [[nodiscard]] const StreamPlace& place(std::uint32_t index) const { return m_places[index]; }

    // The first of `count` fresh streams next to each other.
    [[nodiscard]] std::uint32_t takeRange(std::uint32_t count);
    void giveRange(std::uint32_t first, std::uint32_t count) { m_freeRanges[count].push_back(first); }

    // A set of `count` bits, all clear.
    [[nodiscard]] std::uint32_t takeBits(std::uint32_t count);
    void giveBits(std::uint32_t first, std::uint32_t count) { m_freeBits[count / 64 + 1].push_back(first); }
    void setBit(std::uint32_t first, std::uint32_t bit)
    {
        m_bits[first + bit / 64] |= std::uint64_t { 1 } << (bit % 64);
    }
    [[nodiscard]] bool clearBit(std::uint32_t first, std::uint32_t bit)
    {
        std::uint64_t& word = m_bits[first + bit / 64];
        const std::uint64_t mask = std::uint64_t { 1 } << (bit % 64);
        const bool was = (word & mask) != 0;
        word &= ~mask;
        return was;
    }

    void addEarly(Stream& stream, std::uint16_t phase, std::uint32_t number);
    // Takes one early message of the phase off the stream; false if there is none.
    [[nodiscard]] bool takeEarly(Stream& stream, std::uint16_t phase, std::uint32_t& number);

private:
    using FreeRanges = std::map<std::uint32_t, std::vector<std::uint32_t>>; // their first ones, by length

    // The first of `count` entries next to each other, as they are made.
    template <class T>
    [[nodiscard]] static std::uint32_t takeFrom(std::vector<T>& entries, FreeRanges& free, std::uint32_t count);

    std::vector<Stream> m_streams;
    std::vector<StreamPlace> m_places; // of the streams
    FreeRanges m_freeRanges;
    std::vector<std::uint64_t> m_bits;
    FreeRanges m_freeBits; // by words
    Pool<Early> m_early;
};

} // namespace weft::simulation
