// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers whose bits are mixed: for hashes, and for choices that must not depend on who asks first. Pure functions.
#pragma once

#include <cstdint>

namespace weft {

// The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9E3779B97F4A7C15U;
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31U);
}

// Two numbers as one.
[[nodiscard]] constexpr std::uint64_t pairOf(std::uint32_t first, std::uint32_t second)
{
    return std::uint64_t { first } << 32U | second;
}

// `hash` scaled to 0 … count - 1 by its upper half.
[[nodiscard]] constexpr std::uint32_t below(std::uint64_t hash, std::uint32_t count)
{
    return static_cast<std::uint32_t>(((hash >> 32U) * count) >> 32U);
}

} // namespace weft
