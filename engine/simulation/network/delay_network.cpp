// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/network/delay_network.h"

#include "engine/core/groups.h"

namespace weft::simulation {

namespace {

constexpr Time kUnreachableDelay { std::uint64_t { 1 } << 40U }; // the run is stopped long before
constexpr std::size_t kMostPathCosts = std::size_t { 1 } << 20U; // some 60 MB; beyond it they are found anew

} // namespace

DelayNetwork::DelayNetwork(const topology::Fabric& fabric, EventCore& events, Moment& moment, Findings& warnings)
    : m_routes(fabric, {}, moment, warnings)
    , m_events(events)
    , m_warnings(warnings)
    , m_looksForDiagonals(m_routes.router().hasPeerCost() && fabric.topology().gridDimensions().size() > 1)
{
}

Time DelayNetwork::delay(const Message& message)
{
    if (message.source == message.destination)
        return {};
    topology::Router& router = m_routes.router();
    const NodeId source = nodeOf(message.source);
    const NodeId destination = nodeOf(message.destination);
    const Bytes bytes { message.bytes };
    if (m_looksForDiagonals && router.dimensionsBetween(source, destination) > 1) [[unlikely]] {
        m_looksForDiagonals = false;
        const topology::Topology& topology = router.fabric().topology();
        warn(m_warnings,
            { ErrorCode::Unsupported,
                say("messages over several dimensions take the time of the lowest of them only, as in ASTRA-sim's "
                    "congestion-unaware model: first from %1 to %2",
                    topology.nodeName(source), topology.nodeName(destination)),
                {}, say("choose the network model aware, which passes every link") });
    }
    if (router.hasPeerCost())
        return linkTime(router.peerRouteCost(source, destination).cost, bytes);
    const std::uint64_t pair = (std::uint64_t { index(source) } << 32U) | index(destination);
    if (const auto known = m_pathCosts.find(pair); known != m_pathCosts.end())
        return linkTime(known->second, bytes);
    const Result<topology::RouteCost> cost = router.routeCost(source, destination);
    if (!cost) {
        m_routes.fail(source, destination);
        return kUnreachableDelay;
    }
    if (m_pathCosts.size() == kMostPathCosts)
        m_pathCosts.clear();
    return linkTime(m_pathCosts.emplace(pair, cost->cost).first->second, bytes);
}

// Parallel cables take turns: each has its part.
void DelayNetwork::layPair(const PairTraffic& pair, Run& run)
{
    topology::Router& router = m_routes.router();
    const topology::Topology& topology = router.fabric().topology();
    m_laid.clear();
    if (!router.appendLaid(nodeOf(pair.source), nodeOf(pair.destination), m_laid))
        return;
    const auto leadsOn = [&](LinkId link) { return topology.linkDestination(link); };
    for (std::size_t at = 0; at < m_laid.size();) {
        std::size_t end = at + 1;
        while (end < m_laid.size() && leadsOn(m_laid[end]) == leadsOn(m_laid[at]))
            ++end;
        const std::size_t cables = end - at;
        for (std::size_t i = 0; i < cables; ++i)
            run.links[index(m_laid[at + i])].bytes += pair.bytes / cables + (i < pair.bytes % cables ? 1 : 0);
        at = end;
    }
}

// Next hops towards one destination are a tree: what passes a node is summed up before it goes on, so that every link
// is touched once, however many pairs use it.
void DelayNetwork::layTree(NodeId destination, std::span<const PairTraffic* const> pairs, Run& run)
{
    topology::Router& router = m_routes.router();
    const topology::Topology& topology = router.fabric().topology();
    constexpr std::uint32_t kUnseen = 0xFFFFFFFFU;
    std::vector<NodeId> seen;
    for (const PairTraffic* pair : pairs) {
        const NodeId source = nodeOf(pair->source);
        if (source == destination || router.nextLink(source, destination) == kNone<LinkId>)
            continue;
        m_carried[index(source)] += pair->bytes;
        for (NodeId at = source; m_entries[index(at)] == kUnseen;) {
            m_entries[index(at)] = 0;
            seen.push_back(at);
            if (at == destination)
                break;
            at = topology.linkDestination(router.nextLink(at, destination));
        }
    }
    for (const NodeId node : seen) {
        if (node != destination)
            ++m_entries[index(topology.linkDestination(router.nextLink(node, destination)))];
    }
    for (const NodeId start : seen) {
        for (NodeId at = start; at != destination && m_entries[index(at)] == 0;) {
            const LinkId link = router.nextLink(at, destination);
            run.links[index(link)].bytes += m_carried[index(at)];
            const NodeId next = topology.linkDestination(link);
            m_carried[index(next)] += m_carried[index(at)];
            m_entries[index(at)] = kUnseen - 1; // laid
            at = next;
            --m_entries[index(at)];
        }
    }
    for (const NodeId node : seen) {
        m_carried[index(node)] = 0;
        m_entries[index(node)] = kUnseen;
    }
}

void DelayNetwork::finish(Run& run)
{
    if (run.links.empty())
        return;
    if (m_routes.hasWays()) {
        for (const PairTraffic& pair : run.pairs) {
            if (pair.source != pair.destination)
                layPair(pair, run);
        }
        return;
    }
    const std::uint32_t nodes = m_routes.router().fabric().topology().nodeCount();
    m_carried.assign(nodes, 0);
    m_entries.assign(nodes, ~0U);
    const std::size_t npus = run.ranks.size();
    const Groups<const PairTraffic*> byDestination(npus, [&run](const auto& visit) {
        for (const PairTraffic& pair : run.pairs)
            visit(index(pair.destination), &pair);
    });
    for (std::uint32_t to = 0; to < npus; ++to)
        layTree(NodeId { to }, byDestination[to], run);
}

} // namespace weft::simulation
