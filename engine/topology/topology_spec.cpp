// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/topology_spec.h"

#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"
#include "engine/topology/machine_zoo.h"
#include "engine/topology/spec_scanner.h"

#include <algorithm>
#include <array>

namespace weft::topology {

namespace {

struct KindName {
    DimensionKind kind;
    std::string_view name;
    std::string_view shortName;
};

constexpr std::array kKinds { KindName { DimensionKind::Ring, "Ring", "Ring" },
    KindName { DimensionKind::FullyConnected, "FullyConnected", "FC" },
    KindName { DimensionKind::Switch, "Switch", "SW" }, KindName { DimensionKind::Mesh, "Mesh", "Mesh" },
    KindName { DimensionKind::Torus, "Torus", "Torus" },
    KindName { DimensionKind::Hypercube, "Hypercube", "Hypercube" } };

std::vector<std::string> knownNames()
{
    std::vector<std::string> names { "FC", "SW", "FatTree", "Clos", "Dragonfly", "Rail" };
    for (const KindName& kind : kKinds)
        names.emplace_back(kind.name);
    for (const Machine& machine : machineZoo())
        names.emplace_back(machine.name);
    return names;
}

Error unknownKind(const SpecTerm& term, const SpecScanner& scanner)
{
    const std::string near = nearestIgnoringCase(term.kind.text, knownNames());
    return scanner.problem(ErrorCode::NotFound, say("there is no kind of fabric named '%1'", term.kind.text),
        term.kind.column,
        near.empty() ? say("write for example Ring(8,50GB/s,500ns), FC(4)_Switch(8), Torus(4x4x4) or DGX1V")
                     : say("did you mean '%1'?", near));
}

Result<DimensionSpec> readDimension(DimensionKind kind, SpecTerm& term, const SpecScanner& scanner)
{
    DimensionSpec dimension;
    dimension.kind = kind;
    ArgumentReader reader(term, scanner);
    reader.sizes(dimension.sizes, kind == DimensionKind::Mesh || kind == DimensionKind::Torus);
    reader.link(dimension.link);
    if (kind == DimensionKind::Ring)
        reader.flag("uni", dimension.unidirectional);
    if (std::optional<Error> error = reader.finish())
        return std::move(*error);
    return dimension;
}

Result<FatTreeSpec> readFatTree(SpecTerm& term, const SpecScanner& scanner)
{
    FatTreeSpec tree;
    std::vector<std::uint32_t> sizes;
    ArgumentReader reader(term, scanner);
    reader.sizes(sizes, false);
    reader.link(tree.link);
    reader.count("oversub", tree.oversub, 1);
    reader.count("levels", tree.levels, 2);
    reader.count("leaf", tree.leaf, 1);
    reader.count("pod", tree.pod, 1);
    reader.count("spines", tree.spines, 1);
    if (std::optional<Error> error = reader.finish())
        return std::move(*error);
    tree.npus = sizes.front();
    return tree;
}

Result<DragonflySpec> readDragonfly(SpecTerm& term, const SpecScanner& scanner)
{
    DragonflySpec dragonfly;
    ArgumentReader reader(term, scanner);
    reader.link(dragonfly.link);
    reader.require("groups");
    reader.count("groups", dragonfly.groups, 1);
    reader.require("routers");
    reader.count("routers", dragonfly.routers, 1);
    reader.count("npus", dragonfly.npus, 1);
    reader.count("global", dragonfly.global, 1);
    LinkCost global = dragonfly.link;
    const bool hasBandwidth = reader.bandwidth("globalbandwidth", global.bandwidth);
    const bool hasLatency = reader.latency("globallatency", global.latency);
    if (hasBandwidth || hasLatency)
        dragonfly.globalLink = global;
    if (std::optional<Error> error = reader.finish())
        return std::move(*error);
    return dragonfly;
}

Result<RailSpec> readRail(SpecTerm& term, const SpecScanner& scanner)
{
    RailSpec rail;
    std::vector<std::uint32_t> sizes;
    ArgumentReader reader(term, scanner);
    reader.sizes(sizes, false);
    reader.link(rail.link);
    reader.count("server", rail.server, 1);
    reader.bandwidth("inner", rail.inner);
    Latency latency;
    if (reader.latency("innerlatency", latency))
        rail.innerLatency = latency;
    reader.count("levels", rail.levels, 1);
    reader.count("leaf", rail.leaf, 1);
    reader.count("oversub", rail.oversub, 1);
    if (std::optional<Error> error = reader.finish())
        return std::move(*error);
    rail.npus = sizes.front();
    return rail;
}

// A term that cannot be joined with others; none if the kind is a dimension's or unknown.
std::optional<Result<FabricSpec>> readAlone(SpecTerm& term, const SpecScanner& scanner)
{
    const auto lift = [](auto result) -> Result<FabricSpec> {
        if (!result)
            return std::move(result).error();
        return FabricSpec { std::move(*result) };
    };
    if (equalsIgnoringCase(term.kind.text, "FatTree") || equalsIgnoringCase(term.kind.text, "Clos"))
        return lift(readFatTree(term, scanner));
    if (equalsIgnoringCase(term.kind.text, "Dragonfly"))
        return lift(readDragonfly(term, scanner));
    if (equalsIgnoringCase(term.kind.text, "Rail"))
        return lift(readRail(term, scanner));
    if (const Machine* machine = machineNamed(term.kind.text)) {
        if (term.hasArguments)
            return Result<FabricSpec>(scanner.problem(
                ErrorCode::Malformed, say("the machine %1 takes no arguments", machine->name), term.kind.column));
        return Result<FabricSpec>(FabricSpec { MachineSpec { std::string(machine->name) } });
    }
    return {};
}

std::string linkText(const LinkCost& link)
{
    return ',' + weft::toText(link.bandwidth) + ',' + weft::toText(link.latency);
}

std::string countText(std::string_view key, std::uint32_t value, std::uint32_t standard)
{
    return value == standard ? std::string() : ',' + std::string(key) + '=' + std::to_string(value);
}

std::string textOf(const StackSpec& stack)
{
    std::string text;
    for (const DimensionSpec& dimension : stack.dimensions) {
        text += (text.empty() ? "" : "_") + std::string(toString(dimension.kind)) + '(';
        for (std::size_t i = 0; i < dimension.sizes.size(); ++i)
            text += (i == 0 ? "" : "x") + std::to_string(dimension.sizes[i]);
        text += linkText(dimension.link) + (dimension.unidirectional ? ",uni=1)" : ")");
    }
    return text;
}

std::string textOf(const FatTreeSpec& tree)
{
    return "FatTree(" + std::to_string(tree.npus) + linkText(tree.link) + countText("oversub", tree.oversub, 1)
        + countText("levels", tree.levels, 2) + countText("leaf", tree.leaf, 0) + countText("pod", tree.pod, 0)
        + countText("spines", tree.spines, 0) + ')';
}

std::string textOf(const DragonflySpec& dragonfly)
{
    std::string text = "Dragonfly(groups=" + std::to_string(dragonfly.groups)
        + ",routers=" + std::to_string(dragonfly.routers) + countText("npus", dragonfly.npus, 0)
        + countText("global", dragonfly.global, 0) + ",bandwidth=" + weft::toText(dragonfly.link.bandwidth)
        + ",latency=" + weft::toText(dragonfly.link.latency);
    if (dragonfly.globalLink)
        text += ",globalbandwidth=" + weft::toText(dragonfly.globalLink->bandwidth)
            + ",globallatency=" + weft::toText(dragonfly.globalLink->latency);
    return text + ')';
}

std::string textOf(const RailSpec& rail)
{
    return "Rail(" + std::to_string(rail.npus) + linkText(rail.link) + ",server=" + std::to_string(rail.server)
        + ",inner=" + weft::toText(rail.inner)
        + (rail.innerLatency ? ",innerlatency=" + weft::toText(*rail.innerLatency) : std::string())
        + countText("levels", rail.levels, 1) + countText("leaf", rail.leaf, 0) + countText("oversub", rail.oversub, 1)
        + ')';
}

std::string textOf(const MachineSpec& machine)
{
    return machine.name;
}

} // namespace

std::string_view toString(DimensionKind kind)
{
    const auto* const at
        = std::find_if(kKinds.begin(), kKinds.end(), [kind](const KindName& entry) { return entry.kind == kind; });
    return at == kKinds.end() ? std::string_view("Plain") : at->name;
}

std::optional<DimensionKind> dimensionKindNamed(std::string_view name)
{
    if (equalsIgnoringCase(name, "Plain"))
        return DimensionKind::Plain;
    const auto* const at = std::find_if(kKinds.begin(), kKinds.end(), [name](const KindName& entry) {
        return equalsIgnoringCase(name, entry.name) || equalsIgnoringCase(name, entry.shortName);
    });
    return at == kKinds.end() ? std::optional<DimensionKind>() : at->kind;
}

Result<FabricSpec> parseSpec(std::string_view text)
{
    SpecScanner scanner(text);
    StackSpec stack;
    do {
        Result<SpecTerm> term = scanner.term();
        if (!term)
            return std::move(term).error();
        if (std::optional<Result<FabricSpec>> alone = readAlone(*term, scanner)) {
            if (*alone && (!stack.dimensions.empty() || !scanner.atEnd()))
                return scanner.problem(ErrorCode::Unsupported,
                    say("%1 stands alone and cannot be joined with other dimensions", term->kind.text),
                    term->kind.column);
            return std::move(*alone);
        }
        const std::optional<DimensionKind> kind = dimensionKindNamed(term->kind.text);
        if (!kind || *kind == DimensionKind::Plain)
            return unknownKind(*term, scanner);
        Result<DimensionSpec> dimension = readDimension(*kind, *term, scanner);
        if (!dimension)
            return std::move(dimension).error();
        stack.dimensions.push_back(std::move(*dimension));
    } while (!scanner.atEnd());
    return FabricSpec { std::move(stack) };
}

std::string toText(const FabricSpec& spec)
{
    return std::visit([](const auto& one) { return textOf(one); }, spec);
}

Result<TopologyPtr> topologyFromSpec(std::string_view text, Findings& findings, SizeLimits limits)
{
    Result<FabricSpec> spec = parseSpec(text);
    if (!spec)
        return std::move(spec).error();
    Result<TopologyPtr> topology = generate(*spec, findings, limits);
    if (!topology) {
        Error error = std::move(topology).error();
        error.where.file = clipped(text);
        error.where.item.clear();
        return error;
    }
    return topology;
}

} // namespace weft::topology
