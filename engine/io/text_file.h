// SPDX-License-Identifier: GPL-3.0-or-later
// Whole text files in and out. Writing is atomic: a temporary file beside the target, then a rename.
#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>

namespace weft::io {

// Errors: NotFound, Unreadable (a folder, no permission), TooLarge beyond `limit` bytes.
[[nodiscard]] Result<std::string> readTextFile(
    const std::string& path, std::uint64_t limit = std::uint64_t { 1 } << 30U);
[[nodiscard]] Result<void> writeTextFile(const std::string& path, std::string_view text);

} // namespace weft::io
