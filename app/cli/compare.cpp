// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"
#include "app/cli/outcome.h"

#include "engine/project/run_file.h"
#include "engine/report/comparison_text.h"
#include "engine/report/run_figures.h"
#include "engine/study/comparison/result_figures.h"
#include "engine/study/scenario/file_kind.h"

#include <memory>

namespace weft::cli {

namespace {

struct CompareOptions {
    std::string before;
    std::string after;
    double tolerance = 0; // percent
    std::size_t most = 10;
    std::string result;
    bool quiet = false;
};

struct Side {
    std::string name;
    analysis::RunFigures figures;
};

// A stored run has no names of operations: those are in the traces.
Result<Side> readSide(const std::string& path)
{
    if (study::kindOf(path) == study::FileKind::RunFile) {
        const Result<simulation::RunPtr> run = project::loadRun(path);
        return run ? Result<Side>(Side { path, report::runFigures(**run, nullptr) }) : run.error();
    }
    Result<study::ResultFile> file = study::readResultFile(path);
    return file ? Result<Side>(Side { path, std::move(file->figures) }) : file.error();
}

// What was not recorded, and so is not compared.
std::string unrecorded(const Side& side)
{
    if (side.figures.hasPath)
        return {};
    const std::string what = side.figures.hasLinks ? " has no critical path" : " has no critical path and no links";
    return "\n" + side.name + what + ": simulate with --record full to see where it differs\n";
}

ExitCode compare(const CompareOptions& options, Terminal& terminal)
{
    if (!canWrite({ options.result }, terminal))
        return ExitCode::BadInput;
    const Result<Side> before = readSide(options.before);
    const Result<Side> after = readSide(options.after);
    for (const Result<Side>* side : { &before, &after }) {
        if (!*side)
            terminal.error(side->error());
    }
    if (!before || !after)
        return ExitCode::BadInput;
    const analysis::Comparison comparison = analysis::compare(before->figures, after->figures);
    if (!save(options.result, report::comparisonJson(comparison), terminal))
        return ExitCode::BadInput;
    if (!options.quiet)
        terminal.print(report::comparisonText(comparison, options.most) + unrecorded(*before) + unrecorded(*after));
    // From nothing to something is beyond any tolerance.
    const bool slower = comparison.verdict == analysis::ComparisonVerdict::Slower
        && (comparison.ratio == 0 || (comparison.ratio - 1) * 100 > options.tolerance);
    return slower || comparison.verdict == analysis::ComparisonVerdict::Unfinished ? ExitCode::Negative
                                                                                   : ExitCode::Fine;
}

} // namespace

void addCompare(CLI::App& app, Command& command)
{
    const auto options = std::make_shared<CompareOptions>();
    CLI::App* sub = app.add_subcommand("compare",
        "Say what makes the difference between two results that simulate --result wrote, or runs that a project "
        "stored. "
        "Exit codes: 0 the second is as fast or faster; 1 it is slower, or one did not finish; 2 bad input");
    sub->add_option("before", options->before, "The first result")->required()->type_name("BEFORE.json|.weftrun");
    sub->add_option("after", options->after, "The second result")->required()->type_name("AFTER.json|.weftrun");
    sub->add_option("--tolerance", options->tolerance, "Percent that the second may be slower (default: 0)")
        ->check(numberFromZero())
        ->type_name("PERCENT");
    sub->add_option("--most", options->most, "Rows of each table (default: 10)")
        ->check(wholeNumber(kMost32))
        ->type_name("N");
    sub->add_option("--result", options->result, "Write the comparison as JSON (times in ns)")->type_name("OUT.json");
    sub->add_flag("--quiet", options->quiet, "Nothing on stdout");
    sub->callback(
        [options, &command] { command = [options](Terminal& terminal) { return compare(*options, terminal); }; });
}

} // namespace weft::cli
