// SPDX-License-Identifier: GPL-3.0-or-later
// From what a project says to what a simulation takes: its workload loaded, its settings read. What the window does
// in parts and the command line at once. Reads files; holds no state; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/sentence.h"
#include "engine/project/project.h"
#include "engine/study/runs/collective_benchmark.h"
#include "engine/study/scenario/scenario.h"
#include "engine/study/scenario/workload_files.h"

#include <string>

namespace weft::project {

// { "pattern": "all-reduce", "bytes": 67108864, "group": [0, 1] }: nccl-tests' size; no group is all ranks. The
// algorithms of a benchmark are settings, and not kept here.
[[nodiscard]] std::string benchmarkJson(const study::CollectiveBenchmark& benchmark);
// Errors: Malformed, WrongType, Missing.
[[nodiscard]] Result<study::CollectiveBenchmark> readBenchmark(const std::string& text);
// "all-reduce 64 MiB", "all-reduce 64 MiB on 4 ranks".
[[nodiscard]] Sentence benchmarkName(const study::CollectiveBenchmark& benchmark);

// `folder`: what a relative prefix is relative to. `npus`: of the fabric, for a benchmark.
// Errors: Missing (no workload); those of loadWorkload() and of makeWorkload().
[[nodiscard]] Result<study::LoadedWorkload> loadWorkload(
    const WorkloadSource& source, const std::string& folder, std::uint32_t npus, const Watch& watch = {});

struct RunInputs {
    study::Scenario scenario;
    simulation::RunOptions options;
};

// All that a run of the project needs, checked together. `run`: the name of one of its runs, to be made again with the
// workload and settings that it had, on the fabric in its run file (or on the project's with a warning, if that file
// is gone); empty: what the project holds now. Errors: Missing (no fabric, no workload), NotFound (no such run), and
// those of the parts; all of them are in `findings` too.
[[nodiscard]] Result<RunInputs> loadInputs(const Project& project, const std::string& projectPath,
    const std::string& run, Findings& findings, const Watch& watch = {});

} // namespace weft::project
