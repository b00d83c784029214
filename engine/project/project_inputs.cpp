// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/project_inputs.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/inputs/path_rule.h"
#include "engine/project/run_file.h"
#include "engine/study/scenario/sample.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace weft::project {

using Json = nlohmann::ordered_json;
using study::CollectiveBenchmark;
using study::LoadedWorkload;

namespace {

constexpr std::uint32_t kFirstUnknownType = 10; // of trace::CollectiveType

std::optional<trace::CollectiveType> patternOf(const std::string& name)
{
    for (std::uint32_t i = 0; i < kFirstUnknownType; ++i) {
        const auto type = static_cast<trace::CollectiveType>(i);
        if (trace::toString(type) == name)
            return type;
    }
    return {};
}

Error wrong(ErrorCode code, Sentence message)
{
    return errorAt(placeIn({}, "benchmark"), code, std::move(message));
}

LoadedWorkload held(trace::Workload workload)
{
    LoadedWorkload loaded;
    loaded.ranks = static_cast<std::uint32_t>(workload.graphs.size());
    loaded.workload = std::make_shared<const trace::Workload>(std::move(workload));
    return loaded;
}

const RunEntry* findRun(const Project& project, const std::string& name)
{
    const auto at = std::find_if(
        project.runs.begin(), project.runs.end(), [&name](const RunEntry& entry) { return entry.name == name; });
    return at == project.runs.end() ? nullptr : &*at;
}

// The fabric that a run was made on.
std::optional<topology::Fabric> fabricOf(
    const RunEntry& entry, const Project& project, const std::string& folder, Findings& findings)
{
    if (!entry.result.empty()) {
        const auto run = loadRun(inputs::joinPath(folder, entry.result));
        if (run)
            return (*run)->fabric;
        Error error = run.error();
        error.hint = say("the run is made again on the project's present fabric");
        warn(findings, std::move(error));
    }
    return project.fabric;
}

} // namespace

std::string benchmarkJson(const CollectiveBenchmark& benchmark)
{
    Json object = Json::object();
    object["pattern"] = trace::toString(benchmark.pattern);
    object["bytes"] = benchmark.bytes;
    if (benchmark.group) {
        object["group"] = Json::array();
        for (const Rank rank : benchmark.group->ranks)
            object["group"].push_back(index(rank));
    }
    return object.dump();
}

Result<CollectiveBenchmark> readBenchmark(const std::string& text)
{
    const Json object = Json::parse(text, nullptr, false, true);
    if (!object.is_object())
        return wrong(ErrorCode::Malformed, say("a benchmark is a JSON object"));
    CollectiveBenchmark benchmark;
    const auto pattern = object.find("pattern");
    if (pattern == object.end() || !pattern->is_string())
        return wrong(ErrorCode::Missing, say("a benchmark needs a pattern, such as \"all-reduce\""));
    const auto type = patternOf(pattern->get<std::string>());
    if (!type)
        return wrong(ErrorCode::OutOfRange, say("'%1' is no pattern of a collective", pattern->get<std::string>()));
    benchmark.pattern = *type;
    const auto bytes = object.find("bytes");
    if (bytes == object.end() || !bytes->is_number_unsigned())
        return wrong(ErrorCode::Missing, say("a benchmark needs its size in bytes"));
    benchmark.bytes = bytes->get<std::uint64_t>();
    if (const auto group = object.find("group"); group != object.end()) {
        if (!group->is_array())
            return wrong(ErrorCode::WrongType, say("the group of a benchmark is a list of ranks"));
        trace::ProcessGroup ranks { "benchmark", {} };
        for (const Json& rank : *group) {
            if (!rank.is_number_unsigned() || rank.get<std::uint64_t>() > 0xFFFF'FFFEU)
                return wrong(ErrorCode::WrongType, say("the group of a benchmark is a list of ranks"));
            ranks.ranks.push_back(Rank { rank.get<std::uint32_t>() });
        }
        benchmark.group = std::move(ranks);
    }
    return benchmark;
}

Sentence benchmarkName(const CollectiveBenchmark& benchmark)
{
    const std::string name = std::string(trace::toString(benchmark.pattern)) + ' ' + toText(Bytes { benchmark.bytes });
    if (!benchmark.group)
        return name;
    return sayCount(benchmark.group->ranks.size(), "%1 on %n rank", "%1 on %n ranks", name);
}

Result<LoadedWorkload> loadWorkload(
    const WorkloadSource& source, const std::string& folder, std::uint32_t npus, const Watch& watch)
{
    switch (source.kind) {
    case WorkloadKind::Sample:
        return held(study::makeTrainingStep({}));
    case WorkloadKind::Benchmark: {
        const auto benchmark = readBenchmark(source.benchmark);
        if (!benchmark)
            return benchmark.error();
        auto workload = study::makeWorkload(*benchmark, npus);
        if (!workload)
            return workload.error();
        return held(std::move(*workload));
    }
    case WorkloadKind::Trace:
        return study::loadWorkload(inputs::joinPath(folder, source.prefix), watch);
    case WorkloadKind::None:
        break;
    }
    return Error { ErrorCode::Missing, say("the project has no workload"), {},
        say("open a trace or choose a benchmark") };
}

Result<RunInputs> loadInputs(const Project& project, const std::string& projectPath, const std::string& run,
    Findings& findings, const Watch& watch)
{
    const auto refuse = [&findings, &projectPath](Error error) {
        if (error.where.file.empty())
            error.where.file = projectPath;
        return failWith(findings, std::move(error));
    };
    const std::string folder = inputs::folderOf(projectPath);
    const RunEntry* entry = run.empty() ? nullptr : findRun(project, run);
    if (!run.empty() && entry == nullptr)
        return refuse({ ErrorCode::NotFound, say("the project has no run named '%1'", run), {}, {} });
    std::optional<topology::Fabric> fabric
        = entry == nullptr ? project.fabric : fabricOf(*entry, project, folder, findings);
    if (!fabric && project.drawn)
        return refuse({ ErrorCode::Unsupported, say("the fabric of the project is drawn, and cannot run yet"), {},
            say("open the project in Weft: its issues say what is missing") });
    if (!fabric)
        return refuse({ ErrorCode::Missing, say("the project has no fabric"), {}, say("generate or import one") });
    const std::uint32_t npus = fabric->topology().npuCount();
    const WorkloadSource& source
        = entry == nullptr || entry->source.kind == WorkloadKind::None ? project.workload : entry->source;
    auto loaded = loadWorkload(source, folder, npus, watch);
    if (!loaded)
        return refuse(loaded.error());
    study::RunSettings settings = entry == nullptr ? project.settings : entry->settings;
    settings.folder = inputs::joinPath(folder, settings.folder);
    auto prepared = study::prepare(settings, npus, findings);
    if (!prepared)
        return prepared.error();
    if (!study::checkTogether(fabric->topology(), *loaded->workload, prepared->system, findings, watch))
        return firstError(findings);
    return RunInputs { { std::move(*fabric), std::move(loaded->workload), std::move(prepared->system.config) },
        prepared->options };
}

} // namespace weft::project
