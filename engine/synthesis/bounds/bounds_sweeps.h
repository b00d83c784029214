// SPDX-License-Identifier: GPL-3.0-or-later
// Where to look for tight cuts when not all of them can be tried: orders of the nodes whose beginnings are cuts, and
// groups of nodes that faster links hold together. Pure functions; any thread.
#pragma once

#include "engine/synthesis/graph/link_graph.h"
#include "engine/topology/topology.h"

#include <span>

namespace weft::synthesis {

// Calls visit(nodes) for every set of nodes that leaves others, as long as there are no more of them than `most`.
template <class Visit> void eachCut(const LinkGraph& graph, std::uint64_t most, const Visit& visit)
{
    std::vector<std::uint32_t> nodes;
    for (std::uint64_t cut = 1; graph.nodes < 64 && most >> graph.nodes != 0 && cut + 1 < 1ULL << graph.nodes; ++cut) {
        nodes.clear();
        for (std::uint32_t node = 0; node < graph.nodes; ++node) {
            if ((cut >> node & 1U) != 0)
                nodes.push_back(node);
        }
        visit(std::span<const std::uint32_t>(nodes));
    }
}

// Every node once in each order: along each dimension from several coordinates on, and from some nodes outwards, by
// hops and by how strongly the next node is linked to those before it. At most `most` orders.
[[nodiscard]] std::vector<std::vector<std::uint32_t>> sweepOrders(
    const LinkGraph& graph, std::span<const topology::Dimension> dimensions, std::size_t most);

// Chunks a ns that can enter, and leave, the first k nodes of an order; by k, from 0 to all nodes.
struct SweepRates {
    std::vector<double> in;
    std::vector<double> out;
};
[[nodiscard]] SweepRates ratesAlong(const LinkGraph& graph, std::span<const std::uint32_t> order);

// Partitions of the nodes, as a label by node: for each time that links take, the groups that links quicker than that
// connect, and for each dimension, the nodes with equal coordinates. Every node by itself comes first.
[[nodiscard]] std::vector<std::vector<std::uint32_t>> naturalPartitions(
    const LinkGraph& graph, std::span<const topology::Dimension> dimensions);

} // namespace weft::synthesis
