// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/syntax/expression_parser.h"

#include "engine/program/syntax/parser.h"

#include <algorithm>
#include <array>

namespace weft::program {

namespace {

constexpr int kLowest = 0; // comparisons
constexpr int kHighest = 2; // products
constexpr std::size_t kHighestTree = 1000;

bool isOperatorOf(int level, std::string_view symbol)
{
    constexpr std::array<std::string_view, 6> kCompare { ">", "<", ">=", "<=", "==", "!=" };
    if (level == 0)
        return std::ranges::find(kCompare, symbol) != kCompare.end();
    return level == 1 ? symbol == "+" || symbol == "-" : symbol == "*" || symbol == "/";
}

} // namespace

std::optional<SyntaxId> ExpressionParser::add(
    SyntaxKind kind, std::uint32_t begin, Span word, std::vector<SyntaxId> parts)
{
    std::size_t height = 0;
    for (const SyntaxId part : parts)
        height = std::max<std::size_t>(height, m_heights[static_cast<std::size_t>(part)] + 1U);
    if (height > kHighestTree) {
        m_tokens.failAt(
            word, say("the expression has more than 1,000 operations one after the other"), ErrorCode::TooLarge);
        return {};
    }
    m_heights.push_back(static_cast<std::uint16_t>(height));
    m_nodes.push_back({ kind, { begin, m_tokens.lastEnd() }, word, std::move(parts) });
    return static_cast<SyntaxId>(m_nodes.size() - 1);
}

bool ExpressionParser::descend()
{
    if (m_depth <= kDeepest)
        return true;
    m_tokens.failAt(m_tokens.peek().span, say("the expression is nested more than 200 deep"), ErrorCode::TooLarge);
    return false;
}

std::optional<SyntaxId> ExpressionParser::read()
{
    if (!descend())
        return {};
    ++m_depth;
    const auto node = binary(kLowest);
    --m_depth;
    return node;
}

std::optional<SyntaxId> ExpressionParser::binary(int level)
{
    if (level > kHighest)
        return prefixed();
    const std::uint32_t begin = m_tokens.peek().span.begin;
    auto left = binary(level + 1);
    while (left && m_tokens.peek().kind == TokenKind::Symbol && isOperatorOf(level, m_tokens.word())) {
        const Span word = m_tokens.next().span;
        const auto right = binary(level + 1);
        if (!right)
            return {};
        left = add(SyntaxKind::Binary, begin, word, { *left, *right });
    }
    return left;
}

std::optional<SyntaxId> ExpressionParser::prefixed()
{
    if (m_tokens.peek().kind != TokenKind::Symbol || m_tokens.word() != "-")
        return power();
    if (!descend())
        return {};
    const Span word = m_tokens.next().span;
    ++m_depth;
    const auto of = prefixed();
    --m_depth;
    if (!of)
        return {};
    return add(SyntaxKind::Unary, word.begin, word, { *of });
}

std::optional<SyntaxId> ExpressionParser::power()
{
    const std::uint32_t begin = m_tokens.peek().span.begin;
    const auto base = operand();
    if (!base || m_tokens.peek().kind != TokenKind::Symbol || m_tokens.word() != "^")
        return base;
    if (!descend())
        return {};
    const Span word = m_tokens.next().span;
    ++m_depth;
    const auto exponent = prefixed(); // 2 ^ -x ^ y is 2 ^ (-(x ^ y))
    --m_depth;
    if (!exponent)
        return {};
    return add(SyntaxKind::Binary, begin, word, { *base, *exponent });
}

std::optional<SyntaxId> ExpressionParser::operand()
{
    const Token token = m_tokens.peek();
    if (token.kind == TokenKind::Number) {
        m_tokens.next();
        return add(SyntaxKind::Number, token.span.begin, token.span);
    }
    if (token.kind == TokenKind::Name) {
        m_tokens.next();
        if (m_tokens.take("("))
            return call(token.span);
        return add(SyntaxKind::Name, token.span.begin, token.span);
    }
    if (m_tokens.take("(")) {
        const auto inside = read();
        if (!inside || !m_tokens.expect(")"))
            return {};
        return inside;
    }
    m_tokens.fail(say("expected a name, a number, a call or \"(\""));
    return {};
}

std::optional<SyntaxId> ExpressionParser::call(Span name)
{
    std::vector<SyntaxId> arguments;
    if (m_tokens.take(")"))
        return add(SyntaxKind::Call, name.begin, name);
    do {
        const Token& token = m_tokens.peek();
        const std::string_view after = m_tokens.textOf(m_tokens.peekAfter());
        if (token.kind == TokenKind::Symbol && (after == "," || after == ")")
            && (isOperatorOf(1, m_tokens.word()) || isOperatorOf(2, m_tokens.word()))) {
            const Span word = m_tokens.next().span;
            arguments.push_back(*add(SyntaxKind::Operator, word.begin, word));
            continue;
        }
        const auto argument = read();
        if (!argument)
            return {};
        arguments.push_back(*argument);
    } while (m_tokens.take(","));
    if (!m_tokens.expect(")"))
        return {};
    return add(SyntaxKind::Call, name.begin, name, std::move(arguments));
}

} // namespace weft::program
