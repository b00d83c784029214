// SPDX-License-Identifier: GPL-3.0-or-later
// The per-rank and per-collective tables of a run as RFC 4180 CSV, units in the header.
// Pure functions over an immutable Run; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/simulation/model/run.h"

#include <string>

namespace weft::io {
class TextStream;
}

namespace weft::report {

// rank,finish_ns,compute_ns,communication_ns,exposed_interval_ns,exposed_comm_ns,gpu_compute_sum_ns,idle_ns
// exposed_comm_ns is ASTRA-sim's definition; see result_json.h.
void writeRanksCsv(const simulation::Run& run, io::TextStream& out);
[[nodiscard]] std::string ranksCsv(const simulation::Run& run);
[[nodiscard]] Result<void> saveRanksCsv(const simulation::Run& run, const std::string& path); // Errors: Unreadable

// collective,type,group,node,members,chunks,comm_size_bytes,nccl_size_bytes,start_ns,end_ns,time_ns,algbw_GBps,
// busbw_GBps. Cells are empty where there is nothing to say: not complete, or no size or time to divide.
void writeCollectivesCsv(const simulation::Run& run, io::TextStream& out);
[[nodiscard]] std::string collectivesCsv(const simulation::Run& run);
[[nodiscard]] Result<void> saveCollectivesCsv(const simulation::Run& run, const std::string& path);

} // namespace weft::report
