// SPDX-License-Identifier: GPL-3.0-or-later
// Finds operations and tracks by their names. Pure functions over immutable data; for a worker.
#pragma once

#include "engine/core/progress.h"
#include "widgets/timeline/timeline_data.h"

#include <QRegularExpression>

#include <string>
#include <vector>

namespace weft::widgets {

// The bars of operations whose name, or the type of whose collective, contains `text` (UTF-8; ASCII letters in any
// case), by start. What was found so far if it was stopped.
[[nodiscard]] std::vector<std::uint32_t> findOperations(
    const TimelineData& data, const std::string& text, const Watch& watch = {});

// Operations like that of a bar: of the same kind and name, or parts of collectives of the same type and size. Empty
// if it was stopped.
[[nodiscard]] std::vector<OpKey> operationsLike(const TimelineData& data, std::uint32_t bar, const Watch& watch = {});

// By track, whether its name does not match. Empty if it was stopped.
[[nodiscard]] std::vector<bool> tracksWithout(
    const TimelineData& data, const QRegularExpression& wanted, const Watch& watch = {});

} // namespace weft::widgets
