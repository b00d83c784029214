// SPDX-License-Identifier: GPL-3.0-or-later
// The two network models behind one job: take a message from a rank to another and raise an event when it has
// arrived. `unaware`: a delay by path, no sharing. `aware`: link by link, first come first served, store and forward
// at message (or packet) granularity, unbounded queues. Sections 4.2 and 4.3. Owned by one simulation.
#pragma once

#include "engine/simulation/event_core.h"
#include "engine/simulation/event_fifo.h"
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

    // The same over `link`, if the model has links and this one is usable and joins the two directly; kNone: as above.
    void sendOver(LinkId link, std::uint32_t source, std::uint32_t destination, std::uint64_t bytes,
        const Event& delivery, std::uint32_t record)
    {
        if (!m_aware || link == kNone<LinkId> || !joins(link, source, destination)) {
            send(source, destination, bytes, delivery, record);
            return;
        }
        sendRouted(source, destination, bytes, delivery, record, routeOver(index(link)));
    }

    // A packet reached a node: forwards it and returns false, or gives the delivery that is due now.
    [[nodiscard]] bool hop(const Event& arrival, Event& delivery)
    {
        if (arrival.c == arrival.b)
            return arrive(arrival.a, delivery);
        forward(arrival);
        return false;
    }

    // `packet` is the hop event at the node where the packet stands.
    void forward(Event packet)
    {
        std::uint32_t link = m_hasRoutes ? explicitLink(packet.a) : kNothing;
        if (link == kNothing)
            link = index(m_router.nextLink(NodeId { packet.b }, NodeId { packet.c }));
        if (link == kNothing) [[unlikely]] {
            fail(packet.b, packet.c);
            return;
        }
        Link& at = m_links[link];
        if (!at.busy) {
            start(at, link, packet, 0);
            return;
        }
        m_queues.push(at.queue, packet);
        if (m_record)
            enterQueue(link, packet.a);
    }

    void linkFree(std::uint32_t link)
    {
        Link& at = m_links[link];
        if (at.queue.isEmpty()) {
            at.busy = false;
            return;
        }
        const Event packet = m_queues.pop(at.queue);
        start(at, link, packet, m_record ? leaveQueue(link, packet.a) : 0);
    }

    // The first pair that had no route.
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }

    // `unaware`: lays the recorded pair totals on routes, so that links have bytes. After the run.
    void layTotals(Run& run);

private:
    static constexpr std::uint32_t kNothing = 0xFFFFFFFFU;
    static constexpr std::uint16_t kNoClass = 0xFFFFU; // of sizes beyond the table

    // What only the ends of a packet's way need; the rest travels in its event: node, destination, size class.
    struct Packet {
        Event delivery;
        std::uint64_t bytes = 0;
        std::uint64_t queuedAt = 0;
        std::uint32_t route = kNothing; // position in m_routes for an explicit route; the next free packet
        std::uint32_t record = kNoRecord;
    };
    struct alignas(64) Link {
        EventFifoPool::Fifo queue; // packets that wait, as their hop events
        std::uint64_t arrival = 0; // ns of the last size class sent; sizes repeat
        std::uint64_t occupied = 0;
        std::uint32_t to = 0;
        std::uint16_t sizeClass = kNoClass;
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
    void sendRouted(std::uint32_t source, std::uint32_t destination, std::uint64_t bytes, const Event& delivery,
        std::uint32_t record, std::uint32_t route);
    [[nodiscard]] bool joins(LinkId link, std::uint32_t source, std::uint32_t destination) const;
    [[nodiscard]] std::uint32_t routeOver(std::uint32_t link);
    void sendPacket(std::uint32_t source, std::uint32_t destination, std::uint64_t bytes, const Event& delivery,
        std::uint32_t record, std::uint32_t route);
    [[nodiscard]] bool arrive(std::uint32_t packet, Event& delivery);
    [[nodiscard]] std::uint32_t explicitLink(std::uint32_t packet);
    void enterQueue(std::uint32_t link, std::uint32_t packet);
    [[nodiscard]] std::uint64_t leaveQueue(std::uint32_t link, std::uint32_t packet);
    void taken(std::uint32_t link, std::uint32_t packet, std::uint64_t waited);
    void setCost(std::uint32_t link, const Event& packet);
    [[nodiscard]] std::uint16_t classOf(std::uint64_t bytes);

    void start(Link& at, std::uint32_t link, Event packet, std::uint64_t waited)
    {
        if (at.sizeClass != packet.d || packet.d == kNoClass)
            setCost(link, packet);
        at.busy = true;
        const std::uint64_t now = m_events.now();
        packet.b = at.to;
        // The arrival is inserted before the link-free event; the order decides ties further on.
        m_events.post(now + at.arrival, packet);
        m_events.post(now + at.occupied, { link, 0, 0, 0, EventKind::LinkFree });
        if (m_record)
            taken(link, packet.a, waited);
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
    std::vector<LinkCost> m_linkCosts;
    EventFifoPool m_queues;
    std::vector<std::uint64_t> m_sizes; // by size class
    std::unordered_map<std::uint64_t, std::uint16_t> m_classOfSize;
    std::vector<Packet> m_packets;
    std::uint32_t m_freePacket = kNothing;
    std::vector<SplitMessage> m_split;
    std::uint32_t m_freeSplit = kNothing;
    std::vector<std::uint32_t> m_routes; // explicit routes in use, each ended by kNothing
    std::unordered_map<std::uint64_t, std::uint32_t> m_routeOfPair;
    std::unordered_map<std::uint32_t, std::uint32_t> m_routeOfLink; // of those that schedules asked for
    std::optional<Error> m_failure;
};

} // namespace weft::simulation
