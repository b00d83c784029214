// SPDX-License-Identifier: GPL-3.0-or-later
// A small linear program: the largest c·x with A·x ≤ b and x ≥ 0, by the simplex method on a dense table. What it
// returns is a bound by weak duality that holds whatever the rounding on the way, as long as no x is above 1: any
// prices of the rows give one. Owned by one bound; one thread.
#pragma once

#include "engine/synthesis/graph/hashing.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace weft::synthesis {

// Rows of the table are the basis, columns what is outside it; the last column holds the values, the last row the
// gains.
class SimplexTable {
public:
    SimplexTable(std::size_t rows, std::size_t columns)
        : m_rows(rows)
        , m_columns(columns)
        , m_cells((rows + 1) * (columns + 1), 0)
        , m_basis(rows)
        , m_outside(columns)
    {
        for (std::size_t i = 0; i < rows; ++i)
            m_basis[i] = columns + i;
        for (std::size_t j = 0; j < columns; ++j)
            m_outside[j] = j;
    }
    double& at(std::size_t row, std::size_t column) { return m_cells[row * (m_columns + 1) + column]; }
    [[nodiscard]] std::size_t cells() const { return m_cells.size(); }

    // False: nothing gains any more.
    bool step()
    {
        double* gains = &at(m_rows, 0);
        const auto enters = static_cast<std::size_t>(std::max_element(gains, gains + m_columns) - gains);
        if (m_columns == 0 || gains[enters] <= kZero)
            return false;
        std::size_t leaves = m_rows;
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < m_rows; ++i) {
            if (at(i, enters) > kZero && at(i, m_columns) / at(i, enters) < least) {
                least = at(i, m_columns) / at(i, enters);
                leaves = i;
            }
        }
        if (leaves == m_rows)
            return false; // without limit: the bound will say so
        exchange(leaves, enters);
        return true;
    }

    // By row of the program: what its right side is worth.
    [[nodiscard]] std::vector<double> prices()
    {
        std::vector<double> price(m_rows, 0);
        for (std::size_t j = 0; j < m_columns; ++j) {
            if (m_outside[j] >= m_columns)
                price[m_outside[j] - m_columns] = std::max(0.0, -at(m_rows, j));
        }
        return price;
    }

private:
    static constexpr double kZero = 1e-9; // of table entries

    void exchange(std::size_t leaves, std::size_t enters)
    {
        double* pivot = &at(leaves, 0);
        const double by = 1 / pivot[enters];
        for (std::size_t j = 0; j <= m_columns; ++j)
            pivot[j] *= by;
        pivot[enters] = by;
        m_used.clear();
        for (std::uint32_t j = 0; j <= m_columns; ++j) {
            if (pivot[j] != 0 && j != enters)
                m_used.push_back(j);
        }
        for (std::size_t i = 0; i <= m_rows; ++i) {
            double* row = &at(i, 0);
            const double share = row[enters];
            if (i == leaves || share == 0)
                continue;
            for (const std::uint32_t j : m_used)
                row[j] -= share * pivot[j];
            row[enters] = -share * by;
        }
        std::swap(m_basis[leaves], m_outside[enters]);
    }

    std::size_t m_rows = 0;
    std::size_t m_columns = 0;
    std::vector<double> m_cells;
    std::vector<std::size_t> m_basis; // by row: a variable, or a row's slack, counted after them
    std::vector<std::size_t> m_outside; // by column
    std::vector<std::uint32_t> m_used; // columns of the pivot row
};

class LinearProgram {
public:
    using Terms = std::vector<std::pair<std::uint32_t, double>>; // variable, factor

    // The number of the new variable, which the objective counts so often.
    std::uint32_t addVariable(double worth)
    {
        m_worth.push_back(worth);
        return static_cast<std::uint32_t>(m_worth.size()) - 1;
    }
    // `most` ≥ 0, so that x = 0 satisfies every row.
    void addRow(Terms terms, double most) { m_rows.push_back({ std::move(terms), most }); }

    [[nodiscard]] std::size_t variables() const { return m_worth.size(); }

    // No x of 0 to 1 has a larger objective. Ends when that is as low as it can be, or below `enough`, or after so many
    // changes of the table's cells, which `work` is reduced by.
    [[nodiscard]] double boundAbove(double enough, std::uint64_t& work) const
    {
        SimplexTable table(m_rows.size(), m_worth.size());
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            for (const auto& [variable, factor] : m_rows[i].terms)
                table.at(i, variable) += factor;
            const double draw = static_cast<double>(mixed(i) >> 11U) * 0x1p-53;
            table.at(i, m_worth.size()) = m_rows[i].most + kApart * (1 + draw);
        }
        for (std::size_t j = 0; j < m_worth.size(); ++j)
            table.at(m_rows.size(), j) = m_worth[j];
        double best = boundBy(std::vector<double>(m_rows.size(), 0));
        for (std::uint32_t step = 1; best >= enough; ++step) {
            const bool isOver = work < table.cells() || !table.step();
            if (!isOver)
                work -= table.cells();
            if (isOver || step % kLook == 0)
                best = std::min(best, boundBy(table.prices()));
            if (isOver)
                break;
        }
        return best;
    }

private:
    // Of what is added to the right sides, so that no two rows limit a step equally.
    static constexpr double kApart = 1e-6;
    static constexpr std::uint32_t kLook = 16; // steps between two looks at the bound

    struct Row {
        Terms terms;
        double most = 0;
    };
    // c·x ≤ p·b + Σ max(0, c - p·A).
    [[nodiscard]] double boundBy(const std::vector<double>& price) const
    {
        std::vector<double> gain = m_worth;
        double sum = 0;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (price[i] == 0)
                continue;
            sum += price[i] * m_rows[i].most;
            for (const auto& [variable, factor] : m_rows[i].terms)
                gain[variable] -= price[i] * factor;
        }
        for (const double rest : gain)
            sum += std::max(0.0, rest);
        return sum;
    }

    std::vector<double> m_worth;
    std::vector<Row> m_rows;
};

} // namespace weft::synthesis
