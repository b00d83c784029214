// SPDX-License-Identifier: GPL-3.0-or-later
// The dimensions of a group as a grid of its places, and all-to-all along them. Used by the algorithms of the library;
// any thread.
#pragma once

#include "engine/collective/library/algorithm_job.h"

namespace weft::collective {

// Places of a group as points of a grid, the first dimension varying fastest. A value.
class DimensionGrid {
public:
    explicit DimensionGrid(std::vector<std::uint32_t> sizes)
        : m_sizes(std::move(sizes))
    {
        for (const std::uint32_t size : m_sizes) {
            m_strides.push_back(m_count);
            m_count *= size;
        }
    }
    [[nodiscard]] std::uint32_t count() const { return m_count; } // places
    [[nodiscard]] std::size_t dimensions() const { return m_sizes.size(); }
    [[nodiscard]] std::uint32_t size(std::size_t dimension) const { return m_sizes[dimension]; }
    [[nodiscard]] std::uint32_t coordinate(std::uint32_t place, std::size_t dimension) const
    {
        return place / m_strides[dimension] % m_sizes[dimension];
    }
    // The place with that coordinate instead of its own.
    [[nodiscard]] std::uint32_t moved(std::uint32_t place, std::size_t dimension, std::uint32_t to) const
    {
        return place + (to - coordinate(place, dimension)) * m_strides[dimension];
    }
    // The coordinates in these dimensions as one number, the first of them most significant.
    [[nodiscard]] std::uint32_t key(std::uint32_t place, std::span<const std::uint32_t> dimensions) const
    {
        std::uint32_t key = 0;
        for (const std::uint32_t dimension : dimensions)
            key = key * m_sizes[dimension] + coordinate(place, dimension);
        return key;
    }
    // The places of the line through `place` along a dimension, from coordinate 0 on.
    [[nodiscard]] std::vector<std::uint32_t> line(std::uint32_t place, std::size_t dimension) const
    {
        return mapped(numbersBelow(m_sizes[dimension]), [&](std::uint32_t i) { return moved(place, dimension, i); });
    }

private:
    std::vector<std::uint32_t> m_sizes;
    std::vector<std::uint32_t> m_strides;
    std::uint32_t m_count = 1;
};

// Dimensions in the order in which they are gone along, each named once; by piece.
using DimensionOrders = std::vector<std::vector<std::uint32_t>>;

// In each phase every chunk goes, along one dimension, to the coordinate of its destination, and what goes the same way
// goes together. One dimension is the direct all-to-all, two are the two-step one. The sizes multiply to job.size().
// `apart`: each piece on a channel of its own.
[[nodiscard]] Result<SchedulePtr> allToAllAlong(
    const Job& job, std::vector<std::uint32_t> sizes, const DimensionOrders& orders, bool apart);

} // namespace weft::collective
