// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a synthesis in people's terms, and the patterns that this means on a fabric. Values and pure
// functions; any thread.
#pragma once

#include "engine/collective/model/schedule.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace weft::study {

struct SynthesisRequest {
    collective::PatternKind kind = collective::PatternKind::AllGather;
    std::optional<collective::Pattern> custom; // of kind Custom: of one chunk each (custom_pattern.h)
    collective::SchedulePtr from; // not null: of that pattern, with as much of that schedule as can be kept
    Bytes size; // as nccl-tests count it: the full buffer, of an all-gather what each rank ends with
    // Of each NPU's shard; of broadcast and reduce: of the buffer. 0: searched, see searchedChunks().
    std::uint32_t chunks = 1;
    // Who takes part, in shard order; the others relay. Empty: all NPUs as one group. Several run at the same time.
    std::vector<std::vector<Rank>> groups;
    std::uint32_t root = 0; // place in the group
    std::uint64_t seed = 0;
    std::uint64_t starts = 1; // 0: as many as the budget allows
    std::uint32_t threads = 1;
    std::optional<double> budgetSeconds;
    // The result is wanted as a file of steps in this folder (saveSteps()): it is made there where it is large, and an
    // all-reduce stays the halves that it is composed of.
    bool wantsSteps = false;
    std::filesystem::path stepsFolder {};
    // The schedule is looked at, written or given to a workload. Without, only what is simulated is spelled out, and
    // what is larger is proved as a plan where that can be (canProvePlan).
    bool wantsSchedule = true;
    // The times are compared with those of other algorithms: also what was mended is simulated, for which a fabric that
    // waits has no time.
    bool wantsTimes = false;
};

// The numbers of chunks that are tried, each with one start, where the request leaves it open: 1, 2, 3, 4, 6, 8, 12, …
// as long as a chunk has a byte and all of them together stay small. Those after two that are no better than the best
// before them are left out. The best gets the starts and the budget.
[[nodiscard]] std::vector<std::uint32_t> searchedChunks(const SynthesisRequest& request, std::uint32_t npus);

// The patterns of the request on a fabric of so many NPUs, one a group, with `chunks` as SynthesisRequest::chunks.
// Errors: Usage (no pattern is given, a group of one), OutOfRange (size 0 or above 2^62, more chunks than
// bytes, ranks or root that are none), TooLarge, and those of Pattern::check().
[[nodiscard]] Result<std::vector<collective::Pattern>> patternsOf(
    const SynthesisRequest& request, std::uint32_t npus, std::uint32_t chunks);

// Those who take part, in the largest of the groups.
[[nodiscard]] std::uint32_t largestGroup(const SynthesisRequest& request, std::uint32_t npus);

} // namespace weft::study
