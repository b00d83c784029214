// SPDX-License-Identifier: GPL-3.0-or-later
// One collective as a workload, and the sweep over its sizes that nccl-tests do: the same collective simulated at
// sizes min, min·factor, … up to max, with one algorithm after the other. Deterministic; holds no state; any thread.
//
// Sizes are those of nccl-tests: the full buffer, and of an all-gather what each rank ends with. The trace's comm_size
// is the same but for the all-gather, whose comm_size is the shard that each rank gives: size ÷ members.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/simulation/kernel/simulator.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace weft::study {

struct CollectiveBenchmark {
    trace::CollectiveType pattern = trace::CollectiveType::AllReduce;
    std::uint64_t bytes = std::uint64_t { 64 } << 20U; // nccl-tests' size
    std::optional<trace::ProcessGroup> group {}; // absent: all ranks
    // One a dimension, or one for all of them; empty: those of the system. A group of fewer than all ranks is one flat
    // dimension and runs the first of them.
    std::vector<simulation::Algorithm> algorithm {};
};

[[nodiscard]] std::uint32_t membersOf(const CollectiveBenchmark& benchmark, std::uint32_t npus);
// The size that is run. Where each member gives or gets a part of the buffer (all-gather, reduce-scatter, all-to-all,
// gather, scatter) it is rounded down to a multiple of the members, as nccl-tests do.
// Errors: OutOfRange (0 after rounding, beyond 2^62).
[[nodiscard]] Result<std::uint64_t> roundedBytes(const CollectiveBenchmark& benchmark, std::uint32_t npus);
// comm_size of that. Errors: the same.
[[nodiscard]] Result<std::uint64_t> commSizeOf(const CollectiveBenchmark& benchmark, std::uint32_t npus);

// One COLL node on each rank of the group, an empty graph on the others; node id 0, named "all-reduce 64 MiB".
// Errors: OutOfRange (size; a rank beyond npus), Usage (fewer than 2 members), Duplicate (a rank listed twice).
[[nodiscard]] Result<trace::Workload> makeWorkload(const CollectiveBenchmark& benchmark, std::uint32_t npus);
// The system with the benchmark's algorithms in force for its pattern. Errors: Unsupported (algorithms for a pattern
// that has no list of implementations); OutOfRange (more algorithms than dimensions).
[[nodiscard]] Result<simulation::SystemConfig> systemFor(
    const CollectiveBenchmark& benchmark, const simulation::SystemConfig& system, std::size_t dimensions);

struct SweepSizes {
    std::uint64_t min = 1024; // bytes
    std::uint64_t max = std::uint64_t { 1 } << 30U;
    double factor = 2; // greater than 1
};
inline constexpr std::size_t kMostSweepSizes = 200;

// min, min·factor, … ≤ max, each rounded down to a whole byte. Errors: OutOfRange (min 0, max < min, factor ≤ 1, more
// than kMostSweepSizes).
[[nodiscard]] Result<std::vector<std::uint64_t>> sizesOf(const SweepSizes& sizes);

struct SweepAlgorithm {
    std::string name; // the series of the chart: "ring", "ring, direct"
    std::vector<simulation::Algorithm> algorithm; // as CollectiveBenchmark's
};

struct SweepRow {
    std::string algorithm;
    std::uint64_t bytes = 0; // nccl-tests' size that was run
    std::uint64_t commSize = 0;
    std::uint32_t members = 0;
    Time time; // first issue to last completion
    std::optional<Bandwidth> algorithmBandwidth; // bytes ÷ time
    std::optional<Bandwidth> busBandwidth; // algorithm bandwidth × bus factor
    bool operator==(const SweepRow&) const = default;
};

struct SweepResult {
    std::vector<SweepRow> rows; // by algorithm, then by size; of those that could run
    Findings findings; // an algorithm that cannot run (Error, named), warnings of the simulator each once
    bool isCancelled = false; // the rows so far
};

// The options' record level is replaced by Summary. Sizes that are rounded to the same one are run once, and those
// that leave nothing to a member are left out. Progress counts points. Errors: of sizesOf(), and of makeWorkload() for
// the largest size.
[[nodiscard]] Result<SweepResult> sweep(const topology::Fabric& fabric, const simulation::SystemConfig& system,
    const simulation::RunOptions& options, const CollectiveBenchmark& benchmark, const SweepSizes& sizes,
    const std::vector<SweepAlgorithm>& algorithms, const Watch& watch = {});

} // namespace weft::study
