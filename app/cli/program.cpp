// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"
#include "app/cli/outcome.h"
#include "app/cli/watcher.h"

#include "engine/core/quantity_text.h"
#include "engine/io/text_file.h"
#include "engine/program/syntax/format.h"
#include "engine/program/syntax/parser.h"
#include "engine/report/result_json.h"
#include "engine/report/text_summary.h"
#include "engine/study/program_study.h"
#include "engine/topology/topology_file.h"

#include <memory>

namespace weft::cli {

namespace {

using simulation::NetworkModel;

struct ProgramArguments {
    std::string file;
    std::string schedule;
    std::string topology;
    std::string system;
    std::string device = "V100";
    std::string result;
    std::string prefix;
    std::vector<std::string> sizes; // NAME=N
    std::vector<std::string> groups;
    std::uint32_t chunks = program::LowerOptions {}.chunks;
    bool launches = false;
    bool isInPlace = false;
    NetworkModel network = NetworkModel::Unaware;
};

Result<std::vector<std::pair<std::string, std::int64_t>>> settings(
    const std::vector<std::string>& texts, const std::string& option)
{
    std::vector<std::pair<std::string, std::int64_t>> all;
    for (const std::string& text : texts) {
        const std::size_t sign = text.find('=');
        const auto value = sign == std::string::npos ? Result<std::uint64_t>(usageError("no value"))
                                                     : parseCount(std::string_view(text).substr(sign + 1));
        if (!value || *value == 0 || *value > std::uint64_t { 1 } << 40U)
            return usageError(option + ": expected NAME=NUMBER with a number from 1 to 2^40, not '" + text + "'");
        all.emplace_back(text.substr(0, sign), static_cast<std::int64_t>(*value));
    }
    return all;
}

// The file, with what the options set in it. Everything that is to be said is said.
std::optional<study::ProgramFile> read(const ProgramArguments& arguments, Terminal& terminal)
{
    const auto sizes = settings(arguments.sizes, "--size");
    const auto groups = settings(arguments.groups, "--group");
    if (!sizes || !groups) {
        terminal.error(sizes ? groups.error() : sizes.error());
        return {};
    }
    Findings findings;
    auto file = study::readProgram(arguments.file, { *sizes, *groups }, findings);
    tell(findings, file, terminal);
    if (!file)
        return {};
    for (const auto& [name, value] : *groups) {
        if (std::ranges::find(file->program.groups, name, &program::Group::name) == file->program.groups.end()) {
            terminal.error("--group: the program has no group '" + name + "'");
            return {};
        }
    }
    for (const auto& [name, value] : *sizes) {
        if (std::ranges::find(file->program.sizes, name, &program::Size::name) == file->program.sizes.end()) {
            terminal.error("--size: the program has no size '" + name + "' that is a number");
            return {};
        }
    }
    return std::move(*file);
}

std::string textOf(const study::ScheduleVerdict& verdict)
{
    std::string text = verdict.schedule + ": ";
    if (verdict.refused)
        return text + "refused\n";
    if (verdict.difference) {
        const program::Difference& difference = *verdict.difference->difference;
        text += "another result with " + std::to_string(verdict.difference->ranks) + " ranks: " + difference.output
            + "[";
        for (std::size_t i = 0; i < difference.element.size(); ++i)
            text += (i == 0 ? "" : ", ") + std::to_string(difference.element[i]);
        return text + "] on rank " + std::to_string(difference.rank) + "\n  before  " + difference.before
            + "\n  after   " + difference.after + "\n";
    }
    if (verdict.ranks.empty())
        return text + "not checked\n";
    text
        += "computes the same (" + std::to_string(verdict.steps) + (verdict.steps == 1 ? " step" : " steps") + "; with";
    for (const std::uint32_t ranks : verdict.ranks)
        text += (ranks == verdict.ranks.front() ? " " : ", ") + std::to_string(ranks);
    return text + " ranks, as expressions and as numbers)\n";
}

ExitCode check(const ProgramArguments& arguments, Terminal& terminal)
{
    const auto file = read(arguments, terminal);
    if (!file)
        return ExitCode::BadInput;
    for (const program::Stage& stage : file->program.stages)
        terminal.print(stage.name + ": " + file->program.text(stage.type) + '\n');
    const auto verdicts = [&] {
        Watcher watcher("checking");
        return study::checkSchedules(*file, watcher.watch());
    }();
    if (!verdicts) {
        terminal.error(verdicts.error());
        return exitCodeOf(verdicts.error());
    }
    bool isFine = true;
    for (const study::ScheduleVerdict& verdict : *verdicts) {
        if (verdict.refused)
            terminal.error(*verdict.refused);
        terminal.print(textOf(verdict));
        if (!verdict.refused && !verdict.difference && verdict.ranks.empty() && !verdict.unchecked.empty())
            terminal.warning(verdict.schedule + ": " + lineOf(verdict.unchecked.front()));
        isFine = isFine && !verdict.refused && !verdict.difference;
    }
    return isFine ? ExitCode::Fine : ExitCode::Negative;
}

ExitCode format(const ProgramArguments& arguments, Terminal& terminal)
{
    Findings findings;
    auto text = io::readTextFile(arguments.file);
    if (!text) {
        terminal.error(text.error());
        return ExitCode::BadInput;
    }
    const program::Source source(arguments.file, std::move(*text));
    const program::SyntaxTree tree = program::parse(source, findings);
    tell(findings, nullptr, terminal);
    if (hasErrors(findings))
        return ExitCode::BadInput;
    const std::string formatted = program::format(source, tree);
    if (!arguments.isInPlace) {
        terminal.print(formatted);
        return ExitCode::Fine;
    }
    if (formatted == source.text())
        return ExitCode::Fine;
    return save(arguments.file, formatted, terminal) ? ExitCode::Fine : ExitCode::BadInput;
}

// What run and lower begin with: the program by its schedule, and the device.
struct Prepared {
    program::Program program;
    program::LowerOptions lowering;
};
std::optional<Prepared> prepare(const ProgramArguments& arguments, Terminal& terminal)
{
    const auto file = read(arguments, terminal);
    if (!file)
        return {};
    auto program = study::scheduled(*file, arguments.schedule);
    if (!program) {
        terminal.error(program.error());
        return {};
    }
    Findings findings;
    auto device = machine::deviceCalled(arguments.device, findings);
    tell(findings, device, terminal);
    if (!device)
        return {};
    return Prepared { std::move(*program), { std::move(*device), arguments.chunks, arguments.launches } };
}

ExitCode run(const ProgramArguments& arguments, Terminal& terminal)
{
    if (!canWrite({ arguments.result }, terminal))
        return ExitCode::BadInput;
    const auto prepared = prepare(arguments, terminal);
    if (!prepared)
        return ExitCode::BadInput;
    Findings findings;
    const auto fabric = topology::loadFabric(arguments.topology, {}, findings);
    if (!fabric) {
        tell(findings, fabric, terminal);
        return ExitCode::BadInput;
    }
    study::ProgramRunOptions options { prepared->lowering, arguments.system, {} };
    options.run.network = arguments.network;
    const auto result = [&] {
        Watcher watcher("simulating");
        return study::runProgram(prepared->program, *fabric, options, findings, watcher.watch());
    }();
    tell(findings, result, terminal);
    if (!result)
        return exitCodeOf(result.error());
    const simulation::Run& finished = *result->run;
    if (!arguments.result.empty()) {
        if (const auto saved = report::saveResultJson(finished, arguments.result, findings); !saved) {
            terminal.error(saved.error());
            return ExitCode::BadInput;
        }
    }
    terminal.print(report::summaryText(finished));
    terminal.findings(finished.unfinished);
    return finished.complete() ? ExitCode::Fine : ExitCode::Negative;
}

ExitCode lower(const ProgramArguments& arguments, Terminal& terminal)
{
    if (!canWrite({ arguments.prefix + ".0.et" }, terminal))
        return ExitCode::BadInput;
    const auto prepared = prepare(arguments, terminal);
    if (!prepared)
        return ExitCode::BadInput;
    Findings findings;
    const auto fabric = topology::loadFabric(arguments.topology, {}, findings);
    tell(findings, fabric, terminal);
    if (!fabric)
        return ExitCode::BadInput;
    if (const auto written = study::writeLowered(prepared->program, prepared->lowering, *fabric, arguments.prefix);
        !written) {
        terminal.error(written.error());
        return ExitCode::BadInput;
    }
    return ExitCode::Fine;
}

using Action = ExitCode (*)(const ProgramArguments&, Terminal&);

CLI::App* addAction(CLI::App& program, const std::string& name, const std::string& help, Action action,
    const std::shared_ptr<ProgramArguments>& arguments, Command& command)
{
    CLI::App* sub = program.add_subcommand(name, help);
    sub->add_option("file", arguments->file, "A program (.weave)")->required()->type_name("FILE");
    sub->callback([action, arguments, &command] {
        command = [action, arguments](Terminal& terminal) { return action(*arguments, terminal); };
    });
    return sub;
}

void addSettings(CLI::App* sub, const std::shared_ptr<ProgramArguments>& arguments)
{
    sub->add_option("--size", arguments->sizes, "In place of what the program says, such as N=1048576; repeatable")
        ->type_name("NAME=N");
    sub->add_option("--group", arguments->groups, "Ranks of a group in place of the program's; repeatable")
        ->type_name("NAME=N");
}

void addLowering(CLI::App* sub, const std::shared_ptr<ProgramArguments>& arguments)
{
    addSettings(sub, arguments);
    sub->add_option("--topology", arguments->topology, "A fabric: a file or text such as Switch(16,150GB/s,500ns)")
        ->required()
        ->type_name("FILE|SPEC");
    sub->add_option("--schedule", arguments->schedule, "By which of its schedules; default: as the program stands")
        ->type_name("NAME");
    sub->add_option("--device", arguments->device, "V100, A100, H100 or a card as JSON (default: V100)")
        ->type_name("D");
    sub->add_option("--chunks", arguments->chunks, "Of each chain that overlaps (default: 4)")
        ->check(CLI::Range(1, 1024).description(""))
        ->type_name("N");
    sub->add_flag("--launches", arguments->launches,
        "A CPU node of the device's launch overhead, in whole microseconds, before each kernel (default: off)");
}

} // namespace

void addProgram(CLI::App& app, Command& command)
{
    const auto arguments = std::make_shared<ProgramArguments>();
    CLI::App* sub = app.add_subcommand(
        "program", "Programs of computation and communication: check, format, run, or write them as workloads");
    sub->require_subcommand(1);
    addSettings(addAction(*sub, "check",
                    "Types of all stages, and whether every schedule computes the same. Exit codes: 0 all do, 1 one "
                    "does not or is refused, 2 mistakes in the text",
                    check, arguments, command),
        arguments);
    addAction(*sub, "format", "Print the program in its one layout", format, arguments, command)
        ->add_flag("--in-place", arguments->isInPlace, "Write it into the file instead");
    CLI::App* runs = addAction(*sub, "run", "Simulate the program on a fabric", run, arguments, command);
    addLowering(runs, arguments);
    runs->add_option("--system", arguments->system,
            "ASTRA-sim system JSON; default: the device's roofline, and ring in every dimension")
        ->type_name("FILE");
    runs->add_option("--network-model", arguments->network, "unaware or aware of congestion (default: unaware)")
        ->transform(oneOf<NetworkModel>({ { "unaware", NetworkModel::Unaware }, { "aware", NetworkModel::Aware } }))
        ->type_name("unaware|aware");
    runs->add_option("--result", arguments->result, "Write the results as JSON (times in ns)")->type_name("OUT.json");
    CLI::App* lowers = addAction(*sub, "lower",
        "Write the program as Chakra traces with the system and group files that go with them", lower, arguments,
        command);
    addLowering(lowers, arguments);
    lowers->add_option("--out-workload", arguments->prefix, "PREFIX.<rank>.et, PREFIX.system.json, PREFIX.groups.json")
        ->required()
        ->type_name("PREFIX");
}

} // namespace weft::cli
