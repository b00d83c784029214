// SPDX-License-Identifier: GPL-3.0-or-later
// The options that say what is simulated and how messages travel, for every command that simulates. Lives for one
// invocation.
#pragma once

#include "app/cli/commands.h"

#include "engine/study/scenario/scenario.h"

namespace weft::cli {

class ScenarioArguments {
public:
    void addTo(CLI::App& command);
    // The options that are texts of their own, and what is in force of a run. False after an error.
    [[nodiscard]] bool read(simulation::RunOptions& run, Terminal& terminal);
    // Watched.
    [[nodiscard]] Result<study::Scenario> load(Findings& findings) const;

private:
    study::ScenarioFiles m_files;
    std::string m_dimensions;
    simulation::NetworkModel m_network = simulation::NetworkModel::Unaware;
    std::string m_packet;
    topology::Routing m_routing;
};

} // namespace weft::cli
