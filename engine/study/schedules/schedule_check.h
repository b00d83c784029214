// SPDX-License-Identifier: GPL-3.0-or-later
// The whole judgement of a schedule file: read, executed symbolically, and laid on a fabric if one is given.
// Reads files; holds no state; any thread.
#pragma once

#include "engine/collective/proof/verifier.h"
#include "engine/study/schedules/schedule_files.h"
#include "engine/topology/fabric.h"

namespace weft::study {

struct ScheduleCheck {
    LoadedSchedule loaded;
    bool correct = false;
    Sentence firstError; // one sentence with the step's place; empty if correct
    std::optional<collective::Fault> fault; // of the verifier
    std::vector<Sentence> remarks; // what was not checked, and why
};

// `topology`: a file or the text of a fabric, or empty. A schedule that could be read gets a verdict; errors are
// those of loadSchedule, loadFabric and verify.
[[nodiscard]] Result<ScheduleCheck> checkSchedule(const std::string& path, const std::string& topology,
    const collective::VerifyOptions& options, Findings& findings, const Watch& watch = {});

// Whether the schedule can run on the fabric: there are as many NPUs, messages have a way, and links that steps name
// join the NPUs of their messages. Errors: OutOfRange, Unreachable, Mismatched, with the step.
[[nodiscard]] Result<void> checkOnFabric(const collective::Schedule& schedule, const topology::Fabric& fabric);

} // namespace weft::study
