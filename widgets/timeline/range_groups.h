// SPDX-License-Identifier: GPL-3.0-or-later
// The time of a range added up by what was done: kinds of operations, and inside them names or collectives. Pure
// functions over an immutable run with operation records (level full); for a worker. O(operations).
#pragma once

#include "engine/core/progress.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/base/shared/time_controller.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace weft::widgets {

enum class RangeGrouping : std::uint8_t { Kind, Name, Collective };

struct RangeGroup {
    QString name;
    simulation::OperationKind kind {}; // of all of them
    std::uint64_t count = 0; // operations that touch the range
    std::uint64_t ns = 0; // their durations inside the range; those that overlap count each
    std::uint64_t longest = 0; // ns inside the range, of one of them
    OpKey example {}; // the longest one
};

// The longest group first. A collective is its type and its size; operations that belong to none are by their kinds.
[[nodiscard]] std::vector<RangeGroup> groupRange(
    const RunView& view, TimeRange range, RangeGrouping grouping, const Watch& watch = {});

// Kinds, inside them collectives, inside these names: boxes in boxes, each as wide as its time. The first box is all.
struct RangeBox {
    QString name; // empty: all
    simulation::OperationKind kind {};
    std::uint32_t depth = 0;
    std::uint32_t parent = 0; // of the first: itself
    std::uint64_t from = 0; // ns of the boxes before it, from the start of the first box
    std::uint64_t ns = 0;
    std::uint64_t count = 0; // operations
    std::uint64_t longest = 0;
    OpKey example {}; // the longest one
};

// A box before those inside it, the longest of a box first. Empty where nothing ran or it was stopped.
[[nodiscard]] std::vector<RangeBox> nestRange(const RunView& view, TimeRange range, const Watch& watch = {});

} // namespace weft::widgets
