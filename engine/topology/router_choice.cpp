// SPDX-License-Identifier: GPL-3.0-or-later
// The choice among equally short ways, and of stops on the way.
#include "engine/topology/router_state.h"

#include <algorithm>

namespace weft::topology {

namespace {

constexpr std::uint32_t kStopTries = 8; // stops drawn until one can be reached
constexpr std::uint64_t kStopSalt = 0x5707;

// Among equal waits the first from `start` on, so that idle links are not taken in the order of their ids.
LinkId freeFirst(std::span<const LinkId> links, std::uint32_t start, const LinkClock& clock)
{
    const auto n = static_cast<std::uint32_t>(links.size());
    LinkId best = links[start];
    std::uint64_t least = clock.wait(best);
    for (std::uint32_t i = 1, at = start; i < n && least > 0; ++i) {
        at = at + 1 == n ? 0 : at + 1;
        const std::uint64_t wait = clock.wait(links[at]);
        if (wait < least) {
            least = wait;
            best = links[at];
        }
    }
    return best;
}

} // namespace

Route Router::State::choose(const Flow& flow)
{
    Route route;
    route.given = book.find(flow.source, flow.destination);
    if (route.given != kNoGivenRoute || flow.source == flow.destination)
        return route;
    if (choice == RouteChoice::DModK && !isObstructed)
        return route;
    const bool everyMessage = choice == RouteChoice::Spray || choice == RouteChoice::Adaptive;
    const std::uint64_t ends = (std::uint64_t { index(flow.source) } << 32U) | index(flow.destination);
    const std::uint64_t flowHash = mixed(mixed(routing.seed, ends), flow.port);
    route.key = static_cast<std::uint32_t>((everyMessage ? mixed(flowHash, flow.message) : flowHash) >> 32U);
    if (choice == RouteChoice::Valiant)
        drawStop(flow, route);
    route.undecided = choice == RouteChoice::Adaptive && keepsHops() ? 1 : 0;
    if (isObstructed && (choice == RouteChoice::Adaptive || !isClear(flow.source, flow.destination, route))) {
        route.detour = 1;
        if (route.via
                != kNone<
                    NodeId> && (aliveLinks(flow.source, route.via).empty() || aliveLinks(route.via, flow.destination).empty()))
            route.via = kNone<NodeId>;
    }
    return route;
}

void Router::State::drawStop(const Flow& flow, Route& route)
{
    const std::span<const NodeId> stops = levels->top();
    if (stops.empty())
        return;
    // Two NPUs at one switch have no other way.
    const std::span<const LinkId> first = healthyLinks(flow.source, flow.destination);
    if (first.empty())
        return;
    const NodeId near = fabric.topology().linkDestination(first.front());
    if (levels->levelOf(near) == 1) {
        const std::span<const LinkId> second = healthyLinks(near, flow.destination);
        if (!second.empty() && fabric.topology().linkDestination(second.front()) == flow.destination)
            return;
    }
    std::uint64_t hash = mixed(mixed(route.key, flow.message), kStopSalt);
    for (std::uint32_t attempt = 0; attempt < kStopTries; ++attempt, hash = mixed(hash, attempt)) {
        const NodeId stop = stops[below(hash, static_cast<std::uint32_t>(stops.size()))];
        if (stop == flow.source || stop == flow.destination || healthyLinks(flow.source, stop).empty()
            || healthyLinks(stop, flow.destination).empty())
            continue;
        route.via = stop;
        return;
    }
}

bool Router::State::isClear(NodeId source, NodeId destination, Route route)
{
    const Topology& topology = fabric.topology();
    for (NodeId at = source; at != destination;) {
        if (at != source && !topology.node(at).forwards)
            return false;
        const LinkId link = pick(at, destination, route, {});
        if (link == kNone<LinkId> || (cables ? cables->working(link) == kNone<LinkId> : !fabric.isUsable(link)))
            return false;
        at = topology.linkDestination(link);
    }
    return true;
}

// Universal globally-adaptive load-balancing with what the first router sees of its own queues: Singh, "Load-Balanced
// Routing in Interconnection Networks", 2005 (UGAL-L): minimal unless its wait × hops is the larger one.
void Router::State::decideDetour(NodeId at, NodeId destination, Route& route, const LinkClock& clock)
{
    route.undecided = 0;
    HopTable& table = aliveTable();
    const std::uint32_t minimalHops = table.hops(at, destination);
    const std::span<const LinkId> minimal = table.links(at, destination);
    if (minimal.empty() || minimalHops < 2)
        return;
    const std::uint64_t minimalWait = clock.wait(freeFirst(minimal, 0, clock));
    if (minimalWait == 0)
        return;
    const std::span<const NodeId> stops = levels->top();
    const std::uint64_t hash = mixed(mixed(route.key, route.part), kStopSalt);
    const NodeId stop = stops[below(hash, static_cast<std::uint32_t>(stops.size()))];
    const std::uint32_t after = table.hops(stop, destination);
    const std::uint32_t before = table.hops(at, stop);
    if (stop == at || before == HopTable::kFar || after == HopTable::kFar || after < 2)
        return;
    const std::span<const LinkId> detour = table.links(at, stop);
    const std::uint64_t wait = clock.wait(freeFirst(detour, 0, clock));
    if (minimalWait * minimalHops > wait * (before + after))
        route.via = stop;
}

LinkId Router::State::oneOf(
    std::span<const LinkId> links, NodeId at, NodeId target, const Route& route, const LinkClock& clock) const
{
    const auto n = static_cast<std::uint32_t>(links.size());
    if (n < 2)
        return n == 0 ? kNone<LinkId> : links.front();
    switch (choice) {
    case RouteChoice::DModK:
        return links[levels->ordinalOf(target) / levels->divisorAt(at) % n];
    case RouteChoice::Spray: {
        const std::uint32_t turn = route.part / levels->divisorAt(at);
        return links[(below(mixed(route.key, index(at)), n) + turn % n) % n];
    }
    case RouteChoice::Adaptive:
        return freeFirst(links, (below(mixed(route.key, index(at)), n) + route.part) % n, clock);
    case RouteChoice::Default:
    case RouteChoice::Hash:
    case RouteChoice::Valiant:
        break;
    }
    return links[below(mixed(route.key, index(at)), n)];
}

LinkId Router::State::pick(NodeId at, NodeId destination, Route& route, const LinkClock& clock)
{
    if (route.undecided != 0 && levels->levelOf(at) > 0)
        decideDetour(at, destination, route, clock);
    if (route.via == at)
        route.via = kNone<NodeId>;
    const NodeId target = route.via != kNone<NodeId> ? route.via : destination;
    const bool isSimple = inDimensionOrder && isByCoordinates(target);
    if (route.detour != 0) {
        const std::span<const LinkId> links = aliveLinks(at, target);
        return isSimple && !links.empty() ? links.front() : oneOf(links, at, target, route, clock);
    }
    if (isSimple)
        return layout->nextLink(at, target);
    return oneOf(healthyLinks(at, target), at, target, route, clock);
}

Route Router::route(const Flow& flow)
{
    return hasOneWay() ? Route {} : m_state->choose(flow);
}

void Router::goOn(NodeId source, NodeId destination, Route& route)
{
    route.part = (route.part + 1) & kMostParts;
    State& state = *m_state;
    if (!state.isObstructed || state.choice != RouteChoice::Spray || route.given != kNoGivenRoute)
        return;
    route.detour = 0;
    route.detour = state.isClear(source, destination, route) ? 0 : 1;
}

std::optional<Route> Router::givenRoute(NodeId source, NodeId destination, std::span<const LinkId> links)
{
    Route route;
    route.given = m_state->book.add(m_state->fabric, source, destination, links);
    if (route.given == kNoGivenRoute)
        return {};
    m_hasOneWay = false;
    return route;
}

LinkId Router::nextOf(NodeId at, NodeId destination, Route& route, const LinkClock& clock)
{
    State& state = *m_state;
    if (route.given != kNoGivenRoute)
        return state.book.at(route.given++);
    const LinkId link = state.pick(at, destination, route, clock);
    // A switch that looks at its queues has looked at those of parallel cables too.
    if (!state.cables || link == kNone<LinkId> || state.choice == RouteChoice::Adaptive)
        return link;
    return state.cables->turn(link);
}

} // namespace weft::topology
