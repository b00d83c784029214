// SPDX-License-Identifier: GPL-3.0-or-later
// A program as it is written: statements with their expressions, places and comments, nothing of it understood yet. The
// grammar is in docs/programs.md. Value type.
#pragma once

#include "engine/program/syntax/source.h"

#include <optional>
#include <vector>

namespace weft::program {

enum class SyntaxId : std::uint32_t {};

enum class SyntaxKind : std::uint8_t {
    Name, // a stage, an input, a size, a number with a name
    Number,
    Operator, // + * max … as the first argument of a collective
    Unary, // -x
    Binary, // a + b
    Call, // name(arguments)
};

struct SyntaxNode {
    SyntaxKind kind = SyntaxKind::Name;
    Span span; // all of it
    Span word; // the name, the number, the operator, the function
    std::vector<SyntaxId> parts; // operands or arguments
};

// What stands beside a statement: whole lines before it, and what follows on its line.
struct Comments {
    std::vector<Span> before;
    std::optional<Span> behind;
    bool gapBefore = false; // a blank line stands before all of it
};

enum class StatementKind : std::uint8_t {
    Program, // program NAME
    Group, // group NAME = RANKS
    Size, // size NAME = EXTENT
    Number, // number NAME = VALUE
    Input, // input NAME: TYPE[SHAPE] LAYOUT on GROUP
    Stage, // NAME = EXPRESSION
    Output, // output NAME, NAME
    Schedule, // schedule NAME from NAME { steps }
    Step, // NAMES = VERB(ARGUMENTS) within a schedule
    End, // what stands behind the last statement: comments
};

struct Statement {
    StatementKind kind = StatementKind::End;
    Span span;
    std::vector<Span> names; // what it declares; of an output what it lists; of a step what it makes
    std::optional<SyntaxId> value; // Group, Size, Number, Stage, Step
    std::optional<Span> type; // Input
    std::vector<SyntaxId> shape; // Input
    std::optional<SyntaxId> layout; // Input: a name or a call such as sliced(2)
    std::optional<Span> group; // Input
    std::optional<Span> from; // Schedule
    std::vector<Statement> steps; // Schedule
    Comments comments;
    Comments atEnd; // Schedule: before its closing brace
};

struct SyntaxTree {
    std::vector<SyntaxNode> nodes;
    std::vector<Statement> statements;

    [[nodiscard]] const SyntaxNode& node(SyntaxId id) const { return nodes[static_cast<std::size_t>(id)]; }
};

} // namespace weft::program
