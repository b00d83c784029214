// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of a text one after the other, for the parser: comments are put aside for the statements they stand
// beside, and what is not as expected becomes a finding with its place. Belongs to one call of parse().
#pragma once

#include "engine/program/syntax/lexer.h"
#include "engine/program/syntax/tree.h"

namespace weft::program {

class TokenReader {
public:
    TokenReader(const Source& source, Findings& findings);

    // The next token that is no comment, and the one after it.
    [[nodiscard]] const Token& peek() const { return m_tokens[m_at]; }
    [[nodiscard]] const Token& peekAfter() const;
    [[nodiscard]] std::string_view textOf(const Token& token) const { return m_source.text(token.span); }
    [[nodiscard]] std::string_view word() const { return textOf(peek()); }
    [[nodiscard]] bool isAtEnd() const { return peek().kind == TokenKind::End; }
    [[nodiscard]] std::uint32_t lastEnd() const { return m_lastEnd; }

    const Token& next();
    bool take(std::string_view symbol);
    // Takes the symbol, or says that it is missing.
    bool expect(std::string_view symbol);

    // Comments and blank lines up to the next statement, or to the end.
    [[nodiscard]] Comments commentsBefore();
    // The comment at the end of this line.
    [[nodiscard]] std::optional<Span> commentBehind();
    // Takes the end of the line. False if something else stands there.
    bool lineEnds();
    void skipLineEnd();
    void skipLine();

    // "expected …, found …" at the next token.
    void fail(const Sentence& expected);
    void failAt(Span span, Sentence message, ErrorCode code = ErrorCode::Malformed);
    // An error at the next token, after which nothing more is read.
    void giveUp(ErrorCode code, Sentence message);
    [[nodiscard]] bool isFull() const { return m_isFull; }

private:
    [[nodiscard]] Sentence found() const;

    const Source& m_source;
    Findings& m_findings;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    std::uint32_t m_lastEnd = 0;
    bool m_isFull = false;
};

} // namespace weft::program
