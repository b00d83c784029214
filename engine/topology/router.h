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
    [[nodiscard]] LinkId nextLink(NodeId at, NodeId destination);

    // The explicit route for the pair, or an empty span.
    [[nodiscard]] std::span<const LinkId> explicitRoute(NodeId source, NodeId destination) const;

    // Appends the whole route (explicit if there is one) to `links`. Unreachable if there is none.
    [[nodiscard]] Result<void> appendRoute(NodeId source, NodeId destination, std::vector<LinkId>& links);

    // Path cost over the route; for a peer stack in pristine state, the peer's rule on the lowest differing dimension.
    // `cost.latency` is the sum over the hops, so that linkTime(cost, bytes) is the whole delay.
    [[nodiscard]] Result<RouteCost> routeCost(NodeId source, NodeId destination);

    [[nodiscard]] const Fabric& fabric() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace weft::topology
