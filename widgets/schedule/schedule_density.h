// SPDX-License-Identifier: GPL-3.0-or-later
// How many cells of a schedule are filled in any rectangle of ranks and levels, and how many of them reduce, in four
// reads: a table of sums. What the picture shows where a cell is smaller than a mark. Immutable once filled; any
// thread. 8 bytes a bin, at most kMostBins of them: larger schedules have several ranks or levels in a bin.
#pragma once

#include <cstdint>
#include <vector>

namespace weft::widgets {

class ScheduleDensity {
public:
    ScheduleDensity() = default;
    ScheduleDensity(std::uint32_t ranks, std::uint32_t levels);

    // Before finish(): each cell once; levels from 1.
    void add(std::uint32_t rank, std::uint32_t level, bool reduces);
    void finish();

    struct Sum {
        std::uint32_t filled = 0;
        std::uint32_t reducing = 0;
    };
    // Bins of 2^rankShift ranks and 2^levelShift levels.
    [[nodiscard]] unsigned rankShift() const { return m_rankShift; }
    [[nodiscard]] unsigned levelShift() const { return m_levelShift; }
    [[nodiscard]] std::uint32_t rows() const { return m_rows; }
    [[nodiscard]] std::uint32_t columns() const { return m_columns; }
    // Over bins [row0, row1) × [column0, column1), within rows() and columns().
    [[nodiscard]] Sum over(std::uint32_t row0, std::uint32_t row1, std::uint32_t column0, std::uint32_t column1) const;

    // Of rows [row0, row1): how many there are in all columns before each, columns() + 1 entries. A picture reads a row
    // of pixels from them, in order, where over() would jump about for each pixel.
    void between(std::uint32_t row0, std::uint32_t row1, std::vector<Sum>& before) const;

    static constexpr std::uint64_t kMostBins = std::uint64_t { 1 } << 22U;

private:
    [[nodiscard]] const Sum& at(std::uint32_t row, std::uint32_t column) const
    {
        return m_sums[std::size_t { row } * (std::size_t { m_columns } + 1) + column];
    }

    unsigned m_rankShift = 0;
    unsigned m_levelShift = 0;
    std::uint32_t m_rows = 0;
    std::uint32_t m_columns = 0;
    std::vector<Sum> m_sums; // of all bins above and before; (rows + 1) × (columns + 1)
};

} // namespace weft::widgets
