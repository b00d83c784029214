// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/description/input_hash.h"

#include "engine/core/fingerprint.h"

#include <bit>

namespace weft::study {

namespace {

void addNumber(Fingerprint& hash, double value)
{
    hash.add(std::bit_cast<std::uint64_t>(value));
}

void addCost(Fingerprint& hash, const LinkCost& cost)
{
    addNumber(hash, cost.bandwidth.bytesPerNs);
    addNumber(hash, cost.latency.ns);
}

void addDimensions(Fingerprint& hash, std::span<const topology::Dimension> dimensions)
{
    hash.add(dimensions.size());
    for (const topology::Dimension& dimension : dimensions) {
        hash.add(static_cast<std::uint64_t>(dimension.kind) << 33U | std::uint64_t { dimension.size } << 1U
            | (dimension.unidirectional ? 1U : 0U));
        if (dimension.kind != topology::DimensionKind::Plain)
            addCost(hash, dimension.link);
    }
}

void addOperation(Fingerprint& hash, const trace::Operation& operation)
{
    hash.add(operation.id);
    hash.add(std::uint64_t { static_cast<std::uint32_t>(operation.type) } << 32U | operation.has);
    hash.add(operation.isCpuOp ? 1U : 0U);
    hash.add(operation.durationMicros);
    hash.add(operation.numOps);
    hash.add(operation.tensorSize);
    // The columns of communication hold their defaults elsewhere.
    hash.add(static_cast<std::uint64_t>(operation.commSize));
    hash.add(std::uint64_t { static_cast<std::uint32_t>(operation.commType) } << 32U
        | static_cast<std::uint32_t>(operation.commPriority));
    hash.add(std::uint64_t { operation.commSrc } << 32U | operation.commDst);
    hash.add(std::uint64_t { operation.commTag } << 32U | operation.root);
    hash.add(operation.processGroup);
    hash.add(operation.involvedDims);
}

} // namespace

std::uint64_t hashOf(const topology::Fabric& fabric)
{
    const topology::Topology& topology = fabric.topology();
    Fingerprint hash;
    hash.add(topology.npuCount());
    hash.add(topology.nodeCount());
    for (std::uint32_t i = 0; i < topology.nodeCount(); ++i) {
        const topology::Node& node = topology.node(NodeId { i });
        hash.add((node.forwards ? 1U : 0U) | (node.reduces ? 2U : 0U) | (node.multicasts ? 4U : 0U));
    }
    hash.add(topology.linkCount());
    for (std::uint32_t i = 0; i < topology.linkCount(); ++i) {
        const LinkId link { i };
        hash.add(std::uint64_t { index(topology.linkSource(link)) } << 32U | index(topology.linkDestination(link)));
        addCost(hash, topology.linkCost(link));
    }
    addDimensions(hash, topology.dimensions());
    addDimensions(hash, topology.gridDimensions());
    hash.add(static_cast<std::uint64_t>(topology.routingRule()));
    for (const topology::ExplicitRoute& route : topology.explicitRoutes()) {
        hash.add(std::uint64_t { index(route.source) } << 32U | index(route.destination));
        for (const LinkId link : route.links)
            hash.add(index(link));
    }
    for (const auto& [link, change] : fabric.state().links) {
        hash.add(std::uint64_t { index(link) } << 1U | (change.failed ? 1U : 0U));
        addNumber(hash, change.bandwidthFactor);
        addNumber(hash, change.extraLatency.ns);
    }
    for (const auto& [node, change] : fabric.state().nodes) {
        hash.add(std::uint64_t { index(node) } << 1U | (change.failed ? 1U : 0U));
        addNumber(hash, change.computeFactor);
    }
    return hash.value();
}

std::uint64_t hashOf(const trace::Workload& workload, const Watch& watch)
{
    Fingerprint hash;
    hash.add(workload.graphs.size());
    for (const trace::ExecutionGraphPtr& graph : workload.graphs) {
        if (watch.stop.stop_requested())
            return 0;
        hash.add(graph->size());
        for (std::uint32_t i = 0; i < graph->size(); ++i) {
            addOperation(hash, graph->operation(OpId { i }));
            for (const OpId dependency : graph->dependencies(OpId { i }))
                hash.add(index(dependency));
        }
    }
    for (const trace::ProcessGroup& group : workload.groups) {
        hash.add(group.name);
        for (const Rank rank : group.ranks)
            hash.add(index(rank));
    }
    return hash.value() == 0 ? 1 : hash.value();
}

} // namespace weft::study
