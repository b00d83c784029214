// SPDX-License-Identifier: GPL-3.0-or-later
// Makes schedules for a fabric: which link carries which chunk when, so that a collective ends early. One call; any
// thread, and as many of its own as it is allowed. The result is a function of graph, pattern, chunks, seed and starts,
// whatever the number of threads.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/plan/link_schedule.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <optional>

namespace weft::synthesis {

struct Bound;

// What a search has so far, for whoever watches it from another thread. Written by the search alone; owned by the
// caller, who keeps it alive until the call returns.
struct SearchState {
    std::atomic<std::uint64_t> bestNs { 0 }; // 0: nothing yet
    std::atomic<std::uint64_t> boundNs { 0 }; // 0: not known yet
    std::atomic<std::uint64_t> starts { 0 }; // completed
    std::atomic<std::uint32_t> chunks { 0 }; // a shard, of what is being tried
    std::atomic<std::uint32_t> busiest { 1 }; // threads that there was work for at a time, at most
    void use(std::uint32_t threads)
    {
        busiest.store(std::max(threads, busiest.load(std::memory_order_relaxed)), std::memory_order_relaxed);
    }
    void tell(std::uint64_t completed, std::uint64_t ns)
    {
        starts.store(completed, std::memory_order_relaxed);
        bestNs.store(ns, std::memory_order_relaxed);
    }
};

struct SynthesisOptions {
    std::uint64_t seed = 0;
    // Constructions, of which the best is kept. 0: as many as the budget allows (without a budget: one). The first
    // tries a few ways to weigh its choices where that takes a few milliseconds.
    std::uint64_t starts = 1;
    std::uint32_t threads = 1;
    // With those that the bound takes. What is under way when they are up counts for nothing, but for the first
    // construction. To repeat such a run
    // exactly, ask for the number of starts that it reports.
    std::optional<double> budgetSeconds;
    std::uint64_t boundNs = 0; // stop as soon as a schedule takes no longer, for each half of an all-reduce
    const Bound* bound = nullptr; // of what is asked for, if it is known already; not owned
    bool useSymmetry = true; // seek one root's tree where the fabric looks the same from every NPU
    // Schedules of equal steps that take more bytes are written to a file while they are made, and stay there
    // (step_file.h); their memory is then that of the state.
    std::uint64_t keepBytes = std::uint64_t { 1 } << 30U;
    std::filesystem::path directory {}; // of that file; empty: the system's for temporary files
    SearchState* state = nullptr; // not owned; may be null

    [[nodiscard]] SynthesisOptions withBound(std::uint64_t ns) const
    {
        SynthesisOptions own = *this;
        own.boundNs = ns;
        return own;
    }
    // The bound is known, to whoever watches too.
    void setBound(std::uint64_t ns)
    {
        boundNs = ns;
        if (state != nullptr)
            state->boundNs.store(ns);
    }
};

// Of a result, from those of its halves; 0: it has no such half.
[[nodiscard]] std::uint64_t fingerprintOf(collective::PatternKind kind, std::uint64_t scatter, std::uint64_t gather);

struct SynthesisResult {
    collective::PatternKind kind = collective::PatternKind::AllGather;
    // An all-gather on reversed(graph) that is carried out backwards in time: a transfer from s to e on an arc becomes
    // one from D - e to D - s on the same arc, and adds to what the target has. All-reduce runs it before `gather`.
    std::optional<LinkSchedule> scatter;
    std::optional<LinkSchedule> gather;
    std::uint64_t durationNs = 0; // of both halves together
    // "translation": one root's tree and its translates; "steps": equal ones, every NPU choosing for its links;
    // "events": links of different speeds, and repeated ends.
    std::string_view method = "events";
    std::uint64_t starts = 0; // completed, of each half; 0: the budget cut the first short
    std::uint64_t peakBytes = 0; // of tables and schedules, as far as the synthesizer allocated them
    [[nodiscard]] std::uint64_t fingerprint() const;
};

// All-gather, reduce-scatter and all-reduce over all NPUs, each with `chunksPerNpu` chunks of its shard. The graph's
// times are those of one chunk. A stop request keeps the best so far. Errors: Unsupported (another pattern, a fabric
// with switches), Unreachable (with the NPU), OutOfRange (no NPU or chunk, a link without time), TooLarge (2^32 - 1
// chunks or more, no memory), Unreadable (no file for a large schedule can be written), Cancelled before there was any
// schedule.
[[nodiscard]] Result<SynthesisResult> synthesize(const LinkGraph& graph, collective::PatternKind kind,
    std::uint32_t chunksPerNpu, const SynthesisOptions& options = {}, const Watch& watch = {});

} // namespace weft::synthesis
