// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/routes.h"

#include <algorithm>

namespace weft::simulation {

topology::Route Routes::chooseOf(const Message& message)
{
    const NodeId source = nodeOf(message.source);
    const NodeId destination = nodeOf(message.destination);
    if (message.asked != kNone<LinkId>) {
        if (const auto given = m_router.givenRoute(source, destination, { &message.asked, 1 }))
            return *given;
    }
    return m_router.route({ source, destination, message.port, m_messages++ });
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
