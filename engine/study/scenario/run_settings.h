// SPDX-License-Identifier: GPL-3.0-or-later
// What a run is told besides its fabric and its workload, as a project keeps it: ASTRA-sim's own configuration
// texts, so that they import and export unchanged, and the options that Weft adds. Plain values; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/inputs/system_json.h"
#include "engine/simulation/model/system_config.h"

#include <optional>
#include <string>

namespace weft::study {

struct RunSettings {
    std::string system; // ASTRA-sim's system JSON, an object; empty: the defaults of system_json.h
    std::string memory; // its remote-memory JSON; empty: no remote memory
    std::string groups; // its communicator-group JSON; empty: those of the trace
    std::string folder = "."; // that names inside `system` are tried against first, then the working directory
    simulation::NetworkModel network = simulation::NetworkModel::Aware;
    simulation::RecordLevel record = simulation::RecordLevel::Full;
    std::optional<Bytes> packet; // aware only
    topology::Routing routing; // aware only
    inputs::SystemOptions options;
    bool operator==(const RunSettings& other) const;
};

// The settings that the bundled sample runs with.
[[nodiscard]] RunSettings sampleSettings();

struct PreparedSettings {
    inputs::SystemFile system; // with groups, remote memory and custom collectives
    simulation::RunOptions options;
};

// Reads the texts for a fabric of `npus` (0: not known; files that the system names are then not opened). All that is
// wrong goes to `findings`; the Error returned is the first of them. The texts are named "system", "remote memory"
// and "communicator groups" in messages.
[[nodiscard]] Result<PreparedSettings> prepare(const RunSettings& settings, std::uint32_t npus, Findings& findings);

} // namespace weft::study
