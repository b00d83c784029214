// SPDX-License-Identifier: GPL-3.0-or-later
// Elements as numbers: inputs are random by seed, name and place; what is stored is rounded to its type. Value type.
#pragma once

#include "engine/program/model/program.h"

#include <span>

namespace weft::program {

class Numbers {
public:
    using Value = double;

    explicit Numbers(std::uint64_t seed)
        : m_seed(seed)
    {
    }

    // From 0.5 to 1.5, or whole from 1 to 4: no sums that cancel, no division by almost nothing. Of a local input every
    // rank has its own.
    [[nodiscard]] double input(const Stage& stage, std::uint32_t rank, std::int64_t place) const;
    [[nodiscard]] static double apply(const ExpressionNode& node, std::span<const double> operands, std::int64_t place);
    [[nodiscard]] static double combine(Combine how, std::span<const double> values);
    [[nodiscard]] static double multiply(double a, double b) { return a * b; }
    [[nodiscard]] static double root(double a);
    [[nodiscard]] static double store(ElementType type, double value);

    // How far two results may lie apart that were added up in another order, as a share of the larger: 2^-6 (f16),
    // 2^-14 (f32), 2^-40 (f64), 0 for whole numbers and conditions.
    [[nodiscard]] static double tolerance(ElementType type);

private:
    std::uint64_t m_seed;
};

// Is the element at `place` of the whole tensor dropped? A hash of seed and place, so that slicing changes nothing.
[[nodiscard]] bool isDropped(const ExpressionNode& dropout, std::int64_t place);

} // namespace weft::program
