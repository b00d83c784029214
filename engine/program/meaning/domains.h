// SPDX-License-Identifier: GPL-3.0-or-later
// What an element is to an Evaluator: a number, rounded to its type wherever it is stored, or an expression of the
// inputs' elements, up to order and grouping of sums, products and extremes. Each belongs to one comparison.
#pragma once

#include "engine/collective/proof/numbers.h"
#include "engine/collective/proof/terms.h"
#include "engine/program/model/program.h"

#include <array>

namespace weft::program {

// Of a local input every rank has its own.
[[nodiscard]] inline std::optional<std::uint32_t> ownerOf(const Stage& input, std::uint32_t rank)
{
    return input.type.layout.kind == LayoutKind::Local ? std::optional(rank) : std::nullopt;
}

class Numbers : public collective::Numbers {
public:
    using collective::Numbers::Numbers;

    // From 0.5 to 1.5, or whole from 1 to 4.
    [[nodiscard]] double input(const Stage& stage, std::uint32_t rank, std::int64_t place) const;
    [[nodiscard]] static double apply(const ExpressionNode& node, std::span<const double> operands, std::int64_t place);
    [[nodiscard]] static double multiply(double a, double b) { return a * b; }
    [[nodiscard]] static double root(double a);
    [[nodiscard]] static double store(ElementType type, double value);
    [[nodiscard]] static constexpr bool isFull() { return false; }

    // How far two results may lie apart that were added up in another order, as a share of the larger: 2^-6 (f16),
    // 2^-14 (f32), 2^-40 (f64), 0 for whole numbers and conditions.
    [[nodiscard]] static double tolerance(ElementType type);
};

class Terms : public collective::Terms {
public:
    [[nodiscard]] Value input(const Stage& stage, std::uint32_t rank, std::int64_t place)
    {
        return leaf(stage.name, place, ownerOf(stage, rank));
    }
    [[nodiscard]] Value apply(const ExpressionNode& node, std::span<const Value> operands, std::int64_t place);
    [[nodiscard]] Value multiply(Value a, Value b) { return combine(Combine::Product, std::array { a, b }); }
    [[nodiscard]] Value root(Value a) { return call("sqrt", std::array { a }); }
    // Rounding is left out: it says nothing about what is computed.
    [[nodiscard]] static Value store(ElementType /*type*/, Value a) { return a; }
};

} // namespace weft::program
