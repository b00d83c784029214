// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/json_text.h"

#include "engine/core/utf8.h"

namespace weft::report {

void writeQuoted(io::TextStream& out, std::string_view text)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    out << '"';
    std::size_t plain = 0; // start of what can be copied as it is
    for (std::size_t at = 0; at < text.size();) {
        const auto c = static_cast<unsigned char>(text[at]);
        const std::size_t length = utf8Length(text.substr(at));
        if (length > 0 && c >= 0x20U && c != '"' && c != '\\' && c != 0x7FU) {
            at += length;
            continue;
        }
        out << text.substr(plain, at - plain);
        if (length == 0)
            out << std::string_view("\\ufffd");
        else if (c == '"' || c == '\\')
            out << '\\' << static_cast<char>(c);
        else if (c == '\n')
            out << std::string_view("\\n");
        else if (c == '\t')
            out << std::string_view("\\t");
        else
            out << std::string_view("\\u00") << kHex[c >> 4U] << kHex[c & 15U];
        plain = ++at;
    }
    out << text.substr(plain) << '"';
}

JsonText& JsonText::begin(char opening, char closing, Layout layout)
{
    separate();
    *m_out << opening;
    m_levels.push_back({ closing, layout, true });
    return *this;
}

JsonText& JsonText::end()
{
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (level.layout == Layout::Line && !level.empty)
        *m_out << '\n';
    *m_out << level.closing;
    return *this;
}

JsonText& JsonText::key(std::string_view name)
{
    separate();
    writeQuoted(*m_out, name);
    *m_out << ':';
    m_afterKey = true;
    return *this;
}

JsonText& JsonText::value(std::string_view text)
{
    separate();
    writeQuoted(*m_out, text);
    return *this;
}

JsonText& JsonText::value(bool flag)
{
    separate();
    *m_out << std::string_view(flag ? "true" : "false");
    return *this;
}

JsonText& JsonText::value(double number)
{
    separate();
    *m_out << number;
    return *this;
}

JsonText& JsonText::null()
{
    return number("null");
}

JsonText& JsonText::number(std::string_view digits)
{
    separate();
    *m_out << digits;
    return *this;
}

void JsonText::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_levels.empty())
        return;
    Level& level = m_levels.back();
    if (!level.empty)
        *m_out << ',';
    if (level.layout == Layout::Line)
        *m_out << '\n';
    level.empty = false;
}

} // namespace weft::report
