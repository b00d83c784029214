// SPDX-License-Identifier: GPL-3.0-or-later
// The words that results and tables use for the engine's enumerations, and names of things of a run.
// Pure functions; any thread.
#pragma once

#include "engine/simulation/model/run.h"

#include <string>
#include <string_view>

namespace weft::report {

[[nodiscard]] std::string_view toString(simulation::RecordLevel level); // "summary", "links", "full"
[[nodiscard]] std::string_view toString(simulation::NetworkModel model); // "unaware", "aware"
[[nodiscard]] std::string_view toString(simulation::OperationKind kind); // "compute", "cpu-compute", …

// "world", or the group's name; "group 7" where the run does not hold it.
[[nodiscard]] std::string groupName(const simulation::Run& run, std::uint32_t group);

} // namespace weft::report
