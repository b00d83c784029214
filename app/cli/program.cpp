// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"
#include "app/cli/outcome.h"
#include "app/cli/program_actions.h"
#include "app/cli/watcher.h"

#include "engine/io/text_file.h"
#include "engine/program/syntax/format.h"
#include "engine/program/syntax/parser.h"

#include <memory>

namespace weft::cli {

namespace {

using simulation::NetworkModel;

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
    const auto file = readProgram(arguments, terminal);
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
        isFine = isFine && verdict.isCorrect();
    }
    return isFine ? ExitCode::Fine : ExitCode::Negative;
}

ExitCode format(const ProgramArguments& arguments, Terminal& terminal)
{
    Findings findings;
    auto text = io::readTextFile(arguments.file, 4 * program::kLongestText);
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
    sub->add_option("--device", arguments->device, "V100, A100, H100 or a card as JSON (default: V100)")
        ->type_name("D");
    sub->add_flag("--launches", arguments->launches,
        "A CPU node of the device's launch overhead, in whole microseconds, before each kernel (default: off)");
    sub->add_option("--system", arguments->system,
           "ASTRA-sim system JSON; default: the device's roofline, and ring in every dimension")
        ->type_name("FILE");
}

// How one schedule is run.
void addSetting(CLI::App* sub, const std::shared_ptr<ProgramArguments>& arguments)
{
    sub->add_option("--schedule", arguments->schedule, "By which of its schedules; default: as the program stands")
        ->type_name("NAME");
    sub->add_option("--chunks", arguments->chunks, "Of each chain that goes by chunks of its stages (default: 4)")
        ->check(CLI::Range(1, 1024).description(""))
        ->type_name("N");
    sub->add_option("--inline", arguments->inlined,
           "The algorithm by which chains around one collective are written out as sends and receives, with the "
           "computation on each chunk at its ports; none: by chunks as well (default: ring)")
        ->type_name("ALGORITHM|none");
}

void addNetwork(CLI::App* sub, const std::shared_ptr<ProgramArguments>& arguments)
{
    sub->add_option("--network-model", arguments->network, "unaware or aware of congestion (default: unaware)")
        ->transform(oneOf<NetworkModel>({ { "unaware", NetworkModel::Unaware }, { "aware", NetworkModel::Aware } }))
        ->type_name("unaware|aware");
}

CLI::Option* addWorkload(CLI::App* sub, const std::shared_ptr<ProgramArguments>& arguments)
{
    return sub
        ->add_option("--out-workload", arguments->prefix,
            "Write OUT.<rank>.et, OUT.system.json, OUT.memory.json, OUT.network.yml and, of several groups, "
            "OUT.groups.json")
        ->type_name("OUT");
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
                    "does not, is refused or cannot be checked, 2 mistakes in the text",
                    check, arguments, command),
        arguments);
    addAction(*sub, "format", "Print the program in its one layout", format, arguments, command)
        ->add_flag("--in-place", arguments->isInPlace, "Write it into the file instead");
    CLI::App* runs = addAction(*sub, "run", "Simulate the program on a fabric", runProgram, arguments, command);
    addLowering(runs, arguments);
    addSetting(runs, arguments);
    addNetwork(runs, arguments);
    runs->add_option("--result", arguments->result, "Write the results as JSON (times in ns)")->type_name("OUT.json");
    addWorkload(runs, arguments);
    CLI::App* tunes = addAction(*sub, "tune",
        "Find the fastest schedule on a fabric among all there are, and say where the time went before and after",
        tuneProgram, arguments, command);
    addLowering(tunes, arguments);
    addNetwork(tunes, arguments);
    tunes->add_option("--result", arguments->result, "Write all schedules with their steps and times as JSON")
        ->type_name("OUT.json");
    tunes->add_option("--out", arguments->output, "Write the program with the schedule that was found")
        ->type_name("OUT.weave");
    addWorkload(tunes, arguments);
    tunes
        ->add_option("--slices", arguments->slices,
            "Inputs that may be held by slices (default: those that a schedule of the program holds so, all where none "
            "does)")
        ->delimiter(',')
        ->type_name("NAME,…");
    tunes->add_option("--threads", arguments->threads, "Worker threads; they do not change the result (default: 1)")
        ->check(CLI::Range(1, 1024).description(""))
        ->type_name("T");
    tunes
        ->add_option("--budget", arguments->budget,
            "End when about so many seconds are up, with the best until then (default: when all is known)")
        ->check(numberFromZero())
        ->type_name("SECONDS");
    tunes->add_flag("--all", arguments->simulatesAll,
        "Simulate also what a lower bound says cannot be the fastest, so that every schedule has a time (default: "
        "off)");
    CLI::App* lowers = addAction(*sub, "lower",
        "Write the program as Chakra traces with the system, memory, network and group files that go with them",
        lowerProgram, arguments, command);
    addLowering(lowers, arguments);
    addSetting(lowers, arguments);
    addWorkload(lowers, arguments)->required();
}

} // namespace weft::cli
