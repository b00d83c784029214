// SPDX-License-Identifier: GPL-3.0-or-later
// Which elements of a tensor a rank holds, and where: from a local index to the place in the whole tensor and back. Row
// major on both sides. Value types.
#pragma once

#include "engine/program/model/program.h"

namespace weft::program {

// A tensor under given sizes and ranks.
struct Extents {
    std::vector<std::int64_t> whole;
    std::vector<std::int64_t> local; // what one rank holds
    std::optional<std::uint32_t> sliced; // the dimension in which they differ

    [[nodiscard]] std::int64_t wholeCount() const;
    [[nodiscard]] std::int64_t localCount() const;
    // Coordinates in the whole tensor of the n-th element that `rank` holds.
    void coordinatesOf(std::int64_t local, std::uint32_t rank, std::vector<std::int64_t>& coordinates) const;
    // The place in the whole tensor.
    [[nodiscard]] std::int64_t wholeIndex(const std::vector<std::int64_t>& coordinates) const;
    // Where `rank` has the element; coordinates may be those of a tensor with more dimensions in front, and dimensions
    // of length 1 stand for any coordinate. Nothing if another rank has it.
    [[nodiscard]] std::optional<std::int64_t> localIndex(
        const std::vector<std::int64_t>& coordinates, std::uint32_t rank) const;
    // The rank that has it, of a sliced tensor.
    [[nodiscard]] std::uint32_t ownerOf(const std::vector<std::int64_t>& coordinates) const;
};

// `type` must have passed checkSizes.
[[nodiscard]] Extents extentsOf(const Program& program, const TensorType& type);
[[nodiscard]] std::uint32_t ranksOf(const Program& program, const TensorType& type);

} // namespace weft::program
