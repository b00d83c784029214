// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/project_json.h"
#include "engine/project/unknown_keys.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
#include "engine/project/members.h"
#include "engine/project/workload_names.h"
#include "engine/topology/topology_json.h"

#include <algorithm>
#include <cmath>

namespace weft::project {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::uint64_t kLargestFile = std::uint64_t { 512 } << 20U;

using Wrong = std::optional<WrongMember>;

study::RunSettings readSettings(const Json& object, Wrong& wrong)
{
    Members members(object, wrong);
    study::RunSettings settings;
    std::string network = "aware";
    members.text("network", network);
    if (network != "aware" && network != "unaware")
        members.refuse("network", [] { return say("\"aware\" or \"unaware\""); });
    settings.network = network == "unaware" ? simulation::NetworkModel::Unaware : simulation::NetworkModel::Aware;
    std::string record = "full";
    members.text("record", record);
    if (record == "summary")
        settings.record = simulation::RecordLevel::Summary;
    else if (record == "links")
        settings.record = simulation::RecordLevel::Links;
    else if (record != "full")
        members.refuse("record", [] { return say("\"summary\", \"links\" or \"full\""); });
    if (std::string packet; members.text("packet", packet) && !packet.empty()) {
        if (const auto bytes = parseBytes(packet); bytes && bytes->count() > 0)
            settings.packet = *bytes;
        else
            members.refuse("packet", [] { return say("a size such as \"4 KiB\""); });
    }
    if (std::string routing; members.text("routing", routing) && !routing.empty()) {
        if (const auto choice = topology::routeChoiceNamed(routing))
            settings.routing.choice = *choice;
        else
            members.refuse("routing",
                [] { return say("\"default\", \"hash\", \"d-mod-k\", \"spray\", \"adaptive\" or \"valiant\""); });
    }
    members.count("routing_seed", settings.routing.seed);
    std::uint64_t queues = 1;
    members.count("queues_per_dimension", queues);
    if (queues == 0 || queues > 1'000'000)
        members.refuse("queues_per_dimension", [] { return say("between 1 and 1,000,000"); });
    else
        settings.options.queuesPerDimension = static_cast<std::uint32_t>(queues);
    if (const Json* scale = members.find("injection_scale")) {
        if (scale->is_number() && std::isfinite(scale->get<double>()) && scale->get<double>() >= 0)
            settings.options.injectionScale = scale->get<double>();
        else
            members.refuse("injection_scale", [] { return say("a number, not negative"); });
    }
    members.flag("rendezvous", settings.options.rendezvous);
    members.flag("groups_by_dimension", settings.options.groupsByDimension);
    settings.folder = ".";
    members.text("folder", settings.folder);
    members.document("system", settings.system);
    members.document("memory", settings.memory);
    members.document("groups", settings.groups);
    return settings;
}

WorkloadSource readSource(const Json& object, Wrong& wrong)
{
    Members members(object, wrong);
    WorkloadSource source;
    std::string kind = "none";
    members.text("kind", kind);
    const auto* known = std::find_if(std::begin(kWorkloadNames), std::end(kWorkloadNames),
        [&kind](const WorkloadName& name) { return kind == name.text; });
    if (known == std::end(kWorkloadNames))
        members.refuse("kind", [] { return say("\"trace\", \"sample\", \"benchmark\" or \"none\""); });
    else
        source.kind = known->kind;
    members.text("prefix", source.prefix);
    members.document("benchmark", source.benchmark);
    return source;
}

RunEntry readRun(const Json& object, Wrong& wrong)
{
    Members members(object, wrong, "runs");
    RunEntry entry;
    members.text("name", entry.name);
    members.text("result", entry.result);
    members.text("when", entry.when);
    members.text("fabric", entry.fabric);
    members.text("workload", entry.workload);
    if (const Json* source = members.part("source", Json::value_t::object, [] { return say("an object"); }))
        entry.source = readSource(*source, wrong);
    members.count("makespan_ns", entry.makespanNs);
    members.hex("fingerprint", entry.fingerprint);
    members.hex("fabric_hash", entry.fabricHash);
    members.hex("workload_hash", entry.workloadHash);
    members.text("note", entry.note);
    members.flag("baseline", entry.isBaseline);
    members.flag("partial", entry.isPartial);
    if (const Json* settings = members.part("settings", Json::value_t::object, [] { return say("an object"); }))
        entry.settings = readSettings(*settings, wrong);
    if (const Json* list = members.part("findings", Json::value_t::array, [] { return say("a list"); }))
        entry.findings = list->dump();
    return entry;
}

std::vector<Point> readLayout(const Json& list, Members& members)
{
    std::vector<Point> points;
    points.reserve(list.size());
    for (const Json& point : list) {
        if (!point.is_array() || point.size() != 2 || !point[0].is_number() || !point[1].is_number()) {
            members.refuse("layout", [] { return say("a list of pairs of numbers"); });
            return {};
        }
        points.push_back({ point[0].get<double>(), point[1].get<double>() });
    }
    return points;
}

} // namespace

Result<Project> parseProject(std::string_view text, const std::string& name, Findings& findings)
{
    const Result<io::JsonFile> file = io::JsonFile::parse(text, name);
    if (!file)
        return file.error();
    Json root = Json::parse(text, nullptr, false, true); // once more, with the keys in their order
    if (!root.is_object() || root.value("format", Json()) != "weft-project")
        return Error { ErrorCode::Malformed, say("this is not a Weft project"), file->whereKey("format"),
            say("a project is a JSON object with \"format\": \"weft-project\"") };
    Wrong wrong;
    Members members(root, wrong);
    Project project;
    project.version = 0;
    members.count("version", project.version);
    if (!wrong && project.version == 0)
        return errorAt(file->whereKey("format"), ErrorCode::Missing, say("the project has no version"));
    if (project.isNewer()) {
        warn(findings,
            { ErrorCode::Unsupported,
                say("the project was written by a newer Weft (version %1 of the file; this one knows %2)",
                    project.version, kProjectVersion),
                file->whereKey("version"), say("it opens read-only; save a copy under another name with that Weft") });
    }
    if (const Json* fabric = members.part("fabric", Json::value_t::object, [] { return say("an object"); })) {
        Result<topology::Fabric> read = topology::parseTopologyJson(fabric->dump(), name + " (fabric)", findings);
        if (!read)
            return read.error();
        project.fabric = std::move(*read);
    }
    if (const Json* drawn = members.part("drawn", Json::value_t::object, [] { return say("an object"); }))
        readDrawnFabric(*drawn, project.drawn.emplace(), wrong);
    if (const Json* layout = members.part("layout", Json::value_t::array, [] { return say("a list"); }))
        project.layout = readLayout(*layout, members);
    if (project.fabric && !project.layout.empty() && project.layout.size() != project.fabric->topology().nodeCount()) {
        warn(findings,
            { ErrorCode::Mismatched, say("the layout has another number of nodes than the fabric"),
                file->whereKey("layout"), say("the fabric is laid out afresh") });
        project.layout.clear();
    }
    if (const Json* workload = members.part("workload", Json::value_t::object, [] { return say("an object"); }))
        project.workload = readSource(*workload, wrong);
    if (const Json* settings = members.part("settings", Json::value_t::object, [] { return say("an object"); }))
        project.settings = readSettings(*settings, wrong);
    members.list("runs", [&](const Json& run) { project.runs.push_back(readRun(run, wrong)); });
    members.list("compared", [&](const Json& run) {
        if (run.is_string())
            project.compared.push_back(run.get<std::string>());
    });
    members.document("drawing", project.drawing);
    members.list(
        "schedules", [&](const Json& source) { readScheduleSource(source, project.schedules.emplace_back(), wrong); });
    members.list("notes", [&](const Json& note) { readNote(note, project.notes.emplace_back(), wrong); });
    if (const Json* program = members.part("program", Json::value_t::object, [] { return say("an object"); }))
        readProgramSource(*program, project.program, wrong);
    if (wrong)
        return errorAt(
            file->whereKey(wrong->key), ErrorCode::WrongType, say("'%1' must be %2", wrong->key, wrong->wanted));
    // Fabrics and drawings are documents of their own.
    for (const char* known : { "fabric", "drawn", "layout", "drawing" })
        root.erase(known);
    Project plain;
    plain.workload = project.workload;
    plain.settings = project.settings;
    plain.runs = project.runs;
    plain.compared = project.compared;
    plain.schedules = project.schedules;
    plain.notes = project.notes;
    plain.program = project.program;
    project.unknown = unknownIn(root, Json::parse(writeProject(plain))).dump();
    return project;
}

Result<Project> readProject(const std::string& path, Findings& findings)
{
    const Result<std::string> text = io::readTextFile(path, kLargestFile);
    if (!text)
        return text.error();
    return parseProject(*text, path, findings);
}

} // namespace weft::project
