// SPDX-License-Identifier: GPL-3.0-or-later
// Choices that depend on what is chosen and not on who asks first: a hash of (seed, step, link) in the place of a
// stream of random numbers, so that threads do not change them. Pure functions.
#pragma once

#include <cstdint>
#include <utility>

namespace weft::synthesis {

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

// By which numbers come in an order that is drawn, each in its own place.
[[nodiscard]] constexpr auto drawnBy(std::uint64_t seed)
{
    return [seed](std::uint32_t number) { return std::pair(mixed(seed ^ mixed(number)), number); };
}

// A small generator for searches that are sequential anyway.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed)
        : m_state(mixed(seed))
    {
    }
    constexpr std::uint64_t next() { return mixed(m_state++); }
    constexpr std::uint32_t below(std::uint32_t count) { return synthesis::below(next(), count); }

private:
    std::uint64_t m_state = 0;
};

} // namespace weft::synthesis
