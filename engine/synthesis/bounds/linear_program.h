// SPDX-License-Identifier: GPL-3.0-or-later
// A small linear program: the largest c·x with A·x ≤ b and x ≥ 0, by the simplex method on a dense table. What it
// returns is a bound by weak duality that holds whatever the rounding on the way, as long as no x is above 1: any
// prices of the rows give one. Owned by one bound; one thread.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace weft::synthesis {

class LinearProgram {
public:
    using Terms = std::vector<std::pair<std::uint32_t, double>>; // variable, factor

    // The number of the new variable, which the objective counts so often.
    std::uint32_t addVariable(double worth);
    // `most` ≥ 0, so that x = 0 satisfies every row.
    void addRow(Terms terms, double most);

    [[nodiscard]] std::size_t variables() const { return m_worth.size(); }

    // No x of 0 to 1 has a larger objective. Ends when that is as low as it can be, or below `enough`, or after so many
    // changes of the table's cells, which `work` is reduced by.
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
