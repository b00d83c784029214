// SPDX-License-Identifier: GPL-3.0-or-later
// A program that is being changed: stages are added, replaced and taken out in any order, and put in order and typed
// again at the end. Belongs to one transformation.
#pragma once

#include "engine/program/model/program.h"

namespace weft::program {

class Draft {
public:
    explicit Draft(Program program);

    [[nodiscard]] const Program& program() const { return m_program; }
    [[nodiscard]] Stage& stage(StageId id) { return m_program.stages[index(id)]; }
    [[nodiscard]] const Stage& stage(StageId id) const { return m_program.stages[index(id)]; }
    [[nodiscard]] std::vector<StageId> usersOf(StageId id) const; // also of stages that were added

    // Beside `near`, from which it takes its place in the text.
    StageId add(Stage stage, StageId near);
    // Whatever reads `from`, and an output that it is, is `to` then; but what `except` lists.
    void replaceUses(StageId from, StageId to, const std::vector<StageId>& except = {});
    // Nobody may read it.
    void remove(StageId id);

    // A name that is free: `wanted`, or the stem with an ending.
    [[nodiscard]] Result<std::string> nameFor(
        const std::vector<std::string>& wanted, std::size_t which, const std::string& stem, std::string_view ending);

    // In an order in which each stage comes after what it reads and updates come last, typed again. Errors: Cycle;
    // Unsupported where types or sizes do not fit any more.
    [[nodiscard]] Result<Program> finished() &&;

private:
    // Which stages come after each, because they read it or overwrite what it reads.
    [[nodiscard]] std::vector<std::vector<StageId>> following() const;
    [[nodiscard]] std::optional<std::vector<StageId>> order() const;

    Program m_program;
    std::vector<std::uint32_t> m_near; // of each stage: whose place in the order it would like
    std::vector<bool> m_isRemoved;
};

// Does the program compute `of` from `from`, over any number of stages? No stage is from itself.
[[nodiscard]] std::vector<bool> reachedFrom(const Program& program, const std::vector<StageId>& from);
// Errors: NotFound.
[[nodiscard]] Result<StageId> stageCalled(const Program& program, std::string_view name);
// The kernel that a stage is part of, or null.
[[nodiscard]] const Joined* kernelOf(const Program& program, StageId stage);
// Errors: Unsupported for what is part of a kernel or a chain: they are made last.
[[nodiscard]] Result<void> mustBeFree(const Program& program, StageId stage);

} // namespace weft::program
