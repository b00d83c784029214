// SPDX-License-Identifier: GPL-3.0-or-later
// What constructions by slots have in queues: chunks that are due, links that a chunk may leave by, nodes that it
// reaches. The least comes first. Values and pure functions; any thread.
#pragma once

#include "engine/synthesis/graph/heap.h"

#include <compare>
#include <cstdint>

namespace weft::synthesis {

// A chunk that is due.
struct Urgency {
    double key = 0; // the least is due
    double tail = 0; // then the longest
    std::uint32_t holders = 0; // then the rarest
    std::uint64_t draw = 0;
    std::uint32_t chunk = 0;
    // Of priority queues: what is due later is less.
    bool operator>(const Urgency& other) const
    {
        return key != other.key        ? key < other.key
            : tail != other.tail       ? tail > other.tail
            : holders != other.holders ? holders < other.holders
            : draw != other.draw       ? draw < other.draw
                                       : chunk < other.chunk;
    }
    bool operator<(const Urgency& other) const { return other > *this; }
};

// A link out of a node that holds the chunk.
struct FirstHop {
    std::uint64_t least = 0; // where anything is wanted, by way of the link
    std::uint64_t since = 0; // that its source has the chunk
    std::uint32_t arc = 0;
    std::uint64_t time = 0; // of its end, or later
    auto operator<=>(const FirstHop&) const = default;
};

// By the least time to a destination, then those with fewer chunks at both ends.
struct Reached {
    std::uint64_t least = 0;
    std::uint64_t time = 0;
    std::uint32_t held = 0;
    std::uint32_t draw = 0;
    std::uint32_t node = 0;
    auto operator<=>(const Reached&) const = default;
};

} // namespace weft::synthesis
