// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/name_match.h"

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

constexpr char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - ('a' - 'A')) : c;
}

} // namespace

NameMatch::NameMatch(const QString& text)
    : m_text(text)
    , m_lower(text.toStdString())
{
    m_isAscii
        = std::all_of(m_lower.begin(), m_lower.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    std::transform(m_lower.begin(), m_lower.end(), m_lower.begin(), lower);
    if (!m_lower.empty())
        m_firsts = { m_lower.front(), upper(m_lower.front()) };
}

bool NameMatch::isIn(std::string_view name) const
{
    if (!m_isAscii)
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
            .contains(m_text, Qt::CaseInsensitive);
    if (m_lower.empty())
        return true;
    if (name.size() < m_lower.size())
        return false;
    const char* const last = name.data() + (name.size() - m_lower.size());
    for (const char* at = name.data(); at <= last; ++at) {
        if (*at != m_firsts[0] && *at != m_firsts[1])
            continue;
        std::size_t matched = 1;
        while (matched < m_lower.size() && lower(at[matched]) == m_lower[matched])
            ++matched;
        if (matched == m_lower.size())
            return true;
    }
    return false;
}

} // namespace weft::widgets
