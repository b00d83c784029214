// SPDX-License-Identifier: GPL-3.0-or-later
// What is computed element by element: a tree over the values of other stages. Each element of the result depends on
// the elements at the same place only, so that any part of it can be computed by itself. Value type.
#pragma once

#include "engine/program/model/types.h"

#include <array>
#include <string>

namespace weft::program {

enum class ExpressionOp : std::uint8_t {
    Operand, // an element of another stage
    Number,
    Negate,
    Sqrt,
    Abs,
    Exp,
    Tanh,
    Cast,
    Dropout, // 0 with a probability, else divided by what is left of 1: by seed and place in the whole tensor
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
    Min,
    Max,
    Greater,
    Less,
    GreaterEqual,
    LessEqual,
    Equal,
    Different,
    Select, // a where the first is true, else b
};

// As they are called in programs; the empty ones have a sign or no name.
struct ExpressionWord {
    std::string_view name; // of a call
    std::string_view sign; // between two operands, or before one
    std::uint8_t operands = 0;
};
inline constexpr std::array<ExpressionWord, 23> kExpressionWords { { { "", "", 0 }, { "", "", 0 }, { "", "-", 1 },
    { "sqrt", "", 1 }, { "abs", "", 1 }, { "exp", "", 1 }, { "tanh", "", 1 }, { "cast", "", 1 }, { "dropout", "", 1 },
    { "", "+", 2 }, { "", "-", 2 }, { "", "*", 2 }, { "", "/", 2 }, { "pow", "^", 2 }, { "min", "", 2 },
    { "max", "", 2 }, { "", ">", 2 }, { "", "<", 2 }, { "", ">=", 2 }, { "", "<=", 2 }, { "", "==", 2 },
    { "", "!=", 2 }, { "select", "", 3 } } };
[[nodiscard]] constexpr const ExpressionWord& wordOf(ExpressionOp op)
{
    return kExpressionWords[static_cast<std::size_t>(op)];
}

struct ExpressionNode {
    ExpressionOp op = ExpressionOp::Number;
    std::array<std::uint32_t, 3> parts {}; // indices of earlier nodes; of an Operand its place in the stage's inputs
    double number = 0; // Number; Dropout: the probability of 0
    std::string name; // Number: how the program calls it, if it does
    ElementType element = ElementType::F32; // Cast
    std::uint64_t seed = 0; // Dropout

    bool operator==(const ExpressionNode&) const = default;
};

// The last node is the result; parts come before what they are part of. Empty where a stage computes nothing.
using Expression = std::vector<ExpressionNode>;

// Operations on numbers for one element: how many floating-point operations a kernel is charged for it. A square root,
// a power, an exponential and a division count as one, as in vendors' peak rates; what is computed of numbers alone
// counts for nothing.
[[nodiscard]] std::uint64_t operationsOf(const Expression& expression);

} // namespace weft::program
