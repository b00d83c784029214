// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/hop_table.h"

#include <algorithm>
#include <utility>

namespace weft::topology {

HopTable::HopTable(std::shared_ptr<const HubGraph> graph, std::vector<bool> usable, std::uint64_t cacheBytes)
    : m_graph(std::move(graph))
    , m_usable(std::move(usable))
    , m_columns(m_graph->hubCount())
{
    const std::uint64_t bytes = std::uint64_t { m_graph->hubCount() } * 2 * sizeof(std::uint32_t);
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
    m_columns[hub].hops.assign(m_hops.begin(), m_hops.begin() + m_graph->hubCount());
    m_columns[hub].sets.assign(m_graph->hubCount(), kUnasked);
}

// Breadth first against the links.
void HopTable::search(std::uint32_t hub)
{
    const HubGraph& graph = *m_graph;
    ++m_searches;
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

// Of an edge by way of its hubs, which all forward.
std::uint32_t HopTable::hopsOfCore(std::uint32_t core, std::uint32_t hub) const
{
    const std::vector<std::uint32_t>& hops = m_columns[hub].hops;
    if (core < m_graph->hubCount())
        return hops[core];
    std::uint32_t least = kFar;
    for (const HubGraph::Port& port : m_graph->out(m_graph->nodeOfCore(core))) {
        const std::span<const LinkId> links = m_graph->links(port);
        const auto works = [this](LinkId link) { return m_usable.empty() || m_usable[index(link)]; };
        if (hops[port.hub] < least && std::any_of(links.begin(), links.end(), works))
            least = hops[port.hub];
    }
    return least == kFar ? kFar : least + 1;
}

std::uint32_t HopTable::makeSet(std::uint32_t from, std::uint32_t hub)
{
    const HubGraph& graph = *m_graph;
    const std::uint32_t hops = m_columns[hub].hops[from];
    m_scratch.clear();
    for (const HubGraph::Step& step : graph.stepsFrom(from)) {
        if (hops == kFar || hops == 0)
            break;
        const bool isNearer = hopsOfCore(step.other, hub) == hops - 1
            && (step.other == hub || graph.topology().node(graph.nodeOfCore(step.other)).forwards);
        if (isNearer && (m_usable.empty() || m_usable[index(step.link)]))
            m_scratch.push_back(step.link);
    }
    return m_columns[hub].sets[from] = m_sets.numberOf(m_scratch);
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

void HopTable::take(Offer& best, std::span<const LinkId> links, std::uint32_t hops)
{
    if (hops == kFar || hops > best.leastHops || links.empty())
        return;
    if (hops < best.leastHops) {
        best = { hops, links };
        if (m_usable.empty())
            return;
        m_union.assign(links.begin(), links.end()); // linksOf() may write over them
    } else {
        m_united.clear();
        std::ranges::set_union(best.links, links, std::back_inserter(m_united));
        m_union.swap(m_united);
    }
    best.links = m_union;
}

std::span<const LinkId> HopTable::fromHub(std::uint32_t hub, NodeId destination)
{
    const std::uint32_t to = m_graph->hubOf(destination);
    if (to != HubGraph::kNoHub)
        return m_sets[setOf(hub, to)];
    const std::span<const HubGraph::Port> ports = m_graph->in(destination);
    if (ports.size() == 1) {
        const HubGraph::Port& port = ports.front();
        if (port.hub == hub || m_usable.empty() || !linksOf(port).empty())
            return port.hub == hub ? linksOf(port) : m_sets[setOf(hub, port.hub)];
        return {};
    }
    // A node that the destination hangs on is one hop from it, and others are not nearer.
    for (const HubGraph::Port& port : ports) {
        if (port.hub == hub) {
            if (const std::span<const LinkId> last = linksOf(port); !last.empty())
                return last;
        } else {
            static_cast<void>(setOf(hub, port.hub)); // no set is added behind those that are offered
        }
    }
    Offer best;
    for (const HubGraph::Port& port : ports) {
        if (port.hub == hub || (!m_usable.empty() && linksOf(port).empty()))
            continue;
        const std::uint32_t hops = hopsBetween(hub, port.hub);
        if (hops <= best.leastHops)
            take(best, m_sets[setOf(hub, port.hub)], hops);
    }
    return best.links;
}

// Whether there is a way.
bool HopTable::leads(std::uint32_t hub, NodeId destination)
{
    const std::uint32_t to = m_graph->hubOf(destination);
    if (to != HubGraph::kNoHub)
        return hopsBetween(hub, to) != kFar;
    return std::ranges::any_of(m_graph->in(destination), [&](const HubGraph::Port& port) {
        return hopsBetween(hub, port.hub) != kFar && (m_usable.empty() || !linksOf(port).empty());
    });
}

std::span<const LinkId> HopTable::fromEdge(NodeId at, NodeId destination)
{
    const std::span<const HubGraph::Port> ports = m_graph->out(at);
    if (ports.size() == 1)
        return leads(ports.front().hub, destination) ? linksOf(ports.front()) : std::span<const LinkId>();
    Offer best;
    for (const HubGraph::Port& port : ports) {
        const std::uint32_t hops = hopsFromHub(port.hub, destination); // first: it uses the same scratch
        take(best, linksOf(port), hops);
    }
    return best.links;
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
