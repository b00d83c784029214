// SPDX-License-Identifier: GPL-3.0-or-later
// A number that programs have in common exactly if they run alike, whatever their stages are called and in whatever
// order they stand. Stateless; any thread.
#pragma once

#include "engine/program/model/program.h"

namespace weft::program {

// Of a program's transformations: inputs count by their names, all else by what it does to them, for whom, and with
// what in one kernel or chain. Stages that do nothing by themselves are in whatever kernel they like. Of programs that
// differ, two have the same number with a probability of 2^-64.
[[nodiscard]] std::uint64_t canonicalForm(const Program& program);

} // namespace weft::program
