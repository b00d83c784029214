// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/network.h"

#include <algorithm>

namespace weft::simulation {

namespace {

constexpr std::uint64_t kUnreachableDelay = std::uint64_t { 1 } << 40U; // the run is stopped long before

std::uint64_t pairKey(std::uint32_t source, std::uint32_t destination)
{
    return (static_cast<std::uint64_t>(source) << 32U) | destination;
}

} // namespace

Network::Network(
    const topology::Fabric& fabric, const RunOptions& options, EventCore& events, Recorder& recorder)
    : m_router(fabric)
    , m_events(events)
    , m_recorder(recorder)
    , m_aware(options.network == NetworkModel::Aware)
    , m_record(options.record != RecordLevel::Summary)
    , m_packetBytes(options.packet ? options.packet->count() : 0)
{
    if (!m_aware)
        return;
    const topology::Topology& topology = fabric.topology();
    m_links.resize(topology.linkCount());
    for (std::uint32_t l = 0; l < topology.linkCount(); ++l) {
        m_links[l].to = index(topology.linkDestination(LinkId { l }));
        m_links[l].cost = fabric.linkCost(LinkId { l });
    }
    for (const topology::ExplicitRoute& route : topology.explicitRoutes()) {
        m_routeOfPair[pairKey(index(route.source), index(route.destination))]
            = static_cast<std::uint32_t>(m_routes.size());
        for (const LinkId link : route.links)
            m_routes.push_back(index(link));
        m_routes.push_back(kNothing);
    }
}

void Network::fail(std::uint32_t source, std::uint32_t destination)
{
    if (m_failure)
        return;
    m_failure = Error { ErrorCode::Unreachable,
        "there is no way from NPU " + std::to_string(source) + " to NPU " + std::to_string(destination), {},
        "add links, or clear failed links and nodes" };
}

std::uint64_t Network::delay(std::uint32_t source, std::uint32_t destination, std::uint64_t bytes)
{
    if (source == destination)
        return 0;
    const bool computed = m_router.fabric().topology().isPeerStack() && m_router.fabric().isPristine();
    if (!computed) {
        const auto known = m_pathCosts.find(pairKey(source, destination));
        if (known != m_pathCosts.end())
            return linkTime(known->second, Bytes { bytes }).ns();
    }
    const Result<topology::RouteCost> cost = m_router.routeCost(NodeId { source }, NodeId { destination });
    if (!cost) {
        fail(source, destination);
        return kUnreachableDelay;
    }
    if (!computed)
        m_pathCosts.emplace(pairKey(source, destination), cost->cost);
    return linkTime(cost->cost, Bytes { bytes }).ns();
}

void Network::sendAware(std::uint32_t source, std::uint32_t destination, std::uint64_t bytes, const Event& delivery,
    std::uint32_t record)
{
    if (source == destination) {
        m_events.post(m_events.now(), delivery);
        return;
    }
    std::uint32_t route = kNothing;
    if (!m_routeOfPair.empty()) {
        const auto known = m_routeOfPair.find(pairKey(source, destination));
        if (known != m_routeOfPair.end())
            route = known->second;
    }
    if (m_packetBytes == 0 || bytes <= m_packetBytes) {
        sendPacket(source, destination, bytes, delivery, record, route);
        return;
    }
    std::uint32_t split = m_freeSplit;
    if (split == kNothing) {
        split = static_cast<std::uint32_t>(m_split.size());
        m_split.emplace_back();
    } else {
        m_freeSplit = m_split[split].nextFree;
    }
    m_split[split] = { delivery, (bytes + m_packetBytes - 1) / m_packetBytes, kNothing };
    const Event part { split, 0, 0, 0, EventKind::PacketArrival };
    for (std::uint64_t left = bytes; left > 0;) {
        const std::uint64_t size = std::min(left, m_packetBytes);
        sendPacket(source, destination, size, part, record, route);
        left -= size;
    }
}

void Network::sendPacket(std::uint32_t source, std::uint32_t destination, std::uint64_t bytes, const Event& delivery,
    std::uint32_t record, std::uint32_t route)
{
    std::uint32_t fresh = m_freePacket;
    if (fresh == kNothing) {
        fresh = static_cast<std::uint32_t>(m_packets.size());
        m_packets.emplace_back();
    } else {
        m_freePacket = m_packets[fresh].next;
    }
    m_packets[fresh] = { delivery, bytes, 0, destination, kNothing, route, record };
    forward(fresh, source);
}

void Network::forward(std::uint32_t index, std::uint32_t node)
{
    Packet& packet = m_packets[index];
    std::uint32_t link = kNothing;
    if (packet.route != kNothing)
        link = m_routes[packet.route++];
    else
        link = weft::index(m_router.nextLink(NodeId { node }, NodeId { packet.destination }));
    if (link == kNothing) [[unlikely]] {
        fail(node, packet.destination);
        return;
    }
    Link& at = m_links[link];
    if (!at.busy) {
        start(link, index, 0);
        return;
    }
    packet.next = kNothing;
    if (at.head == kNothing)
        at.head = index;
    else
        m_packets[at.tail].next = index;
    at.tail = index;
    if (m_record) {
        packet.queuedAt = m_events.now();
        m_recorder.linkQueue(link, ++at.waiting);
    }
}

void Network::start(std::uint32_t link, std::uint32_t index, std::uint64_t waited)
{
    Link& at = m_links[link];
    const std::uint64_t bytes = m_packets[index].bytes;
    if (at.bytes != bytes) {
        at.bytes = bytes;
        at.arrival = linkTime(at.cost, Bytes { bytes }).ns();
        at.occupied = linkBusyTime(at.cost, Bytes { bytes }).ns();
    }
    at.busy = true;
    const std::uint64_t now = m_events.now();
    // The arrival is inserted before the link-free event; the order decides ties further on.
    m_events.post(now + at.arrival, { index, at.to, 0, 0, EventKind::HopArrival });
    m_events.post(now + at.occupied, { link, 0, 0, 0, EventKind::LinkFree });
    if (m_record) {
        const std::uint32_t record = m_packets[index].record;
        m_recorder.linkTaken(link, bytes, now, at.occupied, record, waited, at.holder);
        at.holder = record;
    }
}

bool Network::hop(const Event& arrival, Event& delivery)
{
    Packet& packet = m_packets[arrival.a];
    if (packet.destination != arrival.b) {
        forward(arrival.a, arrival.b);
        return false;
    }
    delivery = packet.delivery;
    packet.next = m_freePacket;
    m_freePacket = arrival.a;
    if (delivery.kind != EventKind::PacketArrival)
        return true;
    SplitMessage& split = m_split[delivery.a];
    if (--split.packetsLeft > 0)
        return false;
    split.nextFree = std::exchange(m_freeSplit, delivery.a);
    delivery = split.delivery;
    return true;
}

void Network::linkFree(std::uint32_t link)
{
    Link& at = m_links[link];
    at.busy = false;
    const std::uint32_t packet = at.head;
    if (packet == kNothing)
        return;
    at.head = m_packets[packet].next;
    std::uint64_t waited = 0;
    if (m_record) {
        --at.waiting;
        waited = m_events.now() - m_packets[packet].queuedAt;
    }
    start(link, packet, waited);
}

void Network::layTotals(Run& run)
{
    std::vector<LinkId> route;
    for (const PairTraffic& pair : run.pairs) {
        route.clear();
        if (!m_router.appendRoute(nodeOf(pair.source), nodeOf(pair.destination), route))
            continue;
        for (const LinkId link : route)
            run.links[index(link)].bytes += pair.bytes;
    }
}

} // namespace weft::simulation
