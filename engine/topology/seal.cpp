// SPDX-License-Identifier: GPL-3.0-or-later
// From a draft to a sealed Topology: ids are assigned, everything is checked, the adjacency is built.
#include "engine/core/make_error.h"
#include "engine/topology/grid_layout.h"
#include "engine/topology/reachability.h"
#include "engine/topology/topology_builder.h"

#include "engine/core/quantity_text.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <map>
#include <utility>

namespace weft::topology {

namespace {

Error problem(ErrorCode code, Sentence message, std::string item = {}, Sentence hint = {})
{
    return errorAt(placeIn({}, std::move(item)), code, std::move(message), std::move(hint));
}

std::string linkItem(std::size_t link)
{
    return "link " + std::to_string(link);
}

// Wide enough for anything built, narrow enough that sums over a route stay far from what a double or a tick holds.
constexpr double kLongestLatencyNs = 1e15;
constexpr double kLeastBandwidth = 1e-9; // one byte a second
constexpr double kMostBandwidth = 1e9;

bool isInDomain(const LinkCost& cost)
{
    return cost.bandwidth.bytesPerNs >= kLeastBandwidth && cost.bandwidth.bytesPerNs <= kMostBandwidth
        && cost.latency.ns >= 0 && cost.latency.ns <= kLongestLatencyNs;
}

// Of a cost that is not in the domain.
Sentence whatIsWrong(const LinkCost& cost)
{
    if (!(cost.bandwidth.bytesPerNs >= kLeastBandwidth) || !(cost.bandwidth.bytesPerNs <= kMostBandwidth))
        return say("its bandwidth must be from 1 B/s to 1000000 TB/s, but is %1 GB/s",
            weft::toText(cost.bandwidth.bytesPerNs));
    return say("its latency must be from 0 to 1000000 s, but is %1 ns", weft::toText(cost.latency.ns));
}

std::uint64_t productOf(std::span<const Dimension> dimensions)
{
    std::uint64_t product = 1;
    for (const Dimension& dimension : dimensions) {
        product *= dimension.size; // at most 2^32 · 2^32: the loop ends above 2^32
        if (product == 0 || product > 0xFFFF'FFFFU)
            break;
    }
    return product;
}

void checkProduct(std::span<const Dimension> dimensions, std::uint32_t npus, Findings& findings)
{
    if (productOf(dimensions) == npus)
        return;
    fail(findings,
        problem(ErrorCode::Mismatched,
            say("the dimensions %1 do not multiply to the %2 NPUs", sizesText(dimensions), npus), "dimensions"));
}

// Counting sort of the links by one of their ends: start offsets and ids, both ascending.
void indexLinks(
    std::span<const NodeId> ends, std::uint32_t nodes, std::vector<std::uint32_t>& start, std::vector<LinkId>& links)
{
    start.assign(std::size_t { nodes } + 1, 0);
    for (const NodeId end : ends)
        ++start[index(end) + 1];
    for (std::size_t node = 0; node < nodes; ++node)
        start[node + 1] += start[node];
    links.resize(ends.size());
    std::vector<std::uint32_t> next(start.begin(), start.end() - 1);
    for (std::size_t link = 0; link < ends.size(); ++link)
        links[next[index(ends[link])]++] = makeId<LinkId>(link);
}

// True where "npu12" or "switch3" is what another node is called that has no key of its own.
bool isTakenByGenerated(const std::string& key, const Topology& topology, NodeId self)
{
    const std::size_t digits = key.find_first_of("0123456789");
    if (digits == std::string::npos || (key.substr(0, digits) != "npu" && key.substr(0, digits) != "switch"))
        return false;
    std::uint32_t number = 0;
    const auto [end, status] = std::from_chars(key.data() + digits, key.data() + key.size(), number);
    if (status != std::errc {} || end != key.data() + key.size())
        return false;
    const std::uint64_t id = std::uint64_t { number } + (key[0] == 'n' ? 0 : topology.npuCount());
    return id < topology.nodeCount() && makeId<NodeId>(id) != self && topology.nodeKey(makeId<NodeId>(id)) == key;
}

void checkKeys(const Topology& topology, Findings& findings)
{
    std::map<std::string_view, NodeId> seen;
    for (const NodeLabel& label : topology.labels()) {
        if (label.key.empty())
            continue;
        if (!seen.emplace(label.key, label.node).second || isTakenByGenerated(label.key, topology, label.node)) {
            Error error = problem(ErrorCode::Duplicate, say("two nodes have the key '%1'", label.key), label.key);
            error.where.nodeId = index(label.node);
            fail(findings, std::move(error));
        }
    }
}

void checkLinks(const Topology& topology, Findings& findings)
{
    for (std::uint32_t id = 0; id < topology.linkCount(); ++id) {
        const auto link = makeId<LinkId>(id);
        const bool isSelf = topology.linkSource(link) == topology.linkDestination(link);
        if (!isSelf && isInDomain(topology.linkCost(link)))
            continue;
        const Sentence what = isSelf ? say("it leads from a node to itself") : whatIsWrong(topology.linkCost(link));
        fail(findings,
            problem(ErrorCode::OutOfRange,
                say("link %1 from %2 to %3 is wrong: %4", id, topology.nodeName(topology.linkSource(link)),
                    topology.nodeName(topology.linkDestination(link)), what),
                linkItem(id)));
        return; // one is enough to say so
    }
}

void checkRoute(const Topology& topology, const ExplicitRoute& route, Findings& findings)
{
    const std::string name = "route " + topology.nodeName(route.source) + " to " + topology.nodeName(route.destination);
    NodeId at = route.source;
    std::vector<NodeId> passed { at };
    for (std::size_t hop = 0; hop < route.links.size(); ++hop) {
        const LinkId link = route.links[hop];
        if (index(link) >= topology.linkCount())
            return fail(findings, problem(ErrorCode::OutOfRange, say("there is no link %1", index(link)), name));
        if (topology.linkSource(link) != at)
            return fail(findings,
                problem(ErrorCode::Mismatched, say("link %1 does not start at %2", index(link), topology.nodeName(at)),
                    name));
        if (hop > 0 && !topology.node(at).forwards)
            return fail(findings,
                problem(ErrorCode::Mismatched,
                    say("the route passes through %1, which does not forward", topology.nodeName(at)), name));
        at = topology.linkDestination(link);
        passed.push_back(at);
    }
    std::sort(passed.begin(), passed.end());
    if (const auto twice = std::adjacent_find(passed.begin(), passed.end()); twice != passed.end())
        return fail(findings,
            problem(ErrorCode::Mismatched, say("the route comes to %1 twice", topology.nodeName(*twice)), name,
                say("leave the way round out of it")));
    if (at != route.destination || route.links.empty())
        fail(findings, problem(ErrorCode::Mismatched, say("the route ends at %1", topology.nodeName(at)), name));
}

// Whether the first links are those of the grid; `uniform` becomes false if one of them costs something else.
bool isGrid(const Topology& topology, std::span<const Dimension> grid, bool& uniform)
{
    const GridLayout::Counts counts = GridLayout::count(grid);
    if (counts.npus != topology.npuCount() || counts.npus + counts.switches != topology.nodeCount()
        || counts.links > topology.linkCount())
        return false;
    bool matches = true;
    std::uint32_t id = 0;
    GridLayout(grid).forEachLink([&](std::size_t dimension, NodeId source, NodeId destination) {
        const auto link = makeId<LinkId>(id++);
        matches = matches && topology.linkSource(link) == source && topology.linkDestination(link) == destination;
        uniform = uniform && topology.linkCost(link) == grid[dimension].link;
    });
    return matches;
}

bool isLayable(const Dimension& dimension)
{
    return dimension.size > 0 && dimension.kind != DimensionKind::Plain
        && (dimension.kind != DimensionKind::Hypercube || std::has_single_bit(dimension.size));
}

bool isPeerKind(const Dimension& dimension)
{
    return dimension.kind == DimensionKind::Ring || dimension.kind == DimensionKind::FullyConnected
        || dimension.kind == DimensionKind::Switch;
}

} // namespace

Result<TopologyPtr> TopologyBuilder::seal(Findings& findings) const&
{
    return TopologyBuilder(*this).seal(findings);
}

Result<TopologyPtr> TopologyBuilder::seal(Findings& findings) &&
{
    if (m_refusedNodes > 0 || m_refusedLinks > 0)
        return problem(ErrorCode::TooLarge,
            say("the fabric is too large: at most %1 NPUs, %2 nodes and %3 links are possible", m_limits.npus,
                m_limits.nodes, m_limits.links));
    if (m_npus == 0)
        return problem(ErrorCode::Missing, say("the fabric has no NPU"));

    const std::shared_ptr<Topology> sealed(new Topology);
    Topology& topology = *sealed;
    topology.m_npuCount = static_cast<std::uint32_t>(m_npus);

    // NPUs in the order of addition, then switches; the map is left out where it would change nothing.
    std::vector<NodeId> idOf;
    if (!std::is_partitioned(
            m_nodes.begin(), m_nodes.end(), [](const Node& node) { return node.kind == NodeKind::Npu; })) {
        idOf.resize(m_nodes.size());
        std::uint32_t nextNpu = 0;
        std::uint32_t nextSwitch = topology.m_npuCount;
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            idOf[i] = makeId<NodeId>(m_nodes[i].kind == NodeKind::Npu ? nextNpu++ : nextSwitch++);
        std::stable_partition(
            m_nodes.begin(), m_nodes.end(), [](const Node& node) { return node.kind == NodeKind::Npu; });
    }
    const auto sealedId = [&idOf](NodeId draft) { return idOf.empty() ? draft : idOf[index(draft)]; };
    const std::size_t nodes = m_nodes.size();
    for (std::size_t i = 0; i < m_linkSource.size(); ++i) {
        if (index(m_linkSource[i]) >= nodes || index(m_linkDestination[i]) >= nodes)
            return problem(ErrorCode::OutOfRange, say("an end of link %1 does not exist", i), linkItem(i));
        m_linkSource[i] = sealedId(m_linkSource[i]);
        m_linkDestination[i] = sealedId(m_linkDestination[i]);
    }
    for (ExplicitRoute& route : m_routes) {
        if (index(route.source) >= nodes || index(route.destination) >= nodes)
            return problem(ErrorCode::OutOfRange, say("an end of an explicit route does not exist"), "route");
        route.source = sealedId(route.source);
        route.destination = sealedId(route.destination);
    }
    for (Label& label : m_labels)
        topology.m_labels.push_back(
            { sealedId(makeId<NodeId>(label.node)), std::move(label.key), std::move(label.name) });
    std::sort(topology.m_labels.begin(), topology.m_labels.end(),
        [](const NodeLabel& a, const NodeLabel& b) { return a.node < b.node; });

    topology.m_nodes = std::move(m_nodes);
    topology.m_nodes.shrink_to_fit();
    topology.m_linkSource = std::move(m_linkSource);
    topology.m_linkDestination = std::move(m_linkDestination);
    topology.m_linkCost = std::move(m_linkCost);
    indexLinks(topology.m_linkSource, topology.nodeCount(), topology.m_outgoingStart, topology.m_outgoing);
    indexLinks(topology.m_linkDestination, topology.nodeCount(), topology.m_incomingStart, topology.m_incoming);
    topology.m_routingRule = m_routingRule;
    topology.m_spec = std::move(m_spec);
    topology.m_explicitRoutes = std::move(m_routes);
    std::sort(topology.m_explicitRoutes.begin(), topology.m_explicitRoutes.end(),
        [](const ExplicitRoute& a, const ExplicitRoute& b) {
            return std::pair(a.source, a.destination) < std::pair(b.source, b.destination);
        });

    Findings errors;
    checkKeys(topology, errors);
    checkLinks(topology, errors);
    for (std::size_t i = 0; i < topology.m_explicitRoutes.size(); ++i) {
        const ExplicitRoute& route = topology.m_explicitRoutes[i];
        checkRoute(topology, route, errors);
        if (i > 0 && topology.m_explicitRoutes[i - 1].source == route.source
            && topology.m_explicitRoutes[i - 1].destination == route.destination)
            fail(errors,
                problem(ErrorCode::Duplicate,
                    say("there are two routes from %1 to %2", topology.nodeName(route.source),
                        topology.nodeName(route.destination))));
    }

    bool uniform = true;
    if (!m_grid.empty()) {
        if (!std::all_of(m_grid.begin(), m_grid.end(), isLayable) || !isGrid(topology, m_grid, uniform))
            fail(errors,
                problem(ErrorCode::Mismatched,
                    say("the links are not those of the dimensions %1 that they should be made of", sizesText(m_grid)),
                    "dimensions"));
        else
            topology.m_gridDimensions = m_grid;
    } else if (m_routingRule == RoutingRule::DimensionOrder) {
        fail(errors,
            problem(ErrorCode::Mismatched,
                say("dimension-ordered routing needs a fabric that is generated from dimensions"), "routing"));
    }
    topology.m_dimensions = !m_dimensions.empty() ? std::move(m_dimensions)
        : !m_grid.empty()                         ? m_grid
                          : std::vector { Dimension { DimensionKind::Plain, topology.m_npuCount, {}, false } };
    checkProduct(topology.m_dimensions, topology.m_npuCount, errors);
    const bool allForward
        = std::all_of(topology.m_nodes.begin(), topology.m_nodes.end(), [](const Node& node) { return node.forwards; });
    topology.m_isPeerStack = !topology.m_gridDimensions.empty() && topology.m_dimensions == topology.m_gridDimensions
        && uniform && std::all_of(m_grid.begin(), m_grid.end(), isPeerKind)
        && GridLayout::count(m_grid).links == topology.linkCount() && topology.m_explicitRoutes.empty()
        && m_routingRule == RoutingRule::DimensionOrder && allForward;

    if (hasErrors(errors)) {
        Error first = firstError(errors);
        findings.insert(findings.end(), std::next(errors.begin()), errors.end());
        return first;
    }
    // A whole grid is connected by construction.
    if (topology.m_gridDimensions.empty() || !allForward)
        warnUnreachable(topology, findings);
    return TopologyPtr(sealed);
}

} // namespace weft::topology
