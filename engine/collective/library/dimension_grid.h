// SPDX-License-Identifier: GPL-3.0-or-later
// Places of a group as points of a grid, the first dimension varying fastest. A value; any thread.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace weft::collective {

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
        std::vector<std::uint32_t> places;
        for (std::uint32_t i = 0; i < m_sizes[dimension]; ++i)
            places.push_back(moved(place, dimension, i));
        return places;
    }

private:
    std::vector<std::uint32_t> m_sizes;
    std::vector<std::uint32_t> m_strides;
    std::uint32_t m_count = 1;
};

} // namespace weft::collective
