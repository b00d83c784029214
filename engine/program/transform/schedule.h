// SPDX-License-Identifier: GPL-3.0-or-later
// The schedules of a program's text as lists of transformations, and what the program becomes by one. Stateless.
#pragma once

#include "engine/program/syntax/tree.h"
#include "engine/program/transform/transformation.h"

namespace weft::program {

struct Step {
    Transformation transformation;
    Span place;
};

struct Schedule {
    std::string name;
    std::vector<Step> steps; // those of the schedule that it goes on from first
    Span place;
};

// All that could be read; mistakes are findings with their places.
[[nodiscard]] std::vector<Schedule> schedulesOf(const Source& source, const SyntaxTree& tree, Findings& findings);

// After all steps. The error is that of the first step that is refused, with its place.
[[nodiscard]] Result<Program> applyAll(const Source& source, const Program& program, const Schedule& schedule);

} // namespace weft::program
