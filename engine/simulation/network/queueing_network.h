// SPDX-License-Identifier: GPL-3.0-or-later
// The model `aware`: link by link, first come first served, store and forward at message (or packet) granularity,
// unbounded queues. docs/semantics.md, section 3.2. Owned by one simulation.
#pragma once

#include "engine/simulation/events/event_fifo.h"
#include "engine/simulation/events/pool.h"
#include "engine/simulation/events/recorder.h"
#include "engine/simulation/network/network.h"
#include "engine/simulation/network/routes.h"

#include <unordered_map>

namespace weft::simulation {

class QueueingNetwork final : public Network {
public:
    QueueingNetwork(const topology::Fabric& fabric, const RunOptions& options, EventCore& events, Recorder& recorder,
        Moment& moment, Findings& warnings);

    void send(const Message& message, const Event& delivery) override;
    [[nodiscard]] bool handle(const Event& event, Event& delivery) override
    {
        if (event.kind == EventKind::HopArrival && event.c == event.b)
            return arrive(event.a, delivery);
        if (event.kind == EventKind::HopArrival)
            forward(event);
        else
            linkFree(event.a);
        return false;
    }

    // `packet` is the hop event at the node where the packet stands.
    void forward(const Event& packet)
    {
        const LinkId next = m_routes.hasWays() ? kNone<LinkId>
                                               : m_routes.router().knownLink(NodeId { packet.b }, NodeId { packet.c });
        if (next == kNone<LinkId>) [[unlikely]]
            return findWay(packet);
        Link& at = m_links[index(next)];
        if (at.busy && !m_record && m_queues.hasRoom(at.queue)) [[likely]]
            m_queues.push(at.queue, packet);
        else
            enter(index(next), packet);
    }

    void linkFree(std::uint32_t link)
    {
        Link& at = m_links[link];
        if (at.queue.isEmpty()) {
            at.busy = false;
            return;
        }
        const Event packet = m_queues.pop(at.queue);
        start(at, link, packet, m_record ? leaveQueue(link, packet.a) : Time {});
    }

private:
    static constexpr std::uint16_t kNoClass = 0xFFFFU; // of sizes beyond the table
    static constexpr std::uint32_t kWhole = 0xFFFFFFFFU;

    // What only the ends of a packet's way need; the rest travels in its event: node, destination, size class.
    struct Packet {
        Event delivery;
        std::uint64_t bytes = 0;
        Time queuedAt;
        topology::Route route;
        std::uint32_t record = kNoRecord;
        std::uint32_t split = kWhole; // the message that it is a part of
    };
    struct alignas(64) Link {
        EventFifoPool::Fifo queue; // packets that wait, as their hop events
        Time arrival; // of the last size class sent; sizes repeat
        Time occupied;
        std::uint32_t to = 0;
        std::uint16_t sizeClass = kNoClass;
        bool busy = false;
    };
    // Packets that a link has sent without a pause. Their bytes are counted together, so that the fractions of a
    // nanosecond that each of them leaves are not lost: n packets take what all their bytes take.
    struct Spell {
        Time since;
        Time until = kNever;
        Bytes bytes;
        // All bytes of it with the next packet, which starts now; a new spell after a pause.
        [[nodiscard]] Bytes with(Time now, Bytes more)
        {
            if (now != until) {
                since = now;
                bytes = {};
            }
            return bytes += more;
        }
    };
    struct LinkTrace { // for the record only
        std::uint32_t holder = kNoRecord;
        std::uint32_t waiting = 0;
    };

    void sendPacket(
        const Message& message, std::uint64_t bytes, topology::Route route, const Event& delivery, std::uint32_t split);
    [[nodiscard]] LinkId nextOnItsWay(const Event& packet);
    [[nodiscard]] bool arrive(std::uint32_t packet, Event& delivery);
    // The rarer ways of forward(), apart so that the usual one saves no registers.
    void findWay(const Event& packet);
    void enter(std::uint32_t link, const Event& packet);
    [[nodiscard]] Time leaveQueue(std::uint32_t link, std::uint32_t packet);
    void taken(std::uint32_t link, std::uint32_t packet, Time waited);
    void setCost(std::uint32_t link, const Event& packet);
    [[nodiscard]] std::uint16_t classOf(std::uint64_t bytes);
    // What comes to a link now makes it busy for longer.
    void foresee(std::uint32_t link, Bytes bytes);

    void start(Link& at, std::uint32_t link, Event packet, Time waited)
    {
        if (at.sizeClass != packet.d || packet.d == kNoClass)
            setCost(link, packet);
        at.busy = true;
        const Time now = m_events.now();
        packet.b = at.to;
        // The arrival is inserted before the link-free event; the order decides ties further on.
        m_events.post(now + at.arrival, packet);
        m_events.post(now + at.occupied, { link, 0, 0, 0, EventKind::LinkFree });
        if (m_record)
            taken(link, packet.a, waited);
    }

    Routes m_routes;
    EventCore& m_events;
    Recorder& m_recorder;
    Moment& m_moment;
    bool m_record;
    std::uint64_t m_packetBytes; // 0: whole messages
    std::vector<Link> m_links;
    std::vector<LinkTrace> m_linkTraces;
    std::vector<LinkCost> m_linkCosts;
    std::vector<std::uint64_t> m_freeAt; // by link, ns, if nothing else comes; empty where nobody looks at queues
    EventFifoPool m_queues;
    std::vector<std::uint64_t> m_sizes; // by size class
    std::unordered_map<std::uint64_t, std::uint16_t> m_classOfSize;
    Pool<Packet> m_packets;
    Pool<std::uint64_t> m_partsLeft; // of messages in packets
    std::vector<Spell> m_spells; // by link; empty where messages are never split
    std::vector<Spell> m_foreseen; // those that m_freeAt counts on
};

} // namespace weft::simulation
