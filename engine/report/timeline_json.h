// SPDX-License-Identifier: GPL-3.0-or-later
// A run as Chrome trace JSON (the Trace Event Format), which Perfetto and chrome://tracing open: what
// `--timeline` writes. Streams record by record. Pure functions over an immutable Run; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/simulation/model/run.h"
#include "engine/trace/execution_graph.h"

#include <cstdint>
#include <string>

namespace weft::io {
class TextStream;
}

namespace weft::report {

// Process ids: rank r is r + 1, then one process for links and one for collectives (0 is the idle process to
// Perfetto). Threads of a rank: compute, CPU compute, communication, receives, memory, other, messages sent; where
// intervals of one kind overlap they stand on numbered lanes of their own thread, so that slices never cross. `ts` and
// `dur` are microseconds with the nanoseconds as decimals. At levels below full a run holds no operations and the
// timeline has the collectives only.
struct TimelineOptions {
    bool messages = true;
    bool links = true;
};

// Operations are named from `workload`, which may be null. Cancelled through `watch`, it stops early.
void writeTimelineJson(const simulation::Run& run, const trace::Workload* workload, io::TextStream& out,
    const TimelineOptions& options = {}, const Watch& watch = {});
[[nodiscard]] std::string timelineJson(
    const simulation::Run& run, const trace::Workload* workload, const TimelineOptions& options = {});
// Errors: Unreadable; Cancelled (nothing is left behind).
[[nodiscard]] Result<void> saveTimelineJson(const simulation::Run& run, const trace::Workload* workload,
    const std::string& path, const TimelineOptions& options = {}, const Watch& watch = {});

} // namespace weft::report
