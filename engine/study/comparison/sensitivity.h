// SPDX-License-Identifier: GPL-3.0-or-later
// What if this were faster: a link, a dimension, an NPU, the memory, or another algorithm, each answered by a
// simulation with that one change. Candidates are what the critical path spends its time on. Deterministic: threads
// change the time only. A call owns its threads and leaves none behind.
#pragma once

#include "engine/analysis/attribution.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/study/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace weft::study {

enum class FasterKind : std::uint8_t {
    Link, // the bandwidth of one link
    Dimension, // the bandwidth of all links of a dimension
    Latency, // of all links of a dimension
    Rank, // the computing of one NPU
    Compute, // the computing of all NPUs
    Memory, // the bandwidth of the remote memory
    Endpoint, // the endpoint delay
    Algorithm, // another algorithm for a pattern on one dimension, or on all; the factor does not count
};
[[nodiscard]] std::string_view toString(FasterKind kind); // "link", "dimension", …

struct Faster {
    FasterKind kind = FasterKind::Compute;
    std::uint32_t index = 0; // link, dimension (Algorithm: analysis::kNobody where one is for all) or rank
    simulation::NativePattern pattern {}; // Algorithm
    simulation::Algorithm algorithm {}; // Algorithm
};

struct WhatIf {
    Faster faster;
    Time onPath; // what the critical path spends on it: no more than that can be gained where nothing is shared
    Time before; // the makespan as it is
    std::optional<Time> makespan; // with the change
    Sentence refusal; // why there is none
};

struct SensitivityOptions {
    double factor = 2; // times faster; above 0
    std::size_t most = 4; // candidates of a kind
    std::uint32_t jobs = 1;
    std::vector<Faster> asked {}; // instead of candidates
};

struct Sensitivity {
    simulation::RunPtr run; // as it is, with all its records
    analysis::Attribution attribution;
    double factor = 2;
    std::vector<WhatIf> rows; // by makespan, ascending, those without one last; equal ones as they were chosen
    bool stopped = false; // before all were answered: the rest have that as their refusal
};

// The most promising of each kind, by what the path spends on them.
[[nodiscard]] std::vector<Faster> candidates(const Scenario& scenario, const simulation::Run& run,
    const analysis::CriticalPath& path, const analysis::Attribution& attribution, std::size_t most);

// Errors: those of simulate(); Missing where there were more records than `options` allow; Unfinished where ranks never
// finish, so that there is no makespan to compare with; OutOfRange (the factor; a link, dimension or rank that is not
// there); Cancelled before any was answered. Progress counts simulations.
[[nodiscard]] Result<Sensitivity> sensitivity(const Scenario& scenario, const simulation::RunOptions& run,
    const SensitivityOptions& options, Findings& findings, const Watch& watch = {});

} // namespace weft::study
