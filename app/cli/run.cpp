// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outcome.h"
#include "app/cli/watcher.h"

#include "engine/core/fingerprint.h"
#include "engine/project/project_inputs.h"
#include "engine/project/project_json.h"
#include "engine/report/attribution_text.h"
#include "engine/report/text_summary.h"
#include "engine/study/runs/save_result.h"

#include <algorithm>
#include <memory>

namespace weft::cli {

namespace {

struct RunOptions {
    std::string project;
    std::string run;
    std::string result;
    bool quiet = false;
};

// A run that is made again must give what it gave; if it does not, an input has changed.
void compareWithStored(
    const project::Project& project, const std::string& name, const simulation::Run& run, Terminal& terminal)
{
    for (const project::RunEntry& entry : project.runs) {
        if (entry.name == name && entry.fingerprint != 0 && entry.fingerprint != run.fingerprint)
            terminal.warning("'" + name + "' had the fingerprint " + toHex(entry.fingerprint) + " and now has "
                + toHex(run.fingerprint) + ": its traces, its fabric or Weft itself has changed since");
    }
}

ExitCode runProject(const RunOptions& options, Terminal& terminal)
{
    if (!canWrite({ options.result }, terminal))
        return ExitCode::BadInput;
    Findings findings;
    const auto project = project::readProject(options.project, findings);
    if (!project) {
        terminal.findings(findings);
        terminal.error(project.error());
        return ExitCode::BadInput;
    }
    const auto inputs = [&] {
        Watcher watcher("loading");
        return project::loadInputs(*project, options.project, options.run, findings, watcher.watch());
    }();
    if (!inputs) {
        tell(findings, inputs, terminal);
        return exitCodeOf(inputs.error());
    }
    const auto result = [&] {
        Watcher watcher("simulating");
        return simulation::simulate(inputs->scenario.fabric, *inputs->scenario.workload, inputs->scenario.system,
            inputs->options, findings, watcher.watch());
    }();
    tell(findings, result, terminal);
    if (!result)
        return ExitCode::BadInput;
    const simulation::Run& run = **result;
    compareWithStored(*project, options.run, run, terminal);
    if (!options.result.empty()) {
        const study::Scenario& scenario = inputs->scenario;
        if (const auto saved = study::saveResult(run, *scenario.workload, scenario.system, options.result, findings);
            !saved) {
            terminal.error(saved.error());
            return ExitCode::BadInput;
        }
    }
    if (!options.quiet)
        terminal.print(report::summaryText(run) + report::attributionText(run));
    terminal.findings(run.unfinished);
    return run.complete() ? ExitCode::Fine : ExitCode::Negative;
}

} // namespace

void addRun(CLI::App& app, Command& command)
{
    auto options = std::make_shared<RunOptions>();
    CLI::App* run = app.add_subcommand("run", "Run what a project of the desktop application holds");
    run->add_option("PROJECT", options->project, "The project file (.weft)")->required()->type_name("PROJECT.weft");
    run->add_option("--run", options->run,
           "Make this run of the project again, with the workload and settings it had; otherwise the project as it is "
           "now")
        ->type_name("NAME");
    run->add_option("--result", options->result, "Write the result as JSON")->type_name("OUT.json");
    run->add_flag("--quiet", options->quiet, "Print no summary");
    run->callback(
        [options, &command] { command = [options](Terminal& terminal) { return runProject(*options, terminal); }; });
}

} // namespace weft::cli
