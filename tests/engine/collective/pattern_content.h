// SPDX-License-Identifier: GPL-3.0-or-later
// What single slots hold before a standard pattern, for oracles that ask slot by slot.
#pragma once

#include "engine/collective/model/pattern.h"

namespace weft::collective::test {

// Nothing where the slot is empty. `slot` as Pattern::storage() gives it.
inline std::optional<Content> contentBefore(const Pattern& pattern, Rank rank, Slot slot)
{
    const std::optional<std::uint32_t> place = pattern.memberIndex(rank);
    const std::optional<Stretch> stretch = place ? pattern.stretchBefore(*place, slot.offset) : std::nullopt;
    return stretch && stretch->first == slot ? std::optional(stretch->content) : std::nullopt;
}

} // namespace weft::collective::test
