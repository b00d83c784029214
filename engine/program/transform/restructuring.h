// SPDX-License-Identifier: GPL-3.0-or-later
// All that can be done to a program's stages: what a search goes through, and what a menu offers. Stateless.
#pragma once

#include "engine/program/transform/transformation.h"

namespace weft::program {

struct Restructured {
    Transformation step;
    Program program; // after it
};

// Every split, reorder, asslice and remove that applies, in a fixed order. A reorder takes any computations that
// apply() allows; left out are those that move nothing but what is stored, which changes no time. Of more than
// `most` sets of computations for one all-gather the first are tried.
[[nodiscard]] std::vector<Restructured> restructurings(const Program& program, std::size_t most = 256);

} // namespace weft::program
