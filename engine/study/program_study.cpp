// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/program_study.h"

#include "engine/core/make_error.h"
#include "engine/inputs/system_json.h"
#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
#include "engine/program/syntax/parser.h"
#include "engine/simulation/simulator.h"
#include "engine/study/groups_file.h"
#include "engine/trace/et_writer.h"
#include "engine/trace/validator.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace weft::study {

namespace {

constexpr std::array<std::uint32_t, 4> kTriedRanks { 2, 3, 4, 8 };
constexpr std::uint64_t kSeed = 1;

std::uint32_t ranksOf(const program::Program& program)
{
    return program.groups.empty() ? 0 : program.groups.back().first + program.groups.back().ranks;
}

std::uint32_t dimensionsOf(const topology::Fabric& fabric)
{
    return static_cast<std::uint32_t>(fabric.topology().dimensions().size());
}

Result<program::Lowered> loweredFor(
    const topology::Fabric& fabric, const program::Program& program, const program::LowerOptions& options)
{
    const std::uint32_t npus = fabric.topology().npuCount();
    if (ranksOf(program) != npus) {
        return errorOf(ErrorCode::Mismatched,
            "the program has " + std::to_string(ranksOf(program)) + " ranks, the fabric " + std::to_string(npus)
                + " NPUs",
            program.groups.size() == 1 ? "--group " + program.groups[0].name + "=" + std::to_string(npus) : "");
    }
    return program::lower(program, options);
}

Result<simulation::SystemConfig> systemOf(
    const ProgramRunOptions& options, std::uint32_t dimensions, Findings& findings)
{
    if (!options.system.empty()) {
        auto system = inputs::readSystemFile(options.system, {}, findings);
        if (!system)
            return system.error();
        inputs::checkDimensionCount(*system, dimensions, findings);
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

} // namespace

Result<ProgramFile> readProgram(const std::string& path, const program::ElaborateOptions& options, Findings& findings)
{
    auto text = io::readTextFile(path, program::kLongestText + 1);
    if (!text)
        return text.error();
    program::Source source(path, std::move(*text));
    program::SyntaxTree tree = program::parse(source, findings);
    auto understood = program::elaborate(source, tree, findings, options);
    auto schedules = program::schedulesOf(source, tree, findings);
    if (hasErrors(findings))
        return firstError(findings);
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
    return errorIn(file.source.file(), ErrorCode::NotFound, "no schedule is called \"" + schedule + "\"",
        names.empty() ? "the program has none" : "there are " + names);
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
            if (watch.stop.stop_requested())
                return errorOf(ErrorCode::Cancelled, "stopped before all schedules were checked");
            auto terms = program::compareTerms(file.program, *after, ranks);
            auto numbers = program::compareNumbers(file.program, *after, ranks, kSeed);
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

Result<ProgramRun> runProgram(const program::Program& program, const topology::Fabric& fabric,
    const ProgramRunOptions& options, Findings& findings, const Watch& watch)
{
    auto lowered = loweredFor(fabric, program, options.lowering);
    if (!lowered)
        return lowered.error();
    auto system = systemOf(options, dimensionsOf(fabric), findings);
    if (!system)
        return system.error();
    system->groups = lowered->workload.groups;
    if (hasErrors(findings))
        return firstError(findings);
    auto run = simulation::simulate(fabric, lowered->workload, *system, options.run, findings, watch);
    if (!run)
        return run.error();
    return ProgramRun { std::move(*lowered), std::move(*run) };
}

Result<void> writeLowered(const program::Program& program, const program::LowerOptions& options,
    const topology::Fabric& fabric, const std::string& prefix)
{
    const auto lowered = loweredFor(fabric, program, options);
    if (!lowered)
        return lowered.error();
    for (std::size_t rank = 0; rank < lowered->workload.graphs.size(); ++rank) {
        const std::string path = prefix + "." + std::to_string(rank) + ".et";
        if (auto written = trace::writeEt(*lowered->workload.graphs[rank], path); !written)
            return written;
    }
    if (auto written
        = io::writeTextFile(prefix + ".system.json", program::systemJson(options.device, dimensionsOf(fabric)));
        !written)
        return written;
    if (lowered->workload.groups.empty())
        return {};
    return io::writeTextFile(prefix + ".groups.json", groupsJson(lowered->workload.groups));
}

} // namespace weft::study
