// SPDX-License-Identifier: GPL-3.0-or-later
// The fabric of a spec text as a graph, for tests.
#pragma once

#include "engine/synthesis/graph/link_graph.h"
#include "engine/topology/topology_spec.h"

#include <stdexcept>

namespace weft::synthesis {

inline LinkGraph graphOf(const std::string& spec, std::uint32_t chunksPerNpu = 1, topology::FabricState state = {})
{
    Findings findings;
    const Result<topology::TopologyPtr> topology = topology::topologyFromSpec(spec, findings);
    if (!topology)
        throw std::runtime_error(toString(topology.error()));
    return makeLinkGraph(topology::Fabric(*topology, std::move(state)), Bytes { (1U << 20U) / chunksPerNpu });
}

} // namespace weft::synthesis
