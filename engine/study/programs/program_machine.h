// SPDX-License-Identifier: GPL-3.0-or-later
// What schedules of a program are timed on beside the fabric, as a project keeps it: the device, whose system, how
// chains and collectives go. Values, and a run with them; any thread.
#pragma once

#include "engine/study/programs/program_settings.h"
#include "engine/study/scenario/run_settings.h"

namespace weft::study {

struct ProgramMachine {
    std::string device = "V100"; // a built-in card
    std::string card; // the file of a JSON card in its place; empty: none
    bool usesSettings = false; // the system of the run settings in place of the device's
    bool launches = false;
    ProgramSetting setting { 4, program::LowerOptions {}.inlined, {} };
    bool operator==(const ProgramMachine&) const = default;

    [[nodiscard]] const std::string& deviceOrFile() const { return card.empty() ? device : card; }
};

// Of `settings`: the network, and the system where the machine uses it. Errors: those of cards, of prepare() and of
// runProgram().
[[nodiscard]] Result<ProgramRun> runProgram(const program::Program& program, const topology::Fabric& fabric,
    const ProgramMachine& machine, const RunSettings& settings, simulation::RecordLevel record, Findings& findings,
    const Watch& watch = {});

// The network of the settings.
[[nodiscard]] simulation::RunOptions runOptionsOf(const RunSettings& settings, simulation::RecordLevel record);

} // namespace weft::study
