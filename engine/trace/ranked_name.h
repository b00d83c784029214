// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the files of a trace set: PREFIX.RANK.EXTENSION, ranks without zero padding. Pure function; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace weft::trace {

struct RankedName {
    std::string stem; // the file's name before ".RANK.EXTENSION"
    std::uint32_t rank = 0;
    std::size_t form = 0; // 0 .et, 1 .et.gz, 2 .json, 3 .json.gz: in the order of preference where a rank has several
};

[[nodiscard]] std::string rankedName(const std::string& prefix, std::size_t rank); // PREFIX.RANK.et

// None where the name, without its folder, is not of that form.
[[nodiscard]] std::optional<RankedName> splitRankedName(std::string_view name);

} // namespace weft::trace
