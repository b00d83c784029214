// SPDX-License-Identifier: GPL-3.0-or-later
// A program's text as tokens: for the parser, and for whoever colours the text. Every byte of the text but white space
// is in one token, also where it means nothing, so that an editor can draw what is half typed. Stateless.
#pragma once

#include "engine/program/syntax/source.h"

#include <array>
#include <vector>

namespace weft::program {

enum class TokenKind : std::uint8_t {
    Name, // letters, digits, '_' and '$', no digit first
    Number, // 12, 0.5, 1e-3
    Symbol, // one of ( ) [ ] { } , : = + - * / ^ > < >= <= == !=
    Comment, // from '#' to the end of its line
    LineEnd, // one a line that ends outside of parentheses and brackets
    Unknown, // a byte or character that means nothing
    End,
};

struct Token {
    TokenKind kind = TokenKind::End;
    Span span;
};

// Words that begin a statement; no stage can be called so.
inline constexpr std::array<std::string_view, 7> kKeywords { "program", "group", "size", "number", "input", "output",
    "schedule" };
[[nodiscard]] bool isKeyword(std::string_view word);

// The last one is End. Line ends within ( ) and [ ] are left out.
[[nodiscard]] std::vector<Token> tokensOf(std::string_view text);

} // namespace weft::program
