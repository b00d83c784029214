// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs on one clock: where each begins on it and how long it is drawn. Values and pure functions; any thread.
#pragma once

#include "widgets/base/shared/time_controller.h"

#include <cstdint>

namespace weft::widgets {

enum class Alignment : std::uint8_t {
    Start, // both begin at 0
    End, // both end at once
    Operation, // a moment of the one is that of the other
    Normalised, // both are made as long as the longer one
};

// Between the time of a run and the common one.
struct RunPlace {
    std::int64_t begin = 0; // where the run begins on the common clock
    std::int64_t length = 0; // ns of the run
    std::int64_t drawn = 0; // ns of the common clock; other than `length` only where it is normalised

    [[nodiscard]] std::int64_t toRun(std::int64_t common) const;
    [[nodiscard]] std::int64_t toCommon(std::int64_t run) const;
    [[nodiscard]] TimeRange toRun(TimeRange common) const { return { toRun(common.from), toRun(common.to) }; }
    [[nodiscard]] TimeRange toCommon(TimeRange run) const { return { toCommon(run.from), toCommon(run.to) }; }
    bool operator==(const RunPlace&) const = default;
};

struct AlignedRuns {
    std::int64_t length = 0; // of the common clock, which begins at 0
    RunPlace a;
    RunPlace b;
    bool operator==(const AlignedRuns&) const = default;
};

// `momentA` and `momentB`, in the times of their runs, fall together; used by Operation only.
[[nodiscard]] AlignedRuns align(
    Alignment how, std::int64_t lengthA, std::int64_t lengthB, std::int64_t momentA = 0, std::int64_t momentB = 0);

} // namespace weft::widgets
