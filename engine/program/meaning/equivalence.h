// SPDX-License-Identifier: GPL-3.0-or-later
// Do two programs compute the same? Every element of every output, and of every input that is updated, is the same
// expression of the inputs up to order and grouping of sums; or the same number within a tolerance. Both on few ranks
// and small shapes, from what operations mean (evaluator.h), whatever transformation led from one to the other.
// Stateless.
#pragma once

#include "engine/program/model/program.h"

#include <stop_token>

namespace weft::program {

struct Difference {
    std::string output;
    std::uint32_t rank = 0;
    std::vector<std::int64_t> element; // its coordinates in the whole tensor
    std::string before; // the expression, or the number
    std::string after;
};

struct Equivalence {
    std::uint32_t ranks = 0; // of each group
    std::vector<std::int64_t> sizes; // that were tried
    std::uint64_t elements = 0; // compared
    std::optional<Difference> difference; // the first; none: they are the same
};

// Sizes and groups that are small enough to be looked at element by element, for both programs: groups of `ranks`,
// sizes that can be sliced. Errors, without a place: Unsupported where there are none (a rank is named that is not
// there, an extent is a number that cannot be sliced), TooLarge past 2^20 elements (lengths that are written as numbers
// stay).
[[nodiscard]] Result<std::pair<Program, Program>> shrunk(
    const Program& before, const Program& after, std::uint32_t ranks);

// As expressions. Errors: those of shrunk; Mismatched where the programs have other outputs; Cancelled.
[[nodiscard]] Result<Equivalence> compareTerms(
    const Program& before, const Program& after, std::uint32_t ranks, const std::stop_token& stop = {});

// As numbers, on random inputs. Errors as above.
[[nodiscard]] Result<Equivalence> compareNumbers(const Program& before, const Program& after, std::uint32_t ranks,
    std::uint64_t seed, const std::stop_token& stop = {});

} // namespace weft::program
