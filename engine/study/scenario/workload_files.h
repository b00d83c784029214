// SPDX-License-Identifier: GPL-3.0-or-later
// From whatever a person names of a trace set (a file of one rank, a prefix, a folder) to a workload in memory. A set
// with missing ranks is loaded all the same, so that it can be looked at, and says which ranks they are; a set that
// does not fit into memory is refused before it is read. Reads files; holds no state; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/study/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weft::study {

struct WorkloadFiles {
    std::string prefix; // with its folder; the file itself if its name has no rank
    std::vector<std::string> files; // by rank; empty where there is none
    std::vector<std::uint32_t> missing; // ranks below the highest one without a file, ascending
    std::uint64_t diskBytes = 0; // of all files
    std::uint64_t inflatedBytes = 0; // the same without gzip
    std::uint64_t memoryBytes = 0; // estimate of what reading them takes at its peak
};

// Errors: NotFound; Usage (a folder with several sets: all are named); TooLarge (a rank beyond the largest one).
// Findings (warnings): a rank that has several forms.
[[nodiscard]] Result<WorkloadFiles> findWorkload(const std::string& path, Findings& findings);

// Error TooLarge, with the size of the set and the memory, if it would take more than is available.
[[nodiscard]] Result<void> checkFits(const WorkloadFiles& files, std::uint64_t availableBytes);

// MemAvailable of the text of /proc/meminfo in bytes; the largest number where it says nothing.
[[nodiscard]] std::uint64_t availableMemory(std::string_view memInfo);
// Of this machine, now.
[[nodiscard]] std::uint64_t availableMemory();

struct LoadedWorkload {
    WorkloadPtr workload; // a missing rank has an empty graph
    std::string prefix;
    std::uint32_t ranks = 0; // graphs, the missing ones included
    std::vector<std::uint32_t> missing;
    // Of the readers and the validator. With missing ranks an error stands for them, and the validator did not run.
    Findings findings;
};

struct LoadOptions {
    std::optional<std::uint64_t> availableBytes {}; // absent: of this machine, now
    std::vector<trace::ProcessGroup> groups {}; // of a communicator-group file, for the validator
    trace::ValidationOptions validation {}; // see validationOptions(); as far as the system is known
};

// Finds, checks the size, reads and validates. Progress counts bytes on disk. Errors: those above; of the readers,
// see trace_reader.h; Cancelled.
[[nodiscard]] Result<LoadedWorkload> loadWorkload(
    const std::string& path, const Watch& watch = {}, const LoadOptions& options = {});

} // namespace weft::study
