// SPDX-License-Identifier: GPL-3.0-or-later
// A linear program: the largest c·x with A·x ≤ b and 0 ≤ x ≤ 1. GLPK finds prices of the rows; what is returned is the
// bound that these give by weak duality, whatever they are and however they were rounded. Owned by one bound; one
// thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace weft::synthesis {

class LinearProgram {
public:
    using Terms = std::vector<std::pair<std::uint32_t, double>>; // variable, factor; of one variable they add up

    // The number of the new variable, which the objective counts so often.
    std::uint32_t addVariable(double worth)
    {
        m_worth.push_back(worth);
        return static_cast<std::uint32_t>(m_worth.size()) - 1;
    }
    // `most` ≥ 0, so that x = 0 satisfies every row.
    void addRow(Terms terms, double most) { m_rows.push_back({ std::move(terms), most }); }

    [[nodiscard]] std::size_t variables() const { return m_worth.size(); }

    // No x has a larger objective. Ends when that is as low as it can be, or below `enough`, or after so much work
    // (steps of the simplex method, each times the rows), which `work` is reduced by.
    [[nodiscard]] double boundAbove(double enough, std::uint64_t& work) const;

private:
    struct Row {
        Terms terms;
        double most = 0;
    };
    [[nodiscard]] double boundBy(const std::vector<double>& price) const;

    std::vector<double> m_worth;
    std::vector<Row> m_rows;
};

} // namespace weft::synthesis
