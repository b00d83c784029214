// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric as synthesis and its bounds see it: the working links in dense order, and for how long one chunk occupies
// each. A value, made once for a chunk size and then only read; any thread.
#pragma once

#include "engine/core/groups.h"
#include "engine/core/make_error.h"
#include "engine/core/result.h"
#include "engine/core/units.h"
#include "engine/topology/fabric.h"

namespace weft::synthesis {

// Nodes and arcs between them.
struct ArcGraph {
    std::uint32_t npus = 0;
    std::uint32_t nodes = 0;
    std::vector<std::uint32_t> source; // by arc
    std::vector<std::uint32_t> target;
    std::vector<std::uint64_t> time; // ns that one chunk occupies the arc: floor(α + bytes/β), and its arrival
    Groups<> outgoing; // arcs by node, ascending
    Groups<> incoming;

    // Once nodes, sources and targets are there.
    void group()
    {
        outgoing = groupedBy(source, nodes);
        incoming = groupedBy(target, nodes);
    }
    [[nodiscard]] std::uint32_t arcs() const { return static_cast<std::uint32_t>(source.size()); }
    [[nodiscard]] std::span<const std::uint32_t> out(std::uint32_t node) const { return outgoing[node]; }
    [[nodiscard]] std::span<const std::uint32_t> in(std::uint32_t node) const { return incoming[node]; }
};

// Nodes are those of the topology: NPUs 0..npus-1, then switches. "Arc" is the dense index of a working link.
struct LinkGraph : ArcGraph {
    std::vector<LinkId> link; // the topology's link behind the arc
    std::vector<std::uint64_t> busy; // by arc: ns until it is free again where arrivals are not waited for
    std::vector<topology::Node> kind; // by node: NPU or switch, and what it may do

    // A chunk may leave it more than once.
    [[nodiscard]] bool mayBranch(std::uint32_t node) const { return node < npus || kind[node].multicasts; }
};

// Failed links and links at failed nodes are left out; degraded ones have the cost in force (engine/core/link_cost.h).
[[nodiscard]] LinkGraph makeLinkGraph(const topology::Fabric& fabric, Bytes chunk);

// The gate of all constructors, whose plans order what happens by its time. Errors: Unsupported (a link that takes no
// whole ns for a chunk).
[[nodiscard]] Result<void> checkTimes(const LinkGraph& graph);

// Every arc turned round, under the same index, and switches that add up now duplicate: reduce-scatter is all-gather on
// this graph, backwards in time.
[[nodiscard]] LinkGraph reversed(const LinkGraph& graph);

// For every arc one of the same time the other way, each used once; nothing if some arc has none left.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> oppositeArcs(const LinkGraph& graph);

// Whether some link takes half as long again as another, or longer.
[[nodiscard]] bool isTiered(const LinkGraph& graph);

// Whether there are no switches, and every link takes so long.
[[nodiscard]] bool isUniform(const LinkGraph& graph, std::uint64_t ns);

// By NPU: ns per chunk over all its incoming arcs together; 0 where it has none.
[[nodiscard]] std::vector<double> ingressNs(const LinkGraph& graph);

} // namespace weft::synthesis
