// SPDX-License-Identifier: GPL-3.0-or-later
// An expression of a program as stages: what goes element by element stays together, everything else becomes a stage of
// its own, called after the one it is written in ("total$1"). Belongs to one call of elaborate().
#pragma once

#include "engine/program/typing/scope.h"

#include <map>

namespace weft::program {

class StageBuilder {
public:
    StageBuilder(Scope& scope, Program& program)
        : m_scope(scope)
        , m_program(program)
    {
    }

    // The stage `name` = the expression. Nothing, with a finding, where it is none.
    [[nodiscard]] std::optional<StageId> add(Span name, SyntaxId expression);

    // An input, and slices of it, may be read up to its update: `id`, or nothing, with a finding.
    [[nodiscard]] std::optional<StageId> stillThere(StageId id, Span read);

private:
    // Calls that become stages: their kinds and arguments.
    [[nodiscard]] std::optional<StageId> call(const SyntaxNode& node, std::string name);
    [[nodiscard]] bool readArguments(const SyntaxNode& node, Stage& stage);
    [[nodiscard]] bool readReduction(const SyntaxNode& node, Stage& stage);
    [[nodiscard]] bool readUpdate(const SyntaxNode& node, Stage& stage);
    [[nodiscard]] bool readSend(const SyntaxNode& node, Stage& stage);
    // An argument that has to be a tensor, as a stage.
    [[nodiscard]] bool operand(SyntaxId id, Stage& stage);
    [[nodiscard]] std::optional<StageId> keep(Stage stage, const SyntaxNode& node);

    // Element by element; returns the index in `stage.expression`.
    [[nodiscard]] std::optional<std::uint32_t> element(SyntaxId id, Stage& stage);
    [[nodiscard]] std::optional<std::uint32_t> elementCall(const SyntaxNode& node, Stage& stage);
    [[nodiscard]] std::uint32_t reference(StageId id, Stage& stage);
    [[nodiscard]] std::string innerName();

    Scope& m_scope;
    Program& m_program;
    std::string m_outer; // the stage that is being written
    std::size_t m_inner = 0; // how many are in it so far
    std::map<StageId, StageId> m_updates; // of inputs, by which stage
};

} // namespace weft::program
