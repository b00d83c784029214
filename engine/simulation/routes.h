// SPDX-License-Identifier: GPL-3.0-or-later
// Which way a message takes: the one place where that is decided. A link that a schedule asks for, the fabric's
// explicit route, or hop by hop as the router says. Owned by one network model.
#pragma once

#include "engine/simulation/moment.h"
#include "engine/simulation/network.h"
#include "engine/topology/router.h"

#include <unordered_map>

namespace weft::simulation {

// Where the rest of a message's way begins in the list of explicit ways; none: the router knows.
enum class RouteId : std::uint32_t {};

class Routes {
public:
    Routes(const topology::Fabric& fabric, Moment& moment);

    [[nodiscard]] RouteId choose(const Message& message)
    {
        return !m_hasWays && message.asked == kNone<LinkId> ? kNone<RouteId> : chooseGiven(message);
    }
    // The next link of a way of its own, which goes on by one; kNone where the router knows.
    [[nodiscard]] LinkId given(RouteId& route) const
    {
        if (route == kNone<RouteId>)
            return kNone<LinkId>;
        const std::uint32_t at = index(route);
        route = RouteId { at + 1 };
        return m_ways[at];
    }
    // Whether any message may have a way of its own.
    [[nodiscard]] bool hasWays() const { return m_hasWays; }
    [[nodiscard]] topology::Router& router() { return m_router; }
    [[nodiscard]] const topology::Router& router() const { return m_router; }
    // There is none: the run fails.
    [[gnu::cold]] void fail(NodeId source, NodeId destination);

private:
    [[nodiscard]] RouteId chooseGiven(const Message& message);
    [[nodiscard]] RouteId add(std::span<const LinkId> links);

    topology::Router m_router;
    Moment& m_moment;
    bool m_hasWays = false;
    std::vector<LinkId> m_ways; // each ended by kNone
    std::unordered_map<std::uint64_t, RouteId> m_wayOfPair; // the fabric's
    std::unordered_map<LinkId, RouteId> m_wayOfLink; // of links that schedules asked for
};

} // namespace weft::simulation
