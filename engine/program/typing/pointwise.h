// SPDX-License-Identifier: GPL-3.0-or-later
// The type of an expression over operands: shapes are aligned at their last dimension, layouts go together as the table
// of docs/programs.md says. Stateless.
#pragma once

#include "engine/program/typing/infer.h"

namespace weft::program {

struct Typed {
    TensorType type;
    std::optional<TypeProblem> problem;
};

// `operands` are the stages that the expression's operands stand for.
[[nodiscard]] Typed typeOf(const Program& program, const Expression& expression, const std::vector<StageId>& operands);

} // namespace weft::program
