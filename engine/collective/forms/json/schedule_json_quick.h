// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the thread blocks of a schedule's JSON from the text as it is, column by column, without a tree of values: what
// takes nearly all of a large file. It knows what is right alone; of what is wrong or unusual it says nothing, and the
// file is then read by schedule_json_blocks.h, which knows every place. Used by schedule_json_read.cpp only.
#pragma once

#include "engine/collective/forms/json/schedule_json_blocks.h"

#include <optional>
#include <string>
#include <string_view>

namespace weft::collective {

// A document cut in two: its blocks, and what is around them with an empty list in their place.
struct JsonHalves {
    std::string head;
    std::string_view blocks; // between the brackets
};
// Nothing where the blocks are not the last member, or do not follow the pattern.
[[nodiscard]] std::optional<JsonHalves> cutAtBlocks(std::string_view text);

// Adds the blocks to the builder. False: they have to be read otherwise, and the builder is of no more use. What
// ScheduleBuilder::seal() checks is left to it.
[[nodiscard]] bool readBlocksQuickly(
    std::string_view blocks, const Pattern& pattern, JsonBlocks::Sums sums, ScheduleBuilder& builder);

} // namespace weft::collective
