// SPDX-License-Identifier: GPL-3.0-or-later
// A stream is one chunk of a collective at one member: a cache line of state, kept for all members of a collective
// side by side. Queues are lists through the streams. Owned by one simulation.
#pragma once

#include "engine/simulation/cause.h"

#include <cstdint>
#include <map>
#include <vector>

namespace weft::simulation {

inline constexpr std::uint32_t kNoStream = 0xFFFFFFFFU;

struct Stream {
    std::uint32_t instance = 0;
    std::uint32_t member = 0;
    std::uint32_t chunk = 0;
    std::uint32_t rank = 0;
    // The queue it stands in.
    std::uint32_t queue = 0;
    std::uint32_t previous = kNoStream;
    std::uint32_t next = kNoStream;
    std::int32_t priority = 0;
    std::uint16_t phase = 0;
    bool started = false; // the current phase runs
    bool anticlockwise = false;
    bool issued = false; // the member has issued the collective
    std::uint8_t state = 0; // trees: what is awaited
    std::int16_t inlineBalance = 0; // receives posted minus arrivals, where there is one source
    // The packet cycle (section 7.2); trees count arrivals and reductions in the same places.
    std::uint32_t sent = 0;
    std::uint32_t credits = 0;
    std::uint32_t received = 0;
    std::uint32_t position = 0; // in the ring of the phase
    std::uint32_t roundLeft = 0; // packets of the current part of the round
    std::uint32_t balances = kNoStream; // block of counters, where there are many sources
    std::uint32_t early = kNoStream; // messages for a phase that has not started
    bool flaggedPart = false;
    bool oddRound = false;
    std::uint8_t treeKind = 0;
};
static_assert(sizeof(Stream) <= 76);

struct StreamQueue {
    std::uint32_t head = kNoStream;
    std::uint32_t tail = kNoStream;
    std::uint32_t firstWaiting = kNoStream;
    std::uint32_t running = 0;
};

// Streams by number, in ranges that are recycled by length, and what streams keep elsewhere.
class StreamStore {
public:
    struct Early {
        std::uint32_t next = kNoStream;
        std::uint32_t slot = 0;
        std::uint16_t phase = 0;
    };

    [[nodiscard]] Stream& operator[](std::uint32_t index) { return m_streams[index]; }
    [[nodiscard]] const Stream& operator[](std::uint32_t index) const { return m_streams[index]; }

    // The first of `count` fresh streams next to each other.
    [[nodiscard]] std::uint32_t takeRange(std::uint32_t count);
    void giveRange(std::uint32_t first, std::uint32_t count);

    // A block of `count` zeroed counters.
    [[nodiscard]] std::uint32_t takeBalances(std::uint32_t count);
    void giveBalances(std::uint32_t first, std::uint32_t count);
    [[nodiscard]] std::int16_t& balanceAt(std::uint32_t index) { return m_balances[index]; }

    void addEarly(Stream& stream, std::uint16_t phase, std::uint32_t slot);
    // Takes one early message of the phase off the stream; false if there is none.
    [[nodiscard]] bool takeEarly(Stream& stream, std::uint16_t phase, std::uint32_t& slot);

private:
    std::vector<Stream> m_streams;
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_freeRanges;
    std::vector<std::int16_t> m_balances;
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_freeBalances;
    std::vector<Early> m_early;
    std::uint32_t m_freeEarly = kNoStream;
};

} // namespace weft::simulation
