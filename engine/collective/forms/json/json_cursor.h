// SPDX-License-Identifier: GPL-3.0-or-later
// Plain JSON read from a text as it stands: whole numbers, texts without escapes, lists. It knows no places and no
// reasons; what is not plain fails, and is for a reader that does. A value over a text that outlives it.
#pragma once

#include <cstdint>
#include <string_view>

namespace weft::collective {

[[nodiscard]] constexpr bool isJsonSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

// A place in a text. Once something is not as expected, nothing more is read.
class JsonCursor {
public:
    explicit JsonCursor(std::string_view text)
        : m_at(text.data())
        , m_end(text.data() + text.size())
    {
    }
    [[nodiscard]] bool failed() const { return m_failed; }
    void fail() { m_failed = true; }

    // The next character that is no space; 0 at the end.
    [[nodiscard]] char peek()
    {
        while (m_at != m_end && isJsonSpace(*m_at))
            ++m_at;
        return m_at == m_end ? '\0' : *m_at;
    }
    [[nodiscard]] bool take(char c)
    {
        if (peek() != c)
            return false;
        ++m_at;
        return true;
    }
    void expect(char c)
    {
        if (!take(c))
            fail();
    }
    [[nodiscard]] bool takeWord(std::string_view word)
    {
        (void)peek();
        if (!std::string_view(m_at, static_cast<std::size_t>(m_end - m_at)).starts_with(word))
            return false;
        m_at += word.size();
        return true;
    }
    // A text without escapes.
    [[nodiscard]] std::string_view text()
    {
        expect('"');
        const char* const begin = m_at;
        while (m_at != m_end && *m_at != '"' && *m_at != '\\' && static_cast<unsigned char>(*m_at) >= ' ')
            ++m_at;
        const std::string_view found(begin, static_cast<std::size_t>(m_at - begin));
        if (m_failed || m_at == m_end || *m_at != '"')
            fail();
        else
            ++m_at;
        return m_failed ? std::string_view() : found;
    }
    // A whole number up to `most`, below 2^32.
    [[nodiscard]] std::uint32_t number(std::uint64_t most)
    {
        (void)peek();
        const char* const begin = m_at;
        std::uint64_t value = 0;
        while (m_at != m_end && *m_at >= '0' && *m_at <= '9' && m_at - begin < kMostDigits)
            value = value * 10 + static_cast<std::uint64_t>(*m_at++ - '0');
        const bool isPlain = m_at != begin && (*begin != '0' || m_at == begin + 1);
        const bool goesOn
            = m_at != m_end && (*m_at == '.' || *m_at == 'e' || *m_at == 'E' || (*m_at >= '0' && *m_at <= '9'));
        if (!isPlain || goesOn || value > most)
            fail();
        return static_cast<std::uint32_t>(value);
    }
    // Calls each() for every entry of a list.
    template <class Each> void list(const Each& each)
    {
        expect('[');
        if (take(']'))
            return;
        do {
            each();
        } while (!m_failed && take(','));
        expect(']');
    }

private:
    static constexpr std::ptrdiff_t kMostDigits = 10;
    const char* m_at;
    const char* m_end;
    bool m_failed = false;
};

} // namespace weft::collective
