// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/project_json.h"

#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
#include "engine/project/workload_names.h"
#include "engine/topology/topology_json.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>

namespace weft::project {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::uint64_t kLargestFile = std::uint64_t { 512 } << 20U;

// Reads typed members of one object; the first that is wrong becomes the error of the whole.
class Reader {
public:
    Reader(const io::JsonFile& file, std::optional<Error>& error)
        : m_file(file)
        , m_error(error)
    {
    }

    void wrong(const std::string& key, const std::string& wanted)
    {
        if (!m_error)
            m_error = Error { ErrorCode::WrongType, "'" + key + "' must be " + wanted, m_file.whereKey(key), {} };
    }

    std::string text(const Json& object, const char* key, const std::string& otherwise = {})
    {
        const auto at = object.find(key);
        if (at == object.end())
            return otherwise;
        if (at->is_string())
            return at->get<std::string>();
        wrong(key, "a text");
        return otherwise;
    }

    std::uint64_t count(const Json& object, const char* key, std::uint64_t otherwise)
    {
        const auto at = object.find(key);
        if (at == object.end())
            return otherwise;
        if (at->is_number_unsigned())
            return at->get<std::uint64_t>();
        wrong(key, "a whole number, not negative");
        return otherwise;
    }

    bool flag(const Json& object, const char* key)
    {
        const auto at = object.find(key);
        if (at == object.end())
            return false;
        if (at->is_boolean())
            return at->get<bool>();
        wrong(key, "true or false");
        return false;
    }

    std::uint64_t hex(const Json& object, const char* key)
    {
        const std::string digits = text(object, key);
        std::uint64_t value = 0;
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
        if (!digits.empty() && (problem != std::errc() || end != digits.data() + digits.size()))
            wrong(key, "a number of at most 16 hexadecimal digits");
        return value;
    }

    // An object as a text of its own; empty where it is absent.
    std::string document(const Json& object, const char* key)
    {
        const auto at = object.find(key);
        if (at == object.end())
            return {};
        if (at->is_object())
            return at->dump(2) + '\n';
        wrong(key, "an object");
        return {};
    }

    const Json* part(const Json& object, const char* key, Json::value_t type, const char* wanted)
    {
        const auto at = object.find(key);
        if (at == object.end())
            return nullptr;
        if (at->type() == type)
            return &*at;
        wrong(key, wanted);
        return nullptr;
    }

    study::RunSettings settings(const Json& object)
    {
        study::RunSettings settings;
        const std::string network = text(object, "network", "aware");
        if (network != "aware" && network != "unaware")
            wrong("network", "\"aware\" or \"unaware\"");
        settings.network = network == "unaware" ? simulation::NetworkModel::Unaware : simulation::NetworkModel::Aware;
        const std::string record = text(object, "record", "full");
        if (record == "summary")
            settings.record = simulation::RecordLevel::Summary;
        else if (record == "links")
            settings.record = simulation::RecordLevel::Links;
        else if (record != "full")
            wrong("record", "\"summary\", \"links\" or \"full\"");
        if (const std::string packet = text(object, "packet"); !packet.empty()) {
            if (const auto bytes = parseBytes(packet); bytes && bytes->count() > 0)
                settings.packet = *bytes;
            else
                wrong("packet", "a size such as \"4 KiB\"");
        }
        if (const std::string routing = text(object, "routing"); !routing.empty()) {
            if (const auto choice = topology::routeChoiceNamed(routing))
                settings.routing.choice = *choice;
            else
                wrong("routing", "\"default\", \"hash\", \"d-mod-k\", \"spray\", \"adaptive\" or \"valiant\"");
        }
        settings.routing.seed = count(object, "routing_seed", 0);
        const std::uint64_t queues = count(object, "queues_per_dimension", 1);
        if (queues == 0 || queues > 1'000'000)
            wrong("queues_per_dimension", "between 1 and 1,000,000");
        else
            settings.options.queuesPerDimension = static_cast<std::uint32_t>(queues);
        if (const auto scale = object.find("injection_scale"); scale != object.end()) {
            if (scale->is_number() && std::isfinite(scale->get<double>()) && scale->get<double>() >= 0)
                settings.options.injectionScale = scale->get<double>();
            else
                wrong("injection_scale", "a number, not negative");
        }
        settings.options.rendezvous = flag(object, "rendezvous");
        settings.options.groupsByDimension = flag(object, "groups_by_dimension");
        settings.folder = text(object, "folder", ".");
        settings.system = document(object, "system");
        settings.memory = document(object, "memory");
        settings.groups = document(object, "groups");
        return settings;
    }

    WorkloadSource workload(const Json& object)
    {
        WorkloadSource source;
        const std::string kind = text(object, "kind", "none");
        bool known = false;
        for (const WorkloadName& name : kWorkloadNames) {
            if (kind == name.text) {
                source.kind = name.kind;
                known = true;
            }
        }
        if (!known)
            wrong("kind", "\"trace\", \"sample\", \"benchmark\" or \"none\"");
        source.prefix = text(object, "prefix");
        source.benchmark = document(object, "benchmark");
        return source;
    }

    RunEntry run(const Json& object)
    {
        RunEntry entry;
        entry.name = text(object, "name");
        entry.result = text(object, "result");
        entry.when = text(object, "when");
        entry.fabric = text(object, "fabric");
        entry.workload = text(object, "workload");
        if (const Json* sourcePart = part(object, "source", Json::value_t::object, "an object"))
            entry.source = workload(*sourcePart);
        entry.makespanNs = count(object, "makespan_ns", 0);
        entry.fingerprint = hex(object, "fingerprint");
        entry.fabricHash = hex(object, "fabric_hash");
        entry.workloadHash = hex(object, "workload_hash");
        entry.note = text(object, "note");
        entry.isBaseline = flag(object, "baseline");
        entry.isPartial = flag(object, "partial");
        if (const Json* settingsPart = part(object, "settings", Json::value_t::object, "an object"))
            entry.settings = settings(*settingsPart);
        return entry;
    }

    std::vector<ScheduleSource> schedules(const Json& list)
    {
        std::vector<ScheduleSource> sources;
        for (const Json& object : list) {
            if (!object.is_object())
                wrong("schedules", "a list of objects");
            else if (const auto member = readScheduleSource(object, sources.emplace_back()))
                wrong(member->key, member->wanted);
        }
        return sources;
    }

    std::vector<Note> notes(const Json& list)
    {
        std::vector<Note> notes;
        for (const Json& object : list) {
            if (!object.is_object())
                wrong("notes", "a list of objects");
            else if (const auto member = readNote(object, notes.emplace_back()))
                wrong(member->key, member->wanted);
        }
        return notes;
    }

    std::vector<Point> layout(const Json& list)
    {
        std::vector<Point> points;
        points.reserve(list.size());
        for (const Json& point : list) {
            if (!point.is_array() || point.size() != 2 || !point[0].is_number() || !point[1].is_number()) {
                wrong("layout", "a list of pairs of numbers");
                return {};
            }
            points.push_back({ point[0].get<double>(), point[1].get<double>() });
        }
        return points;
    }

private:
    const io::JsonFile& m_file;
    std::optional<Error>& m_error;
};

} // namespace

Result<Project> parseProject(std::string_view text, const std::string& name, Findings& findings)
{
    const Result<io::JsonFile> file = io::JsonFile::parse(text, name);
    if (!file)
        return file.error();
    Json root = Json::parse(text, nullptr, false, true); // once more, with the keys in their order
    if (!root.is_object() || root.value("format", Json()) != "weft-project")
        return Error { ErrorCode::Malformed, "this is not a Weft project", file->whereKey("format"),
            "a project is a JSON object with \"format\": \"weft-project\"" };
    std::optional<Error> error;
    Reader reader(*file, error);
    Project project;
    project.version = reader.count(root, "version", 0);
    if (!error && project.version == 0)
        return Error { ErrorCode::Missing, "the project has no version", file->whereKey("format"), {} };
    if (project.isNewer()) {
        warn(findings,
            { ErrorCode::Unsupported,
                "the project was written by a newer Weft (version " + std::to_string(project.version)
                    + " of the file; this one knows " + std::to_string(kProjectVersion) + ")",
                file->whereKey("version"), "it opens read-only; save a copy under another name with that Weft" });
    }
    if (const Json* fabric = reader.part(root, "fabric", Json::value_t::object, "an object")) {
        Result<topology::Fabric> read = topology::parseTopologyJson(fabric->dump(), name + " (fabric)", findings);
        if (!read)
            return read.error();
        project.fabric = std::move(*read);
    }
    if (const Json* drawn = reader.part(root, "drawn", Json::value_t::object, "an object")) {
        if (const auto member = readDrawnFabric(*drawn, project.drawn.emplace()))
            reader.wrong(member->key, member->wanted);
    }
    if (const Json* layout = reader.part(root, "layout", Json::value_t::array, "a list"))
        project.layout = reader.layout(*layout);
    if (project.fabric && !project.layout.empty() && project.layout.size() != project.fabric->topology().nodeCount()) {
        warn(findings,
            { ErrorCode::Mismatched, "the layout has another number of nodes than the fabric", file->whereKey("layout"),
                "the fabric is laid out afresh" });
        project.layout.clear();
    }
    if (const Json* workload = reader.part(root, "workload", Json::value_t::object, "an object"))
        project.workload = reader.workload(*workload);
    if (const Json* settings = reader.part(root, "settings", Json::value_t::object, "an object"))
        project.settings = reader.settings(*settings);
    if (const Json* runs = reader.part(root, "runs", Json::value_t::array, "a list")) {
        for (const Json& run : *runs) {
            if (run.is_object())
                project.runs.push_back(reader.run(run));
            else
                reader.wrong("runs", "a list of objects");
        }
    }
    project.drawing = reader.document(root, "drawing");
    if (const Json* schedules = reader.part(root, "schedules", Json::value_t::array, "a list"))
        project.schedules = reader.schedules(*schedules);
    if (const Json* notes = reader.part(root, "notes", Json::value_t::array, "a list"))
        project.notes = reader.notes(*notes);
    if (error)
        return *error;
    for (const char* known : { "format", "version", "fabric", "drawn", "layout", "drawing", "workload", "settings",
             "runs", "schedules", "notes" })
        root.erase(known);
    project.unknown = root.dump();
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
