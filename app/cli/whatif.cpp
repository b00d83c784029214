// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"
#include "app/cli/outcome.h"
#include "app/cli/scenario_arguments.h"
#include "app/cli/watcher.h"

#include "engine/study/comparison/sensitivity_report.h"

#include <memory>
#include <thread>

namespace weft::cli {

namespace {

struct WhatIfOptions {
    ScenarioArguments scenario;
    study::SensitivityOptions sensitivity;
    std::vector<std::string> targets;
    std::string result;
    bool quiet = false;
};

ExitCode whatIf(WhatIfOptions options, Terminal& terminal)
{
    simulation::RunOptions run;
    if (!options.scenario.read(run, terminal) || !canWrite({ options.result }, terminal))
        return ExitCode::BadInput;
    Findings findings;
    const Result<study::Scenario> scenario = options.scenario.load(findings);
    if (!scenario) {
        tell(findings, scenario, terminal);
        return exitCodeOf(scenario.error());
    }
    for (const std::string& target : options.targets) {
        const Result<study::Faster> faster = study::parseFaster(target, *scenario);
        if (!faster) {
            terminal.error("--target: " + lineOf(faster.error()));
            return ExitCode::BadInput;
        }
        options.sensitivity.asked.push_back(*faster);
    }
    const Result<study::Sensitivity> found = [&] {
        Watcher watcher("simulating");
        return study::sensitivity(*scenario, run, options.sensitivity, findings, watcher.watch());
    }();
    tell(findings, found, terminal);
    if (!found)
        return found.error().code == ErrorCode::Unfinished ? ExitCode::Negative : exitCodeOf(found.error());
    if (!save(options.result, study::sensitivityJson(*found, *scenario), terminal))
        return ExitCode::BadInput;
    if (!options.quiet)
        terminal.print(study::sensitivityText(*found, *scenario));
    if (found->stopped)
        terminal.error("stopped before every change was simulated");
    return found->stopped ? ExitCode::Negative : ExitCode::Fine;
}

} // namespace

void addWhatIf(CLI::App& app, Command& command)
{
    const auto options = std::make_shared<WhatIfOptions>();
    options->sensitivity.jobs = std::max(1U, std::thread::hardware_concurrency());
    CLI::App* sub = app.add_subcommand("whatif",
        "Simulate a workload with one thing after another made faster, and say what each would gain. What is tried is "
        "what the critical path spends its time on");
    options->scenario.addTo(*sub);
    sub->add_option("--by", options->sensitivity.factor, "How many times faster (default: 2)")
        ->check(numberAboveZero())
        ->type_name("K");
    sub->add_option("--most", options->sensitivity.most, "Candidates of each kind (default: 4)")
        ->check(wholeNumber(kMost32, 1))
        ->type_name("N");
    sub->add_option("--target", options->targets,
           "Instead of candidates: link:SRC-DST, dimension:N, latency:N, rank:N, compute, memory, endpoint, "
           "algorithm:PATTERN=NAME or algorithm:PATTERN@DIMENSION=NAME; several may be given")
        ->type_name("WHAT");
    sub->add_option("--jobs", options->sensitivity.jobs, "Simulations at a time (default: as many as processors)")
        ->check(wholeNumber(1024, 1))
        ->type_name("N");
    sub->add_option("--result", options->result, "Write the table as JSON (times in ns)")->type_name("OUT.json");
    sub->add_flag("--quiet", options->quiet, "No table on stdout");
    sub->callback(
        [options, &command] { command = [options](Terminal& terminal) { return whatIf(*options, terminal); }; });
}

} // namespace weft::cli
