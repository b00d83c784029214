// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of ranks as people write and read them. Pure functions; any thread.
#pragma once

#include "engine/core/ids.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace weft::widgets {

// "0-3, 8, 12-15" of ranks in any order; at most `mostRanges`, then "…".
[[nodiscard]] QString formatRanks(std::span<const Rank> ranks, std::size_t mostRanges = 12);
// "0-7,16" as ranks in the order of the text; an empty text is an empty list. Absent where it is no such list, names a
// rank twice or one of `npus` and above; then `error` says what is wrong.
[[nodiscard]] std::optional<std::vector<Rank>> parseRanks(const QString& text, std::uint32_t npus, QString& error);

} // namespace weft::widgets
