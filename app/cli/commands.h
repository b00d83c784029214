// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands of weft-cli. Each add function declares options on the parser; what the subcommand does when it
// was chosen is left in `command`, which main runs after parsing. Lives for one invocation.
#pragma once

#include "app/cli/terminal.h"

#include <CLI/CLI.hpp>

#include <functional>

namespace weft::cli {

// What the shell gets.
enum class ExitCode : int {
    Fine = 0,
    Negative = 1, // it ran, but the answer is negative
    BadInput = 2, // bad input or usage
};

using Command = std::function<ExitCode(Terminal&)>;

void addSimulate(CLI::App& app, Command& command);
void addBatch(CLI::App& app, Command& command);
void addInspect(CLI::App& app, Command& command);
void addConvert(CLI::App& app, Command& command);
void addRun(CLI::App& app, Command& command);
void addWhatIf(CLI::App& app, Command& command);
void addCompare(CLI::App& app, Command& command);
void addReport(CLI::App& app, Command& command);
void addSample(CLI::App& app, Command& command);
void addVerify(CLI::App& app, Command& command);
void addAlgorithm(CLI::App& app, Command& command);
void addInline(CLI::App& app, Command& command);
void addSynthesize(CLI::App& app, Command& command);
void addProgram(CLI::App& app, Command& command);
void addHelp(CLI::App& app, Command& command);
void addManual(CLI::App& app, Command& command);

} // namespace weft::cli
