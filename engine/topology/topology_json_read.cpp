// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/topology_json.h"

#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
#include "engine/topology/json_entries.h"
#include "engine/topology/topology_spec.h"

#include <nlohmann/json.hpp>

namespace weft::topology {

using nlohmann::json;

namespace {

constexpr std::uint64_t kLargestFile = std::uint64_t { 1 } << 28U;

// Reads one document. Errors are gathered in m_errors; a part that fails leaves the others to be read.
class Reader {
public:
    Reader(const io::JsonFile& file, SizeLimits limits)
        : m_file(file)
        , m_limits(limits)
    {
    }

    Result<Fabric> read(Findings& findings);

private:
    [[nodiscard]] JsonEntries entries(const json& list, const char* name, std::vector<std::string> keys)
    {
        return { list, name, m_file.name(), std::move(keys), m_errors };
    }
    bool readHead(io::JsonObject& root);
    Result<TopologyPtr> readSpec(io::JsonObject& root, const std::string& spec);
    Result<TopologyPtr> readGraph(io::JsonObject& root);
    Result<TopologyPtr> sealed(TopologyBuilder&& draft);
    std::uint64_t count(io::JsonObject& root, const char* key, std::uint64_t most);
    void readNodes(const json* list, std::uint64_t npus, std::uint64_t switches, TopologyBuilder& draft);
    void readLinks(const json* list, std::uint64_t nodes, TopologyBuilder& draft);
    void readRoutes(const json* list, std::uint64_t nodes, TopologyBuilder& draft);
    std::vector<Dimension> readDimensions(io::JsonObject& root, const char* key);
    FabricState readState(const json* state, const Topology& topology);
    Result<Fabric> refuse(Findings& findings);

    const io::JsonFile& m_file;
    SizeLimits m_limits;
    Findings m_errors; // warnings too, until they are handed on
};

bool Reader::readHead(io::JsonObject& root)
{
    const std::optional<std::string> format = root.text("format");
    const std::optional<std::int64_t> version = root.integer("version");
    if (hasErrors(m_errors))
        return false;
    if (format != "weft-topology") {
        root.failAt("format", format ? ErrorCode::Unsupported : ErrorCode::Missing,
            say("this is not a Weft topology: \"format\" is not \"weft-topology\""));
        return false;
    }
    if (version != 1) {
        root.failAt("version", version ? ErrorCode::Unsupported : ErrorCode::Missing,
            say("only version 1 of the format can be read"), say("it may have been written by a newer Weft"));
        return false;
    }
    return true;
}

std::uint64_t Reader::count(io::JsonObject& root, const char* key, std::uint64_t most)
{
    const std::int64_t value = root.integer(key).value_or(0);
    if (value < 0)
        root.failAt(key, ErrorCode::OutOfRange, say("a count must not be negative"));
    else if (static_cast<std::uint64_t>(value) > most)
        root.failAt(key, ErrorCode::TooLarge, say("at most %1 are possible", most));
    return hasErrors(m_errors) ? 0 : static_cast<std::uint64_t>(value);
}

void Reader::readNodes(const json* list, std::uint64_t npus, std::uint64_t switches, TopologyBuilder& draft)
{
    std::uint64_t made = 0;
    const auto fillUpTo = [&](std::uint64_t id) {
        for (; made < id && made < npus + switches; ++made) {
            if (made < npus)
                draft.addNpu();
            else
                draft.addSwitch();
        }
    };
    if (list != nullptr) {
        JsonEntries nodes = entries(*list, "nodes", { "id", "key", "name", "forwards", "reduces", "multicasts" });
        while (nodes.next()) {
            const std::uint32_t id = nodes.id("id", npus + switches);
            NodeOptions options { nodes.text("key"), nodes.text("name"), nodes.flag("forwards", true),
                nodes.flag("reduces", false), nodes.flag("multicasts", false) };
            if (!nodes.failed() && id < made)
                nodes.fail(ErrorCode::Duplicate, say("the nodes are not in ascending id, each once"), "id");
            if (nodes.failed())
                return;
            fillUpTo(id);
            if (id < npus)
                draft.addNpu(std::move(options));
            else
                draft.addSwitch(std::move(options));
            ++made;
        }
    }
    fillUpTo(npus + switches);
}

void Reader::readLinks(const json* list, std::uint64_t nodes, TopologyBuilder& draft)
{
    if (list == nullptr)
        return;
    JsonEntries links = entries(*list, "links", { "from", "to", "bandwidth", "latency" });
    while (links.next()) {
        const std::uint32_t from = links.id("from", nodes);
        const std::uint32_t to = links.id("to", nodes);
        const LinkCost cost { links.latency("latency"), links.bandwidth("bandwidth") };
        if (!links.failed())
            draft.addLink(makeId<DraftNode>(from), makeId<DraftNode>(to), cost);
    }
}

void Reader::readRoutes(const json* list, std::uint64_t nodes, TopologyBuilder& draft)
{
    if (list == nullptr)
        return;
    JsonEntries routes = entries(*list, "routes", { "from", "to", "links" });
    while (routes.next()) {
        const std::uint32_t from = routes.id("from", nodes);
        const std::uint32_t to = routes.id("to", nodes);
        const json* ids = routes.find("links");
        std::vector<LinkId> links;
        if (ids == nullptr || !ids->is_array()) {
            routes.fail(ErrorCode::Missing, say("a list of link ids is expected"), "links");
            return;
        }
        for (const json& id : *ids) {
            if (!id.is_number_unsigned() || id.get<std::uint64_t>() >= m_limits.links) {
                routes.fail(ErrorCode::WrongType, say("a link id is expected"), "links");
                return;
            }
            links.push_back(makeId<LinkId>(id.get<std::size_t>()));
        }
        if (!routes.failed())
            draft.addExplicitRoute(makeId<DraftNode>(from), makeId<DraftNode>(to), std::move(links));
    }
}

std::vector<Dimension> Reader::readDimensions(io::JsonObject& root, const char* key)
{
    std::vector<Dimension> dimensions;
    const json* list = root.find(key);
    if (list == nullptr)
        return dimensions;
    constexpr std::size_t kMostDimensions = 64;
    if (!list->is_array() || list->empty() || list->size() > kMostDimensions) {
        root.failAt(key, ErrorCode::WrongType, say("a list of 1 to 64 dimensions is expected"));
        return dimensions;
    }
    constexpr std::uint64_t kSizes = std::uint64_t { 1 } << 32U;
    for (const json& one : *list) {
        if (one.is_number_unsigned() && one.get<std::uint64_t>() > 0 && one.get<std::uint64_t>() < kSizes) {
            dimensions.push_back({ DimensionKind::Plain, one.get<std::uint32_t>(), {}, false });
            continue;
        }
        const json single = json::array({ one });
        JsonEntries entry = entries(single, key, { "kind", "size", "bandwidth", "latency", "uni" });
        if (!entry.next())
            return dimensions;
        Dimension dimension;
        const std::optional<DimensionKind> kind = dimensionKindNamed(entry.text("kind"));
        if (!kind)
            entry.fail(ErrorCode::NotFound, say("the kind of a dimension is missing or not known"), "kind");
        dimension.kind = kind.value_or(DimensionKind::Plain);
        dimension.size = entry.id("size", kSizes);
        if (dimension.kind != DimensionKind::Plain)
            dimension.link = { entry.latency("latency"), entry.bandwidth("bandwidth") };
        dimension.unidirectional = entry.flag("uni", false);
        if (dimension.size == 0)
            entry.fail(ErrorCode::OutOfRange, say("a dimension has a size of at least 1"), "size");
        dimensions.push_back(dimension);
    }
    return dimensions;
}

// What sealing says, with the file's name, first error first.
Result<TopologyPtr> Reader::sealed(TopologyBuilder&& draft)
{
    Findings said;
    Result<TopologyPtr> topology = std::move(draft).seal(said);
    if (!topology)
        said.insert(said.begin(), Finding { Severity::Error, topology.error() });
    for (Finding& finding : said) {
        finding.error.where.file = m_file.name();
        m_errors.push_back(std::move(finding));
    }
    return topology;
}

Result<TopologyPtr> Reader::readSpec(io::JsonObject& root, const std::string& spec)
{
    for (const char* key : { "npus", "switches", "nodes", "links", "grid", "routing", "routes" }) {
        if (root.has(key))
            root.failAt(key, ErrorCode::Usage, say("a fabric that is given by \"spec\" has no such key"),
                say("remove one of the two"));
    }
    const std::vector<Dimension> dimensions = readDimensions(root, "dimensions");
    Findings known; // a generated fabric has no warnings, and its first error is the result
    Result<TopologyPtr> topology = topologyFromSpec(spec, known, m_limits);
    if (!topology) {
        Error error = std::move(topology).error();
        const Where inSpec = error.where;
        error.where = m_file.whereKey("spec");
        if (inSpec.column)
            error.message = say("%1 (in column %2 of the spec)", error.message, *inSpec.column);
        return error;
    }
    if (dimensions.empty() || hasErrors(m_errors))
        return topology;
    TopologyBuilder draft = TopologyBuilder::from(**topology);
    draft.setDimensions(dimensions);
    return sealed(std::move(draft));
}

Result<TopologyPtr> Reader::readGraph(io::JsonObject& root)
{
    const std::uint64_t npus = count(root, "npus", m_limits.npus);
    const std::uint64_t switches = count(root, "switches", m_limits.nodes);
    TopologyBuilder draft(m_limits);
    readNodes(root.find("nodes"), npus, switches, draft);
    readLinks(root.find("links"), npus + switches, draft);
    readRoutes(root.find("routes"), npus + switches, draft);
    draft.setGrid(readDimensions(root, "grid"));
    draft.setDimensions(readDimensions(root, "dimensions"));
    const std::string routing = root.text("routing").value_or("shortest-path");
    if (routing == "dimension-order")
        draft.setRoutingRule(RoutingRule::DimensionOrder);
    else if (routing != "shortest-path")
        root.failAt("routing", ErrorCode::NotFound, say("\"shortest-path\" or \"dimension-order\" is expected"));
    if (hasErrors(m_errors))
        return firstError(m_errors);
    return sealed(std::move(draft));
}

FabricState Reader::readState(const json* state, const Topology& topology)
{
    FabricState result;
    if (state == nullptr)
        return result;
    io::JsonObject object(m_file, *state, m_errors);
    if (const json* list = object.find("links")) {
        JsonEntries links = entries(*list, "state.links", { "link", "failed", "bandwidth_factor", "extra_latency" });
        while (links.next()) {
            const auto link = makeId<LinkId>(links.id("link", topology.linkCount()));
            FabricState::LinkChange change { links.flag("failed", false), links.factor("bandwidth_factor"), {} };
            if (links.find("extra_latency") != nullptr)
                change.extraLatency = links.latency("extra_latency");
            if (!links.failed() && !result.links.emplace(link, change).second)
                links.fail(ErrorCode::Duplicate, say("the link is listed twice"), "link");
        }
    }
    if (const json* list = object.find("nodes")) {
        JsonEntries nodes = entries(*list, "state.nodes", { "node", "failed", "compute_factor" });
        while (nodes.next()) {
            const std::uint32_t node = nodes.id("node", topology.nodeCount());
            const FabricState::NodeChange change { nodes.flag("failed", false), nodes.factor("compute_factor") };
            if (node >= topology.npuCount() && change.computeFactor != 1)
                nodes.fail(ErrorCode::Mismatched, say("a switch does not compute"), "compute_factor");
            if (!nodes.failed() && !result.nodes.emplace(makeId<NodeId>(node), change).second)
                nodes.fail(ErrorCode::Duplicate, say("the node is listed twice"), "node");
        }
    }
    object.finish();
    return result;
}

Result<Fabric> Reader::refuse(Findings& findings)
{
    const Error first = firstError(m_errors);
    bool skipped = false;
    for (Finding& finding : m_errors) {
        if (finding.severity == Severity::Error && !skipped)
            skipped = true; // it is the result
        else
            findings.push_back(std::move(finding));
    }
    return first;
}

Result<Fabric> Reader::read(Findings& findings)
{
    io::JsonObject root(m_file, m_file.root(), m_errors, io::JsonPath {});
    if (!readHead(root))
        return refuse(findings);
    const std::optional<std::string> spec = root.text("spec");
    const bool failedBefore = hasErrors(m_errors);
    Result<TopologyPtr> topology = failedBefore ? Result<TopologyPtr>(firstError(m_errors))
        : spec                                  ? readSpec(root, *spec)
                                                : readGraph(root);
    if (!topology && !hasErrors(m_errors)) {
        Error error = std::move(topology).error();
        if (error.where.file.empty())
            error.where.file = m_file.name();
        fail(m_errors, std::move(error));
    }
    if (hasErrors(m_errors))
        return refuse(findings);
    FabricState state = readState(root.find("state"), **topology);
    root.finish();
    if (hasErrors(m_errors))
        return refuse(findings);
    findings.insert(findings.end(), m_errors.begin(), m_errors.end());
    return Fabric(*topology, std::move(state));
}

} // namespace

Result<Fabric> parseTopologyJson(std::string_view text, const std::string& name, Findings& findings, SizeLimits limits)
{
    const Result<io::JsonFile> file = io::JsonFile::parse(text, name);
    if (!file)
        return file.error();
    return Reader(*file, limits).read(findings);
}

Result<Fabric> readTopologyJson(const std::string& path, Findings& findings, SizeLimits limits)
{
    const Result<std::string> text = io::readTextFile(path, kLargestFile);
    if (!text)
        return text.error();
    return parseTopologyJson(*text, path, findings, limits);
}

} // namespace weft::topology
