// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/router.h"

#include "engine/topology/grid_layout.h"
#include "engine/topology/shortest_path.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace weft::topology {

// Routes towards one destination come from one source only, coordinates or a shortest-path tree, and either of them
// gets nearer to the destination with every hop: a loop cannot arise, whatever has failed.
struct Router::State {
    explicit State(Fabric laid);

    // Whether dimension order leads a message for `destination` over a part that is failed or does not forward.
    [[nodiscard]] bool isBroken(NodeId destination) const;
    [[nodiscard]] bool byCoordinates(NodeId destination);
    const std::vector<LinkId>& makeColumn(NodeId destination);
    void evictOne();

    Fabric fabric;
    std::optional<GridLayout> layout; // where routes are dimension-ordered
    ShortestPaths paths;
    std::vector<LinkId> failedLinks;
    std::vector<NodeId> silentNodes; // those that do not forward
    enum class Order : std::uint8_t { Unknown, Coordinates, ShortestPath };
    std::vector<Order> orderOf; // by destination; empty where all go by coordinates, or none

    bool dense = false;
    std::vector<std::vector<LinkId>> columns; // by destination; empty where not made
    std::vector<const LinkId*> published; // what nextLink() looks at
    std::vector<NodeId> cached; // a ring of the columns in the cache, for the clock
    std::vector<bool> asked; // by destination: asked for since the clock's hand went by
    std::size_t hand = 0;
    std::size_t mostCached = 0;
};

namespace {

std::vector<bool> usableLinks(const Fabric& fabric)
{
    std::vector<bool> usable;
    if (fabric.isNetworkPristine())
        return usable;
    usable.resize(fabric.topology().linkCount());
    for (std::uint32_t link = 0; link < fabric.topology().linkCount(); ++link)
        usable[link] = fabric.isUsable(makeId<LinkId>(link));
    return usable;
}

} // namespace

Router::State::State(Fabric laid)
    : fabric(std::move(laid))
    , paths(fabric.topologyPtr(), usableLinks(fabric))
{
    const Topology& topology = fabric.topology();
    const std::uint64_t nodes = topology.nodeCount();
    dense = nodes * nodes <= kDenseEntries;
    published.resize(nodes, nullptr);
    if (dense) {
        columns.resize(nodes);
    } else {
        mostCached = std::max<std::size_t>(1, static_cast<std::size_t>(kCacheBytes / (nodes * sizeof(LinkId))));
    }
    if (topology.routingRule() != RoutingRule::DimensionOrder)
        return;
    layout.emplace(topology.gridDimensions());
    if (!fabric.isNetworkPristine()) {
        for (std::uint32_t link = 0; link < topology.linkCount(); ++link) {
            if (!fabric.isUsable(makeId<LinkId>(link)))
                failedLinks.push_back(makeId<LinkId>(link));
        }
    }
    for (std::uint32_t node = 0; node < nodes; ++node) {
        if (!topology.node(makeId<NodeId>(node)).forwards)
            silentNodes.push_back(makeId<NodeId>(node));
    }
    if (!failedLinks.empty() || !silentNodes.empty())
        orderOf.resize(nodes, Order::Unknown);
}

bool Router::State::isBroken(NodeId destination) const
{
    const Topology& topology = fabric.topology();
    const auto isOnTheWay
        = [&](LinkId link) { return layout->nextLink(topology.linkSource(link), destination) == link; };
    if (std::any_of(failedLinks.begin(), failedLinks.end(), isOnTheWay))
        return true;
    return std::any_of(silentNodes.begin(), silentNodes.end(), [&](NodeId node) {
        const std::span<const LinkId> into = topology.incoming(node);
        return node != destination && std::any_of(into.begin(), into.end(), isOnTheWay);
    });
}

bool Router::State::byCoordinates(NodeId destination)
{
    if (!layout || index(destination) >= fabric.topology().npuCount())
        return false; // dimension order leads to NPUs only
    if (orderOf.empty())
        return true;
    Order& order = orderOf[index(destination)];
    if (order == Order::Unknown)
        order = isBroken(destination) ? Order::ShortestPath : Order::Coordinates;
    return order == Order::Coordinates;
}

const std::vector<LinkId>& Router::State::makeColumn(NodeId destination)
{
    std::vector<LinkId>& column = columns[index(destination)];
    if (byCoordinates(destination)) {
        column.resize(fabric.topology().nodeCount());
        for (std::size_t node = 0; node < column.size(); ++node)
            column[node] = layout->nextLink(makeId<NodeId>(node), destination);
    } else {
        paths.fill(destination, column);
    }
    return column;
}

// The clock: the hand passes over columns that were asked for since it last came by.
void Router::State::evictOne()
{
    while (asked[index(cached[hand])]) {
        asked[index(cached[hand])] = false;
        hand = (hand + 1) % cached.size();
    }
    std::vector<LinkId>().swap(columns[index(cached[hand])]);
}

Router::Router(Fabric fabric)
    : m_state(std::make_unique<State>(std::move(fabric)))
    , m_columns(m_state->published.data())
{
    m_hasPeerCost = m_state->fabric.topology().isPeerStack() && m_state->fabric.isNetworkPristine();
}

Router::~Router() = default;
Router::Router(Router&&) noexcept = default;
Router& Router::operator=(Router&&) noexcept = default;

const Fabric& Router::fabric() const
{
    return m_state->fabric;
}

LinkId Router::nextLinkSlow(NodeId at, NodeId destination)
{
    State& state = *m_state;
    if (state.dense) {
        const std::vector<LinkId>& column = state.makeColumn(destination);
        state.published[index(destination)] = column.data();
        return column[index(at)];
    }
    if (state.byCoordinates(destination))
        return state.layout->nextLink(at, destination);
    const std::size_t to = index(destination);
    if (state.columns.empty()) { // a grid without failures never comes here
        state.columns.resize(state.published.size());
        state.asked.resize(state.published.size());
    }
    if (state.columns[to].empty()) {
        if (state.cached.size() < state.mostCached) {
            state.cached.push_back(destination);
        } else {
            state.evictOne();
            state.cached[state.hand] = destination;
            state.hand = (state.hand + 1) % state.cached.size();
        }
        state.makeColumn(destination);
    }
    state.asked[to] = true;
    return state.columns[to][index(at)];
}

std::span<const LinkId> Router::explicitRoute(NodeId source, NodeId destination) const
{
    const std::span<const ExplicitRoute> routes = m_state->fabric.topology().explicitRoutes();
    const auto at = std::lower_bound(routes.begin(), routes.end(), std::pair(source, destination),
        [](const ExplicitRoute& route, const std::pair<NodeId, NodeId>& ends) {
            return std::pair(route.source, route.destination) < ends;
        });
    if (at == routes.end() || at->source != source || at->destination != destination)
        return {};
    const Fabric& fabric = m_state->fabric;
    if (!fabric.isNetworkPristine()
        && !std::all_of(at->links.begin(), at->links.end(), [&fabric](LinkId link) { return fabric.isUsable(link); }))
        return {};
    return at->links;
}

Result<void> Router::appendRoute(NodeId source, NodeId destination, std::vector<LinkId>& links)
{
    const Topology& topology = m_state->fabric.topology();
    const std::span<const LinkId> given = explicitRoute(source, destination);
    if (!given.empty()) {
        links.insert(links.end(), given.begin(), given.end());
        return {};
    }
    const std::size_t before = links.size();
    for (NodeId at = source; at != destination; at = topology.linkDestination(links.back())) {
        const LinkId link = nextLink(at, destination);
        if (link == kNone<LinkId>) {
            links.resize(before);
            Error error;
            error.code = ErrorCode::Unreachable;
            error.message
                = "there is no route from " + topology.nodeName(source) + " to " + topology.nodeName(destination);
            error.hint = "add links, or let the nodes between them forward";
            error.where.rank = index(source);
            return error;
        }
        links.push_back(link);
    }
    return {};
}

RouteCost Router::peerRouteCost(NodeId source, NodeId destination) const
{
    std::uint32_t from = index(source);
    std::uint32_t to = index(destination);
    for (const Dimension& dimension : m_state->fabric.topology().gridDimensions()) {
        const std::uint32_t n = dimension.size;
        const std::uint32_t a = from % n;
        const std::uint32_t b = to % n;
        if (a == b) {
            from /= n;
            to /= n;
            continue;
        }
        std::uint32_t hops = 1; // FullyConnected
        if (dimension.kind == DimensionKind::Switch) {
            hops = 2;
        } else if (dimension.kind == DimensionKind::Ring) {
            const std::uint32_t forward = b > a ? b - a : b + n - a;
            hops = dimension.unidirectional ? forward : std::min(forward, n - forward);
        }
        // The product is formed first, as in pathTime(): the same double.
        return { { Latency { hops * dimension.link.latency.ns }, dimension.link.bandwidth }, hops };
    }
    return { { Latency { 0 }, Bandwidth { std::numeric_limits<double>::infinity() } }, 0 };
}

Result<RouteCost> Router::routeCost(NodeId source, NodeId destination)
{
    const Topology& topology = m_state->fabric.topology();
    if (m_hasPeerCost && index(source) < topology.npuCount() && index(destination) < topology.npuCount())
        return peerRouteCost(source, destination);
    RouteCost route { { Latency { 0 }, Bandwidth { std::numeric_limits<double>::infinity() } }, 0 };
    // Equal hops in a row are multiplied, not added up, so that a uniform route has pathTime()'s double.
    double hopNs = 0;
    std::uint32_t run = 0;
    double before = 0;
    const auto take = [&](LinkId link) {
        const LinkCost cost = m_state->fabric.linkCost(link);
        if (cost.latency.ns != hopNs) {
            before = route.cost.latency.ns;
            hopNs = cost.latency.ns;
            run = 0;
        }
        route.cost.latency.ns = before + ++run * hopNs;
        route.cost.bandwidth = std::min(route.cost.bandwidth, cost.bandwidth);
        ++route.hops;
    };
    const std::span<const LinkId> given = explicitRoute(source, destination);
    if (!given.empty()) {
        std::for_each(given.begin(), given.end(), take);
        return route;
    }
    for (NodeId at = source; at != destination;) {
        const LinkId link = nextLink(at, destination);
        if (link == kNone<LinkId>) {
            std::vector<LinkId> none;
            return appendRoute(source, destination, none).error();
        }
        take(link);
        at = topology.linkDestination(link);
    }
    return route;
}

std::uint64_t Router::memoryBytes() const
{
    std::uint64_t bytes = m_state->published.size() * sizeof(void*) + m_state->orderOf.size()
        + m_state->columns.size() * sizeof(std::vector<LinkId>);
    for (const std::vector<LinkId>& column : m_state->columns)
        bytes += column.capacity() * sizeof(LinkId);
    return bytes;
}

} // namespace weft::topology
