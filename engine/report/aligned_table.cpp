// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/aligned_table.h"

#include <algorithm>
#include <utility>

namespace weft::report {

namespace {

std::size_t widthOf(const std::string& text)
{
    const auto startsCodePoint = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), startsCodePoint));
}

} // namespace

AlignedTable::AlignedTable(std::vector<std::string> header)
{
    m_rows.push_back(std::move(header));
}

void AlignedTable::row(std::vector<std::string> cells)
{
    cells.resize(m_rows.front().size());
    m_rows.push_back(std::move(cells));
}

std::string AlignedTable::text() const
{
    std::vector<std::size_t> widths(m_rows.front().size(), 0);
    for (const std::vector<std::string>& row : m_rows) {
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], widthOf(row[column]));
    }
    std::string text;
    for (const std::vector<std::string>& row : m_rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            const std::string padding(widths[column] - widthOf(row[column]), ' ');
            const bool left = m_left.contains(column);
            text += "  " + (left ? row[column] + padding : padding + row[column]);
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

} // namespace weft::report
