// SPDX-License-Identifier: GPL-3.0-or-later
// The shared bus between an NPU and its network endpoint (docs/semantics.md, section 6.7): a LogGP bus with two
// half-duplex ends A (NPU side) and B, a reduction unit at each, and an inner bus behind A. It takes the place of the
// endpoint delay. One per NPU, owned by one simulation.
#pragma once

#include "engine/simulation/events/event_core.h"
#include "engine/simulation/model/system_config.h"
#include "engine/simulation/places/compute.h"

#include <array>
#include <deque>

namespace weft::simulation {

class SharedBusState {
public:
    SharedBusState(Rank rank, const SharedBus& bus, std::int64_t localReductionDelay, const Compute& compute);

    // A packet enters at A (first packets) or B; `delivered` is given back by handle() when it has passed.
    void enter(EventCore& events, bool atA, std::uint64_t bytes, bool reduce, bool sendBack, const Event& delivered);

    // Handles one of this bus's events; true if `delivered` is due now. Whoever calls raises it and then calls
    // resume() with the same event: the peer sends on only after the delivery.
    [[nodiscard]] bool handle(EventCore& events, const Event& event, Event& delivered);
    void resume(EventCore& events, const Event& event);

private:
    enum End : std::uint8_t { kOuterA, kOuterB, kInnerA, kInnerB, kEnds };
    enum class State : std::uint8_t { Free, Sending, Receiving };
    enum class After : std::uint8_t { Deliver, JoinSends, JoinProcessing }; // what a crossing of the inner bus is for

    struct Entry {
        std::uint64_t bytes = 0;
        bool reduce = false;
        bool sendBack = false;
        After after = After::Deliver; // on the inner bus: what happens at outer A
        bool returns = false; // on the inner bus: crosses there and back
        Event delivered;
    };
    struct Port {
        std::deque<Entry> sends;
        std::deque<Entry> receives;
        std::deque<Entry> processing;
        State state = State::Free;
        State previous = State::Free;
        Time lastTransfer;
        std::uint32_t successiveSends = 0;
        bool reducing = false;
        double gapPerByte = 0;
    };

    [[nodiscard]] static End partner(End end) { return static_cast<End>(end ^ 1U); }
    void join(EventCore& events, End end, const Entry& entry);
    void sendIfFree(EventCore& events, End end);
    void sendNext(EventCore& events, End end);
    void crossInner(EventCore& events, End from, Entry entry, After after, bool returns);
    void startReducing(EventCore& events, End end);
    // Past the reduction: back into the send list or delivered.
    [[nodiscard]] bool settle(EventCore& events, End end, Entry entry, Event& delivered);
    [[nodiscard]] bool received(EventCore& events, End end, Event& delivered);

    Rank m_rank;
    std::int64_t m_latency;
    std::int64_t m_overhead;
    std::int64_t m_gap;
    std::int64_t m_localReductionDelay;
    const Compute& m_compute;
    std::array<Port, kEnds> m_ports;
};

} // namespace weft::simulation
