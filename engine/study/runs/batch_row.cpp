// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/runs/batch_row.h"

#include "engine/core/fingerprint.h"
#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/inputs/comm_groups_json.h"
#include "engine/inputs/custom_collectives.h"
#include "engine/inputs/memory_json.h"
#include "engine/inputs/path_rule.h"
#include "engine/inputs/peer_options.h"
#include "engine/io/json_file.h"
#include "engine/report/json_text.h"
#include "engine/simulation/kernel/simulator.h"
#include "engine/topology/astra_network.h"
#include "engine/topology/topology_file.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <new>
#include <optional>

namespace weft::study {

namespace {

// Reads one row and runs it. Every problem is a finding; a missing value means that one of them is an error.
class RowRunner {
public:
    RowRunner(const io::JsonFile& file, const RowPlace& place, WorkloadCache& cache, const Watch& watch)
        : m_file(file)
        , m_place(place)
        , m_cache(cache)
        , m_watch(watch)
        , m_row(file, file.root(), m_findings)
    {
    }

    simulation::RunPtr run()
    {
        const std::optional<topology::Fabric> fabric = readFabric();
        simulation::RunOptions runOptions;
        readBackend(runOptions);
        readRouting(runOptions.routing);
        readPacket(runOptions);
        warnOfNoEffect(runOptions.network);
        const std::string prefix = readPrefix();
        inputs::SystemFile system = readSystem(fabric ? fabric->topology().npuCount() : 0);
        for (const char* key : { "id", "group", "build", "max_cycles", "cycles", "exposed_comm", "comm_time",
                 "gpu_time", "overlap", "rc" })
            m_row.ignore(key);
        m_row.finish();
        if (hasErrors(m_findings))
            return nullptr;

        const std::size_t before = m_findings.size();
        const Result<WorkloadPtr> workload = m_cache.load(prefix, fabric->topology().npuCount(), m_findings);
        if (!workload) {
            note(workload.error());
            nameKey(before, "workload");
            return nullptr;
        }
        if (hasErrors(m_findings) || !checkTogether(fabric->topology(), **workload, system, m_findings, m_watch))
            return nullptr;
        Result<simulation::RunPtr> run
            = simulation::simulate(*fabric, **workload, system.config, runOptions, m_findings, m_watch);
        if (!run) {
            note(run.error());
            return nullptr;
        }
        m_findings.insert(m_findings.end(), (*run)->unfinished.begin(), (*run)->unfinished.end());
        if ((*run)->cancelled)
            note({ ErrorCode::Cancelled, say("stopped before the end"), {}, {} });
        return *run;
    }

    // What was found, with the row's place where the row itself is at fault.
    Findings takeFindings()
    {
        for (Finding& finding : m_findings) {
            Where& where = finding.error.where;
            if (where.file.empty() || where.file == m_place.file) {
                where.file = m_place.file;
                where.line = m_place.line;
                where.column.reset();
            }
        }
        return std::move(m_findings);
    }

private:
    void note(const Error& error)
    {
        if (!hasErrors(m_findings))
            fail(m_findings, error);
    }

    // What is found since, and names no key of its own, is about this one of the row.
    void nameKey(std::size_t since, const char* key)
    {
        for (std::size_t i = since; i < m_findings.size(); ++i) {
            if (m_findings[i].error.where.item.empty())
                m_findings[i].error.where.item = key;
        }
    }

    std::optional<topology::Fabric> readFabric()
    {
        const std::size_t before = m_findings.size();
        const auto yaml = m_row.text("network_yaml");
        const auto name = m_row.text("topology");
        if (yaml.has_value() == name.has_value()) {
            m_row.failAt("network_yaml", yaml ? ErrorCode::Usage : ErrorCode::Missing,
                say("a row needs either 'network_yaml' or 'topology'"));
            return {};
        }
        const std::optional<std::string> dimensions = m_row.text("dims");
        if (yaml && dimensions) {
            m_row.failAt(
                "dims", ErrorCode::Usage, say("'dims' goes with 'topology': a network has dimensions of its own"));
            return {};
        }
        Findings own;
        Result<topology::Fabric> read
            = yaml ? readYaml(*yaml, own) : topology::loadFabric(fileOrSpec(*name), dimensions, own);
        if (!read && !hasErrors(own))
            fail(own, read.error());
        m_findings.insert(m_findings.end(), own.begin(), own.end());
        nameKey(before, yaml ? "network_yaml" : "topology");
        if (hasErrors(own))
            return {};
        const std::uint32_t count = read->topology().npuCount();
        const auto npus = m_row.integer("npus");
        if (npus && *npus != static_cast<std::int64_t>(count))
            m_row.failAt("npus", ErrorCode::Mismatched, say("'npus' is %1, but the topology has %2", *npus, count));
        return std::move(*read);
    }

    Result<topology::Fabric> readYaml(const std::string& yaml, Findings& findings)
    {
        const std::string name = m_place.file + ":" + std::to_string(m_place.line) + " network_yaml";
        Result<topology::TopologyPtr> topology = topology::parseAstraNetwork(yaml, name, findings);
        if (!topology)
            return topology.error();
        return topology::Fabric(std::move(*topology));
    }

    // A file below the base wins; what is none there is left to be read as the text of a fabric.
    std::string fileOrSpec(const std::string& name)
    {
        std::error_code ignored;
        const std::string path = inputs::joinPath(m_place.base, name);
        return std::filesystem::exists(path, ignored) ? path : name;
    }

    void readBackend(simulation::RunOptions& options)
    {
        const std::string name = m_row.text("backend").value_or("congestion_unaware");
        if (name == "congestion_aware" || name == "aware")
            options.network = simulation::NetworkModel::Aware;
        else if (name != "congestion_unaware" && name != "unaware")
            m_row.failAt("backend", ErrorCode::NotFound, say("the backend '%1' is not known", name),
                say("congestion_unaware or congestion_aware"));
    }

    void readRouting(topology::Routing& routing)
    {
        if (const auto name = m_row.text("routing")) {
            const auto choice = topology::routeChoiceNamed(*name);
            std::string known;
            for (const topology::RouteChoice other : topology::allRouteChoices())
                known.append(known.empty() ? "" : ", ").append(topology::toString(other));
            if (!choice)
                m_row.failAt("routing", ErrorCode::NotFound, say("the routing '%1' is not known", *name), known);
            routing.choice = choice.value_or(topology::RouteChoice::Default);
        }
        if (const auto seed = m_row.integer("routing_seed")) {
            if (*seed < 0)
                m_row.failAt("routing_seed", ErrorCode::OutOfRange, say("'routing_seed' must be at least 0"));
            routing.seed = static_cast<std::uint64_t>(*seed);
        }
    }

    void readPacket(simulation::RunOptions& options)
    {
        const nlohmann::json* size = m_row.find("packet");
        if (size == nullptr || size->is_null())
            return;
        const auto bytes = parseBytes(size->is_string() ? size->get<std::string>() : size->dump());
        if (bytes && bytes->count() > 0)
            options.packet = *bytes;
        else
            m_row.failAt("packet", ErrorCode::OutOfRange, say("'packet' must be a size above 0, such as 4KiB"));
    }

    void warnOfNoEffect(simulation::NetworkModel network)
    {
        for (const char* key : { "routing", "routing_seed", "packet" }) {
            if (network == simulation::NetworkModel::Unaware && m_row.has(key))
                warn(m_findings,
                    { ErrorCode::UnknownKey, say("'%1' has no effect with the backend 'unaware'", key),
                        m_file.whereKey(key), {} });
        }
    }

    std::string readPrefix()
    {
        const auto prefix = m_row.text("workload");
        if (!prefix && !m_row.has("workload"))
            m_row.failAt(
                "workload", ErrorCode::Missing, say("the key 'workload' is missing"), say("the prefix of a trace set"));
        return inputs::joinPath(m_place.base, prefix.value_or(""));
    }

    // `npus` 0: not known, as the fabric could not be read.
    inputs::SystemFile readSystem(std::uint32_t npus)
    {
        inputs::SystemOptions options;
        std::size_t before = m_findings.size();
        if (const auto arguments = m_row.texts("extra_args")) {
            const Result<inputs::SystemOptions> read
                = inputs::readPeerOptions(*arguments, m_file.whereKey("extra_args"), m_findings);
            if (read)
                options = *read;
        }
        nameKey(before, "extra_args");
        options.groupsByDimension = m_row.flag("groups_by_dimension").value_or(false);
        inputs::SystemFile system;
        before = m_findings.size();
        const nlohmann::json* object = m_row.find("system");
        if (object == nullptr || object->is_null())
            options.applyTo(system.config);
        else if (Result<inputs::SystemFile> read = inputs::readSystem(m_file, *object, options, m_findings))
            system = std::move(*read);
        nameKey(before, "system");
        before = m_findings.size();
        if (const nlohmann::json* memory = m_row.find("remote_memory"); memory != nullptr && !memory->is_null()) {
            if (const auto remote = inputs::readRemoteMemory(m_file, *memory, npus, m_findings))
                system.config.remoteMemory = *remote;
        }
        nameKey(before, "remote_memory");
        before = m_findings.size();
        if (const nlohmann::json* groups = m_row.find("comm_groups"); groups != nullptr) {
            if (const auto listed = inputs::readCommGroups(m_file, *groups, npus, m_findings))
                system.config.groups = *listed;
        }
        nameKey(before, "comm_groups");
        if (npus != 0 && !hasErrors(m_findings))
            (void)inputs::loadCustomCollectives(system, { m_place.base }, npus, m_findings); // says so in the findings
        return system;
    }

    const io::JsonFile& m_file;
    const RowPlace& m_place;
    WorkloadCache& m_cache;
    const Watch& m_watch;
    Findings m_findings;
    io::JsonObject m_row;
};

void writeError(report::JsonText& json, const Error& error)
{
    json.key("error").beginObject();
    json.entry("code", toString(error.code)).entry("message", error.message);
    json.entry("where", toString(error.where));
    if (!error.where.item.empty() && !error.where.nodeId) // of a node it is the name
        json.entry("key", error.where.item);
    if (!error.hint.empty())
        json.entry("hint", error.hint);
    json.end();
}

void writeFigures(report::JsonText& json, const simulation::Run& run)
{
    const auto list = [&](const char* name, auto get) {
        json.key(name).beginArray();
        for (const simulation::RankMetrics& rank : run.ranks)
            json.value(get(rank));
        json.end();
    };
    json.entry("max_cycles", run.makespan);
    list("cycles", [](const simulation::RankMetrics& rank) { return rank.finish; });
    list("exposed_comm", [](const simulation::RankMetrics& rank) { return rank.peerExposedNs; });
    list("exposed_interval", [](const simulation::RankMetrics& rank) { return rank.exposedCommunication; });
    json.entry("fingerprint", toHex(run.fingerprint));
}

RowResult finishRow(const std::string& id, const simulation::RunPtr& run, Findings findings)
{
    RowResult result;
    result.failed = hasErrors(findings);
    io::TextStream out;
    report::JsonText json(out);
    json.beginObject().key("id").number(id);
    if (result.failed)
        writeError(json, firstError(findings));
    else
        writeFigures(json, *run);
    for (Finding& finding : findings) {
        if (finding.severity == Severity::Warning)
            result.warnings.push_back(std::move(finding));
    }
    if (!result.warnings.empty()) {
        json.key("warnings").beginArray();
        for (const Finding& finding : result.warnings)
            json.value(finding.error.message);
        json.end();
    }
    json.end();
    result.line = out.takeText();
    return result;
}

std::string idOf(const io::JsonFile& file)
{
    const nlohmann::json& root = file.root();
    const auto id = root.is_object() ? root.find("id") : root.end();
    if (!root.is_object() || id == root.end())
        return "null";
    return id->dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

} // namespace

RowResult runRow(std::string_view text, const RowPlace& place, WorkloadCache& cache, const Watch& watch)
{
    std::string id = "null";
    try {
        const Result<io::JsonFile> file = text.size() > kLongestRow
            ? Result<io::JsonFile>(errorIn(
                place.file, ErrorCode::TooLarge, say("the row is longer than %1 bytes, which no row is", kLongestRow)))
            : io::JsonFile::parse(text, place.file);
        if (!file) {
            Findings findings;
            fail(findings, file.error());
            findings.back().error.where.line = place.line;
            return finishRow(id, nullptr, findings);
        }
        id = idOf(*file);
        RowRunner runner(*file, place, cache, watch);
        const simulation::RunPtr run = runner.run();
        return finishRow(id, run, runner.takeFindings());
    } catch (const std::bad_alloc&) {
        Findings findings;
        fail(findings, errorAt(placeAt(place.file, place.line), ErrorCode::TooLarge, say("the memory is exhausted")));
        return finishRow(id, nullptr, findings);
    }
}

} // namespace weft::study
