// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/fabric_hash.h"

#include "engine/core/fingerprint.h"

#include <bit>

namespace weft::topology {

namespace {

void addReal(Fingerprint& hash, double value)
{
    hash.add(std::bit_cast<std::uint64_t>(value));
}

void addCost(Fingerprint& hash, const LinkCost& cost)
{
    addReal(hash, cost.bandwidth.bytesPerNs);
    addReal(hash, cost.latency.ns);
}

void addDimensions(Fingerprint& hash, std::span<const Dimension> dimensions)
{
    hash.add(dimensions.size());
    for (const Dimension& dimension : dimensions) {
        hash.add(static_cast<std::uint64_t>(dimension.kind) << 33U | std::uint64_t { dimension.size } << 1U
            | (dimension.unidirectional ? 1U : 0U));
        if (dimension.kind != DimensionKind::Plain)
            addCost(hash, dimension.link);
    }
}

} // namespace

std::uint64_t hashOf(const Fabric& fabric)
{
    const Topology& topology = fabric.topology();
    Fingerprint hash;
    hash.add(topology.npuCount());
    hash.add(topology.nodeCount());
    for (std::uint32_t i = 0; i < topology.nodeCount(); ++i) {
        const Node& node = topology.node(NodeId { i });
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
    for (const ExplicitRoute& route : topology.explicitRoutes()) {
        hash.add(std::uint64_t { index(route.source) } << 32U | index(route.destination));
        for (const LinkId link : route.links)
            hash.add(index(link));
    }
    for (const auto& [link, change] : fabric.state().links) {
        hash.add(std::uint64_t { index(link) } << 1U | (change.failed ? 1U : 0U));
        addReal(hash, change.bandwidthFactor);
        addReal(hash, change.extraLatency.ns);
    }
    for (const auto& [node, change] : fabric.state().nodes) {
        hash.add(std::uint64_t { index(node) } << 1U | (change.failed ? 1U : 0U));
        addReal(hash, change.computeFactor);
    }
    return hash.value();
}

} // namespace weft::topology
