// SPDX-License-Identifier: GPL-3.0-or-later
// How long a dimension is: a number, or an expression over the program's sizes such as 4·H/16. Kept as a polynomial
// with rational coefficients, so that two extents are equal exactly if they are for every value of the sizes. Value
// type.
#pragma once

#include "engine/core/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace weft::program {

// The n-th size that the program declares.
enum class SizeId : std::uint32_t {};
[[nodiscard]] constexpr std::size_t index(SizeId id)
{
    return static_cast<std::size_t>(id);
}

class Extent {
public:
    Extent() = default; // 0
    explicit Extent(std::int64_t number);
    explicit Extent(SizeId size);

    bool operator==(const Extent&) const = default;

    // The number where no size is in it.
    [[nodiscard]] bool isNumber() const;

    // Under `values` of all sizes. Errors, without a place: OutOfRange where it is no whole number from 1 to 2^40.
    [[nodiscard]] Result<std::int64_t> valueOf(const std::vector<std::int64_t>& values) const;

    // "4*H/16" as "H/4"; names of all sizes.
    [[nodiscard]] std::string text(const std::vector<std::string>& names) const;

    // Errors, without a place: TooLarge past 2^62 in a coefficient, Unsupported for a division by what is no number, a
    // division by 0.
    [[nodiscard]] static Result<Extent> plus(const Extent& a, const Extent& b);
    [[nodiscard]] static Result<Extent> minus(const Extent& a, const Extent& b);
    [[nodiscard]] static Result<Extent> times(const Extent& a, const Extent& b);
    [[nodiscard]] static Result<Extent> dividedBy(const Extent& a, const Extent& b);

private:
    // In lowest terms, the denominator above 0.
    struct Ratio {
        std::int64_t over = 0;
        std::int64_t under = 1;
        bool operator==(const Ratio&) const = default;
    };
    using Product = std::vector<SizeId>; // ascending, with repetitions; empty: 1

    [[nodiscard]] static Result<Extent> sum(const Extent& a, const Extent& b, std::int64_t sign);
    [[nodiscard]] bool add(const Product& product, std::int64_t over, std::int64_t under); // false: too large

    std::map<Product, Ratio> m_terms; // none of them 0
};

} // namespace weft::program
