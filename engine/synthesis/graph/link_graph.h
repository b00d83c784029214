// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric as synthesis and its bounds see it: the working links in dense order, and for how long one chunk occupies
// each. A value, made once for a chunk size and then only read; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/core/units.h"
#include "engine/topology/fabric.h"

#include <cstdint>
#include <span>
#include <vector>

namespace weft::synthesis {

// Nodes are those of the topology: NPUs 0..npus-1, then switches. "Arc" is the dense index of a working link.
struct LinkGraph {
    std::uint32_t npus = 0;
    std::uint32_t nodes = 0;
    std::vector<std::uint32_t> source; // by arc
    std::vector<std::uint32_t> target;
    std::vector<std::uint64_t> time; // ns that one chunk occupies the arc: floor(α + bytes/β), and its arrival
    std::vector<LinkId> link; // the topology's link behind the arc
    std::vector<topology::Node> kind; // by node: NPU or switch, and what it may do
    std::vector<std::uint32_t> outStart; // nodes + 1 entries, into outArcs
    std::vector<std::uint32_t> outArcs; // ascending within a node
    std::vector<std::uint32_t> inStart;
    std::vector<std::uint32_t> inArcs;

    [[nodiscard]] std::uint32_t arcs() const { return static_cast<std::uint32_t>(source.size()); }
    [[nodiscard]] std::span<const std::uint32_t> out(std::uint32_t node) const
    {
        return std::span(outArcs).subspan(outStart[node], outStart[node + 1] - outStart[node]);
    }
    [[nodiscard]] std::span<const std::uint32_t> in(std::uint32_t node) const
    {
        return std::span(inArcs).subspan(inStart[node], inStart[node + 1] - inStart[node]);
    }
};

// Failed links and links at failed nodes are left out; degraded ones have the cost in force (engine/core/link_cost.h).
[[nodiscard]] LinkGraph makeLinkGraph(const topology::Fabric& fabric, Bytes chunk);

// The gate of all constructors, whose plans order what happens by its time. Errors: Unsupported (a link that takes no
// whole ns for a chunk).
[[nodiscard]] Result<void> checkTimes(const LinkGraph& graph);

// Every arc turned round, under the same index, and switches that add up now duplicate: reduce-scatter is all-gather on
// this graph, backwards in time.
[[nodiscard]] LinkGraph reversed(const LinkGraph& graph);

// By NPU: ns per chunk over all its incoming arcs together; 0 where it has none.
[[nodiscard]] std::vector<double> ingressNs(const LinkGraph& graph);

// Arcs by one of their ends, as CSR: those of a node are arcs[start[node]] … arcs[start[node + 1] - 1], ascending.
void groupByNode(const std::vector<std::uint32_t>& end, std::uint32_t nodes, std::vector<std::uint32_t>& start,
    std::vector<std::uint32_t>& arcs);

} // namespace weft::synthesis
