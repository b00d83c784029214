// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/network/queueing_network.h"

#include <algorithm>

namespace weft::simulation {

namespace {

constexpr std::uint64_t kMostPacketsOfMessage = std::uint64_t { 1 } << 20U; // of one message

} // namespace

QueueingNetwork::QueueingNetwork(const topology::Fabric& fabric, const RunOptions& options, EventCore& events,
    Recorder& recorder, Moment& moment, Findings& warnings)
    : m_routes(fabric, options.routing, moment, warnings)
    , m_events(events)
    , m_recorder(recorder)
    , m_moment(moment)
    , m_record(options.record != RecordLevel::Summary)
    , m_packetBytes(options.packet ? options.packet->count() : 0)
{
    const topology::Topology& topology = fabric.topology();
    m_links.resize(topology.linkCount());
    if (options.routing.choice == topology::RouteChoice::Adaptive)
        m_freeAt.resize(topology.linkCount());
    m_linkTraces.resize(m_record ? topology.linkCount() : 0);
    if (m_packetBytes != 0) {
        m_spells.resize(topology.linkCount());
        m_foreseen.resize(m_freeAt.size());
    }
    for (std::uint32_t l = 0; l < topology.linkCount(); ++l) {
        m_links[l].to = index(topology.linkDestination(LinkId { l }));
        m_linkCosts.push_back(fabric.linkCost(LinkId { l }));
    }
}

void QueueingNetwork::send(const Message& message, const Event& delivery)
{
    if (message.source == message.destination) {
        m_events.post(m_events.now(), delivery);
        return;
    }
    topology::Route route = m_routes.choose(message);
    if (m_packetBytes == 0 || message.bytes <= m_packetBytes) {
        sendPacket(message, message.bytes, route, delivery, kWhole);
        return;
    }
    if (message.bytes / m_packetBytes > kMostPacketsOfMessage) {
        m_moment.stopWith({ ErrorCode::TooLarge,
            say("a message of %1 bytes in packets of %2 would be more than %3 packets", message.bytes, m_packetBytes,
                kMostPacketsOfMessage),
            {}, say("choose larger packets") });
        return;
    }
    const std::uint32_t split = m_partsLeft.take((message.bytes + m_packetBytes - 1) / m_packetBytes);
    for (std::uint64_t left = message.bytes; left > 0;) {
        const std::uint64_t size = std::min(left, m_packetBytes);
        sendPacket(message, size, route, delivery, split);
        left -= size;
        if (left > 0)
            m_routes.router().goOn(nodeOf(message.source), nodeOf(message.destination), route);
    }
}

void QueueingNetwork::sendPacket(
    const Message& message, std::uint64_t bytes, topology::Route route, const Event& delivery, std::uint32_t split)
{
    const std::uint32_t packet = m_packets.takeStale();
    Packet& fresh = m_packets[packet];
    fresh.delivery = delivery;
    fresh.bytes = bytes;
    fresh.route = route;
    fresh.record = message.record;
    fresh.split = split;
    forward({ packet, index(message.source), index(message.destination), classOf(bytes), EventKind::HopArrival });
}

std::uint16_t QueueingNetwork::classOf(std::uint64_t bytes)
{
    if (!m_spells.empty())
        return kNoClass; // each packet has a time of its own
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

void QueueingNetwork::setCost(std::uint32_t link, const Event& packet)
{
    Link& at = m_links[link];
    const Bytes bytes { m_packets[packet.a].bytes };
    if (!m_spells.empty()) {
        const Time now = m_events.now();
        Spell& spell = m_spells[link];
        const Bytes sum = spell.with(now, bytes);
        spell.until = spell.since + linkBusyTime(m_linkCosts[link], sum);
        at.arrival = spell.since + linkTime(m_linkCosts[link], sum) - now;
        at.occupied = spell.until - now;
        return;
    }
    at.sizeClass = packet.d;
    at.arrival = linkTime(m_linkCosts[link], bytes);
    at.occupied = linkBusyTime(m_linkCosts[link], bytes);
}

LinkId QueueingNetwork::nextOnItsWay(const Event& packet)
{
    Packet& itself = m_packets[packet.a];
    const LinkId link = m_routes.router().next(
        NodeId { packet.b }, NodeId { packet.c }, itself.route, { m_freeAt.data(), m_events.now().ns() });
    // First come first served: when a link will be free is known when a packet comes.
    if (!m_freeAt.empty() && link != kNone<LinkId>)
        foresee(index(link), Bytes { itself.bytes });
    return link;
}

void QueueingNetwork::foresee(std::uint32_t link, Bytes bytes)
{
    Time from = std::max(Time { m_freeAt[link] }, m_events.now());
    if (!m_foreseen.empty()) {
        Spell& spell = m_foreseen[link];
        bytes = spell.with(from, bytes);
        from = spell.since;
    }
    m_freeAt[link] = (from + linkBusyTime(m_linkCosts[link], bytes)).ns();
    if (!m_foreseen.empty())
        m_foreseen[link].until = Time { m_freeAt[link] };
}

[[gnu::noinline]] void QueueingNetwork::findWay(const Event& packet)
{
    const LinkId next = m_routes.hasWays() ? nextOnItsWay(packet)
                                           : m_routes.router().nextLink(NodeId { packet.b }, NodeId { packet.c });
    if (next == kNone<LinkId>)
        m_routes.fail(NodeId { packet.b }, NodeId { packet.c });
    else
        enter(index(next), packet);
}

[[gnu::noinline]] void QueueingNetwork::enter(std::uint32_t link, const Event& packet)
{
    Link& at = m_links[link];
    if (!at.busy) {
        start(at, link, packet, {});
        return;
    }
    m_queues.push(at.queue, packet);
    if (!m_record)
        return;
    m_packets[packet.a].queuedAt = m_events.now();
    m_recorder.linkQueue(LinkId { link }, ++m_linkTraces[link].waiting);
}

Time QueueingNetwork::leaveQueue(std::uint32_t link, std::uint32_t packet)
{
    --m_linkTraces[link].waiting;
    return m_events.now() - m_packets[packet].queuedAt;
}

void QueueingNetwork::taken(std::uint32_t link, std::uint32_t packet, Time waited)
{
    const std::uint32_t record = m_packets[packet].record;
    std::uint32_t& holder = m_linkTraces[link].holder;
    // Behind a packet of the same message it waited for nobody else.
    const bool behindItself = record != kNoRecord && holder == record;
    m_recorder.linkTaken(LinkId { link }, m_packets[packet].bytes, m_events.now(), m_links[link].occupied, record,
        behindItself ? Time {} : waited, holder);
    holder = record;
}

bool QueueingNetwork::arrive(std::uint32_t packet, Event& delivery)
{
    delivery = m_packets[packet].delivery;
    const std::uint32_t split = m_packets[packet].split;
    m_packets.give(packet);
    if (split == kWhole)
        return true;
    if (--m_partsLeft[split] > 0)
        return false;
    m_partsLeft.give(split);
    return true;
}

} // namespace weft::simulation
