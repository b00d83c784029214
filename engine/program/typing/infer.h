// SPDX-License-Identifier: GPL-3.0-or-later
// What type a stage's result has, by the rules of CoCoNeT (ASPLOS'22, section 3; docs/programs.md has the table), and
// which rule is broken where it has none. The oracle of the transformations: what they make must pass it. Stateless.
#pragma once

#include "engine/program/model/program.h"

namespace weft::program {

// A rule that does not hold.
struct TypeProblem {
    std::string rule; // "pointwise", "matmul", …: the row of the table in docs/programs.md
    Sentence message; // with the operands' types
    std::vector<StageId> operands; // whose types do not go together
    Sentence hint;
};

// The type of `stage` over the stages before it in `program`. An Input's is the one it has.
[[nodiscard]] std::optional<TypeProblem> infer(const Program& program, Stage& stage);

// All stages again, in order. The first problem, and the stage that has it.
struct StageProblem {
    StageId stage {};
    TypeProblem problem;
};
[[nodiscard]] std::optional<StageProblem> inferAll(Program& program);

// Under the sizes' values: every extent a whole number, slices equal for all ranks. An error without a place whose
// `item` is the stage's name.
[[nodiscard]] Result<void> checkSizes(const Program& program);

} // namespace weft::program
