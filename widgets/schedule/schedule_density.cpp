// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/schedule_density.h"

namespace weft::widgets {

namespace {

std::uint32_t binsOf(std::uint32_t count, unsigned shift)
{
    return static_cast<std::uint32_t>(((std::uint64_t { count } - 1) >> shift) + 1);
}

} // namespace

ScheduleDensity::ScheduleDensity(std::uint32_t ranks, std::uint32_t levels)
{
    if (ranks == 0 || levels == 0)
        return;
    m_rows = ranks;
    m_columns = levels;
    while (std::uint64_t { m_rows } * m_columns > kMostBins) {
        // The longer side gives way: its bins are the smaller ones on a screen.
        unsigned& shift = m_columns >= m_rows ? m_levelShift : m_rankShift;
        ++shift;
        m_rows = binsOf(ranks, m_rankShift);
        m_columns = binsOf(levels, m_levelShift);
    }
    m_sums.resize((std::size_t { m_rows } + 1) * (std::size_t { m_columns } + 1));
}

void ScheduleDensity::add(std::uint32_t rank, std::uint32_t level, bool reduces)
{
    const std::size_t row = std::size_t { rank >> m_rankShift } + 1;
    const std::size_t column = std::size_t { (level - 1) >> m_levelShift } + 1;
    Sum& bin = m_sums[row * (std::size_t { m_columns } + 1) + column];
    ++bin.filled;
    bin.reducing += reduces ? 1 : 0;
}

void ScheduleDensity::finish()
{
    const std::size_t width = std::size_t { m_columns } + 1;
    for (std::size_t row = 1; row <= m_rows; ++row) {
        Sum inRow;
        for (std::size_t column = 1; column <= m_columns; ++column) {
            Sum& bin = m_sums[row * width + column];
            inRow.filled += bin.filled;
            inRow.reducing += bin.reducing;
            const Sum& above = m_sums[(row - 1) * width + column];
            bin = { above.filled + inRow.filled, above.reducing + inRow.reducing };
        }
    }
}

ScheduleDensity::Sum ScheduleDensity::over(
    std::uint32_t row0, std::uint32_t row1, std::uint32_t column0, std::uint32_t column1) const
{
    const Sum& a = at(row0, column0);
    const Sum& b = at(row0, column1);
    const Sum& c = at(row1, column0);
    const Sum& d = at(row1, column1);
    return { d.filled + a.filled - b.filled - c.filled, d.reducing + a.reducing - b.reducing - c.reducing };
}

void ScheduleDensity::between(std::uint32_t row0, std::uint32_t row1, std::vector<Sum>& before) const
{
    before.resize(std::size_t { m_columns } + 1);
    const Sum* above = &at(row0, 0);
    const Sum* below = &at(row1, 0);
    for (std::size_t column = 0; column < before.size(); ++column)
        before[column]
            = { below[column].filled - above[column].filled, below[column].reducing - above[column].reducing };
}

} // namespace weft::widgets
