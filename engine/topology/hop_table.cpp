// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/hop_table.h"

#include <algorithm>
#include <utility>

namespace weft::topology {

HopTable::HopTable(
    std::shared_ptr<const HubGraph> graph, std::vector<bool> usable, std::uint64_t cacheBytes, bool keepsHops)
    : m_graph(std::move(graph))
    , m_usable(std::move(usable))
    , m_keepsHops(keepsHops || !m_graph->isSingleHomed())
    , m_columns(m_graph->hubCount())
{
    const std::uint64_t bytes = std::uint64_t { m_graph->hubCount() } * (m_keepsHops ? 8 : 4);
    m_mostMade = static_cast<std::size_t>(std::max<std::uint64_t>(1, cacheBytes / std::max<std::uint64_t>(1, bytes)));
}

// The clock: the hand passes over columns that were asked for since it last came by.
void HopTable::make(std::uint32_t hub)
{
    if (m_made.size() < m_mostMade) {
        m_made.push_back(hub);
    } else {
        while (m_columns[m_made[m_hand]].asked) {
            m_columns[m_made[m_hand]].asked = false;
            m_hand = (m_hand + 1) % m_made.size();
        }
        m_columns[m_made[m_hand]] = {};
        m_made[m_hand] = hub;
        m_hand = (m_hand + 1) % m_made.size();
    }
    search(hub);
    fill(hub, m_columns[hub]);
}

// Breadth first against the links.
void HopTable::search(std::uint32_t hub)
{
    const HubGraph& graph = *m_graph;
    m_hops.assign(graph.coreCount(), kFar);
    m_queue.assign(1, hub);
    m_hops[hub] = 0;
    for (std::size_t next = 0; next < m_queue.size(); ++next) {
        const std::uint32_t at = m_queue[next];
        if (at != hub && !graph.topology().node(graph.nodeOfCore(at)).forwards)
            continue;
        for (const HubGraph::Step& step : graph.stepsInto(at)) {
            if (m_hops[step.other] == kFar && (m_usable.empty() || m_usable[index(step.link)])) {
                m_hops[step.other] = m_hops[at] + 1;
                m_queue.push_back(step.other);
            }
        }
    }
}

void HopTable::fill(std::uint32_t hub, Column& column)
{
    const HubGraph& graph = *m_graph;
    column.sets.assign(graph.hubCount(), kNoLinkSet);
    m_lastSet.resize(graph.hubCount(), kNoLinkSet);
    for (std::uint32_t from = 0; from < graph.hubCount(); ++from) {
        if (m_hops[from] == kFar || from == hub)
            continue;
        m_scratch.clear();
        for (const HubGraph::Step& step : graph.stepsFrom(from)) {
            const bool isNearer = m_hops[step.other] != kFar && m_hops[step.other] + 1 == m_hops[from]
                && (step.other == hub || graph.topology().node(graph.nodeOfCore(step.other)).forwards);
            if (isNearer && (m_usable.empty() || m_usable[index(step.link)]))
                m_scratch.push_back(step.link);
        }
        const std::span<const LinkId> last = m_sets[m_lastSet[from]];
        if (!std::equal(last.begin(), last.end(), m_scratch.begin(), m_scratch.end()))
            m_lastSet[from] = m_sets.numberOf(m_scratch);
        column.sets[from] = m_lastSet[from];
    }
    if (m_keepsHops)
        column.hops.assign(m_hops.begin(), m_hops.begin() + graph.hubCount());
}

std::span<const LinkId> HopTable::linksOf(const HubGraph::Port& port)
{
    const std::span<const LinkId> all = m_graph->links(port);
    if (m_usable.empty() || std::all_of(all.begin(), all.end(), [this](LinkId link) { return m_usable[index(link)]; }))
        return all;
    m_portScratch.clear();
    std::copy_if(all.begin(), all.end(), std::back_inserter(m_portScratch),
        [this](LinkId link) { return m_usable[index(link)]; });
    return m_portScratch;
}

std::uint32_t HopTable::hopsBetween(std::uint32_t from, std::uint32_t to)
{
    return from == to ? 0 : column(to).hops[from];
}

std::uint32_t HopTable::hopsFromHub(std::uint32_t hub, NodeId destination)
{
    const std::uint32_t to = m_graph->hubOf(destination);
    if (to != HubGraph::kNoHub)
        return hopsBetween(hub, to);
    std::uint32_t least = kFar;
    for (const HubGraph::Port& port : m_graph->in(destination)) {
        const std::uint32_t hops = hopsBetween(hub, port.hub);
        if (hops != kFar && hops + 1 < least && !linksOf(port).empty())
            least = hops + 1;
    }
    return least;
}

void HopTable::offer(
    std::span<const LinkId> links, std::uint32_t hops, std::uint32_t& leastHops, std::span<const LinkId>& best)
{
    if (hops == kFar || hops > leastHops || links.empty())
        return;
    if (hops < leastHops) {
        leastHops = hops;
        m_union.assign(links.begin(), links.end());
    } else {
        m_union.insert(m_union.end(), links.begin(), links.end());
        std::sort(m_union.begin(), m_union.end());
        m_union.erase(std::unique(m_union.begin(), m_union.end()), m_union.end());
    }
    best = m_union;
}

std::span<const LinkId> HopTable::fromHub(std::uint32_t hub, NodeId destination)
{
    const std::uint32_t to = m_graph->hubOf(destination);
    if (to != HubGraph::kNoHub)
        return m_sets[column(to).sets[hub]];
    const std::span<const HubGraph::Port> ports = m_graph->in(destination);
    if (ports.size() == 1) {
        const HubGraph::Port& port = ports.front();
        if (port.hub == hub || m_usable.empty() || !linksOf(port).empty())
            return port.hub == hub ? linksOf(port) : m_sets[column(port.hub).sets[hub]];
        return {};
    }
    std::uint32_t least = kFar;
    std::span<const LinkId> best;
    for (const HubGraph::Port& port : ports) {
        const std::span<const LinkId> last = linksOf(port);
        if (port.hub == hub)
            offer(last, 0, least, best);
        else if (!last.empty())
            offer(m_sets[column(port.hub).sets[hub]], hopsBetween(hub, port.hub), least, best);
    }
    return best;
}

std::span<const LinkId> HopTable::fromEdge(NodeId at, NodeId destination)
{
    const std::span<const HubGraph::Port> ports = m_graph->out(at);
    if (ports.size() == 1) {
        const std::uint32_t hub = ports.front().hub;
        const bool leads = m_graph->hubOf(destination) == hub || !fromHub(hub, destination).empty();
        return leads ? linksOf(ports.front()) : std::span<const LinkId>();
    }
    std::uint32_t least = kFar;
    std::span<const LinkId> best;
    for (const HubGraph::Port& port : ports) {
        const std::uint32_t hops = hopsFromHub(port.hub, destination); // first: it uses the same scratch
        offer(linksOf(port), hops, least, best);
    }
    return best;
}

std::span<const LinkId> HopTable::links(NodeId at, NodeId destination)
{
    if (at == destination)
        return {};
    const std::uint32_t hub = m_graph->hubOf(at);
    return hub != HubGraph::kNoHub ? fromHub(hub, destination) : fromEdge(at, destination);
}

std::uint32_t HopTable::hops(NodeId at, NodeId destination)
{
    if (at == destination)
        return 0;
    const std::uint32_t hub = m_graph->hubOf(at);
    if (hub != HubGraph::kNoHub)
        return hopsFromHub(hub, destination);
    std::uint32_t least = kFar;
    for (const HubGraph::Port& port : m_graph->out(at)) {
        const std::uint32_t hops = hopsFromHub(port.hub, destination);
        if (hops != kFar && hops + 1 < least && !linksOf(port).empty())
            least = hops + 1;
    }
    return least;
}

std::uint64_t HopTable::memoryBytes() const
{
    std::uint64_t bytes = m_columns.size() * sizeof(Column) + m_sets.memoryBytes() + m_usable.size() / 8
        + (m_hops.capacity() + m_queue.capacity() + m_made.capacity()) * sizeof(std::uint32_t);
    for (const Column& column : m_columns)
        bytes += (column.sets.capacity() + column.hops.capacity()) * sizeof(std::uint32_t);
    return bytes;
}

} // namespace weft::topology
