// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/topology_file.h"

#include "engine/core/make_error.h"
#include "engine/io/foreign_file.h"
#include "engine/io/text_file.h"
#include "engine/topology/astra_network.h"
#include "engine/topology/link_csv.h"
#include "engine/topology/spec_scanner.h"
#include "engine/topology/topology_json.h"
#include "engine/topology/topology_spec.h"

#include <array>
#include <filesystem>
#include <utility>

namespace weft::topology {

namespace {

constexpr std::array kExtensions { std::pair<std::string_view, TopologyFormat> { ".json", TopologyFormat::Json },
    std::pair<std::string_view, TopologyFormat> { ".yml", TopologyFormat::AstraNetwork },
    std::pair<std::string_view, TopologyFormat> { ".yaml", TopologyFormat::AstraNetwork },
    std::pair<std::string_view, TopologyFormat> { ".csv", TopologyFormat::LinkCsv } };

std::optional<TopologyFormat> byExtension(std::string_view name)
{
    for (const auto& [extension, format] : kExtensions) {
        if (name.size() > extension.size()
            && equalsIgnoringCase(name.substr(name.size() - extension.size()), extension))
            return format;
    }
    return {};
}

Result<Fabric> lift(Result<TopologyPtr> topology)
{
    if (!topology)
        return std::move(topology).error();
    return Fabric(std::move(*topology));
}

Result<Fabric> readFile(const std::string& path, Findings& findings, SizeLimits limits)
{
    constexpr std::uint64_t kLargestFile = std::uint64_t { 1 } << 28U;
    const Result<std::string> text = io::readTextFile(path, kLargestFile);
    if (!text)
        return text.error();
    if (const auto kind = io::foreignKind(*text))
        return io::foreignFile(*kind, path);
    return parseTopology(*text, path, findings, limits);
}

Result<Fabric> fromSpec(const std::string& spec, Findings& findings, SizeLimits limits)
{
    Result<Fabric> fabric = lift(topologyFromSpec(spec, findings, limits));
    if (fabric.ok())
        return fabric;
    Error error = std::move(fabric).error();
    const bool looksLikePath = byExtension(spec).has_value()
        || (spec.find('/') != std::string::npos && spec.find('(') == std::string::npos); // "50GB/s" has a slash
    if (looksLikePath) {
        error.code = ErrorCode::NotFound;
        error.message = say("the file does not exist");
        error.where = {};
        error.where.file = clipped(spec);
        error.hint = say("name a topology file, or write a spec such as Ring(8,50GB/s,500ns)");
    } else if (error.hint.empty()) {
        error.hint = say("no file has this name, so it is read as a spec");
    }
    return error;
}

} // namespace

std::optional<TopologyFormat> sniffTopology(const std::string& name, std::string_view text)
{
    if (const std::optional<TopologyFormat> format = byExtension(name))
        return format;
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return {};
    text.remove_prefix(begin);
    if (text.front() == '{')
        return TopologyFormat::Json;
    const std::string_view firstLine = text.substr(0, text.find('\n'));
    if (firstLine.substr(0, 3) == "src" && firstLine.find(',') != std::string_view::npos)
        return TopologyFormat::LinkCsv;
    if (text.find("topology") != std::string_view::npos || text.find("npus_count") != std::string_view::npos)
        return TopologyFormat::AstraNetwork;
    return {};
}

Result<Fabric> parseTopology(std::string_view text, const std::string& name, Findings& findings, SizeLimits limits)
{
    switch (sniffTopology(name, text).value_or(TopologyFormat { 0xFF })) {
    case TopologyFormat::Json:
        return parseTopologyJson(text, name, findings, limits);
    case TopologyFormat::AstraNetwork:
        return lift(parseAstraNetwork(text, name, findings, limits));
    case TopologyFormat::LinkCsv:
        return lift(parseLinkCsv(text, name, findings, limits));
    }
    const bool isEmpty = text.find_first_not_of(" \t\r\n") == std::string_view::npos;
    return errorIn(name, ErrorCode::Malformed,
        isEmpty ? say("the file is empty") : say("this is not a topology file that Weft knows"),
        say("a Weft topology (.json), an ASTRA-sim network (.yml) or a list of links (.csv) is expected"));
}

Result<Fabric> loadFabric(
    const std::string& fileOrSpec, const std::optional<std::string>& dimensions, Findings& findings, SizeLimits limits)
{
    std::error_code status;
    const std::filesystem::file_status kind = std::filesystem::status(fileOrSpec, status);
    const bool isFile = std::filesystem::exists(kind) && !std::filesystem::is_directory(kind);
    // A folder that is called "DGX1V" does not hide the machine; one that is no spec either is said to be a folder.
    const bool isFolder = std::filesystem::is_directory(kind) && !parseSpec(fileOrSpec).ok();
    Result<Fabric> fabric
        = isFile || isFolder ? readFile(fileOrSpec, findings, limits) : fromSpec(fileOrSpec, findings, limits);
    if (!fabric || !dimensions)
        return fabric;
    Error error;
    if (Result<std::vector<std::uint32_t>> sizes = parseSizes(*dimensions); !sizes) {
        error = std::move(sizes).error();
    } else {
        Result<TopologyPtr> topology = withDimensions(fabric->topologyPtr(), *sizes);
        if (topology)
            return Fabric(std::move(*topology), fabric->state());
        error = std::move(topology).error();
    }
    error.where.item = "--dims " + clipped(*dimensions);
    return error;
}

Result<TopologyPtr> loadTopology(
    const std::string& fileOrSpec, const std::optional<std::string>& dimensions, Findings& findings, SizeLimits limits)
{
    const Result<Fabric> fabric = loadFabric(fileOrSpec, dimensions, findings, limits);
    if (!fabric)
        return fabric.error();
    if (!fabric->isPristine())
        warn(findings,
            errorAt(placeIn(fileOrSpec, "state"), ErrorCode::Unsupported,
                say("the failed, degraded and slow parts that the file lists have no effect here")));
    return fabric->topologyPtr();
}

} // namespace weft::topology
