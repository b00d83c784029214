// SPDX-License-Identifier: GPL-3.0-or-later
// Whole text files in and out. Written as every file is: see output_file.h.
#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>

namespace weft::io {

class InputFile;

// Errors: those of InputFile, TooLarge beyond `limit` bytes.
[[nodiscard]] Result<std::string> readTextFile(
    const std::string& path, std::uint64_t limit = std::uint64_t { 1 } << 30U);
// The rest of one that is open.
[[nodiscard]] Result<std::string> readText(
    const InputFile& file, const std::string& path, std::uint64_t limit = std::uint64_t { 1 } << 30U);
[[nodiscard]] Result<void> writeTextFile(const std::string& path, std::string_view text);

} // namespace weft::io
