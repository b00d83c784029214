// SPDX-License-Identifier: GPL-3.0-or-later
// A run as Perfetto's own trace: what `--perfetto` writes, for ui.perfetto.dev and its trace processor. Half of the
// size of timeline_json.h's form, with arrows and counters beside the slices. Streams in ascending time. Pure functions
// over an immutable Run; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/report/timeline_json.h"
#include "engine/simulation/model/run.h"
#include "engine/trace/execution_graph.h"

#include <string>

namespace weft::io {
class TextStream;
}

namespace weft::report {

// A process a rank (rank r is r + 1) with the tracks of timeline_tracks.h and "messages received", where an instant
// marks each arrival; a process for collectives, and one for links with slices of who held them and a counter of each
// one's utilization (percent, by the run's bins). Where intervals of a track overlap they stand on numbered lanes.
// Arrows lead from a send over its message to the receive, and from every message to its arrival. The slice "run" has
// the makespan, the fingerprint and the model as arguments.
// At levels below full a run holds no operations, and the trace has collectives and counters only.
void writePerfettoTrace(const simulation::Run& run, const trace::Workload* workload, io::TextStream& out,
    const TimelineOptions& options = {}, const Watch& watch = {});
[[nodiscard]] std::string perfettoTrace(
    const simulation::Run& run, const trace::Workload* workload, const TimelineOptions& options = {});
// Errors: Unreadable; Cancelled (nothing is left behind).
[[nodiscard]] Result<void> savePerfettoTrace(const simulation::Run& run, const trace::Workload* workload,
    const std::string& path, const TimelineOptions& options = {}, const Watch& watch = {});

} // namespace weft::report
