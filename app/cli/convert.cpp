// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/watcher.h"

#include "engine/study/conversion.h"

#include <map>
#include <memory>

namespace weft::cli {

namespace {

ExitCode convert(const study::Conversion& conversion, Terminal& terminal)
{
    Findings findings;
    const Result<std::vector<std::string>> written = [&] {
        Watcher watcher("converting");
        return study::convert(conversion, findings, watcher.watch());
    }();
    if (!written && !hasErrors(findings))
        fail(findings, written.error());
    terminal.findings(findings);
    if (!written)
        return ExitCode::BadInput;
    terminal.print("wrote " + written->front()
        + (written->size() > 1 ? " … " + written->back() + " (" + std::to_string(written->size()) + " files)" : "")
        + '\n');
    return hasErrors(findings) ? ExitCode::BadInput : ExitCode::Fine;
}

} // namespace

void addConvert(CLI::App& app, Command& command)
{
    const auto conversion = std::make_shared<study::Conversion>();
    CLI::App* sub = app.add_subcommand("convert",
        "Write a trace or a topology in another form. Traces: .et, .et.gz, .json (Chakra's jsonizer form). "
        "Topologies: .json (Weft), .yml (ASTRA-sim network), .csv (links), .dot, .graphml");
    sub->add_option("input", conversion->input, "A trace file, the prefix of a trace set, a topology file or its text")
        ->required()
        ->type_name("IN");
    sub->add_option("output", conversion->output, "A file; for a trace set the prefix of OUT.<rank>.et")
        ->required()
        ->type_name("OUT");
    sub->add_option(
           "--format", conversion->format, "et, et.gz, json, yml, csv, dot or graphml; default: by the ending of OUT")
        ->check(CLI::IsMember(study::conversionFormats()).description(""))
        ->type_name("FORMAT");
    sub->callback([conversion, &command] {
        command = [conversion](Terminal& terminal) { return convert(*conversion, terminal); };
    });
}

} // namespace weft::cli
