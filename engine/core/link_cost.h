// SPDX-License-Identifier: GPL-3.0-or-later
// The α-β cost of moving bytes over a link: the one place where a transfer becomes a duration.
// Simulator, schedules, synthesis and bounds all call these, so that their times agree to the nanosecond.
#pragma once

#include "engine/core/units.h"

namespace weft {

struct LinkCost {
    Latency latency;
    Bandwidth bandwidth;
    constexpr bool operator==(const LinkCost&) const = default;
};

// The longest duration that Weft forms, about 73 years; longer ones are cut to it, and a run that reaches it stops.
inline constexpr std::uint64_t kLongestNs = std::uint64_t { 1 } << 61U;

// Whole nanoseconds, cut towards zero as the peer cuts them.
[[nodiscard]] constexpr std::uint64_t wholeNs(double ns)
{
    return ns < static_cast<double>(kLongestNs) ? static_cast<std::uint64_t>(ns) : kLongestNs;
}

// Arrival after a free link is taken: floor(α + bytes/β) ns.
[[nodiscard]] constexpr Time linkTime(const LinkCost& cost, Bytes bytes)
{
    return Time { wholeNs(cost.latency.ns + static_cast<double>(bytes.count()) / cost.bandwidth.bytesPerNs) };
}

// Arrival over `hops` equal hops that pay serialisation once: floor(hops·α + bytes/β) ns.
[[nodiscard]] constexpr Time pathTime(const LinkCost& cost, std::uint32_t hops, Bytes bytes)
{
    return Time { wholeNs(hops * cost.latency.ns + static_cast<double>(bytes.count()) / cost.bandwidth.bytesPerNs) };
}

// How long a link is occupied: floor(bytes/β) ns. The latency is pipelined.
[[nodiscard]] constexpr Time linkBusyTime(const LinkCost& cost, Bytes bytes)
{
    return Time { wholeNs(static_cast<double>(bytes.count()) / cost.bandwidth.bytesPerNs) };
}

// One pass over a rank's own memory, a read or a write: floor(bytes/β) ns. Through seconds, as the peer computes it.
[[nodiscard]] constexpr Time memoryPassTime(Bandwidth memory, Bytes bytes)
{
    return Time { wholeNs(static_cast<double>(bytes.count()) / (memory.bytesPerNs * 1e9) * 1e9) };
}

} // namespace weft
