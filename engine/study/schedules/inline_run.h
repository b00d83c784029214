// SPDX-License-Identifier: GPL-3.0-or-later
// A whole workload turned into plain traces: loaded with its system and fabric, its collectives replaced by the
// operations of their algorithms, written rank by rank. Reads and writes files; holds no state; any thread.
#pragma once

#include "engine/collective/lowering/reduce_model.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/study/scenario/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace weft::study {

struct InlineRequest {
    ScenarioFiles files;
    std::string output; // the prefix of OUTPUT.<rank>.et
    std::vector<trace::CollectiveType> only; // empty: all types
    std::vector<std::string> groups; // process groups by name, "0" for everybody; empty: all
    // How long sums take, where the system file does not say otherwise; absent: by its local-mem-bw.
    std::optional<collective::ReduceModel> reduce;
    bool dropMetadata = false; // see InlineOptions
};

// The collectives of one type that one schedule replaced.
struct InlinedKind {
    trace::CollectiveType type = trace::CollectiveType::AllReduce;
    std::string schedule;
    std::uint32_t ranks = 0;
    std::uint64_t count = 0;
    std::uint32_t atOnce = 1; // parts of one that run beside each other, at most
    std::uint64_t commBytes = 0; // Chakra's comm_size, summed over the collectives
    std::uint64_t ncclBytes = 0; // the same as nccl-tests count it
};

struct InlineSummary {
    std::uint32_t npus = 0;
    std::uint64_t inlined = 0; // collectives, each once
    std::uint64_t kept = 0;
    std::uint64_t replayed = 0; // nodes that last their duration, and stay
    std::uint64_t nodesBefore = 0; // of all ranks
    std::uint64_t nodesAfter = 0;
    std::uint64_t joins = 0;
    std::uint64_t bytesSent = 0; // by the new sends
    std::vector<InlinedKind> kinds;
    std::vector<std::string> files; // the traces, then OUTPUT.comm_groups.json if nodes that stay name groups
};

// Errors: those of loadScenario, InlineAlgorithms::choose and Inlining; Usage (a system that replays durations, the
// workload as its own output, a group that is not there); those of addTraces(). Warnings: nothing to inline, settings
// that schedules do not have, METADATA nodes that stay.
[[nodiscard]] Result<InlineSummary> inlineFiles(
    const InlineRequest& request, Findings& findings, const Watch& watch = {});

} // namespace weft::study
