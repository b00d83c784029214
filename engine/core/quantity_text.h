// SPDX-License-Identifier: GPL-3.0-or-later
// Quantities as people write them: "250GB/s", "50GiB/s", "500ns", "1.5us", "64MiB", "1048576".
// Reading is exact about units; printing chooses the unit with the shortest text that reads back bit for bit.
#pragma once

#include "engine/core/result.h"
#include "engine/core/units.h"

#include <string>
#include <string_view>

namespace weft {

// A finite decimal number that takes the whole text. Independent of the locale.
[[nodiscard]] Result<double> parseNumber(std::string_view text);
[[nodiscard]] Result<std::uint64_t> parseCount(std::string_view text);

// B/s, KB/s … TB/s (powers of 1000), KiB/s … TiB/s (powers of 1024), Gbps and Gb/s (bits). Greater than 0.
[[nodiscard]] Result<Bandwidth> parseBandwidth(std::string_view text);
// ns, us or µs, ms, s. Not negative.
[[nodiscard]] Result<Latency> parseLatency(std::string_view text);
inline constexpr std::uint64_t kLargestSize = std::uint64_t { 1 } << 62U; // bytes; also of a collective
// A count of bytes, bare or with B, KB … TB, KiB … TiB. Whole, not negative, and kLargestSize at most.
[[nodiscard]] Result<Bytes> parseBytes(std::string_view text);

[[nodiscard]] std::string toText(Bandwidth bandwidth); // GB/s or GiB/s
[[nodiscard]] std::string toText(Latency latency); // ns, us or ms
[[nodiscard]] std::string toText(Bytes bytes); // "1 MiB" where exact, else "1000003 B"
[[nodiscard]] std::string toText(double value); // the shortest text that reads back as the same double

} // namespace weft
