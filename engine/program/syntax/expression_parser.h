// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions by precedence: comparisons, then + and -, then * and /, then a sign, then ^ to the right, then calls and
// parentheses. Belongs to one call of parse().
#pragma once

#include "engine/program/syntax/token_reader.h"

namespace weft::program {

class ExpressionParser {
public:
    ExpressionParser(TokenReader& tokens, std::vector<SyntaxNode>& nodes)
        : m_tokens(tokens)
        , m_nodes(nodes)
    {
    }

    // Nothing, with a finding, where there is none.
    [[nodiscard]] std::optional<SyntaxId> read();

private:
    std::optional<SyntaxId> binary(int level);
    std::optional<SyntaxId> prefixed();
    std::optional<SyntaxId> power();
    std::optional<SyntaxId> operand();
    std::optional<SyntaxId> call(Span name);
    bool descend();
    std::optional<SyntaxId> add(SyntaxKind kind, std::uint32_t begin, Span word, std::vector<SyntaxId> parts = {});

    TokenReader& m_tokens;
    std::vector<SyntaxNode>& m_nodes;
    std::size_t m_depth = 0;
    std::vector<std::uint16_t> m_heights; // of each node: whoever walks the tree may go down by itself
};

} // namespace weft::program
