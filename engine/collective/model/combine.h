// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace weft::collective {

// How values become one. Norm: the root of the sum of their squares.
enum class Combine : std::uint8_t { Sum, Product, Min, Max, Norm };

} // namespace weft::collective
