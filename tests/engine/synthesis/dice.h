// SPDX-License-Identifier: GPL-3.0-or-later
// Draws for tests of random fabrics: the same from the same seed.
#pragma once

#include <cstdint>
#include <random>

class Dice {
public:
    explicit Dice(std::uint32_t seed)
        : m_random(seed)
    {
    }
    std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(m_random() % limit); }

private:
    std::mt19937 m_random;
};
