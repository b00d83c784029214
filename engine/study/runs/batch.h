// SPDX-License-Identifier: GPL-3.0-or-later
// Many simulations described one JSON object a line, on a few threads, with the results in the order of the rows.
// One bad row gives an error object for that row; the others go on. Used by the command line and, through the
// interface's worker, by the window; a call owns its threads and leaves none behind.
//
// A row: id, backend (congestion_unaware | congestion_aware; unaware | aware), workload (trace prefix), network_yaml
// (text of ASTRA-sim's network file) or topology (a file or spec of Weft), npus (checked where given), system,
// remote_memory, comm_groups (objects, or null), extra_args (the peer's options). `group`, `build` and the peer's
// results (max_cycles, cycles, exposed_comm, comm_time, gpu_time, overlap, rc) are not read.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>

namespace weft::study {

struct BatchOptions {
    std::string base = "."; // the folder that all paths in the rows are relative to
    std::uint32_t jobs = 1; // worker threads
};

struct BatchOutcome {
    std::uint64_t rows = 0;
    std::uint64_t failed = 0; // rows with an error object
    bool cancelled = false; // stopped before the last row
};

// Called in the order of the rows, one call at a time, from any of the worker threads.
struct BatchSink {
    // One line of JSON without a line feed: {"id":…,"max_cycles":…,"cycles":[…],"exposed_comm":[…],
    // "exposed_interval":[…],"fingerprint":"…"} (ns; exposed_comm unsigned and wrapped as the peer's), or
    // {"id":…,"error":{"code":…,"message":…,"where":…,"key":…,"hint":…}}; "warnings" where there are any. If it throws
    // std::bad_alloc it has taken nothing, and is given the line once more.
    std::function<void(const std::string& line)> result;
    // Each distinct warning once; may be empty.
    std::function<void(const Error& warning)> warning;
};

// `name` stands for the rows' file in messages. Empty lines are skipped.
[[nodiscard]] BatchOutcome runBatch(std::istream& rows, const std::string& name, const BatchOptions& options,
    const BatchSink& sink, const Watch& watch = {});

} // namespace weft::study
