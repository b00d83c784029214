// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of a run as CSV after RFC 4180 (comma, CRLF, quotes where needed), units in the header: what `--links`
// writes, and the tables that the window exports. Pure functions over an immutable Run; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/simulation/model/run.h"

#include <string>

namespace weft::io {
class TextStream;
}

namespace weft::report {

// One row a link, in ascending id, those that carried nothing too:
// link,src,dst,bytes,busy_ns,utilization,peak_utilization,bandwidth_GBps,latency_ns,dimension
// Utilization is a fraction 0..1 of the makespan; busy and both utilizations are empty in `unaware`, peak also
// without bins; bandwidth is decimal GB/s and in force on the run's fabric; dimension is empty where there is none.
// A run without link records gives the header alone.
void writeLinksCsv(const simulation::Run& run, io::TextStream& out);
[[nodiscard]] std::string linksCsv(const simulation::Run& run);
// Errors: Unreadable; Missing where the run was recorded at level summary.
[[nodiscard]] Result<void> saveLinksCsv(const simulation::Run& run, const std::string& path);

// Utilization over time, one row a link and bin, links in ascending id, each with its bins in ascending time:
// link,src,dst,dimension,start_ns,end_ns,busy_ns,utilization
// `bins` equal parts of the makespan, or 0 for those that the run recorded; where a part cuts a recorded bin, it counts
// in proportion. Links that were never busy have their rows too.
// Errors: Missing where the run has no bins; OutOfRange for more bins than were recorded; Unreadable; Cancelled.
[[nodiscard]] Result<void> writeLinkSeriesCsv(
    const simulation::Run& run, std::size_t bins, io::TextStream& out, const Watch& watch = {});
[[nodiscard]] Result<void> saveLinkSeriesCsv(
    const simulation::Run& run, std::size_t bins, const std::string& path, const Watch& watch = {});

} // namespace weft::report
