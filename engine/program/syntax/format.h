// SPDX-License-Identifier: GPL-3.0-or-later
// A program's text in the one way it is laid out: one statement a line, no parentheses that change nothing, at most one
// blank line, every comment where it was. Formatting what is formatted changes nothing. Stateless.
#pragma once

#include "engine/program/syntax/tree.h"

namespace weft::program {

[[nodiscard]] std::string format(const Source& source, const SyntaxTree& tree);

// One expression of it.
[[nodiscard]] std::string formatExpression(const Source& source, const SyntaxTree& tree, SyntaxId expression);

} // namespace weft::program
