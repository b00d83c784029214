// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the stages that are selected: transformations that are valid there first, then those that are
// not, with the reason. Values without Qt; for a worker, and pure.
#pragma once

#include "engine/program/transform/transformation.h"

#include <string>
#include <vector>

namespace weft::widgets {

struct StepOffer {
    program::Transformation step;
    Sentence reason; // why not; empty: it can be done
    Sentence hint;
};

// `selected` by name, in the order of the program; kernels by their names too.
[[nodiscard]] std::vector<StepOffer> offersFor(
    const program::Program& program, const std::vector<std::string>& selected);

} // namespace weft::widgets
