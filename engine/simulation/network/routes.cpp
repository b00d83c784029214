// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/network/routes.h"

#include "engine/core/make_error.h"
#include "engine/topology/route_book.h"

#include <algorithm>
#include <utility>

namespace weft::simulation {

topology::Route Routes::chooseOf(const Message& message)
{
    const NodeId source = nodeOf(message.source);
    const NodeId destination = nodeOf(message.destination);
    if (!message.asked.empty()) {
        if (const auto given = m_router.givenRoute(source, destination, message.asked))
            return *given;
        refuse(message);
    }
    return m_router.route({ source, destination, message.port, m_messages++ });
}

void Routes::refuse(const Message& message)
{
    const Result<void> checked
        = topology::checkWay(m_router.fabric(), nodeOf(message.source), nodeOf(message.destination), message.asked);
    Error error = checked.error();
    error.message = say("a schedule asks for a way that cannot be taken: %1", error.message);
    error.where.rank = index(message.source);
    if (error.code != ErrorCode::Mismatched) {
        error.hint = say("make the schedule for this fabric as it is, or clear what has failed");
        m_moment.stopWith(std::move(error));
    } else if (!std::exchange(m_hasWarned, true)) {
        error.hint
            = say("its messages go by the routing rule there, as where a group has other NPUs than the schedule");
        warn(m_warnings, std::move(error));
    }
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
    m_moment.stopWith(errorAt(Rank { index(isDestination ? destination : source) }, ErrorCode::Unreachable,
        say("there is no way from %1 to %2", topology.nodeName(source), topology.nodeName(destination)),
        say("add links, or clear failed links and nodes")));
}

} // namespace weft::simulation
