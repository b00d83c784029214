// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that one simulation needs, loaded from the files that a person names and checked against each other.
// A Scenario is a value over shared immutable parts; loading may take a while and polls its Watch.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/inputs/system_json.h"
#include "engine/simulation/kernel/simulator.h"
#include "engine/simulation/model/system_config.h"
#include "engine/topology/fabric.h"
#include "engine/trace/execution_graph.h"
#include "engine/trace/validator.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace weft::study {

using WorkloadPtr = std::shared_ptr<const trace::Workload>;

struct ScenarioFiles {
    std::string topology; // a file, or the text of a generated fabric
    std::optional<std::string> dimensions; // logical sizes that replace the fabric's, such as "8x4"
    std::string workload; // the prefix of prefix.<rank>.et
    std::string system; // empty: the defaults of system_json.h
    std::string memory; // empty: no remote memory
    std::string commGroups; // empty: those of the trace
    inputs::SystemOptions options;
};

struct Scenario {
    topology::Fabric fabric;
    WorkloadPtr workload;
    simulation::SystemConfig system;
};

// All that is wrong, and what is only odd, goes to `findings`; the Error returned is the first error among them.
// Names inside the system file are tried against its folder, then against the working directory.
[[nodiscard]] Result<Scenario> loadScenario(const ScenarioFiles& files, Findings& findings, const Watch& watch = {});

// What the validator must know of the system.
[[nodiscard]] trace::ValidationOptions validationOptions(const simulation::SystemConfig& system);

// The checks that need all parts: the trace validator with the groups and what the system asks of the traces, and
// the algorithms against the dimensions. True if there is no error among what it adds to `findings`.
[[nodiscard]] bool checkTogether(const topology::Topology& topology, const trace::Workload& workload,
    const inputs::SystemFile& system, Findings& findings, const Watch& watch = {});

} // namespace weft::study
