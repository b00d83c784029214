// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/route_book.h"

#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::topology {

namespace {

std::uint64_t pairKey(NodeId source, NodeId destination)
{
    return (std::uint64_t { index(source) } << 32U) | index(destination);
}

} // namespace

bool isPassable(const Fabric& fabric, std::span<const LinkId> links)
{
    const Topology& topology = fabric.topology();
    for (std::size_t hop = 0; hop < links.size(); ++hop) {
        if (!fabric.isUsable(links[hop]))
            return false;
        if (hop > 0 && !topology.node(topology.linkSource(links[hop])).forwards)
            return false;
    }
    return true;
}

RouteBook::RouteBook(const Fabric& fabric)
{
    for (const ExplicitRoute& route : fabric.topology().explicitRoutes()) {
        if (isPassable(fabric, route.links))
            m_ofPair.emplace(pairKey(route.source, route.destination), append(route.links));
    }
}

std::uint32_t RouteBook::append(std::span<const LinkId> links)
{
    const auto place = static_cast<std::uint32_t>(m_links.size());
    m_links.insert(m_links.end(), links.begin(), links.end());
    m_links.push_back(kNone<LinkId>);
    return place;
}

std::uint32_t RouteBook::find(NodeId source, NodeId destination) const
{
    if (m_ofPair.empty())
        return kNoGivenRoute;
    const auto known = m_ofPair.find(pairKey(source, destination));
    return known == m_ofPair.end() ? kNoGivenRoute : known->second;
}

std::span<const LinkId> RouteBook::from(std::uint32_t place) const
{
    const auto begin = m_links.begin() + static_cast<std::ptrdiff_t>(place);
    return { begin, std::find(begin, m_links.end(), kNone<LinkId>) };
}

std::uint32_t RouteBook::add(const Fabric& fabric, NodeId source, NodeId destination, std::span<const LinkId> links)
{
    const Topology& topology = fabric.topology();
    // Of a single link it is known without a search.
    const auto isFrom = [&](LinkId link) {
        return topology.linkSource(link) == source && topology.linkDestination(link) == destination;
    };
    if (links.size() == 1 && index(links.front()) < m_single.size() && isFrom(links.front())
        && m_single[index(links.front())] != kNoGivenRoute)
        return m_single[index(links.front())];
    if (!checkWay(fabric, source, destination, links))
        return kNoGivenRoute;
    if (links.size() == 1) {
        m_single.resize(topology.linkCount(), kNoGivenRoute);
        return m_single[index(links.front())] = append(links);
    }
    std::uint64_t hash = links.size();
    for (const LinkId link : links)
        hash = mixed(hash, index(link));
    const auto [first, last] = m_added.equal_range(hash);
    const auto same = std::find_if(first, last, [&](const auto& entry) {
        const std::span<const LinkId> known = from(entry.second);
        return std::equal(known.begin(), known.end(), links.begin(), links.end());
    });
    if (same != last)
        return same->second;
    return m_added.emplace(hash, append(links))->second;
}

Result<void> checkWay(const Fabric& fabric, NodeId source, NodeId destination, std::span<const LinkId> links)
{
    const Topology& topology = fabric.topology();
    bool leadsThere = !links.empty();
    NodeId at = source;
    for (const LinkId link : links) {
        if (index(link) >= topology.linkCount())
            return errorOf(ErrorCode::OutOfRange,
                sayCount(topology.linkCount(), "there is no link %1: the fabric has %n link",
                    "there is no link %1: the fabric has %n links", link));
        leadsThere = leadsThere && topology.linkSource(link) == at;
        at = topology.linkDestination(link);
    }
    if (!leadsThere || at != destination) {
        const std::string first = topology.nodeName(source);
        const std::string last = topology.nodeName(destination);
        return errorOf(ErrorCode::Mismatched,
            links.size() == 1 ? say("link %1 does not lead from %2 to %3", links.front(), first, last)
                              : sayCount(links.size(), "%n link does not lead from %1 to %2",
                                  "%n links do not lead from %1 to %2", first, last));
    }
    for (const LinkId link : links) {
        const NodeId from = topology.linkSource(link);
        if (!fabric.isUsable(link))
            return errorOf(ErrorCode::Unreachable,
                say("link %1 from %2 to %3 has failed", link, topology.nodeName(from),
                    topology.nodeName(topology.linkDestination(link))));
        if (link != links.front() && !topology.node(from).forwards)
            return errorOf(
                ErrorCode::Unreachable, say("%1 does not forward what others send", topology.nodeName(from)));
    }
    return {};
}

void warnBrokenRoutes(const Fabric& fabric, Findings& findings)
{
    const ExplicitRoute* first = nullptr;
    std::size_t broken = 0;
    for (const ExplicitRoute& route : fabric.topology().explicitRoutes()) {
        if (isPassable(fabric, route.links))
            continue;
        ++broken;
        first = first == nullptr ? &route : first;
    }
    if (first == nullptr)
        return;
    Error error = errorOf(ErrorCode::Unreachable,
        sayCount(broken,
            "%n explicit route leads over failed parts and is not taken, first the one from %1 to %2: its messages go "
            "by the routing rule",
            "%n explicit routes lead over failed parts and are not taken, first the one from %1 to %2: its messages go "
            "by the routing rule",
            fabric.topology().nodeName(first->source), fabric.topology().nodeName(first->destination)),
        say("clear the failed links and nodes, or change the route"));
    error.where.nodeId = index(first->source);
    warn(findings, std::move(error));
}

} // namespace weft::topology
