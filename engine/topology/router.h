// SPDX-License-Identifier: GPL-3.0-or-later
// Routes as a function. On fabrics generated from dimensions by coordinates; on others by tables of next links towards
// hubs (hub_graph.h); among equal ways by the Routing in force; and as given, where a route is given.
// One Router belongs to one simulation on one thread; the Fabric it reads may be shared.
//
// Failures are local: a route is chosen as if everything worked, and kept if it does. Only what would have met a
// failed part goes another way, by a search over what is left.
// No route runs in circles: every hop is nearer to the next stop, and there is at most one stop before the destination.
#pragma once

#include "engine/core/result.h"
#include "engine/topology/fabric.h"
#include "engine/topology/route.h"
#include "engine/topology/routing.h"

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
    explicit Router(Fabric fabric, Routing routing = {});
    ~Router();
    Router(Router&&) noexcept;
    Router& operator=(Router&&) noexcept;
    Router(const Router&) = delete;
    Router& operator=(const Router&) = delete;

    [[nodiscard]] const Routing& routing() const;
    // Every pair has one way and it never changes: nextLink() is all there is to know, and no Route is needed.
    [[nodiscard]] bool hasOneWay() const { return m_hasOneWay; }

    // The link to take at `at` towards `destination`, the lowest id of equals; kNone<LinkId> if there is no way.
    // Ignores given routes. Called tens of millions of times a second: no allocation once warm. Up to
    // kDenseEntries = nodes² a table holds what was asked for on fabrics made of dimensions; beyond it coordinates do.
    [[nodiscard]] LinkId nextLink(NodeId at, NodeId destination)
    {
        const LinkId* column = m_columns != nullptr ? m_columns[index(destination)] : nullptr;
        return column != nullptr ? column[index(at)] : nextLinkSlow(at, destination);
    }
    // The same where it is at hand, otherwise kNone.
    [[nodiscard]] LinkId knownLink(NodeId at, NodeId destination) const
    {
        const LinkId* column = m_columns != nullptr ? m_columns[index(destination)] : nullptr;
        return column != nullptr ? column[index(at)] : kNone<LinkId>;
    }
    static constexpr std::uint64_t kDenseEntries = std::uint64_t { 1 } << 22U;
    // Of tables by hub, healthy and with failures each; one column at least.
    static constexpr std::uint64_t kCacheBytes = std::uint64_t { 1 } << 26U;

    // How a message goes: as the fabric's explicit route for the pair says if all of it works, else by choice.
    [[nodiscard]] Route route(const Flow& flow);
    // The route of the next packet of a message that left on `route`: where every packet goes its own way, each is
    // asked for itself whether all of that works.
    void goOn(NodeId source, NodeId destination, Route& route);
    // A route of these links. None if they do not lead from `source` to `destination` over working parts.
    [[nodiscard]] std::optional<Route> givenRoute(NodeId source, NodeId destination, std::span<const LinkId> links);
    // The next link of a message on `route` that stands at `at`: parallel cables take turns, queues are looked at.
    // kNone<LinkId> if there is no way. `route` keeps track of where the message is.
    [[nodiscard]] LinkId next(NodeId at, NodeId destination, Route& route, const LinkClock& clock)
    {
        if (m_isSingle && route.given == kNoGivenRoute)
            return nextLink(at, destination);
        return nextOf(at, destination, route, clock);
    }

    // The explicit route for the pair, or an empty span. One that leads over a failed part does not count.
    [[nodiscard]] std::span<const LinkId> explicitRoute(NodeId source, NodeId destination) const;

    // Appends the whole route (explicit if there is one) of the pair's first flow to `links`, on idle links and without
    // taking a turn. Unreachable if there is none.
    [[nodiscard]] Result<void> appendRoute(NodeId source, NodeId destination, std::vector<LinkId>& links);
    [[nodiscard]] Result<void> appendRoute(const Flow& flow, std::vector<LinkId>& links);
    // appendRoute() for what is laid on links afterwards: of parallel cables, which take turns, all that work, beside
    // each other.
    [[nodiscard]] Result<void> appendLaid(NodeId source, NodeId destination, std::vector<LinkId>& links);

    // Path cost over the route; for a peer stack in pristine state, the peer's rule on the lowest differing dimension.
    // `cost.latency` is the sum over the hops, so that linkTime(cost, bytes) is the whole delay.
    // From a node to itself: no hop, no latency, infinite bandwidth.
    [[nodiscard]] Result<RouteCost> routeCost(NodeId source, NodeId destination);
    // Where this is true, routeCost() is peerRouteCost(), which is arithmetic only and cannot fail.
    [[nodiscard]] bool hasPeerCost() const { return m_hasPeerCost; }
    // Both must be NPUs.
    [[nodiscard]] RouteCost peerRouteCost(NodeId source, NodeId destination) const;
    // In how many dimensions of the grid two NPUs differ.
    [[nodiscard]] std::uint32_t dimensionsBetween(NodeId source, NodeId destination) const;

    [[nodiscard]] const Fabric& fabric() const;
    // Of tables and caches at present.
    [[nodiscard]] std::uint64_t memoryBytes() const;

private:
    struct State;
    [[nodiscard]] LinkId nextLinkSlow(NodeId at, NodeId destination);
    [[nodiscard]] LinkId nextOf(NodeId at, NodeId destination, Route& route, const LinkClock& clock);

    std::unique_ptr<State> m_state;
    const LinkId* const* m_columns = nullptr; // by destination: next links by node, or null where not made (yet)
    bool m_hasPeerCost = false;
    bool m_isSingle = false; // what is not given is dimension order over what works
    bool m_hasOneWay = false; // and nothing is given
};

} // namespace weft::topology
