// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/syntax/lexer.h"

#include "engine/core/utf8.h"

#include <algorithm>

namespace weft::program {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool beginsName(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
}

bool isInName(char c)
{
    return beginsName(c) || isDigit(c);
}

class Lexer {
public:
    explicit Lexer(std::string_view text)
        : m_text(text)
    {
    }

    std::vector<Token> all()
    {
        while (m_at < m_text.size())
            next();
        m_begin = m_at;
        take(TokenKind::End, m_at);
        return std::move(m_tokens);
    }

private:
    char peek(std::size_t ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0'; }

    void take(TokenKind kind, std::size_t end)
    {
        m_tokens.push_back({ kind, { static_cast<std::uint32_t>(m_begin), static_cast<std::uint32_t>(end) } });
        m_at = end;
    }

    template <class Is> std::size_t endOf(std::size_t from, Is is) const
    {
        while (from < m_text.size() && is(m_text[from]))
            ++from;
        return from;
    }

    void next()
    {
        m_begin = m_at;
        const char c = peek();
        if (c == ' ' || c == '\t' || c == '\r') {
            ++m_at;
        } else if (c == '\n') {
            if (m_depth > 0 && statementBegins(m_at + 1))
                m_depth = 0; // a parenthesis was not closed: the rest of the text keeps its lines
            if (m_depth == 0)
                take(TokenKind::LineEnd, m_at + 1);
            else
                ++m_at;
        } else if (c == '#') {
            take(TokenKind::Comment, endOf(m_at, [](char other) { return other != '\n' && other != '\r'; }));
        } else if (beginsName(c)) {
            take(TokenKind::Name, endOf(m_at, isInName));
        } else if (isDigit(c) || (c == '.' && isDigit(peek(1)))) {
            number();
        } else {
            symbol();
        }
    }

    // Does the line begin with "name =" or "keyword name"? Neither can stand within an expression.
    bool statementBegins(std::size_t at) const
    {
        const auto skipBlanks
            = [this](std::size_t from) { return endOf(from, [](char c) { return c == ' ' || c == '\t'; }); };
        const std::size_t begin = skipBlanks(at);
        if (begin >= m_text.size() || !beginsName(m_text[begin]))
            return false;
        const std::size_t end = endOf(begin, isInName);
        const std::size_t next = skipBlanks(end);
        if (next >= m_text.size())
            return false;
        if (m_text[next] == '=')
            return next + 1 >= m_text.size() || m_text[next + 1] != '=';
        return beginsName(m_text[next]) && isKeyword(m_text.substr(begin, end - begin));
    }

    void number()
    {
        std::size_t end = endOf(m_at, isDigit);
        if (end < m_text.size() && m_text[end] == '.')
            end = endOf(end + 1, isDigit);
        if (end < m_text.size() && (m_text[end] == 'e' || m_text[end] == 'E')) {
            const std::size_t sign
                = end + 1 < m_text.size() && (m_text[end + 1] == '+' || m_text[end + 1] == '-') ? 2 : 1;
            if (end + sign < m_text.size() && isDigit(m_text[end + sign]))
                end = endOf(end + sign, isDigit);
        }
        take(TokenKind::Number, end);
    }

    void symbol()
    {
        constexpr std::string_view kSymbols = "()[]{},:=+-*/^><";
        const char c = peek();
        if ((c == '>' || c == '<' || c == '=' || c == '!') && peek(1) == '=') {
            take(TokenKind::Symbol, m_at + 2);
            return;
        }
        if (kSymbols.find(c) == std::string_view::npos) {
            take(TokenKind::Unknown, m_at + std::max<std::size_t>(1, utf8Length(m_text.substr(m_at))));
            return;
        }
        if (c == '(' || c == '[')
            ++m_depth;
        else if ((c == ')' || c == ']') && m_depth > 0)
            --m_depth;
        else if (c == '{' || c == '}')
            m_depth = 0; // what was left open before ends here: the rest of the text keeps its lines
        take(TokenKind::Symbol, m_at + 1);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_begin = 0;
    std::size_t m_depth = 0;
    std::vector<Token> m_tokens;
};

} // namespace

bool isKeyword(std::string_view word)
{
    return std::ranges::find(kKeywords, word) != kKeywords.end();
}

std::vector<Token> tokensOf(std::string_view text)
{
    return Lexer(text).all();
}

} // namespace weft::program
