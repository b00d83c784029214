// SPDX-License-Identifier: GPL-3.0-or-later
// Routes that are given link by link: those of the fabric, and those that schedules bring along. Owned by a Router.
#pragma once

#include "engine/core/result.h"
#include "engine/topology/fabric.h"
#include "engine/topology/route.h"

#include <unordered_map>
#include <vector>

namespace weft::topology {

class RouteBook {
public:
    // Takes in the fabric's explicit routes that lead over working parts only.
    explicit RouteBook(const Fabric& fabric);

    [[nodiscard]] bool isEmpty() const { return m_links.empty(); }
    // The place of the pair's explicit route, or kNoGivenRoute.
    [[nodiscard]] std::uint32_t find(NodeId source, NodeId destination) const;
    // The place of a route of these links: the same for the same links. kNoGivenRoute if checkWay() refuses them.
    [[nodiscard]] std::uint32_t add(
        const Fabric& fabric, NodeId source, NodeId destination, std::span<const LinkId> links);
    // kNone behind the last link.
    [[nodiscard]] LinkId at(std::uint32_t place) const { return m_links[place]; }
    [[nodiscard]] std::span<const LinkId> from(std::uint32_t place) const;

private:
    [[nodiscard]] std::uint32_t append(std::span<const LinkId> links);

    std::vector<LinkId> m_links; // each route ended by kNone
    std::unordered_map<std::uint64_t, std::uint32_t> m_ofPair;
    std::unordered_multimap<std::uint64_t, std::uint32_t> m_added; // by hash of the links
    std::vector<std::uint32_t> m_single; // likewise, of one link: by that
};

// Whether every link works and every node between forwards; the links must be a connected route.
[[nodiscard]] bool isPassable(const Fabric& fabric, std::span<const LinkId> links);

// Whether the links lead from the one to the other. Errors: OutOfRange (a link that there is not), Mismatched (they
// lead elsewhere), Unreachable (a failed link or node, or one that does not forward).
[[nodiscard]] Result<void> checkWay(
    const Fabric& fabric, NodeId source, NodeId destination, std::span<const LinkId> links);

// A warning for explicit routes of the fabric over failed parts: how many, the first of them, and that their messages
// go by the routing rule.
void warnBrokenRoutes(const Fabric& fabric, Findings& findings);

} // namespace weft::topology
