// SPDX-License-Identifier: GPL-3.0-or-later
// Synthesis of any pattern on any fabric: picks the constructors that fit, composes what sums from what gathers, and
// checks every result with code that shares nothing with its maker. One call, any thread.
#pragma once

#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/plan/plan_schedule.h"
#include "engine/synthesis/plan/wave_schedule.h"
#include "engine/synthesis/search/synthesizer.h"

#include <chrono>

namespace weft::synthesis {

// What has become of a schedule that another was made from, in transfers.
struct ScheduleDifference {
    std::uint64_t kept = 0; // over the same link at the same time
    std::uint64_t moved = 0; // over the same link at another time
    std::uint64_t added = 0; // of a chunk over a link that did not carry it before
    std::uint64_t dropped = 0; // not needed any more
    std::uint64_t givenNs = 0; // how long the other one takes, as it is written, where nothing is wrong; 0: made anew
    Sentence whyAnew; // why all was made anew and not mended; empty: it was mended
    [[nodiscard]] bool isAny() const { return moved + added + dropped > 0; }
};

struct PatternSynthesis {
    collective::Pattern pattern;
    LinkGraph graph; // the fabric as it is; transfers of all parts name its arcs
    Bound bound;
    // When the last chunk arrives, in the cost model of bounds.h: never less than bound.time.
    std::uint64_t durationNs = 0;
    std::uint64_t starts = 0; // completed
    std::uint64_t transfers = 0;
    std::uint64_t fingerprint = 0;
    std::uint64_t peakBytes = 0; // of tables and schedules, as far as they are known
    std::string method; // one or two words
    double boundSeconds = 0; // of the wall, in the call; so the next
    double checkSeconds = 0;
    // One of the three: parts of the collective spelled out, the compact form of gathers, or that of an all-reduce.
    std::vector<PlanPart> parts;
    std::optional<SynthesisResult> compact;
    std::optional<WaveSchedule> waves; // which is never spelled out
    bool staysCompact = false; // too large to be spelled out
    std::optional<ScheduleDifference> difference; // where it was made from another schedule (resynthesis.h)

    // The collective spelled out, and what follows from that.
    void setParts(std::vector<PlanPart> made, std::uint64_t ns);
    [[nodiscard]] double efficiency() const
    {
        return durationNs == 0 ? 1.0 : static_cast<double>(bound.time.ns()) / static_cast<double>(durationNs);
    }
};

// The ranks of the pattern are the fabric's NPUs; those that are no members relay. `chunk` is the size of one chunk.
// options.boundNs is set from the bound. Results above `mostTransfers` stay in their compact form where they have one.
// Every result has passed the check of its form; a result that fails it is an error (Mismatched) and never returned.
// Errors: those of checkTimes, lowerBound, synthesize, DemandSearch and SearchLoop.
[[nodiscard]] Result<PatternSynthesis> synthesizePattern(const topology::Fabric& fabric,
    const collective::Pattern& pattern, Bytes chunk, SynthesisOptions options, const Watch& watch = {},
    std::uint64_t mostTransfers = 4'000'000);

// Seeks and checks a plan for the result's pattern, a custom one, on its graph: all copies, all sums for one NPU each,
// or any of both. Errors: those of demandsOf, DemandSearch, JointSearch and SearchLoop; Mismatched as above.
[[nodiscard]] Result<void> searchCustom(PatternSynthesis& result, const SynthesisOptions& options, const Watch& watch);

// Reduce-scatter and all-gather of the same chunks, which an all-reduce is composed of. An all-reduce whose chunks
// cannot be shared out goes to one member and back from it.
[[nodiscard]] std::pair<collective::Pattern, collective::Pattern> halvesOf(collective::Pattern pattern);

// What the result says of its times.
[[nodiscard]] inline double secondsSince(std::chrono::steady_clock::time_point begin)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// Of a result that is spelled out, what becomes schedules; it outlives that.
[[nodiscard]] Result<SpelledPlan> spelledPlan(const PatternSynthesis& synthesis, const Watch& watch = {});
// The Schedule as planned.
[[nodiscard]] Result<collective::SchedulePtr> scheduleOf(const PatternSynthesis& synthesis, const Watch& watch = {});

} // namespace weft::synthesis
