// SPDX-License-Identifier: GPL-3.0-or-later
// How views name the things that a person selects. Nodes and links of the document have keys that are never used
// again, so that they survive edits, while sealed NodeIds and LinkIds are renumbered. Value types.
#pragma once

#include "engine/core/ids.h"

#include <compare>
#include <cstdint>

namespace weft::widgets {

enum class NodeKey : std::uint32_t {};
enum class LinkKey : std::uint32_t {}; // one direction

inline constexpr NodeKey kNoNode { 0xFFFFFFFFU };
inline constexpr LinkKey kNoLink { 0xFFFFFFFFU };

// An operation of the workload, in whichever run or table it is shown.
struct OpKey {
    Rank rank = kNone<Rank>;
    OpId op = kNone<OpId>;
    auto operator<=>(const OpKey&) const = default;
    [[nodiscard]] bool isValid() const { return rank != kNone<Rank>; }
};

} // namespace weft::widgets
