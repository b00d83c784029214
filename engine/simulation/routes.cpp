// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/routes.h"

#include <algorithm>

namespace weft::simulation {

namespace {

std::uint64_t pairKey(NodeId source, NodeId destination)
{
    return (std::uint64_t { index(source) } << 32U) | index(destination);
}

} // namespace

Routes::Routes(const topology::Fabric& fabric, Moment& moment)
    : m_router(fabric)
    , m_moment(moment)
{
    for (const topology::ExplicitRoute& route : fabric.topology().explicitRoutes()) {
        if (const auto working = m_router.explicitRoute(route.source, route.destination); !working.empty())
            m_wayOfPair.emplace(pairKey(route.source, route.destination), add(working));
    }
}

RouteId Routes::add(std::span<const LinkId> links)
{
    const RouteId route = makeId<RouteId>(m_ways.size());
    m_ways.insert(m_ways.end(), links.begin(), links.end());
    m_ways.push_back(kNone<LinkId>);
    m_hasWays = true;
    return route;
}

RouteId Routes::chooseGiven(const Message& message)
{
    const topology::Topology& topology = m_router.fabric().topology();
    const NodeId source = nodeOf(message.source);
    const NodeId destination = nodeOf(message.destination);
    const LinkId link = message.asked;
    if (index(link) < topology.linkCount() && topology.linkSource(link) == source
        && topology.linkDestination(link) == destination && m_router.fabric().isUsable(link)) {
        const auto known = m_wayOfLink.find(link);
        return known != m_wayOfLink.end() ? known->second : m_wayOfLink[link] = add({ &link, 1 });
    }
    const auto known = m_wayOfPair.find(pairKey(source, destination));
    return known == m_wayOfPair.end() ? kNone<RouteId> : known->second;
}

void Routes::fail(NodeId source, NodeId destination)
{
    const topology::Fabric& fabric = m_router.fabric();
    const topology::Topology& topology = fabric.topology();
    const auto isUsable = [&fabric](LinkId link) { return fabric.isUsable(link); };
    const auto in = topology.incoming(destination);
    const auto out = topology.outgoing(source);
    // The place is the NPU that is cut off, where one of the two is.
    const bool isDestination
        = std::none_of(in.begin(), in.end(), isUsable) && std::any_of(out.begin(), out.end(), isUsable);
    Error error;
    error.code = ErrorCode::Unreachable;
    error.message = "there is no way from " + topology.nodeName(source) + " to " + topology.nodeName(destination);
    error.where.rank = index(isDestination ? destination : source);
    error.hint = "add links, or clear failed links and nodes";
    m_moment.stopWith(std::move(error));
}

} // namespace weft::simulation
