// SPDX-License-Identifier: GPL-3.0-or-later
// Gzip in memory, over zlib. Inflation is bounded, so that a small hostile file cannot fill the machine.
#pragma once

#include "engine/core/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace weft::io {

// The two bytes 1f 8b at the front.
[[nodiscard]] bool looksGzipped(std::string_view bytes);

inline constexpr std::uint64_t kLargestInflated = std::uint64_t { 1 } << 31U; // 2 GiB

// All members of a gzip file, joined. `name` stands for the file in messages.
// Errors: Truncated, Malformed (checksum, bad stream, trailing bytes), TooLarge beyond `limit` inflated bytes.
[[nodiscard]] Result<std::string> inflateGzip(
    std::string_view bytes, const std::string& name, std::uint64_t limit = kLargestInflated);
// One gzip member without name or time, so that equal input gives equal output.
[[nodiscard]] Result<std::string> deflateGzip(std::string_view bytes);

} // namespace weft::io
