// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a run as JSON, format "weft-result" version 1: what `--result` writes and scripts read.
// Units are in the names of the keys; the same run gives the same bytes. Pure functions over a Run; any thread.
#pragma once

#include "engine/core/error.h"
#include "engine/core/result.h"
#include "engine/simulation/model/run.h"

#include <functional>
#include <string>

namespace weft::io {
class TextStream;
}

namespace weft::report {

class JsonText;

// "exposed_comm_ns" is ASTRA-sim's definition (finish − Σ GPU compute, unsigned, wraps); "exposed_interval_ns" is
// the true one (communication in flight and no compute running). "links" stands at levels links and full only,
// with links that carried bytes; "busy_ns" is null in `unaware`. Switches have the ids npus, npus+1, …;
// a link's "name" is there where the ids of its ends do not say it.
// "algbw_GBps" and "busbw_GBps" are decimal and null where there is no time or no size to divide.
// "critical_path" stands at level full: what the makespan went to (attribution_text.h).
// Its operations are named from `workload`, which may be null.
// `more` writes further entries at the end.
void writeResultJson(const simulation::Run& run, const Findings& warnings, io::TextStream& out,
    const std::function<void(JsonText&)>& more = {}, const trace::Workload* workload = nullptr);
[[nodiscard]] std::string resultJson(const simulation::Run& run, const Findings& warnings = {});
// Errors: Unreadable.
[[nodiscard]] Result<void> saveResultJson(const simulation::Run& run, const std::string& path,
    const Findings& warnings = {}, const trace::Workload* workload = nullptr,
    const std::function<void(JsonText&)>& more = {});

} // namespace weft::report
