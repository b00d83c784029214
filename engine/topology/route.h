// SPDX-License-Identifier: GPL-3.0-or-later
// The one thing that says which way a message goes: links that were given for it, or the numbers by which every node
// on the way chooses. Chosen by the Router when a message (or a packet of it) leaves, carried with it, and obeyed at
// every hop; Router::appendRoute() writes it out as links. A value of 16 bytes.
#pragma once

#include "engine/core/hashing.h"
#include "engine/core/ids.h"

namespace weft::topology {

inline constexpr std::uint32_t kNoGivenRoute = 0xFFFF'FFFFU;

inline constexpr std::uint32_t kMostParts = (1U << 29U) - 1; // a number of a part, and so its mask

struct Route {
    std::uint32_t given = kNoGivenRoute; // the next link of a given route, as a place in the RouteBook
    std::uint32_t key = 0; // hash of the flow
    NodeId via = kNone<NodeId>; // a stop on the way that is still ahead
    std::uint32_t part : 29 = 0; // number of the packet
    std::uint32_t detour : 1 = 0; // what it would have taken has failed: over what is left
    std::uint32_t undecided : 1 = 0; // the first router will choose between minimal and a detour
    bool operator==(const Route&) const = default;
};

// What a route is chosen by. `port` tells apart flows of one pair: the chunk stream of a collective.
struct Flow {
    NodeId source {};
    NodeId destination {};
    std::uint32_t port = 0;
    std::uint32_t message = 0; // a running number; where every message goes its own way
};

// When each link is free again if nothing else is sent, by link id, and the present. What a switch sees of its queues.
struct LinkClock {
    const std::uint64_t* freeAt = nullptr;
    std::uint64_t now = 0;
    [[nodiscard]] std::uint64_t wait(LinkId link) const
    {
        return freeAt != nullptr && freeAt[index(link)] > now ? freeAt[index(link)] - now : 0;
    }
};

// All bits of the result depend on all bits of both.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    return weft::mixed((a - 1) * 0x9E37'79B9'7F4A'7C15U + b + 0x632B'E59B'D9B4'E019U);
}

} // namespace weft::topology
