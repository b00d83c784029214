// SPDX-License-Identifier: GPL-3.0-or-later
// One synthesis from a request in people's terms to a verified schedule with its times: what the command line and the
// window share. Deterministic in the request, but for a budget of seconds. One call; any thread, and as many of its own
// as it is allowed. Results are immutable once returned.
#pragma once

#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/search/pattern_synthesis.h"

#include <memory>
#include <string>
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
};

// What was proved, by code that shares nothing with what made it.
enum class ProofForm : std::uint8_t {
    Schedule, // the schedule, in every order in which its steps can run
    Plan, // the transfers with their times
    Compact, // a replay of the compact form of gathers
};
[[nodiscard]] std::string_view toString(ProofForm form);

// How sure it is.
enum class ProofState : std::uint8_t {
    Verified,
    Checked, // by the search, which checks what it makes, and by nothing else yet
    Stopped, // likewise: a stop ended the proof
    Refused,
};
[[nodiscard]] std::string_view toString(ProofState state); // "verified", "checked by the search", …

// Why there are no simulated times.
struct NotSimulated {
    enum class Why : std::uint8_t { TooMany, Compact, Stopped, TimeUp, Failed, Mended };
    Why why = Why::Stopped;
    std::optional<Error> error; // of one that failed
};

// One number of chunks that was tried with a single start.
struct ChunkTrial {
    std::uint32_t chunks = 0;
    Time planned;
    bool operator==(const ChunkTrial&) const = default;
};

[[nodiscard]] inline double efficiencyOf(Time bound, Time planned)
{
    return planned.ns() == 0 ? 1.0 : static_cast<double>(bound.ns()) / static_cast<double>(planned.ns());
}

struct SynthesisRun {
    explicit SynthesisRun(topology::Fabric on)
        : fabric(std::move(on))
    {
    }
    topology::Fabric fabric;
    SynthesisRequest request;
    std::uint32_t chunks = 1; // those of the request, or the best
    Bytes chunk; // size of one: the shard cut into so many, rounded up to a whole byte
    Bytes commSize; // what that makes; Chakra's size, of an all-gather the shard
    Bytes ncclSize; // the same as nccl-tests count it; at least what was asked for
    synthesis::PatternSynthesis synthesis;
    collective::SchedulePtr schedule; // null where the result stays compact, nobody asked for it or a stop left it out
    ProofForm proof = ProofForm::Schedule;
    ProofState state = ProofState::Checked;
    Sentence fault; // what is wrong, if it is refused
    Time planned; // in the cost model of synthesis; never less than the bound
    std::optional<NotSimulated> notSimulated; // where none of the next three is there
    // In the simulator's `aware` model, with each transfer waiting for the arrival of the one before it on its link.
    std::optional<Time> simulated;
    // And where links are free again before that: the quicker of the schedules with and without these waits, because
    // first come first served is now and then worse than the planned order.
    std::optional<Time> pipelined;
    // What no run takes less than in that model, where a link is busy for its bytes alone; the other bound counts its
    // latency too. Where there is a simulation.
    std::optional<Time> simulatorBound;
    std::vector<ChunkTrial> trials; // where the number of chunks was searched
    double boundSeconds = 0; // of the wall, as the next two
    double searchSeconds = 0; // all constructions
    double checkSeconds = 0; // of plan and schedule, with the simulations
    std::uint32_t busiest = 1; // threads that there was work for at a time, at most
    std::uint64_t peakBytes = 0; // most memory of the process until the search had ended; 0: not known
    bool cancelled = false; // the best until then

    [[nodiscard]] bool isVerified() const { return state == ProofState::Verified; }
    // What compares with other algorithms in the simulator.
    [[nodiscard]] Time inSimulator() const { return pipelined.value_or(planned); }
    [[nodiscard]] Time bound() const { return synthesis.bound.time; }
    [[nodiscard]] double efficiency() const { return efficiencyOf(bound(), planned); }
    // The bound, of whatever kind, is met by what was verified.
    [[nodiscard]] bool isProvedOptimal() const { return isVerified() && planned == bound(); }
};
using SynthesisRunPtr = std::shared_ptr<const SynthesisRun>;

// Schedules are made for results of up to so many transfers; larger ones stay in their compact form where they have
// one.
inline constexpr std::uint64_t kMostScheduledTransfers = 1'500'000;

// And simulated up to so many, twice.
inline constexpr std::uint64_t kMostSimulatedTransfers = 300'000;

// The numbers of chunks that are tried, each with one start, where the request leaves it open: 1, 2, 3, 4, 6, 8, 12, …
// as long as a chunk has a byte and all of them together stay small. Those after two that are no better than the best
// before them are left out. The best gets the starts and the budget.
[[nodiscard]] std::vector<std::uint32_t> searchedChunks(const SynthesisRequest& request, std::uint32_t npus);

// The patterns of the request on a fabric of so many NPUs, one a group, with `chunks` as SynthesisRequest::chunks.
// Errors: Usage (no pattern is given, a group of one), OutOfRange (size 0 or above 2^62, more chunks than
// bytes, ranks or root that are none), TooLarge, and those of Pattern::check().
[[nodiscard]] Result<std::vector<collective::Pattern>> patternsOf(
    const SynthesisRequest& request, std::uint32_t npus, std::uint32_t chunks);

// `state` may be null; it is written while the search goes on. A stop request keeps the best: with its schedule where
// that takes no time, and as a checked plan otherwise. Errors: those of patternsOf(), synthesizePattern() and
// synthesizeGroups(), and Cancelled before there is anything.
[[nodiscard]] Result<SynthesisRunPtr> runSynthesis(const topology::Fabric& fabric, const SynthesisRequest& request,
    synthesis::SearchState* state = nullptr, const Watch& watch = {});

// The same with the schedule that a stop has left out, made and verified now. Errors: those of runSynthesis().
[[nodiscard]] Result<SynthesisRunPtr> withSchedule(SynthesisRunPtr run, const Watch& watch = {});

} // namespace weft::study
