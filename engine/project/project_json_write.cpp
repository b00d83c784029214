// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/fingerprint.h"
#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/io/text_file.h"
#include "engine/project/project_json.h"
#include "engine/project/unknown_keys.h"
#include "engine/project/workload_names.h"
#include "engine/topology/topology_json.h"

#include <nlohmann/json.hpp>

namespace weft::project {

using Json = nlohmann::ordered_json;

namespace {

Json parsedOr(const std::string& text, Json otherwise)
{
    if (text.empty())
        return otherwise;
    Json parsed = Json::parse(text, nullptr, false, true);
    return parsed.is_discarded() ? otherwise : parsed;
}

Json settingsJson(const study::RunSettings& settings)
{
    Json object = Json::object();
    object["network"] = settings.network == simulation::NetworkModel::Aware ? "aware" : "unaware";
    constexpr const char* kRecord[] = { "summary", "links", "full" };
    object["record"] = kRecord[static_cast<std::size_t>(settings.record)];
    if (settings.packet)
        object["packet"] = toText(*settings.packet);
    object["routing"] = topology::toString(settings.routing.choice);
    object["routing_seed"] = settings.routing.seed;
    object["queues_per_dimension"] = settings.options.queuesPerDimension;
    object["injection_scale"] = settings.options.injectionScale;
    object["rendezvous"] = settings.options.rendezvous;
    object["groups_by_dimension"] = settings.options.groupsByDimension;
    object["folder"] = settings.folder;
    const auto add = [&object](const char* key, const std::string& text) {
        if (const Json parsed = parsedOr(text, nullptr); parsed.is_object())
            object[key] = parsed;
    };
    add("system", settings.system);
    add("memory", settings.memory);
    add("groups", settings.groups);
    return object;
}

Json workloadJson(const WorkloadSource& source)
{
    Json object = Json::object();
    for (const WorkloadName& name : kWorkloadNames) {
        if (name.kind == source.kind)
            object["kind"] = name.text;
    }
    if (!source.prefix.empty())
        object["prefix"] = source.prefix;
    if (!source.benchmark.empty())
        object["benchmark"] = parsedOr(source.benchmark, Json::object());
    return object;
}

Json runJson(const RunEntry& entry)
{
    Json object = Json::object();
    object["name"] = entry.name;
    if (!entry.result.empty())
        object["result"] = entry.result;
    object["when"] = entry.when;
    object["fabric"] = entry.fabric;
    object["workload"] = entry.workload;
    object["source"] = workloadJson(entry.source);
    object["makespan_ns"] = entry.makespanNs;
    object["fingerprint"] = toHex(entry.fingerprint);
    if (entry.fabricHash != 0)
        object["fabric_hash"] = toHex(entry.fabricHash);
    if (entry.workloadHash != 0)
        object["workload_hash"] = toHex(entry.workloadHash);
    if (!entry.note.empty())
        object["note"] = entry.note;
    if (entry.isBaseline)
        object["baseline"] = true;
    if (entry.isPartial)
        object["partial"] = true;
    object["settings"] = settingsJson(entry.settings);
    if (!entry.findings.empty())
        object["findings"] = parsedOr(entry.findings, Json::array());
    return object;
}

// Every line but the first moves by `by` spaces.
std::string indented(std::string_view text, std::size_t by)
{
    while (text.ends_with('\n'))
        text.remove_suffix(1);
    std::string out;
    out.reserve(text.size() + text.size() / 8);
    for (const char letter : text) {
        out += letter;
        if (letter == '\n')
            out.append(by, ' ');
    }
    return out;
}

std::string layoutText(const std::vector<Point>& layout)
{
    std::string out = "[";
    for (std::size_t i = 0; i < layout.size(); ++i) {
        out += i == 0 ? "\n    " : (i % 8 == 0 ? ",\n    " : ", ");
        out += '[' + toText(layout[i].x) + ", " + toText(layout[i].y) + ']';
    }
    return out + (layout.empty() ? "]" : "\n  ]");
}

} // namespace

std::string writeProject(const Project& project)
{
    std::string out = "{\n  \"format\": \"weft-project\",\n  \"version\": " + std::to_string(kProjectVersion);
    const auto member = [&out](const std::string& key, const std::string& value) {
        out += ",\n  " + Json(key).dump() + ": " + indented(value, 2);
    };
    if (project.fabric)
        member("fabric", topology::writeTopologyJson(*project.fabric));
    else if (project.drawn)
        member("drawn", writeDrawnFabric(*project.drawn));
    if (!project.layout.empty())
        out += ",\n  \"layout\": " + layoutText(project.layout);
    if (!project.drawing.empty())
        member("drawing", parsedOr(project.drawing, Json::object()).dump(2));
    Json rest = Json::object();
    rest["workload"] = workloadJson(project.workload);
    rest["settings"] = settingsJson(project.settings);
    rest["runs"] = Json::array();
    for (const RunEntry& entry : project.runs)
        rest["runs"].push_back(runJson(entry));
    if (!project.compared.empty())
        rest["compared"] = project.compared;
    for (const ScheduleSource& source : project.schedules)
        rest["schedules"].push_back(scheduleSourceJson(source));
    for (const Note& note : project.notes)
        rest["notes"].push_back(noteJson(note));
    if (!project.program.text.empty())
        rest["program"] = programSourceJson(project.program);
    putBack(rest, parsedOr(project.unknown, Json::object()));
    for (const auto& [key, value] : rest.items())
        member(key, value.dump(2, ' ', false, Json::error_handler_t::replace)); // texts of people hold any bytes
    return out + "\n}\n";
}

Result<void> saveProject(const Project& project, const std::string& path)
{
    if (project.isNewer())
        return errorIn(path, ErrorCode::Unsupported, say("a project of a newer Weft is read-only"));
    return io::writeTextFile(path, writeProject(project));
}

} // namespace weft::project
