// SPDX-License-Identifier: GPL-3.0-or-later
// What is computed as numbers: what ranks begin with is random by seed, name, place and rank. 4,096 of these add up to
// the same in any order, and two sums of others are the same once in 2^40. Value type.
#pragma once

#include "engine/collective/model/combine.h"

#include <optional>
#include <span>
#include <string_view>

namespace weft::collective {

class Numbers {
public:
    using Value = double;

    explicit Numbers(std::uint64_t seed = 1)
        : m_seed(seed)
    {
    }

    // From 0.5 to 1.5: no sums that cancel, no division by almost nothing. No rank: all have the same.
    [[nodiscard]] double leaf(std::string_view name, std::int64_t place, std::optional<std::uint32_t> rank) const;
    // One or more; the sum of Norm.
    [[nodiscard]] static double combine(Combine how, std::span<const double> values);
    // From 0 to below 1 in steps of 2^-40.
    [[nodiscard]] static double share(std::uint64_t seed, std::uint64_t number);

private:
    std::uint64_t m_seed;
};

} // namespace weft::collective
