// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/network.h"

#include <algorithm>

namespace weft::simulation {

namespace {

constexpr std::uint64_t kMostPackets = std::uint64_t { 1 } << 20U; // of one message
constexpr std::uint64_t kUnreachableDelay = std::uint64_t { 1 } << 40U; // the run is stopped long before

std::uint64_t pairKey(std::uint32_t source, std::uint32_t destination)
{
    return (static_cast<std::uint64_t>(source) << 32U) | destination;
}

} // namespace

Network::Network(const topology::Fabric& fabric, const RunOptions& options, EventCore& events, Recorder& recorder)
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
    m_linkTraces.resize(m_record ? topology.linkCount() : 0);
    for (std::uint32_t l = 0; l < topology.linkCount(); ++l) {
        m_links[l].to = index(topology.linkDestination(LinkId { l }));
        m_linkCosts.push_back(fabric.linkCost(LinkId { l }));
    }
    for (const topology::ExplicitRoute& route : topology.explicitRoutes()) {
        m_routeOfPair[pairKey(index(route.source), index(route.destination))]
            = static_cast<std::uint32_t>(m_routes.size());
        for (const LinkId link : route.links)
            m_routes.push_back(index(link));
        m_routes.push_back(kNothing);
    }
    m_hasRoutes = !m_routes.empty();
}

void Network::fail(std::uint32_t source, std::uint32_t destination)
{
    if (m_failure)
        return;
    const topology::Fabric& fabric = m_router.fabric();
    const topology::Topology& topology = fabric.topology();
    const auto isUsable = [&fabric](LinkId link) { return fabric.isUsable(link); };
    const auto in = topology.incoming(NodeId { destination });
    const auto out = topology.outgoing(NodeId { source });
    // The place is the NPU that is cut off, where one of the two is.
    const bool isDestination
        = std::none_of(in.begin(), in.end(), isUsable) && std::any_of(out.begin(), out.end(), isUsable);
    Error error;
    error.code = ErrorCode::Unreachable;
    error.message = "there is no way from " + topology.nodeName(NodeId { source }) + " to "
        + topology.nodeName(NodeId { destination });
    error.where.rank = isDestination ? destination : source;
    error.hint = "add links, or clear failed links and nodes";
    m_failure = std::move(error);
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

void Network::sendAware(
    std::uint32_t source, std::uint32_t destination, std::uint64_t bytes, const Event& delivery, std::uint32_t record)
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
    sendRouted(source, destination, bytes, delivery, record, route);
}

bool Network::joins(LinkId link, std::uint32_t source, std::uint32_t destination) const
{
    const topology::Fabric& fabric = m_router.fabric();
    return index(link) < fabric.topology().linkCount() && index(fabric.topology().linkSource(link)) == source
        && index(fabric.topology().linkDestination(link)) == destination && fabric.isUsable(link);
}

std::uint32_t Network::routeOver(std::uint32_t link)
{
    const auto [known, isNew] = m_routeOfLink.try_emplace(link, static_cast<std::uint32_t>(m_routes.size()));
    if (isNew) {
        m_routes.insert(m_routes.end(), { link, kNothing });
        m_hasRoutes = true;
    }
    return known->second;
}

void Network::sendRouted(std::uint32_t source, std::uint32_t destination, std::uint64_t bytes, const Event& delivery,
    std::uint32_t record, std::uint32_t route)
{
    if (m_packetBytes == 0 || bytes <= m_packetBytes) {
        sendPacket(source, destination, bytes, delivery, record, route);
        return;
    }
    if (bytes / m_packetBytes > kMostPackets) {
        if (!m_failure)
            m_failure = Error { ErrorCode::TooLarge,
                "a message of " + std::to_string(bytes) + " bytes in packets of " + std::to_string(m_packetBytes)
                    + " would be more than " + std::to_string(kMostPackets) + " packets",
                {}, "choose larger packets" };
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
        m_freePacket = m_packets[fresh].route;
    }
    m_packets[fresh] = { delivery, bytes, 0, route, record };
    forward({ fresh, source, destination, classOf(bytes), EventKind::HopArrival });
}

std::uint16_t Network::classOf(std::uint64_t bytes)
{
    if (!m_sizes.empty() && m_sizes.back() == bytes)
        return static_cast<std::uint16_t>(m_sizes.size() - 1);
    if (const auto known = m_classOfSize.find(bytes); known != m_classOfSize.end())
        return known->second;
    if (m_sizes.size() >= kNoClass)
        return kNoClass;
    const auto fresh = static_cast<std::uint16_t>(m_sizes.size());
    m_sizes.push_back(bytes);
    m_classOfSize.emplace(bytes, fresh);
    return fresh;
}

void Network::setCost(std::uint32_t link, const Event& packet)
{
    Link& at = m_links[link];
    const Bytes bytes { m_packets[packet.a].bytes };
    at.sizeClass = packet.d;
    at.arrival = linkTime(m_linkCosts[link], bytes).ns();
    at.occupied = linkBusyTime(m_linkCosts[link], bytes).ns();
}

std::uint32_t Network::explicitLink(std::uint32_t index)
{
    // A fabric may have explicit routes for some pairs only.
    Packet& packet = m_packets[index];
    return packet.route == kNothing ? kNothing : m_routes[packet.route++];
}

void Network::enterQueue(std::uint32_t link, std::uint32_t packet)
{
    m_packets[packet].queuedAt = m_events.now();
    m_recorder.linkQueue(link, ++m_linkTraces[link].waiting);
}

std::uint64_t Network::leaveQueue(std::uint32_t link, std::uint32_t packet)
{
    --m_linkTraces[link].waiting;
    return m_events.now() - m_packets[packet].queuedAt;
}

void Network::taken(std::uint32_t link, std::uint32_t packet, std::uint64_t waited)
{
    const std::uint32_t record = m_packets[packet].record;
    std::uint32_t& holder = m_linkTraces[link].holder;
    // Behind a packet of the same message it waited for nobody else.
    const bool behindItself = record != kNoRecord && holder == record;
    m_recorder.linkTaken(link, m_packets[packet].bytes, m_events.now(), m_links[link].occupied, record,
        behindItself ? 0 : waited, holder);
    holder = record;
}

bool Network::arrive(std::uint32_t packet, Event& delivery)
{
    delivery = m_packets[packet].delivery;
    m_packets[packet].route = m_freePacket;
    m_freePacket = packet;
    if (delivery.kind != EventKind::PacketArrival)
        return true;
    SplitMessage& split = m_split[delivery.a];
    if (--split.packetsLeft > 0)
        return false;
    split.nextFree = std::exchange(m_freeSplit, delivery.a);
    delivery = split.delivery;
    return true;
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
