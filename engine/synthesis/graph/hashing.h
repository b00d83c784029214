// SPDX-License-Identifier: GPL-3.0-or-later
// Choices that depend on what is chosen and not on who asks first: a hash of (seed, step, link) in the place of a
// stream of random numbers, so that threads do not change them. Pure functions.
#pragma once

#include "engine/core/hashing.h"

#include <utility>
#include <vector>

namespace weft::synthesis {

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
    constexpr std::uint32_t below(std::uint32_t count) { return weft::below(next(), count); }
    // One of them.
    template <class T> constexpr const T& of(const std::vector<T>& all)
    {
        return all[below(static_cast<std::uint32_t>(all.size()))];
    }

private:
    std::uint64_t m_state = 0;
};

} // namespace weft::synthesis
