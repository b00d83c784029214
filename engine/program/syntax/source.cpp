// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/syntax/source.h"

#include <algorithm>

namespace weft::program {

Source::Source(std::string file, std::string text)
    : m_file(std::move(file))
    , m_text(std::move(text))
    , m_lines { 0 }
{
    for (std::size_t at = m_text.find('\n'); at != std::string::npos; at = m_text.find('\n', at + 1))
        m_lines.push_back(static_cast<std::uint32_t>(at + 1));
}

std::uint32_t Source::lineOf(std::uint32_t offset) const
{
    return static_cast<std::uint32_t>(std::ranges::upper_bound(m_lines, offset) - m_lines.begin());
}

std::uint32_t Source::columnOf(std::uint32_t offset) const
{
    const std::uint32_t begin = m_lines[lineOf(offset) - 1];
    const auto isFirstByte = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return 1 + static_cast<std::uint32_t>(std::ranges::count_if(text({ begin, offset }), isFirstByte));
}

Where Source::where(Span span, std::string item) const
{
    return placeAt(m_file, lineOf(span.begin), columnOf(span.begin), std::move(item));
}

} // namespace weft::program
