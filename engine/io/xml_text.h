// SPDX-License-Identifier: GPL-3.0-or-later
// Text as it stands between the quotes of an XML attribute. Stateless.
#pragma once

#include <string>
#include <string_view>

namespace weft::io {

// Appends `value` such that a reader gets it back. What XML cannot hold, control characters and bytes that are not
// UTF-8, becomes U+FFFD.
void appendXmlText(std::string& text, std::string_view value);

// Whether `name` may name an attribute.
[[nodiscard]] bool isXmlName(std::string_view name);

} // namespace weft::io
