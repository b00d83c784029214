// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program_actions.h"

#include "app/cli/outcome.h"
#include "app/cli/watcher.h"

#include "engine/collective/library/algorithm_library.h"
#include "engine/core/quantity_text.h"
#include "engine/program/syntax/format.h"
#include "engine/program/syntax/parser.h"
#include "engine/report/text_summary.h"
#include "engine/study/programs/program_report.h"
#include "engine/study/programs/program_workload.h"
#include "engine/topology/topology_file.h"

namespace weft::cli {

namespace {

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
        const std::string name = text.substr(0, sign);
        if (std::ranges::find(all, name, &std::pair<std::string, std::int64_t>::first) != all.end())
            return usageError(option + ": '" + name + "' is given twice");
        all.emplace_back(name, static_cast<std::int64_t>(*value));
    }
    return all;
}

// Also where no chain asks for one: a wrong name would go unnoticed until there is one.
Result<void> checkInlined(const std::string& name)
{
    collective::AlgorithmRequest smallest;
    smallest.pattern.ranks = 2;
    const auto made
        = name == "none" ? Result<collective::SchedulePtr>(nullptr) : collective::makeAlgorithm(name, smallest);
    if (made || made.error().code != ErrorCode::NotFound)
        return {};
    return made.error();
}

// What all of them begin with.
struct Prepared {
    study::ProgramFile file;
    program::Program program; // by its schedule
    topology::Fabric fabric;
    study::ProgramRunOptions options;
    study::ProgramSetting setting;
};

std::optional<Prepared> prepare(const ProgramArguments& arguments, Terminal& terminal)
{
    if (const Result<void> known = checkInlined(arguments.inlined); !known) {
        terminal.error(known.error());
        return {};
    }
    auto file = readProgram(arguments, terminal);
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
    findings.clear();
    auto fabric = topology::loadFabric(arguments.topology, {}, findings);
    tell(findings, fabric, terminal);
    if (!fabric)
        return {};
    study::ProgramSetting setting { arguments.chunks, arguments.inlined == "none" ? "" : arguments.inlined, {} };
    study::ProgramRunOptions options { { std::move(*device), arguments.chunks, arguments.launches, setting.inlined },
        arguments.system, {} };
    options.run.network = arguments.network;
    return Prepared { std::move(*file), std::move(*program), std::move(*fabric), std::move(options),
        std::move(setting) };
}

// The first of the files that --out-workload writes.
std::string tracesOf(const ProgramArguments& arguments)
{
    return arguments.prefix.empty() ? std::string() : arguments.prefix + ".0.et";
}

template <class T> Result<T> placed(const Prepared& prepared, const program::Program& program, Result<T> result)
{
    if (result)
        return result;
    return study::placed(prepared.file, program, result.error());
}

bool writeWorkload(const Prepared& prepared, const program::Program& program, const study::ProgramSetting& setting,
    const std::string& prefix, Terminal& terminal)
{
    Findings findings;
    const auto written = placed(prepared, program,
        study::writeProgramWorkload(program, prepared.fabric, prepared.options, setting, prefix, findings));
    tell(findings, written, terminal);
    return written.ok();
}

} // namespace

std::optional<study::ProgramFile> readProgram(const ProgramArguments& arguments, Terminal& terminal)
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

ExitCode runProgram(const ProgramArguments& arguments, Terminal& terminal)
{
    if (!canWrite({ arguments.result, tracesOf(arguments) }, terminal))
        return ExitCode::BadInput;
    auto prepared = prepare(arguments, terminal);
    if (!prepared)
        return ExitCode::BadInput;
    prepared->options.run.record = simulation::RecordLevel::Full;
    Findings findings;
    const auto result = [&] {
        Watcher watcher("simulating");
        return placed(*prepared, prepared->program,
            study::runProgram(prepared->program, prepared->fabric, prepared->options, findings, watcher.watch()));
    }();
    tell(findings, result, terminal);
    if (!result)
        return exitCodeOf(result.error());
    const simulation::Run& finished = *result->run;
    const auto times = study::kernelTimes(prepared->program, *result, prepared->options.lowering.device);
    if (!times)
        terminal.warning(times.error());
    if (!arguments.result.empty()) {
        const auto saved = study::saveProgramResult(
            prepared->program, *result, times ? *times : std::vector<study::KernelTime> {}, arguments.result, findings);
        if (!saved) {
            terminal.error(saved.error());
            return ExitCode::BadInput;
        }
    }
    if (!arguments.prefix.empty()
        && !writeWorkload(*prepared, prepared->program, prepared->setting, arguments.prefix, terminal))
        return ExitCode::BadInput;
    terminal.print(report::summaryText(finished));
    if (times)
        terminal.print('\n' + study::kernelTable(prepared->program, *times));
    terminal.findings(finished.unfinished);
    return finished.complete() ? ExitCode::Fine : ExitCode::Negative;
}

ExitCode lowerProgram(const ProgramArguments& arguments, Terminal& terminal)
{
    if (!canWrite({ tracesOf(arguments) }, terminal))
        return ExitCode::BadInput;
    const auto prepared = prepare(arguments, terminal);
    if (!prepared)
        return ExitCode::BadInput;
    Findings findings;
    const auto system = study::programSystem(prepared->options, prepared->fabric, findings);
    tell(findings, system, terminal);
    if (!system)
        return ExitCode::BadInput;
    return writeWorkload(*prepared, prepared->program, prepared->setting, arguments.prefix, terminal)
        ? ExitCode::Fine
        : ExitCode::BadInput;
}

ExitCode tuneProgram(const ProgramArguments& arguments, Terminal& terminal)
{
    if (!canWrite({ arguments.result, arguments.output, tracesOf(arguments) }, terminal))
        return ExitCode::BadInput;
    const auto prepared = prepare(arguments, terminal);
    if (!prepared)
        return ExitCode::BadInput;
    study::TuneOptions options;
    options.run = prepared->options;
    options.slices = arguments.slices;
    options.threads = arguments.threads;
    options.budgetSeconds = arguments.budget;
    options.prunes = !arguments.simulatesAll;
    Findings findings;
    const auto tuning = [&] {
        Watcher watcher("tuning");
        return placed(*prepared, prepared->file.program,
            study::tuneProgram(prepared->file, prepared->fabric, options, findings, watcher.watch()));
    }();
    tell(findings, tuning, terminal);
    if (!tuning)
        return exitCodeOf(tuning.error());
    if (!arguments.result.empty()) {
        if (const auto saved = study::saveTuning(prepared->file, *tuning, arguments.result); !saved) {
            terminal.error(saved.error());
            return ExitCode::BadInput;
        }
    }
    if (!save(arguments.output, study::withTuned(prepared->file, *tuning), terminal))
        return ExitCode::BadInput;
    if (!arguments.prefix.empty()
        && !writeWorkload(*prepared, tuning->best, tuning->fastest().setting, arguments.prefix, terminal))
        return ExitCode::BadInput;
    terminal.print(study::tuningText(prepared->file, *tuning));
    return ExitCode::Fine;
}

} // namespace weft::cli
