// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a program's text. What is wrong is said with its place and with what was expected there, and reading goes on
// with the next line, so that all mistakes of a text are found at once. Stateless.
#pragma once

#include "engine/program/syntax/tree.h"

namespace weft::program {

inline constexpr std::size_t kMostStatements = 20'000; // inputs, stages, steps
inline constexpr std::size_t kDeepest = 200; // parentheses within each other
inline constexpr std::size_t kMostFindings = 100; // then the rest of the text is left unread
inline constexpr std::size_t kLongestText = 16U << 20U; // bytes

// What could be read, also where `findings` has errors.
[[nodiscard]] SyntaxTree parse(const Source& source, Findings& findings);

} // namespace weft::program
