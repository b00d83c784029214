// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"
#include "app/cli/commands.h"
#include "engine/core/kept_memory.h"

#include <cstdio>
#include <exception>
#include <new>
#include <sstream>
#include <system_error>

namespace {

using weft::cli::ExitCode;

// What --help and --version ask for.
int said(const CLI::App& app, const CLI::ParseError& what, weft::cli::Terminal& terminal)
{
    std::ostringstream text;
    (void)app.exit(what, text, text);
    terminal.print(text.str());
    return static_cast<int>(terminal.failed() ? ExitCode::BadInput : ExitCode::Fine);
}

int parseAndRun(int argc, char** argv, weft::cli::Terminal& terminal)
{
    CLI::App app { "Weft: simulate Chakra workloads on any fabric, and see where the time went.\n"
                   "Exit codes: 0 fine; 1 it ran, but the answer is negative; 2 bad input or usage.",
        "weft-cli" };
    app.require_subcommand(1);
    app.set_version_flag("--version", std::string("weft-cli ") + WEFT_VERSION);
    weft::cli::Command command;
    weft::cli::addSimulate(app, command);
    weft::cli::addWhatIf(app, command);
    weft::cli::addCompare(app, command);
    weft::cli::addReport(app, command);
    weft::cli::addBatch(app, command);
    weft::cli::addInspect(app, command);
    weft::cli::addConvert(app, command);
    weft::cli::addVerify(app, command);
    weft::cli::addAlgorithm(app, command);
    weft::cli::addInline(app, command);
    weft::cli::addSynthesize(app, command);
    weft::cli::addProgram(app, command);
    weft::cli::addRun(app, command);
    weft::cli::addSample(app, command);
    weft::cli::addHelp(app, command);
    weft::cli::addManual(app, command);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& problem) {
        if (problem.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success))
            return said(app, problem, terminal);
        const std::vector<std::string> unknown = app.remaining();
        const bool isCommand = app.get_subcommands().empty() && !unknown.empty() && !unknown.front().starts_with("-");
        const std::string message = isCommand ? "there is no command '" + unknown.front() + "'" : problem.what();
        terminal.error(message + " (weft-cli --help lists what there is)");
        return static_cast<int>(ExitCode::BadInput);
    }
    for (const auto problem : { &weft::cli::emptyValue, &weft::cli::fileOfTwoOptions }) {
        if (const std::string text = problem(app); !text.empty()) {
            terminal.error(text);
            return static_cast<int>(ExitCode::BadInput);
        }
    }
    const ExitCode code = command(terminal);
    return static_cast<int>(terminal.failed() ? ExitCode::BadInput : code);
}

} // namespace

int main(int argc, char** argv)
{
    weft::keepDroppedMemory();
    weft::cli::holdStandardStreams();
    weft::cli::Terminal terminal;
    try {
        return parseAndRun(argc, argv, terminal);
    } catch (const std::bad_alloc&) {
        (void)std::fputs("weft-cli: error: the memory is exhausted\n", stderr); // which takes none
    } catch (const std::system_error& problem) {
        terminal.error(problem.code() == std::errc::resource_unavailable_try_again
                ? "no thread can be started: the system allows no more of them (ulimit -u says how many)"
                : problem.what());
    } catch (const std::exception& problem) {
        terminal.error(problem.what());
    }
    return static_cast<int>(ExitCode::BadInput);
}
