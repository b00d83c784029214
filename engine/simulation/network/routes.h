// SPDX-License-Identifier: GPL-3.0-or-later
// Which way a message takes: the one place where that is decided. Over the links that a schedule asks for, else as the
// router says: the fabric's explicit route, or by the routing in force. Owned by one network model.
#pragma once

#include "engine/simulation/events/moment.h"
#include "engine/simulation/network/network.h"
#include "engine/topology/router.h"

namespace weft::simulation {

class Routes {
public:
    Routes(const topology::Fabric& fabric, const topology::Routing& routing, Moment& moment, Findings& warnings)
        : m_router(fabric, routing)
        , m_moment(moment)
        , m_warnings(warnings)
    {
    }

    [[nodiscard]] topology::Route choose(const Message& message)
    {
        return m_router.hasOneWay() && message.asked.empty() ? topology::Route {} : chooseOf(message);
    }
    // Whether any message may have a way of its own: the router's nextLink() is all otherwise.
    [[nodiscard]] bool hasWays() const { return !m_router.hasOneWay(); }
    [[nodiscard]] topology::Router& router() { return m_router; }
    [[nodiscard]] const topology::Router& router() const { return m_router; }
    // There is none: the run fails.
    [[gnu::cold]] void fail(NodeId source, NodeId destination);

private:
    [[nodiscard]] topology::Route chooseOf(const Message& message);
    // A schedule's way that cannot be taken fails the run; one of other NPUs is left, with a warning.
    [[gnu::cold]] void refuse(const Message& message);

    topology::Router m_router;
    Moment& m_moment;
    Findings& m_warnings;
    bool m_hasWarned = false;
    std::uint32_t m_messages = 0; // chosen for so far
};

} // namespace weft::simulation
