// SPDX-License-Identifier: GPL-3.0-or-later
// A whole trace set from disk: one file a rank, PREFIX.RANK.et (also .et.gz, .json), found by prefix, by folder or by
// one of its files. Stateless; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/trace/execution_graph.h"

#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

namespace weft::trace {

// The files of a set. files[r] is the file of rank r; empty where it is missing.
struct TraceFiles {
    std::string prefix; // with its folder
    std::vector<std::string> files;
    std::vector<std::uint64_t> sizes; // of each file, in bytes on disk

    [[nodiscard]] std::uint64_t bytes() const
    {
        return std::accumulate(sizes.begin(), sizes.end(), std::uint64_t { 0 });
    }
};

// Finds the set that `path` means. `expectedRanks` 0: as many as there are, up to the highest one.
// Errors: NotFound (with the sets that are there as the hint), Usage (several sets in a folder), MissingRank (all
// of them in one message). Findings (warnings): surplus ranks, a rank in two forms.
[[nodiscard]] Result<TraceFiles> findTraceSet(const std::string& path, std::uint32_t expectedRanks, Findings& findings);

// Finds and reads the set. Process groups from METADATA nodes are merged over the ranks (see process_groups.h).
// Errors as findTraceSet and readTrace; what is wrong with single nodes goes to the findings.
[[nodiscard]] Result<Workload> readTraceSet(
    const std::string& path, std::uint32_t expectedRanks, Findings& findings, const Watch& watch = {});

} // namespace weft::trace
