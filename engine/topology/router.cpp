// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/router.h"

#include "engine/core/make_error.h"
#include "engine/topology/router_state.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace weft::topology {

namespace {

std::vector<bool> usableLinks(const Fabric& fabric)
{
    std::vector<bool> usable(fabric.topology().linkCount());
    for (std::uint32_t link = 0; link < fabric.topology().linkCount(); ++link)
        usable[link] = fabric.isUsable(makeId<LinkId>(link));
    return usable;
}

bool hasFailedParts(const FabricState& state)
{
    return std::any_of(state.links.begin(), state.links.end(), [](const auto& link) { return link.second.failed; })
        || std::any_of(state.nodes.begin(), state.nodes.end(), [](const auto& node) { return node.second.failed; });
}

bool isSilentSomewhere(const Topology& topology)
{
    for (std::uint32_t node = 0; node < topology.nodeCount(); ++node) {
        if (!topology.node(makeId<NodeId>(node)).forwards)
            return true;
    }
    return false;
}

} // namespace

Router::State::State(Fabric laid, Routing asked)
    : fabric(std::move(laid))
    , routing(asked)
    , choice(asked.choice)
    , hasFailures(hasFailedParts(fabric.state()))
    , isObstructed(hasFailures)
    , book(fabric)
{
    const Topology& topology = fabric.topology();
    if (topology.routingRule() == RoutingRule::DimensionOrder) {
        layout.emplace(topology.gridDimensions());
        isWholeGrid = layout->linkCount() == topology.linkCount();
        inDimensionOrder = choice == RouteChoice::Default || choice == RouteChoice::DModK;
        isObstructed = hasFailures || isSilentSomewhere(topology);
    }
    if (!isWholeGrid) // dimensions never lay two links from one node to the same other one
        cables.emplace(fabric);
    if (cables && !cables->areParallel())
        cables.reset();
    if (choice != RouteChoice::Hash && !(choice == RouteChoice::Default && layout))
        levels.emplace(topology);
    if (choice == RouteChoice::Default && levels)
        choice = levels->isTree() ? RouteChoice::DModK : RouteChoice::Hash;
    if (choice == RouteChoice::Hash)
        levels.reset();
    const std::uint64_t nodes = topology.nodeCount();
    if (inDimensionOrder && !isObstructed && nodes * nodes <= kDenseEntries) {
        columns.resize(nodes);
        published.resize(nodes, nullptr);
    }
}

std::shared_ptr<const HubGraph> Router::State::hubGraph()
{
    if (!graph)
        graph = std::make_shared<const HubGraph>(fabric.topologyPtr());
    return graph;
}

HopTable& Router::State::healthyTable()
{
    if (!healthy)
        healthy.emplace(hubGraph(), std::vector<bool>(), kCacheBytes);
    return *healthy;
}

HopTable& Router::State::aliveTable()
{
    if (!hasFailures)
        return healthyTable();
    if (!alive)
        alive.emplace(hubGraph(), usableLinks(fabric), kCacheBytes);
    return *alive;
}

std::span<const LinkId> Router::State::healthyLinks(NodeId at, NodeId destination)
{
    if (!isByCoordinates(destination) || (!isWholeGrid && !inDimensionOrder))
        return healthyTable().links(at, destination);
    scratch.clear();
    if (!inDimensionOrder)
        layout->shortestLinks(at, destination, scratch);
    else if (const LinkId link = layout->nextLink(at, destination); link != kNone<LinkId>)
        scratch.push_back(link);
    return scratch;
}

std::span<const LinkId> Router::State::aliveLinks(NodeId at, NodeId destination)
{
    return aliveTable().links(at, destination);
}

Router::Router(Fabric fabric, Routing routing)
    : m_state(std::make_unique<State>(std::move(fabric), routing))
    , m_columns(m_state->published.empty() ? nullptr : m_state->published.data())
{
    m_hasPeerCost = m_state->fabric.topology().isPeerStack() && m_state->fabric.isNetworkPristine();
    m_isSingle = m_state->inDimensionOrder && !m_state->isObstructed && !m_state->cables;
    m_hasOneWay = m_isSingle && m_state->book.isEmpty();
}

Router::~Router() = default;
Router::Router(Router&&) noexcept = default;
Router& Router::operator=(Router&&) noexcept = default;

const Fabric& Router::fabric() const
{
    return m_state->fabric;
}

const Routing& Router::routing() const
{
    return m_state->routing;
}

LinkId Router::nextLinkSlow(NodeId at, NodeId destination)
{
    State& state = *m_state;
    if (state.inDimensionOrder && state.isByCoordinates(destination)) {
        if (!state.published.empty()) {
            std::vector<LinkId>& column = state.columns[index(destination)];
            column.resize(state.fabric.topology().nodeCount());
            for (std::size_t node = 0; node < column.size(); ++node)
                column[node] = state.layout->nextLink(makeId<NodeId>(node), destination);
            state.published[index(destination)] = column.data();
            return column[index(at)];
        }
        if (!state.isObstructed || state.isClear(at, destination, {}))
            return state.layout->nextLink(at, destination);
    }
    const std::span<const LinkId> links = state.aliveLinks(at, destination);
    return links.empty() ? kNone<LinkId> : links.front();
}

std::span<const LinkId> Router::explicitRoute(NodeId source, NodeId destination) const
{
    const std::uint32_t place = m_state->book.find(source, destination);
    return place == kNoGivenRoute ? std::span<const LinkId>() : m_state->book.from(place);
}

Result<void> Router::appendRoute(NodeId source, NodeId destination, std::vector<LinkId>& links)
{
    return appendRoute(Flow { source, destination }, links);
}

Result<void> Router::appendRoute(const Flow& flow, std::vector<LinkId>& links)
{
    State& state = *m_state;
    const Topology& topology = state.fabric.topology();
    Route route = state.choose(flow);
    if (route.given != kNoGivenRoute) {
        const std::span<const LinkId> given = state.book.from(route.given);
        links.insert(links.end(), given.begin(), given.end());
        return {};
    }
    const std::size_t before = links.size();
    for (NodeId at = flow.source; at != flow.destination; at = topology.linkDestination(links.back())) {
        LinkId link = state.pick(at, flow.destination, route, {});
        if (link != kNone<LinkId> && state.cables)
            link = state.cables->working(link);
        if (link == kNone<LinkId>) {
            links.resize(before);
            return errorAt(Rank { index(flow.source) }, ErrorCode::Unreachable,
                say("there is no route from %1 to %2", topology.nodeName(flow.source),
                    topology.nodeName(flow.destination)),
                say("add links, or let the nodes between them forward"));
        }
        links.push_back(link);
    }
    return {};
}

Result<void> Router::appendLaid(NodeId source, NodeId destination, std::vector<LinkId>& links)
{
    const std::size_t before = links.size();
    Result<void> found = appendRoute(source, destination, links);
    if (!found || !m_state->cables || !explicitRoute(source, destination).empty())
        return found;
    const std::vector<LinkId> route(links.begin() + static_cast<std::ptrdiff_t>(before), links.end());
    links.resize(before);
    for (const LinkId link : route) {
        const std::span<const LinkId> cables = m_state->cables->beside(link);
        std::copy_if(cables.begin(), cables.end(), std::back_inserter(links),
            [this](LinkId cable) { return m_state->fabric.isUsable(cable); });
        if (cables.empty())
            links.push_back(link);
    }
    return found;
}

RouteCost Router::peerRouteCost(NodeId source, NodeId destination) const
{
    std::uint32_t from = index(source);
    std::uint32_t to = index(destination);
    for (const Dimension& dimension : m_state->fabric.topology().gridDimensions()) {
        const std::uint32_t n = dimension.size;
        const std::uint32_t a = from < n ? from : from % n; // the last dimension needs no division
        const std::uint32_t b = to < n ? to : to % n;
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

std::uint32_t Router::dimensionsBetween(NodeId source, NodeId destination) const
{
    std::uint32_t from = index(source);
    std::uint32_t to = index(destination);
    std::uint32_t count = 0;
    for (const Dimension& dimension : m_state->fabric.topology().gridDimensions()) {
        if (from == to)
            break;
        count += from % dimension.size != to % dimension.size ? 1U : 0U;
        from /= dimension.size;
        to /= dimension.size;
    }
    return count;
}

// Parallel cables take turns, so that a message takes what it takes on average over those that work, whichever of them
// are slow.
LinkCost Router::State::costInTurn(LinkId link) const
{
    const LinkCost one = fabric.linkCost(link);
    const std::span<const LinkId> beside = cables ? cables->beside(link) : std::span<const LinkId>();
    double latency = 0;
    double nsPerByte = 0;
    std::uint32_t working = 0;
    bool areAlike = true;
    for (const LinkId cable : beside) {
        if (!fabric.isUsable(cable))
            continue;
        const LinkCost cost = fabric.linkCost(cable);
        areAlike = areAlike && cost == one;
        latency += cost.latency.ns;
        nsPerByte += 1 / cost.bandwidth.bytesPerNs;
        ++working;
    }
    if (areAlike)
        return one;
    return { Latency { latency / working }, Bandwidth { working / nsPerByte } };
}

Result<RouteCost> Router::routeCost(NodeId source, NodeId destination)
{
    const Topology& topology = m_state->fabric.topology();
    if (m_hasPeerCost && index(source) < topology.npuCount() && index(destination) < topology.npuCount())
        return peerRouteCost(source, destination);
    RouteCost route { { Latency { 0 }, Bandwidth { std::numeric_limits<double>::infinity() } }, 0 };
    std::vector<LinkId>& links = m_state->costScratch;
    links.clear();
    if (Result<void> found = appendRoute(source, destination, links); !found)
        return found.error();
    // Equal hops in a row are multiplied, not added up, so that a uniform route has pathTime()'s double.
    double hopNs = 0;
    std::uint32_t run = 0;
    double before = 0;
    const bool takesTurns = m_state->cables && explicitRoute(source, destination).empty();
    for (const LinkId link : links) {
        const LinkCost cost = takesTurns ? m_state->costInTurn(link) : m_state->fabric.linkCost(link);
        if (cost.latency.ns != hopNs) {
            before = route.cost.latency.ns;
            hopNs = cost.latency.ns;
            run = 0;
        }
        route.cost.latency.ns = before + ++run * hopNs;
        route.cost.bandwidth = std::min(route.cost.bandwidth, cost.bandwidth);
        ++route.hops;
    }
    return route;
}

std::uint64_t Router::memoryBytes() const
{
    const State& state = *m_state;
    std::uint64_t bytes = state.published.size() * (sizeof(void*) + sizeof(std::vector<LinkId>));
    for (const std::vector<LinkId>& column : state.columns)
        bytes += column.capacity() * sizeof(LinkId);
    bytes += state.graph ? state.graph->memoryBytes() : 0;
    bytes += state.healthy ? state.healthy->memoryBytes() : 0;
    bytes += state.alive ? state.alive->memoryBytes() : 0;
    return bytes;
}

} // namespace weft::topology
