// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"
#include "app/cli/outcome.h"

#include "engine/core/make_error.h"
#include "engine/project/run_file.h"
#include "engine/study/comparison/result_report.h"
#include "engine/study/scenario/file_kind.h"

#include <memory>

namespace weft::cli {

namespace {

struct ReportArguments {
    std::string result;
    std::string out;
    study::ReportOptions options;
};

// Of a project, or of a run that one stored: what it is, and who makes a report of it.
Error projectsError(const std::string& path, study::FileKind kind)
{
    if (kind == study::FileKind::Project)
        return errorIn(path, ErrorCode::WrongType, "this is a project, not a result",
            "weft --project " + path + " --report OUT.pdf makes a report of it, run --result OUT.json a result");
    if (const Result<simulation::RunPtr> run = project::loadRun(path); !run)
        return run.error();
    return errorIn(path, ErrorCode::WrongType, "this is a run that a project stored",
        "weft --project FILE.weft --report OUT.pdf makes a report of the project; compare reads this run");
}

ExitCode report(const ReportArguments& arguments, Terminal& terminal)
{
    if (!canWrite({ arguments.out }, terminal))
        return ExitCode::BadInput;
    // Who asks for these by the name would get Markdown under it.
    for (const char* ending : { ".pdf", ".html", ".htm" }) {
        if (arguments.out.ends_with(ending)) {
            terminal.error("--out: a page of Markdown is written; weft --report writes " + std::string(ending + 1));
            return ExitCode::BadInput;
        }
    }
    const study::FileKind kind = study::kindOf(arguments.result);
    if (kind == study::FileKind::Project || kind == study::FileKind::RunFile) {
        terminal.error(projectsError(arguments.result, kind));
        return ExitCode::BadInput;
    }
    const Result<study::ResultFile> result = study::readResultFile(arguments.result);
    if (!result) {
        terminal.error(result.error());
        return ExitCode::BadInput;
    }
    const std::string text = study::resultMarkdown(*result, arguments.options);
    if (arguments.out.empty())
        terminal.print(text);
    return save(arguments.out, text, terminal) ? ExitCode::Fine : ExitCode::BadInput;
}

} // namespace

void addReport(CLI::App& app, Command& command)
{
    const auto arguments = std::make_shared<ReportArguments>();
    CLI::App* sub = app.add_subcommand(
        "report", "Tell a result that simulate --result wrote as a page of Markdown, without pictures");
    sub->add_option("result", arguments->result, "The result")->required()->type_name("RESULT.json");
    sub->add_option("--out", arguments->out, "The file to write; default: stdout")->type_name("OUT.md");
    sub->add_option("--most", arguments->options.most, "Rows of each table (default: 20)")
        ->check(wholeNumber(kMost32))
        ->type_name("N");
    sub->callback(
        [arguments, &command] { command = [arguments](Terminal& terminal) { return report(*arguments, terminal); }; });
}

} // namespace weft::cli
