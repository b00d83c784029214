// SPDX-License-Identifier: GPL-3.0-or-later
// Finds operations by their names. Pure function over immutable data; for a worker.
#pragma once

#include "engine/core/progress.h"
#include "widgets/timeline/timeline_data.h"

#include <string>
#include <vector>

namespace weft::widgets {

// The bars of operations whose name, or the type of whose collective, contains `text` (UTF-8; ASCII letters in any
// case), by start. What was found so far if it was stopped.
[[nodiscard]] std::vector<std::uint32_t> findOperations(
    const TimelineData& data, const std::string& text, const Watch& watch = {});

} // namespace weft::widgets
