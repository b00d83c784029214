// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/syntax/token_reader.h"

#include "engine/program/syntax/parser.h"

#include <algorithm>

namespace weft::program {

namespace {

// A comment in the middle of a statement moves before it: it is kept, and the parser meets none.
std::vector<Token> withCommentsFirst(const std::vector<Token>& tokens)
{
    std::vector<Token> ordered;
    std::vector<Token> line;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        const bool isLast = i + 1 == tokens.size() || tokens[i + 1].kind == TokenKind::LineEnd
            || tokens[i + 1].kind == TokenKind::End;
        if (token.kind == TokenKind::Comment && !isLast) {
            ordered.push_back(token);
            ordered.push_back({ TokenKind::LineEnd, { token.span.end, token.span.end } });
            continue;
        }
        line.push_back(token);
        if (token.kind == TokenKind::LineEnd || token.kind == TokenKind::End) {
            ordered.insert(ordered.end(), line.begin(), line.end());
            line.clear();
        }
    }
    return ordered;
}

} // namespace

TokenReader::TokenReader(const Source& source, Findings& findings)
    : m_source(source)
    , m_findings(findings)
    , m_tokens(withCommentsFirst(tokensOf(source.text())))
{
}

const Token& TokenReader::peekAfter() const
{
    return m_tokens[std::min(m_at + 1, m_tokens.size() - 1)];
}

const Token& TokenReader::next()
{
    const Token& token = m_tokens[m_at];
    m_lastEnd = token.span.end;
    if (token.kind != TokenKind::End)
        ++m_at;
    return token;
}

bool TokenReader::take(std::string_view symbol)
{
    if (peek().kind != TokenKind::Symbol || word() != symbol)
        return false;
    next();
    return true;
}

bool TokenReader::expect(std::string_view symbol)
{
    if (take(symbol))
        return true;
    fail(say("expected \"%1\"", symbol));
    return false;
}

Comments TokenReader::commentsBefore()
{
    Comments comments;
    bool isBlank = false;
    for (; peek().kind == TokenKind::LineEnd || peek().kind == TokenKind::Comment; ++m_at) {
        if (peek().kind == TokenKind::Comment) {
            comments.gapBefore |= comments.before.empty() && isBlank;
            comments.before.push_back(peek().span);
            if (peekAfter().kind == TokenKind::LineEnd)
                ++m_at;
            isBlank = false;
        } else {
            isBlank = true;
        }
    }
    comments.gapBefore |= comments.before.empty() && isBlank;
    return comments;
}

std::optional<Span> TokenReader::commentBehind()
{
    if (peek().kind != TokenKind::Comment)
        return {};
    return m_tokens[m_at++].span;
}

bool TokenReader::lineEnds()
{
    if (peek().kind != TokenKind::LineEnd)
        return isAtEnd();
    ++m_at;
    return true;
}

void TokenReader::skipLineEnd()
{
    if (peek().kind == TokenKind::LineEnd)
        ++m_at;
}

void TokenReader::skipLine()
{
    while (!lineEnds())
        next();
}

Sentence TokenReader::found() const
{
    switch (peek().kind) {
    case TokenKind::End:
        return say("the end of the text");
    case TokenKind::LineEnd:
    case TokenKind::Comment:
        return say("the end of the line");
    default:
        break;
    }
    constexpr std::size_t kShown = 40;
    const std::string_view text = word();
    return "\"" + std::string(text.substr(0, kShown)) + (text.size() > kShown ? "…\"" : "\"");
}

void TokenReader::fail(const Sentence& expected)
{
    failAt(peek().span, say("%1, found %2", expected, found()));
}

void TokenReader::failAt(Span span, Sentence message, ErrorCode code)
{
    if (m_isFull)
        return;
    weft::fail(m_findings, errorAt(m_source.where(span), code, std::move(message)));
    if (m_findings.size() >= kMostFindings)
        giveUp(ErrorCode::TooLarge, say("more than 100 mistakes: the rest is not read"));
}

void TokenReader::giveUp(ErrorCode code, Sentence message)
{
    if (m_isFull)
        return;
    m_isFull = true;
    weft::fail(m_findings, errorAt(m_source.where(peek().span), code, std::move(message)));
    m_at = m_tokens.size() - 1;
}

} // namespace weft::program
