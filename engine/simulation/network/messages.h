// SPDX-License-Identifier: GPL-3.0-or-later
// Sends and receives by tag: how they meet, and the rendezvous protocol (docs/semantics.md, sections 3.4 and 3.5).
// Whoever sends or receives gives the event that tells it of the end; its cause becomes the message that arrived.
// Owned by one simulation.
#pragma once

#include "engine/simulation/events/moment.h"
#include "engine/simulation/events/pool.h"
#include "engine/simulation/events/recorder.h"
#include "engine/simulation/network/network.h"
#include "engine/trace/execution_rules.h"

#include <unordered_map>

namespace weft::simulation {

struct TransferKey {
    std::uint64_t tag = 0;
    std::uint64_t bytes = 0;
    Rank source {};
    Rank destination {};
    bool operator==(const TransferKey&) const = default;
};

// Tags of different users never meet.
[[nodiscard]] constexpr std::uint64_t workloadTag(std::uint32_t tag) // of traces, and of algorithms given as traces
{
    return tag % trace::kTagModulus;
}
[[nodiscard]] constexpr std::uint64_t nativeTag(std::uint32_t firstStreamOfChunk)
{
    return (std::uint64_t { 1 } << 32U) + firstStreamOfChunk;
}
inline constexpr std::uint32_t kScheduleOperationBits = 27;
[[nodiscard]] constexpr std::uint64_t scheduleTag(std::uint32_t run, std::uint32_t receive)
{
    return (std::uint64_t { 1 } << 60U) + ((std::uint64_t { run } << kScheduleOperationBits) | receive);
}

// Raises an event where it is, without a place in the queue.
class EventSink {
public:
    virtual void raise(const Event& event) = 0;

protected:
    ~EventSink() = default;
};

class Messages {
public:
    struct Origin { // for the record
        std::uint32_t collective = kNoRecord;
        std::uint32_t chunk = 0;
    };

    Messages(EventCore& events, Moment& moment, Recorder& recorder, Network& network, EventSink& sink, bool rendezvous)
        : m_events(events)
        , m_moment(moment)
        , m_recorder(recorder)
        , m_network(network)
        , m_sink(sink)
        , m_rendezvous(rendezvous)
    {
    }

    [[nodiscard]] bool rendezvous() const { return m_rendezvous; }
    // `asked`: the way that a schedule wants.
    void send(
        const TransferKey& key, const Event& sent, Origin origin, Cause cause, std::span<const LinkId> asked = {});
    void receive(const TransferKey& key, const Event& received, Cause cause);

    void arrived(const Event& event); // TransferArrival
    void controlArrived(const Event& event); // ControlForSend: the receiver is ready
    void controlSent(const Event& event); // ControlSent: the receiver may post

private:
    struct Transfer {
        TransferKey key;
        Event sent; // raised at the sender on arrival
    };
    struct Posted { // a receive that is not matched yet
        Event received;
        std::uint32_t next = kNoRecord;
    };
    struct Meeting { // of sends and receives with one key
        std::uint32_t first = kNoRecord; // posted receives, a list
        std::uint32_t last = kNoRecord;
        std::uint32_t arrivals = 0; // not yet received
    };
    struct Waiting { // for a control message
        TransferKey key;
        Event done;
        Origin origin;
        std::span<const LinkId> asked {};
    };
    struct KeyHash {
        std::size_t operator()(const TransferKey& key) const noexcept;
    };

    void sendNow(const TransferKey& key, const Event& sent, Origin origin, Cause cause, std::span<const LinkId> asked);
    void receiveNow(const TransferKey& key, const Event& received, Cause cause);

    EventCore& m_events;
    Moment& m_moment;
    Recorder& m_recorder;
    Network& m_network;
    EventSink& m_sink;
    bool m_rendezvous;
    std::unordered_map<TransferKey, Meeting, KeyHash> m_meetings;
    Pool<Posted> m_posted;
    Pool<Transfer> m_transfers;
    Pool<Waiting> m_waiting;
};

} // namespace weft::simulation
