// SPDX-License-Identifier: GPL-3.0-or-later
// Cells and rows of RFC 4180 CSV over an io::TextStream: commas, CRLF, and quotes where a text needs them.
// Owned by one writer on one thread.
#pragma once

#include "engine/io/text_stream.h"

#include <concepts>
#include <string_view>

namespace weft::report {

class CsvText {
public:
    explicit CsvText(io::TextStream& out)
        : m_out(&out)
    {
    }

    CsvText& cell(std::string_view text)
    {
        separate();
        if (text.find_first_of(",\"\r\n") == std::string_view::npos) {
            *m_out << text;
            return *this;
        }
        *m_out << '"';
        for (const char c : text) {
            if (c == '"')
                *m_out << '"';
            *m_out << c;
        }
        *m_out << '"';
        return *this;
    }
    CsvText& cell(const char* text) { return cell(std::string_view(text)); }
    template <class T>
    requires std::integral<T> || std::floating_point<T> CsvText& cell(T number)
    {
        separate();
        *m_out << number;
        return *this;
    }
    CsvText& empty()
    {
        separate();
        return *this;
    }
    void endRow()
    {
        *m_out << std::string_view("\r\n");
        m_first = true;
    }

private:
    void separate()
    {
        if (!m_first)
            *m_out << ',';
        m_first = false;
    }

    io::TextStream* m_out;
    bool m_first = true;
};

} // namespace weft::report
