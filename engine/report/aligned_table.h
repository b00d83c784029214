// SPDX-License-Identifier: GPL-3.0-or-later
// A table of texts with aligned columns for a terminal: the first column to the left, figures to the right.
// Owned by one writer on one thread.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace weft::report {

class AlignedTable {
public:
    explicit AlignedTable(std::vector<std::string> header);
    // As many cells as the header has.
    void row(std::vector<std::string> cells);
    void alignLeft(std::size_t column) { m_left.insert(column); }
    // Two spaces before each line and between columns, no spaces at the end of one. Widths count code points.
    [[nodiscard]] std::string text() const;

private:
    std::vector<std::vector<std::string>> m_rows;
    std::set<std::size_t> m_left { 0 };
};

} // namespace weft::report
