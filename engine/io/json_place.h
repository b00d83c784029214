// SPDX-License-Identifier: GPL-3.0-or-later
// Where a value stands in a JSON text, for messages about a document that has been read: the library that reads keeps
// no places. Stateless; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace weft::io {

// The way from the root to a value: names of members and places in lists.
using JsonPath = std::vector<std::variant<std::string, std::size_t>>;
// "blocks[3].source[7]".
[[nodiscard]] std::string toString(const JsonPath& path);

// The offset of a value, of the last one where a member is repeated; of the innermost one around it if it is absent.
// `text` must be valid JSON, comments allowed.
[[nodiscard]] std::size_t offsetOfValue(std::string_view text, const JsonPath& path);

struct RepeatedMember {
    std::string name;
    std::size_t offset = 0;
};
// The first member of a name that its object already has.
[[nodiscard]] std::optional<RepeatedMember> firstRepeatedMember(std::string_view text);

} // namespace weft::io
