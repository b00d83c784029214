// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules that stay in their compact form, as files of steps (".wsteps"): what command line and window write, judge
// on a fabric, and describe. Reads and writes files; holds no state; any thread.
#pragma once

#include "engine/study/description/description.h"
#include "engine/study/synthesis/synthesis_run.h"
#include "engine/synthesis/store/stored_steps.h"

#include <string>

namespace weft::study {

// Whether the result of the request will be one of equal steps. Errors: Unsupported, with the reason.
[[nodiscard]] Result<void> willHaveSteps(const topology::Fabric& fabric, const SynthesisRequest& request);

// Whether it is sure to be too large for all other forms.
[[nodiscard]] bool willStayCompact(const topology::Fabric& fabric, const SynthesisRequest& request);

// Whether this result is one that saveSteps() can write.
[[nodiscard]] bool hasSteps(const SynthesisRun& run);

// Errors: Unsupported (no such form), Unreadable (the system's reason, such as a full disk), Cancelled.
[[nodiscard]] Result<void> saveSteps(const SynthesisRun& run, const std::string& path, const Watch& watch = {});

struct StepsCheck {
    synthesis::StoredSteps stored;
    bool correct = false;
    Sentence firstError; // one sentence with link, chunk and time; empty if correct
    synthesis::ScheduleCheck replay; // empty unless correct
    std::uint64_t verified = 0; // transfers that were verified as schedules as well
    std::optional<synthesis::Bound> bound; // on that fabric, if it is the one that the steps are for
    [[nodiscard]] Time planned() const { return Time { stored.durationNs() }; }
    [[nodiscard]] double efficiency() const { return bound ? efficiencyOf(bound->time, planned()) : 0; }
};

// How sure it has to be: the steps are replayed, and with the second verified as schedules too, for some 200 ns a
// transfer.
enum class StepsProof : std::uint8_t { Replay, Schedules };

// Replays the steps on a fabric. Errors: those of eachStep and lowerBound.
[[nodiscard]] Result<StepsCheck> checkSteps(synthesis::StoredSteps stored, const topology::Fabric& fabric,
    const Watch& watch = {}, StepsProof proof = StepsProof::Replay);

// The same for a file, and a fabric that is a file or the text of one. Errors: Usage (no fabric is named), and those of
// openStepFile and loadFabric.
[[nodiscard]] Result<StepsCheck> checkSteps(const std::string& path, const std::string& topology, Findings& findings,
    const Watch& watch = {}, StepsProof proof = StepsProof::Replay);

// "all-gather on 64 NPUs: 4032 transfers in 32 steps of 20031 ns".
[[nodiscard]] Sentence stepsText(const synthesis::StoredSteps& stored);

// Nothing is replayed for it.
[[nodiscard]] Description describe(const synthesis::StoredSteps& stored);

} // namespace weft::study
