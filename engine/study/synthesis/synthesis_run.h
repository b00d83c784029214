// SPDX-License-Identifier: GPL-3.0-or-later
// One synthesis from a request in people's terms to a verified schedule with its times: what the command line and the
// window share. Deterministic in the request, but for a budget of seconds. One call; any thread, and as many of its own
// as it is allowed. Results are immutable once returned.
#pragma once

#include "engine/collective/proof/verifier.h"
#include "engine/study/synthesis/synthesis_request.h"
#include "engine/synthesis/search/pattern_synthesis.h"

#include <memory>
#include <string>
#include <vector>

namespace weft::study {

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
    // In the simulator's `aware` model, with each transfer waiting for the arrival of the one before it on its link:
    // over links from NPU to NPU the planned time, because nothing queues then, without a simulation.
    std::optional<Time> simulated;
    // And where links are free again before that: the quicker of the schedules with and without these waits, because
    // first come first served is now and then worse than the planned order. Of results of more than 16,384 transfers
    // only if their times are compared.
    std::optional<Time> pipelined;
    // What no run takes less than in that model, where a link is busy for its bytes alone; the other bound counts its
    // latency too. Where there is a simulation.
    std::optional<Time> simulatorBound;
    // Of so many plans the quickest there that is as short; more than one where the first ran late.
    std::uint64_t equalPlans = 1;
    std::vector<ChunkTrial> trials; // where the number of chunks was searched
    double boundSeconds = 0; // of the wall, as the next two
    double searchSeconds = 0; // all constructions
    double checkSeconds = 0; // of plan and schedule, with the simulations
    std::uint32_t busiest = 1; // threads that there was work for at a time, at most
    std::uint64_t peakBytes = 0; // most memory of the process until the search had ended; 0: not known
    bool cancelled = false; // the best until then

    [[nodiscard]] bool isVerified() const { return state == ProofState::Verified; }
    // What compares with other algorithms in the simulator.
    [[nodiscard]] Time inSimulator() const { return pipelined.value_or(simulated.value_or(planned)); }
    [[nodiscard]] Time bound() const { return synthesis.bound.time; }
    [[nodiscard]] double efficiency() const { return efficiencyOf(bound(), planned); }
    // The bound, of whatever kind, is met by what was verified.
    [[nodiscard]] bool isProvedOptimal() const { return isVerified() && planned == bound(); }
};
using SynthesisRunPtr = std::shared_ptr<const SynthesisRun>;

// Schedules are made for results of up to so many transfers; larger ones stay in their compact form where they have
// one.
inline constexpr std::uint64_t kMostScheduledTransfers = 1'500'000;

// And simulated up to so many.
inline constexpr std::uint64_t kMostSimulatedTransfers = 300'000;

// `state` may be null; it is written while the search goes on. A stop request keeps the best: with its schedule where
// that takes no time, and as a checked plan otherwise. Errors: those of patternsOf(), synthesizePattern() and
// synthesizeGroups(), and Cancelled before there is anything.
[[nodiscard]] Result<SynthesisRunPtr> runSynthesis(const topology::Fabric& fabric, const SynthesisRequest& request,
    synthesis::SearchState* state = nullptr, const Watch& watch = {});

// The same with the schedule that a stop has left out, made and verified now. Errors: those of runSynthesis().
[[nodiscard]] Result<SynthesisRunPtr> withSchedule(SynthesisRunPtr run, const Watch& watch = {});

} // namespace weft::study
