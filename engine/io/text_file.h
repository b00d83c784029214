// SPDX-License-Identifier: GPL-3.0-or-later
// Whole text files in and out. Written as every file is: see output_file.h.
#pragma once

#include "engine/core/result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace weft::io {

class InputFile;

constexpr std::uint64_t kLargestText = std::uint64_t { 1 } << 30U; // bytes, where nothing else is said

// What is wrong with a file whose first bytes are these, if that can be told already.
using HeadCheck = std::function<std::optional<Error>(std::string_view head)>;

// Errors: those of InputFile, TooLarge beyond `limit` bytes or what memory holds, Malformed where something that has no
// known end, such as a device, gives no text; what `check` says of the first bytes, before the others are read.
[[nodiscard]] Result<std::string> readTextFile(
    const std::string& path, std::uint64_t limit = kLargestText, const HeadCheck& check = {});
// What readTextFile() says of the first bytes of this file, and then `check`.
[[nodiscard]] HeadCheck textCheck(const InputFile& file, const std::string& path, const HeadCheck& check = {});
// The rest of one that is open, whatever it holds.
[[nodiscard]] Result<std::string> readText(
    const InputFile& file, const std::string& path, std::uint64_t limit = kLargestText, const HeadCheck& check = {});
[[nodiscard]] Result<void> writeTextFile(const std::string& path, std::string_view text);

} // namespace weft::io
