// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of what options are given, with words that say what would have been right. For the declarations of commands.
#pragma once

#include "engine/core/result.h"
#include "engine/core/units.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace weft::cli {

constexpr std::uint64_t kMost32 = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint64_t kMost64 = std::numeric_limits<std::uint64_t>::max();

// Digits alone: the parser itself takes -1 for the largest number there is.
[[nodiscard]] CLI::Validator wholeNumber(std::uint64_t most, std::uint64_t least = 0);
[[nodiscard]] CLI::Validator numberFromZero();
[[nodiscard]] CLI::Validator numberAboveZero();

// The bytes that an option is given, "1048576" or "64MiB". Errors: Usage, with the option's name (unreadable; 0, with
// `example`).
[[nodiscard]] Result<Bytes> sizeAboveZero(
    const std::string& option, const std::string& text, const std::string& example);

// Of the options of the command that was called: empty, or what is wrong.
[[nodiscard]] std::string emptyValue(const CLI::App& app);
// A file that would be read and written, or written twice. Options that are written to have types that begin with OUT;
// to a prefix belong the traces of all ranks, and what the command writes beside them.
[[nodiscard]] std::string fileOfTwoOptions(const CLI::App& app);

// One of these words, for the values of an enumeration.
[[nodiscard]] CLI::Validator oneOfNumbered(std::vector<std::pair<std::string, int>> words);
template <class Value> [[nodiscard]] CLI::Validator oneOf(const std::vector<std::pair<std::string, Value>>& words)
{
    std::vector<std::pair<std::string, int>> numbered;
    for (const auto& [word, value] : words)
        numbered.emplace_back(word, static_cast<int>(value));
    return oneOfNumbered(std::move(numbered));
}

} // namespace weft::cli
