// SPDX-License-Identifier: GPL-3.0-or-later
// From what is written to what is understood: names become stages, calls become operations, what is nested becomes a
// stage of its own, and every stage gets its type. All mistakes are said, each with its place. Stateless.
#pragma once

#include "engine/program/model/program.h"
#include "engine/program/syntax/tree.h"

namespace weft::program {

struct ElaborateOptions {
    // In place of what the program says: sizes, and ranks of groups, by name.
    std::vector<std::pair<std::string, std::int64_t>> sizes;
    std::vector<std::pair<std::string, std::int64_t>> groups;
};

inline constexpr std::uint32_t kMostRanks = 1U << 20U; // of all groups together

// Nothing where `findings` has got errors.
[[nodiscard]] std::optional<Program> elaborate(
    const Source& source, const SyntaxTree& tree, Findings& findings, const ElaborateOptions& options = {});

} // namespace weft::program
