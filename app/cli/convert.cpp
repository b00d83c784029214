// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outcome.h"
#include "app/cli/schedule_arguments.h"
#include "app/cli/watcher.h"

#include "engine/study/inspection/conversion.h"

#include <map>
#include <memory>

namespace weft::cli {

namespace {

struct ConvertArguments {
    study::Conversion conversion;
    ScheduleArguments schedule;
};

ExitCode convert(ConvertArguments arguments, Terminal& terminal)
{
    Result<collective::EtOptions> options = arguments.schedule.options();
    if (!options) {
        terminal.error(options.error());
        return ExitCode::BadInput;
    }
    arguments.conversion.schedule = *std::move(options);
    makeRoomFor(arguments.conversion.output, terminal);
    Findings findings;
    const Result<study::Converted> converted = [&] {
        Watcher watcher("converting");
        return study::convert(arguments.conversion, findings, watcher.watch());
    }();
    tell(findings, converted, terminal);
    if (!converted)
        return exitCodeOf(converted.error());
    const std::vector<std::string>& files = converted->files;
    std::string text;
    if (converted->schedule != nullptr) {
        const collective::Schedule& schedule = *converted->schedule;
        text += scheduleText(schedule) + '\n';
        if (converted->commSize)
            text += sizeText(schedule.pattern(), *converted->commSize) + '\n';
    }
    text += "wrote " + files.front();
    if (files.size() > 1)
        text += " … " + files.back() + " (" + std::to_string(files.size()) + " files)";
    text += '\n';
    if (converted->schedule != nullptr && arguments.conversion.format.empty())
        text += prefixNote(arguments.conversion.output);
    terminal.print(text);
    return ExitCode::Fine;
}

} // namespace

void addConvert(CLI::App& app, Command& command)
{
    const auto arguments = std::make_shared<ConvertArguments>();
    CLI::App* sub = app.add_subcommand("convert",
        "Write a trace, a collective algorithm or a topology in another form. Traces: .et, .et.gz, .json (Chakra's "
        "jsonizer form). Algorithms: .xml (MSCCL; .rccl.xml for RCCL), .json (Weft), and traces with the system file "
        "that runs them. "
        "Topologies: .json (Weft), .yml (ASTRA-sim network), .csv (links), .dot, .graphml");
    sub->add_option("input", arguments->conversion.input,
           "A trace file, the prefix of a trace set, an algorithm, a topology file or its text")
        ->required()
        ->type_name("IN");
    sub->add_option("output", arguments->conversion.output, "A file; for a trace set the prefix of OUT.<rank>.et")
        ->required()
        ->type_name("OUT");
    sub->add_option("--format", arguments->conversion.format,
           "et, et.gz, json, xml, yml, csv, dot or graphml; default: by the ending of OUT")
        ->check(CLI::IsMember(study::conversionFormats()).description(""))
        ->type_name("FORMAT");
    sub->add_flag("--explicit", arguments->conversion.linksSpelledOut,
        "Spell out the links of a generated fabric in its .json, to be edited by hand");
    arguments->schedule.addTo(*sub);
    sub->callback(
        [arguments, &command] { command = [arguments](Terminal& terminal) { return convert(*arguments, terminal); }; });
}

} // namespace weft::cli
