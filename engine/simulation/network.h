// SPDX-License-Identifier: GPL-3.0-or-later
// The two network models behind one job: take a message from a rank to another and raise an event when it has
// arrived. `unaware`: a delay by path, no sharing. `aware`: link by link, first come first served, store and forward
// at message (or packet) granularity, unbounded queues. Sections 4.2 and 4.3. Owned by one simulation.
#pragma once

#include "engine/simulation/event_core.h"
#include "engine/simulation/recorder.h"
#include "engine/topology/router.h"

#include <optional>
#include <unordered_map>

namespace weft::simulation {

class Network {
public:
    Network(const topology::Fabric& fabric, const RunOptions& options, EventCore& events, Recorder& recorder);

    [[nodiscard]] bool isAware() const { return m_aware; }

    // `unaware`: ns from `source` to `destination`. An unreachable pair sets failure() and counts as never.
    [[nodiscard]] std::uint64_t delay(std::uint32_t source, std::uint32_t destination, std::uint64_t bytes);

    // Sends; `delivery` is raised (deliver() returns it, or it is posted) when the message has fully arrived.
    void send(std::uint32_t source, std::uint32_t destination, std::uint64_t bytes, const Event& delivery,
        std::uint32_t record)
    {
        if (m_aware)
            sendAware(source, destination, bytes, delivery, record);
        else
            m_events.post(m_events.now() + delay(source, destination, bytes), delivery);
    }

    // A packet reached a node: forwards it and returns false, or gives the delivery that is due now.
    [[nodiscard]] bool hop(const Event& arrival, Event& delivery)
    {
        if (m_packets[arrival.a].destination == arrival.b)
            return arrive(arrival.a, delivery);
        forward(arrival.a, arrival.b);
        return false;
    }

    void linkFree(std::uint32_t link)
    {
        Link& at = m_links[link];
        const std::uint32_t packet = at.head;
        if (packet == kNothing) {
            at.busy = false;
            return;
        }
        at.head = m_packets[packet].next;
        if (at.head != kNothing)
            __builtin_prefetch(&m_packets[at.head]); // needed when the link is free again
        start(link, packet, m_record ? leaveQueue(link, packet) : 0);
    }

    // The first pair that had no route.
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }

    // `unaware`: lays the recorded pair totals on routes, so that links have bytes. After the run.
    void layTotals(Run& run);

private:
    static constexpr std::uint32_t kNothing = 0xFFFFFFFFU;

    // What every hop touches, apart from what only the ends of the way need.
    struct Packet {
        std::uint64_t bytes = 0;
        std::uint32_t destination = 0;
        std::uint32_t next = kNothing; // in a link's queue, or among the free packets
    };
    struct Cargo {
        Event delivery;
        std::uint64_t queuedAt = 0;
        std::uint32_t route = kNothing; // position in m_routes for an explicit route
        std::uint32_t record = kNoRecord;
    };
    struct alignas(64) Link {
        // The last size sent and what it cost: sizes repeat.
        std::uint64_t bytes = 0;
        std::uint64_t arrival = 0;
        std::uint64_t occupied = 0;
        LinkCost cost;
        std::uint32_t head = kNothing;
        std::uint32_t tail = kNothing;
        std::uint32_t to = 0;
        bool busy = false;
    };
    struct LinkTrace { // for the record only
        std::uint32_t holder = kNoRecord;
        std::uint32_t waiting = 0;
    };
    struct SplitMessage {
        Event delivery;
        std::uint64_t packetsLeft = 0;
        std::uint32_t nextFree = kNothing;
    };

    void sendAware(std::uint32_t source, std::uint32_t destination, std::uint64_t bytes, const Event& delivery,
        std::uint32_t record);
    void sendPacket(std::uint32_t source, std::uint32_t destination, std::uint64_t bytes, const Event& delivery,
        std::uint32_t record, std::uint32_t route);
    [[nodiscard]] bool arrive(std::uint32_t packet, Event& delivery);
    [[nodiscard]] std::uint32_t explicitLink(std::uint32_t packet);
    void noWay(std::uint32_t packet, std::uint32_t node);
    void enterQueue(std::uint32_t link, std::uint32_t packet);
    [[nodiscard]] std::uint64_t leaveQueue(std::uint32_t link, std::uint32_t packet);
    void taken(std::uint32_t link, std::uint32_t packet, std::uint64_t waited);

    void forward(std::uint32_t index, std::uint32_t node)
    {
        Packet& packet = m_packets[index];
        std::uint32_t link = m_hasRoutes ? explicitLink(index) : kNothing;
        if (link == kNothing)
            link = weft::index(m_router.nextLink(NodeId { node }, NodeId { packet.destination }));
        if (link == kNothing) [[unlikely]] {
            noWay(index, node);
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
        if (m_record)
            enterQueue(link, index);
    }

    void start(std::uint32_t link, std::uint32_t index, std::uint64_t waited)
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
        if (m_record)
            taken(link, index, waited);
    }
    void fail(std::uint32_t source, std::uint32_t destination);

    topology::Router m_router;
    EventCore& m_events;
    Recorder& m_recorder;
    bool m_aware;
    bool m_record;
    bool m_hasRoutes = false;
    std::uint64_t m_packetBytes; // 0: whole messages
    std::unordered_map<std::uint64_t, LinkCost> m_pathCosts; // `unaware` off the generated stacks
    std::vector<Link> m_links;
    std::vector<LinkTrace> m_linkTraces;
    std::vector<Packet> m_packets;
    std::vector<Cargo> m_cargo; // by packet
    std::uint32_t m_freePacket = kNothing;
    std::vector<SplitMessage> m_split;
    std::uint32_t m_freeSplit = kNothing;
    std::vector<std::uint32_t> m_routes; // explicit routes in use, each ended by kNothing
    std::unordered_map<std::uint64_t, std::uint32_t> m_routeOfPair;
    std::optional<Error> m_failure;
};

} // namespace weft::simulation
