// SPDX-License-Identifier: GPL-3.0-or-later
// UTF-8 as far as readers and writers of text files need it (RFC 3629). Stateless.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace weft {

// The length of the well-formed sequence at the start of `text`, or 0.
[[nodiscard]] std::size_t utf8Length(std::string_view text);
[[nodiscard]] bool isUtf8(std::string_view text);
// Appends the character `code`, which must be a Unicode scalar value.
void appendUtf8(std::string& text, std::uint32_t code);

} // namespace weft
