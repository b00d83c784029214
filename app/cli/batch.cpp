// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/watcher.h"

#include "engine/core/make_error.h"
#include "engine/io/text_stream.h"
#include "engine/study/runs/batch.h"

#include <filesystem>
#include <fstream>
#include <memory>

namespace weft::cli {

namespace {

struct BatchArguments {
    std::string rows;
    std::string out;
    study::BatchOptions options;
};

ExitCode batch(const BatchArguments& arguments, Terminal& terminal)
{
    namespace fs = std::filesystem;
    std::error_code status;
    if (!fs::is_directory(arguments.options.base, status)) {
        terminal.error(
            errorIn(arguments.options.base, ErrorCode::NotFound, "the folder given by --base does not exist"));
        return ExitCode::BadInput;
    }
    std::ifstream rows(arguments.rows, std::ios::binary);
    if (!rows || fs::is_directory(arguments.rows, status)) {
        terminal.error(errorIn(arguments.rows, ErrorCode::NotFound, "the file does not exist or cannot be read"));
        return ExitCode::BadInput;
    }
    Result<io::TextStream> out = io::TextStream::toFile(arguments.out);
    if (!out) {
        terminal.error(out.error());
        return ExitCode::BadInput;
    }
    study::BatchSink sink;
    sink.result = [&out](const std::string& line) { *out << line + '\n'; }; // whole or not at all
    sink.warning = [&terminal](const Error& warning) { terminal.warning(warning); };
    study::BatchOutcome outcome;
    {
        Watcher watcher("rows");
        outcome = study::runBatch(rows, arguments.rows, arguments.options, sink, watcher.watch());
    }
    if (const Result<void> written = out->finish(); !written) {
        terminal.error(written.error());
        return ExitCode::BadInput;
    }
    terminal.print(std::to_string(outcome.rows) + " rows, " + std::to_string(outcome.failed)
        + " with errors, results in " + arguments.out + '\n');
    if (outcome.cancelled)
        terminal.error("stopped before the last row");
    return outcome.failed == 0 && !outcome.cancelled ? ExitCode::Fine : ExitCode::Negative;
}

} // namespace

void addBatch(CLI::App& app, Command& command)
{
    const auto arguments = std::make_shared<BatchArguments>();
    CLI::App* sub = app.add_subcommand("batch",
        "Run many simulations, one JSON object a line: id, backend, workload, network_yaml or topology (and dims), "
        "system, "
        "remote_memory, comm_groups, extra_args (ASTRA-sim's), routing, routing_seed, packet, groups_by_dimension. "
        "Exit "
        "code 1 if any row has an error");
    sub->add_option("rows", arguments->rows, "The rows, one JSON object a line")->required()->type_name("ROWS.jsonl");
    sub->add_option("--base", arguments->options.base, "The folder that paths in the rows are relative to")
        ->required()
        ->type_name("DIR");
    sub->add_option("--out", arguments->out, "One result or error a line, in the order of the rows (times in ns)")
        ->required()
        ->type_name("OUT.jsonl");
    sub->add_option("--jobs", arguments->options.jobs, "Rows that run at once (default: 1)")
        ->check(CLI::Range(1, 1024).description(""))
        ->type_name("N");
    sub->callback(
        [arguments, &command] { command = [arguments](Terminal& terminal) { return batch(*arguments, terminal); }; });
}

} // namespace weft::cli
