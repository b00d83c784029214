// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands on programs share: their arguments, and the reading of the program by them. Main thread.
#pragma once

#include "app/cli/commands.h"

#include "engine/study/programs/program_study.h"

namespace weft::cli {

struct ProgramArguments {
    std::string file;
    std::string schedule;
    std::string topology;
    std::string system;
    std::string device = "V100";
    std::string result;
    std::string output; // tune: the program with the schedule that was found
    std::string prefix;
    std::vector<std::string> sizes; // NAME=N
    std::vector<std::string> groups;
    std::uint32_t chunks = program::LowerOptions {}.chunks;
    std::string inlined = program::LowerOptions {}.inlined;
    std::optional<std::vector<std::string>> slices;
    std::uint32_t threads = 1;
    std::optional<double> budget;
    bool launches = false;
    bool isInPlace = false;
    bool simulatesAll = false;
    simulation::NetworkModel network = simulation::NetworkModel::Unaware;
};

// The file, with what the options set in it. Everything that is to be said is said.
[[nodiscard]] std::optional<study::ProgramFile> readProgram(const ProgramArguments& arguments, Terminal& terminal);

[[nodiscard]] ExitCode runProgram(const ProgramArguments& arguments, Terminal& terminal);
[[nodiscard]] ExitCode lowerProgram(const ProgramArguments& arguments, Terminal& terminal);
[[nodiscard]] ExitCode tuneProgram(const ProgramArguments& arguments, Terminal& terminal);

} // namespace weft::cli
