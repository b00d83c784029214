// SPDX-License-Identifier: GPL-3.0-or-later
// Dice of tests.
#pragma once

#include <cstdint>
#include <random>

namespace weft::test {

// Values of 32 bits, in type too, from a generator that is the same everywhere.
struct Random {
    std::mt19937 generator;
    std::uint32_t operator()() { return static_cast<std::uint32_t>(generator()); }
};

} // namespace weft::test
