// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a program, and lines and columns of places in it. Columns count characters, not bytes. Value type.
#pragma once

#include "engine/core/make_error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace weft::program {

// Bytes of the text.
struct Span {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    bool operator==(const Span&) const = default;
};

class Source {
public:
    // `file` is what errors call it.
    Source(std::string file, std::string text);

    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] std::string_view text(Span span) const
    {
        return std::string_view(m_text).substr(span.begin, span.end - span.begin);
    }

    // From 1.
    [[nodiscard]] std::uint32_t lineOf(std::uint32_t offset) const;
    [[nodiscard]] std::uint32_t columnOf(std::uint32_t offset) const;
    [[nodiscard]] Where where(Span span, std::string item = {}) const;

private:
    std::string m_file;
    std::string m_text;
    std::vector<std::uint32_t> m_lines; // where each begins
};

} // namespace weft::program
