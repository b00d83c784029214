// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of this room share: fabrics from text, and routes walked hop by hop.
#pragma once

#include "engine/topology/router.h"
#include "engine/topology/topology_spec.h"

#include <QTest>

#include <deque>

namespace fabrics {

using namespace weft;
using namespace weft::topology;

inline TopologyPtr make(const std::string& spec)
{
    Findings findings;
    const Result<TopologyPtr> topology = topologyFromSpec(spec, findings);
    if (!topology)
        qFatal("%s", toString(topology.error()).c_str());
    return *topology;
}

using Nodes = std::vector<std::uint32_t>;
inline const Nodes kDisconnected { 0xDEADU };

// The nodes of a route, source and destination included; empty if there is none, kDisconnected if a hop does not
// start where the last one ended or the route runs in circles.
inline Nodes nodesOfRoute(Router& router, std::uint32_t from, std::uint32_t to)
{
    std::vector<LinkId> links;
    if (!router.appendRoute(NodeId { from }, NodeId { to }, links))
        return {};
    Nodes nodes { from };
    for (const LinkId link : links) {
        if (index(router.fabric().topology().linkSource(link)) != nodes.back()
            || nodes.size() > router.fabric().topology().nodeCount())
            return kDisconnected;
        nodes.push_back(index(router.fabric().topology().linkDestination(link)));
    }
    return nodes.back() == to ? nodes : kDisconnected;
}

// Hops from a node to every other over usable links and forwarding nodes, by a search of its own.
inline std::vector<std::uint32_t> hopsFrom(const Fabric& fabric, std::uint32_t from)
{
    const Topology& topology = fabric.topology();
    std::vector<std::uint32_t> hops(topology.nodeCount(), ~0U);
    std::deque<std::uint32_t> queue { from };
    hops[from] = 0;
    while (!queue.empty()) {
        const std::uint32_t at = queue.front();
        queue.pop_front();
        if (at != from && !topology.node(NodeId { at }).forwards)
            continue;
        for (const LinkId link : topology.outgoing(NodeId { at })) {
            const std::uint32_t next = index(topology.linkDestination(link));
            if (fabric.isUsable(link) && hops[next] == ~0U) {
                hops[next] = hops[at] + 1;
                queue.push_back(next);
            }
        }
    }
    return hops;
}

} // namespace fabrics
