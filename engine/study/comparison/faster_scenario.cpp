// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/faster_scenario.h"

#include "engine/analysis/link_dimensions.h"
#include "engine/core/make_error.h"
#include "engine/topology/fabric_spec.h"
#include "engine/topology/topology_builder.h"

namespace weft::study {

using topology::Fabric;
using topology::FabricState;
using topology::Topology;

namespace {

struct LinkFactors {
    double bandwidth = 1;
    double latency = 1; // divides
};

LinkCost changed(const LinkCost& cost, const LinkFactors& factors)
{
    return { Latency { cost.latency.ns / factors.latency },
        Bandwidth { cost.bandwidth.bytesPerNs * factors.bandwidth } };
}

void changeLink(const Fabric& fabric, FabricState& state, LinkId link, const LinkFactors& factors)
{
    FabricState::LinkChange& change = state.links[link];
    const double latency = fabric.linkCost(link).latency.ns;
    change.bandwidthFactor *= factors.bandwidth;
    change.extraLatency.ns += latency / factors.latency - latency;
}

// The same stack with another dimension; null if the fabric is more than a stack of them.
topology::TopologyPtr restacked(const Topology& topology, std::uint32_t changedDimension, const LinkFactors& factors)
{
    if (!topology.isPeerStack())
        return nullptr;
    const auto grid = topology.gridDimensions();
    topology::StackSpec spec;
    for (std::uint32_t at = 0; at < grid.size(); ++at) {
        const LinkCost link = at == changedDimension ? changed(grid[at].link, factors) : grid[at].link;
        spec.dimensions.push_back({ grid[at].kind, { grid[at].size }, link, grid[at].unidirectional });
    }
    Findings unheard;
    const Result<topology::TopologyPtr> made = topology::generateStack(spec, unheard);
    return made ? *made : nullptr;
}

Fabric withDimension(const Fabric& fabric, std::uint32_t dimension, const LinkFactors& factors)
{
    if (topology::TopologyPtr made = restacked(fabric.topology(), dimension, factors))
        return Fabric(std::move(made), fabric.state());
    FabricState state = fabric.state();
    const std::vector<std::uint32_t> dimensions = analysis::linkDimensions(fabric.topology());
    for (std::uint32_t link = 0; link < dimensions.size(); ++link) {
        if (dimensions[link] == dimension)
            changeLink(fabric, state, LinkId { link }, factors);
    }
    return Fabric(fabric.topologyPtr(), std::move(state));
}

void compute(const Fabric& fabric, FabricState& state, std::uint32_t rank, double factor)
{
    FabricState::NodeChange& change = state.nodes[NodeId { rank }];
    change.computeFactor = fabric.computeFactor(Rank { rank }) * factor;
}

} // namespace

Result<void> checkFaster(const Scenario& scenario, const Faster& faster)
{
    const Topology& topology = scenario.fabric.topology();
    const auto refuse = [&faster](std::size_t count) -> Result<void> {
        if (faster.index < count)
            return {};
        return errorOf(ErrorCode::OutOfRange,
            faster.kind == FasterKind::Link       ? say("there is no link %1", faster.index)
                : faster.kind == FasterKind::Rank ? say("there is no rank %1", faster.index)
                                                  : say("there is no dimension %1", faster.index),
            say("the fabric has %1", count));
    };
    switch (faster.kind) {
    case FasterKind::Link:
        return refuse(topology.linkCount());
    case FasterKind::Rank:
        return refuse(topology.npuCount());
    case FasterKind::Dimension:
    case FasterKind::Latency:
        return refuse(topology.dimensions().size());
    case FasterKind::Algorithm:
        return faster.index == analysis::kNobody ? Result<void>() : refuse(topology.dimensions().size());
    case FasterKind::Memory:
        if (scenario.system.remoteMemory.kind == simulation::RemoteMemoryKind::None)
            return errorOf(ErrorCode::OutOfRange, say("there is no remote memory"));
        break;
    case FasterKind::Compute:
    case FasterKind::Endpoint:
        break;
    }
    return {};
}

Scenario fasterScenario(const Scenario& scenario, const Faster& faster, double factor, bool asState)
{
    Scenario made = scenario;
    const Fabric& fabric = scenario.fabric;
    FabricState state = fabric.state();
    if (asState) {
        state.links.try_emplace(LinkId { 0 });
        made.fabric = Fabric(fabric.topologyPtr(), std::move(state));
        return made;
    }
    switch (faster.kind) {
    case FasterKind::Link:
        changeLink(fabric, state, LinkId { faster.index }, { factor, 1 });
        made.fabric = Fabric(fabric.topologyPtr(), std::move(state));
        break;
    case FasterKind::Dimension:
        made.fabric = withDimension(fabric, faster.index, { factor, 1 });
        break;
    case FasterKind::Latency:
        made.fabric = withDimension(fabric, faster.index, { 1, factor });
        break;
    case FasterKind::Rank:
        compute(fabric, state, faster.index, factor);
        made.fabric = Fabric(fabric.topologyPtr(), std::move(state));
        break;
    case FasterKind::Compute:
        for (std::uint32_t rank = 0; rank < fabric.topology().npuCount(); ++rank)
            compute(fabric, state, rank, factor);
        made.fabric = Fabric(fabric.topologyPtr(), std::move(state));
        break;
    case FasterKind::Memory:
        made.system.remoteMemory.bandwidth.bytesPerNs *= factor;
        break;
    case FasterKind::Endpoint:
        made.system.endpointDelayNs
            = static_cast<std::int64_t>(static_cast<double>(made.system.endpointDelayNs) / factor);
        break;
    case FasterKind::Algorithm: {
        auto& list = made.system.implementation[static_cast<std::size_t>(faster.pattern)];
        const std::size_t dimensions = fabric.topology().dimensions().size();
        if (faster.index == analysis::kNobody) {
            list.assign(isOverAll(faster.algorithm.kind) ? 1 : dimensions, faster.algorithm);
        } else {
            list.resize(dimensions);
            list[faster.index] = faster.algorithm;
        }
        break;
    }
    }
    return made;
}

} // namespace weft::study
