// SPDX-License-Identifier: GPL-3.0-or-later
// Routes as a function: by coordinates on generated fabrics, by per-destination next hops made on demand and
// kept in a bounded cache elsewhere, and by the explicit routes of the fabric where there are any.
// One Router belongs to one simulation on one thread; the Fabric it reads may be shared.
#pragma once

#include "engine/core/result.h"
#include "engine/topology/fabric.h"

#include <memory>
#include <optional>

namespace weft::topology {

// The `unaware` cost of a path on a link graph: floor(Σ latency + bytes ÷ least bandwidth), as one LinkCost.
struct RouteCost {
    LinkCost cost;
    std::uint32_t hops = 0;
};

class Router {
public:
    explicit Router(Fabric fabric);
    ~Router();
    Router(Router&&) noexcept;
    Router& operator=(Router&&) noexcept;
    Router(const Router&) = delete;
    Router& operator=(const Router&) = delete;

    // The link to take at `at` towards `destination`; kNone<LinkId> if there is no way. Follows the routing rule
    // and ignores explicit routes. Called tens of millions of times a second: no allocation once warm.
    // Up to kDenseEntries = nodes² a table holds what was asked for; beyond it, grids are routed by coordinates and
    // other graphs by columns of next hops in a cache of at most kCacheBytes (2^26 = 64 MiB; one column at least).
    [[nodiscard]] LinkId nextLink(NodeId at, NodeId destination)
    {
        const LinkId* column = m_columns[index(destination)];
        return column != nullptr ? column[index(at)] : nextLinkSlow(at, destination);
    }
    // The same where it is at hand, otherwise kNone.
    [[nodiscard]] LinkId knownLink(NodeId at, NodeId destination) const
    {
        const LinkId* column = m_columns[index(destination)];
        return column != nullptr ? column[index(at)] : kNone<LinkId>;
    }
    static constexpr std::uint64_t kDenseEntries = std::uint64_t { 1 } << 22U;
    static constexpr std::uint64_t kCacheBytes = std::uint64_t { 1 } << 26U;

    // The explicit route for the pair, or an empty span. One that leads over a failed part does not count.
    [[nodiscard]] std::span<const LinkId> explicitRoute(NodeId source, NodeId destination) const;

    // Appends the whole route (explicit if there is one) to `links`. Unreachable if there is none.
    [[nodiscard]] Result<void> appendRoute(NodeId source, NodeId destination, std::vector<LinkId>& links);

    // Path cost over the route; for a peer stack in pristine state, the peer's rule on the lowest differing dimension.
    // `cost.latency` is the sum over the hops, so that linkTime(cost, bytes) is the whole delay.
    // From a node to itself: no hop, no latency, infinite bandwidth.
    [[nodiscard]] Result<RouteCost> routeCost(NodeId source, NodeId destination);
    // Where this is true, routeCost() is peerRouteCost(), which is arithmetic only and cannot fail.
    [[nodiscard]] bool hasPeerCost() const { return m_hasPeerCost; }
    // Both must be NPUs.
    [[nodiscard]] RouteCost peerRouteCost(NodeId source, NodeId destination) const;

    [[nodiscard]] const Fabric& fabric() const;
    // Of tables and caches at present.
    [[nodiscard]] std::uint64_t memoryBytes() const;

private:
    struct State;
    [[nodiscard]] LinkId nextLinkSlow(NodeId at, NodeId destination);

    std::unique_ptr<State> m_state;
    const LinkId* const* m_columns = nullptr; // by destination: next links by node, or null where not made (yet)
    bool m_hasPeerCost = false;
};

} // namespace weft::topology
