// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"
#include "app/cli/outcome.h"
#include "app/cli/scenario_arguments.h"
#include "app/cli/watcher.h"

#include "engine/core/quantity_text.h"
#include "engine/report/attribution_text.h"
#include "engine/report/links_csv.h"
#include "engine/report/perfetto_trace.h"
#include "engine/report/text_summary.h"
#include "engine/report/timeline_json.h"
#include "engine/study/runs/save_result.h"
#include "engine/study/runs/timed_workload.h"
#include "engine/study/scenario/scenario.h"
#include "engine/topology/topology_builder.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <tuple>

namespace weft::cli {

namespace {

using simulation::RecordLevel;
using Clock = std::chrono::steady_clock;

struct SimulateOptions {
    ScenarioArguments scenario;
    std::optional<RecordLevel> record; // none: what is needed
    std::uint64_t recordLimit = simulation::RunOptions {}.recordLimit;
    std::string result;
    std::string links;
    std::string timeline;
    std::string perfetto;
    std::string linkSeries;
    std::uint32_t bins = 0; // of the series; 0: as recorded
    std::string timedWorkload;
    bool quiet = false;
};

// Links and timelines are read from records that the lower levels do not keep.
RecordLevel neededLevel(const SimulateOptions& options, Terminal& terminal)
{
    const std::array<std::tuple<const char*, const std::string*, RecordLevel>, 5> outputs { {
        { "--timeline", &options.timeline, RecordLevel::Full },
        { "--perfetto", &options.perfetto, RecordLevel::Full },
        { "--timed-workload", &options.timedWorkload, RecordLevel::Full },
        { "--links", &options.links, RecordLevel::Links },
        { "--link-series", &options.linkSeries, RecordLevel::Links },
    } };
    RecordLevel level = options.record.value_or(RecordLevel::Summary);
    for (const auto& [option, file, needed] : outputs) {
        if (file->empty() || level >= needed)
            continue;
        level = needed;
        if (options.record)
            terminal.warning(std::string(option)
                + (needed == RecordLevel::Full ? " needs all records: --record full is in force"
                                               : " needs the links' records: --record links is in force"));
    }
    return level;
}

bool writeFiles(const SimulateOptions& options, const simulation::Run& run, const study::Scenario& scenario,
    const Findings& warnings, Terminal& terminal)
{
    const trace::Workload& workload = *scenario.workload;
    bool written = true;
    const auto check = [&](const Result<void>& result) {
        if (!result) {
            terminal.error(result.error());
            written = false;
        }
    };
    if (!options.result.empty())
        check(study::saveResult(run, workload, scenario.system, options.result, warnings));
    if (!options.links.empty())
        check(report::saveLinksCsv(run, options.links));
    Watcher watcher("writing");
    if (!options.linkSeries.empty())
        check(report::saveLinkSeriesCsv(run, options.bins, options.linkSeries, watcher.watch()));
    if (!options.timeline.empty())
        check(report::saveTimelineJson(run, &workload, options.timeline, {}, watcher.watch()));
    if (!options.perfetto.empty())
        check(report::savePerfettoTrace(run, &workload, options.perfetto, {}, watcher.watch()));
    if (!options.timedWorkload.empty()) {
        const Result<std::vector<std::string>> files
            = study::saveTimedWorkload(run, workload, options.timedWorkload, watcher.watch());
        check(files ? Result<void>() : files.error());
    }
    return written;
}

std::string secondsText(Clock::duration span)
{
    return report::timeText(static_cast<double>(std::chrono::duration_cast<std::chrono::nanoseconds>(span).count()));
}

ExitCode simulate(SimulateOptions options, Terminal& terminal)
{
    simulation::RunOptions run;
    run.recordLimit = options.recordLimit;
    if (!options.scenario.read(run, terminal))
        return ExitCode::BadInput;
    run.record = neededLevel(options, terminal);
    const std::string traces = options.timedWorkload.empty() ? std::string() : options.timedWorkload + ".0.et";
    if (!canWrite({ options.result, options.links, options.linkSeries, options.timeline, options.perfetto, traces },
            terminal))
        return ExitCode::BadInput;

    Findings findings;
    const auto started = Clock::now();
    Result<study::Scenario> scenario = options.scenario.load(findings);
    if (!scenario) {
        tell(findings, scenario, terminal);
        return exitCodeOf(scenario.error());
    }
    const auto loaded = Clock::now();
    Result<simulation::RunPtr> result = [&] {
        Watcher watcher("simulating");
        return simulation::simulate(
            scenario->fabric, *scenario->workload, scenario->system, run, findings, watcher.watch());
    }();
    const auto simulated = Clock::now();
    tell(findings, result, terminal);
    if (!result)
        return ExitCode::BadInput;
    const simulation::Run& finished = **result;
    if (hasErrors(findings))
        return ExitCode::BadInput;
    const bool written = writeFiles(options, finished, *scenario, findings, terminal);
    if (!options.quiet)
        terminal.print(report::summaryText(finished) + report::attributionText(finished) + "\nloaded in "
            + secondsText(loaded - started) + ", simulated in " + secondsText(simulated - loaded)
            + " (this machine's time)\n");
    terminal.findings(finished.unfinished);
    if (finished.cancelled)
        terminal.error("stopped before the end: the figures are of an incomplete run");
    if (!written)
        return ExitCode::BadInput;
    return finished.complete() ? ExitCode::Fine : ExitCode::Negative;
}

} // namespace

void addSimulate(CLI::App& app, Command& command)
{
    const auto options = std::make_shared<SimulateOptions>();
    CLI::App* sub = app.add_subcommand("simulate", "Run a workload on a fabric and report where the time went");
    options->scenario.addTo(*sub);
    sub->add_option("--record", options->record,
           "What to keep: summary (figures per rank), links (and bytes and utilization per link), full (and every "
           "operation and message); default: summary, or what --links and --link-series (links), --timeline, "
           "--perfetto and --timed-workload (full) need")
        ->transform(oneOf<RecordLevel>(
            { { "summary", RecordLevel::Summary }, { "links", RecordLevel::Links }, { "full", RecordLevel::Full } }))
        ->type_name("summary|links|full");
    sub->add_option("--record-limit", options->recordLimit,
           "Records kept at level full; past it the run goes on at level links (default: 20000000, about 1 GB)")
        ->check(wholeNumber(kMost64))
        ->type_name("N");
    sub->add_option("--result", options->result, "Write the results as JSON (times in ns)")->type_name("OUT.json");
    sub->add_option("--links", options->links, "Write a table of all links as CSV")->type_name("OUT.csv");
    CLI::Option* series = sub->add_option("--link-series", options->linkSeries,
                                 "aware: write the utilization of all links over time as CSV, one row a link and bin")
                              ->type_name("OUT.csv");
    sub->add_option("--bins", options->bins,
           "Equal parts of the makespan in --link-series; default: the run's own bins, at most 1024")
        ->check(wholeNumber(kMost32, 1))
        ->needs(series)
        ->type_name("N");
    sub->add_option("--timed-workload", options->timedWorkload,
           "Write the workload as Chakra traces OUT.<rank>.et with the times of the run, in whole microseconds")
        ->type_name("OUT");
    sub->add_option("--timeline", options->timeline, "Write a Chrome trace, which ui.perfetto.dev opens")
        ->type_name("OUT.json");
    sub->add_option("--perfetto", options->perfetto,
           "Write a trace in Perfetto's own form, with arrows from sends to receives and a counter for each link")
        ->type_name("OUT.pftrace");
    sub->add_flag("--quiet", options->quiet, "No summary on stdout");
    sub->callback(
        [options, &command] { command = [options](Terminal& terminal) { return simulate(*options, terminal); }; });
}

} // namespace weft::cli
