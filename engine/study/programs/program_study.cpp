// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/programs/program_study.h"

#include "engine/core/make_error.h"
#include "engine/inputs/system_json.h"
#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
#include "engine/program/syntax/parser.h"
#include "engine/simulation/kernel/simulator.h"
#include "engine/trace/validator.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace weft::study {

namespace {

constexpr std::array<std::uint32_t, 4> kTriedRanks { 2, 3, 4, 8 };
constexpr std::uint64_t kSeed = 1;

} // namespace

Result<ProgramFile> readProgram(const std::string& path, const program::ElaborateOptions& options, Findings& findings)
{
    auto text = io::readTextFile(path, 4 * program::kLongestText); // so that there is a line to name
    if (!text) {
        Error error = text.error();
        if (error.code == ErrorCode::TooLarge)
            error.message = say("the program is longer than 16 MiB");
        return error;
    }
    program::Source source(path, std::move(*text));
    program::SyntaxTree tree = program::parse(source, findings);
    auto understood = program::elaborate(source, tree, findings, options);
    auto schedules = program::schedulesOf(source, tree, findings);
    if (hasErrors(findings))
        return firstError(findings);
    if (understood->stages.empty())
        return errorIn(path, ErrorCode::Missing, say("the program is empty: it has no inputs and computes nothing"),
            say("one is, line by line: 'group g = 4', 'input x: f32[8] local', 't = allreduce(+, x)'"));
    return ProgramFile { std::move(source), std::move(tree), std::move(*understood), std::move(schedules) };
}

Result<program::Program> scheduled(const ProgramFile& file, const std::string& schedule)
{
    if (schedule.empty())
        return file.program;
    const auto found = std::ranges::find(file.schedules, schedule, &program::Schedule::name);
    if (found != file.schedules.end())
        return program::applyAll(file.source, file.program, *found);
    std::string names;
    for (const program::Schedule& each : file.schedules)
        names += (names.empty() ? "" : ", ") + each.name;
    return errorIn(file.source.file(), ErrorCode::NotFound, say("no schedule is called \"%1\"", schedule),
        names.empty() ? say("the program has none") : say("there are %1", names));
}

Result<std::vector<ScheduleVerdict>> checkSchedules(const ProgramFile& file, const Watch& watch)
{
    std::vector<ScheduleVerdict> verdicts;
    for (const program::Schedule& schedule : file.schedules) {
        ScheduleVerdict& verdict = verdicts.emplace_back();
        verdict.schedule = schedule.name;
        verdict.steps = schedule.steps.size();
        const auto after = program::applyAll(file.source, file.program, schedule);
        if (!after) {
            verdict.refused = after.error();
            continue;
        }
        for (const std::uint32_t ranks : kTriedRanks) {
            auto terms = program::compareTerms(file.program, *after, ranks, watch.stop);
            auto numbers = program::compareNumbers(file.program, *after, ranks, kSeed, watch.stop);
            if (watch.stop.stop_requested())
                return errorOf(ErrorCode::Cancelled, say("stopped before all schedules were checked"));
            if (!terms || !numbers) {
                verdict.unchecked.push_back(terms ? numbers.error() : terms.error());
                continue;
            }
            if (terms->difference || numbers->difference) {
                verdict.difference = terms->difference ? std::move(*terms) : std::move(*numbers);
                break;
            }
            verdict.ranks.push_back(ranks);
        }
    }
    return verdicts;
}

Result<void> checkRanks(const program::Program& program, const topology::Fabric& fabric)
{
    const std::uint32_t npus = fabric.topology().npuCount();
    const std::uint32_t ranks = program.groups.empty() ? 0 : program.groups.back().first + program.groups.back().ranks;
    if (ranks == npus)
        return {};
    std::string option;
    if (program.groups.size() == 1)
        option = "--group " + program.groups[0].name + "=" + std::to_string(npus);
    return errorOf(ErrorCode::Mismatched, say("the program has %1 ranks, the fabric %2 NPUs", ranks, npus), option);
}

Result<simulation::SystemConfig> programSystem(
    const ProgramRunOptions& options, const topology::Fabric& fabric, Findings& findings)
{
    const auto dimensions = fabric.topology().dimensions();
    if (!options.system.empty()) {
        auto system = inputs::readSystemFile(options.system, {}, findings);
        if (!system)
            return system.error();
        inputs::checkDimensionCount(*system, dimensions.size(), findings);
        if (hasErrors(findings))
            return firstError(findings);
        if (!system->config.roofline) {
            warn(findings,
                errorAt(placeIn(options.system, std::string(trace::kRooflineKey)), ErrorCode::Usage,
                    say("the roofline is off: all computation takes no time"),
                    say("add \"roofline-enabled\": 1, \"peak-perf\" and \"local-mem-bw\"")));
        }
        return std::move(system->config);
    }
    const auto file
        = io::JsonFile::parse(program::systemJson(options.lowering.device, dimensions), "the device's system");
    if (!file)
        return file.error();
    auto system = inputs::readSystem(*file, file->root(), {}, findings);
    if (!system)
        return system.error();
    return std::move(system->config);
}

bool ranksComeApart(const simulation::SystemConfig& system, simulation::NetworkModel network)
{
    // Of a ring and of the others that share work out evenly all ranks end at once, where links are nobody else's.
    return std::ranges::any_of(system.implementation, [network](const auto& list) {
        return std::ranges::any_of(list, [network](const simulation::Algorithm& algorithm) {
            return algorithm.kind == simulation::AlgorithmKind::DoubleBinaryTree
                || (network == simulation::NetworkModel::Aware && algorithm.kind != simulation::AlgorithmKind::Ring);
        });
    });
}

Error placed(const ProgramFile& file, const program::Program& program, Error error)
{
    if (const auto stage = program.find(error.where.item); stage && error.where.file.empty())
        error.where = file.source.where(program.stage(*stage).place, error.where.item);
    return error;
}

Result<ProgramRun> runProgram(const program::Program& program, const topology::Fabric& fabric,
    const program::LowerOptions& lowering, simulation::SystemConfig system, const simulation::RunOptions& run,
    Findings& findings, const Watch& watch)
{
    program::LowerOptions how = lowering;
    how.ordersCollectives |= ranksComeApart(system, run.network);
    auto lowered = program::lower(program, how);
    if (!lowered)
        return lowered.error();
    system.groups = lowered->workload.groups;
    auto finished = simulation::simulate(fabric, lowered->workload, system, run, findings, watch);
    if (!finished)
        return finished.error();
    return ProgramRun { std::move(*lowered), std::move(*finished) };
}

Result<ProgramRun> runProgram(const program::Program& program, const topology::Fabric& fabric,
    const ProgramRunOptions& options, Findings& findings, const Watch& watch)
{
    if (auto fits = checkRanks(program, fabric); !fits)
        return fits.error();
    auto system = programSystem(options, fabric, findings);
    if (!system)
        return system.error();
    return runProgram(program, fabric, options.lowering, std::move(*system), options.run, findings, watch);
}

} // namespace weft::study
