// SPDX-License-Identifier: GPL-3.0-or-later
// What runs inside a phase: one small machine for each kind of algorithm. A machine is started by the queues, handles
// events of its own, and says when a stream's phase is over; it never asks who waits for that. What machines may use
// is what their base holds. Owned by one simulation.
#pragma once

#include "engine/simulation/events/event_core.h"
#include "engine/simulation/machines/stream.h"
#include "engine/simulation/network/messages.h"
#include "engine/simulation/places/compute.h"
#include "engine/simulation/places/shared_bus.h"
#include "engine/simulation/plan/instance.h"

#include <span>

namespace weft::simulation {

class PhaseEnds {
public:
    virtual void endPhase(std::uint32_t stream) = 0;

protected:
    ~PhaseEnds() = default;
};

struct MachineParts {
    EventCore& events;
    Moment& moment;
    Recorder& recorder;
    Network& network;
    Messages& messages;
    StreamStore& streams;
    const Instances& instances;
    const Compute& compute;
    std::vector<SharedBusState>& buses;
    std::span<const std::uint32_t> inFlight; // operations, by rank
    PhaseEnds& ends;
};

class PhaseMachine {
public:
    virtual ~PhaseMachine() = default;
    PhaseMachine(const PhaseMachine&) = delete;
    PhaseMachine& operator=(const PhaseMachine&) = delete;

    // The stream's phase begins: `running` is set, and its counters are at zero.
    virtual void start(std::uint32_t stream) = 0;
    // What a stream that never ends waits for, or an empty text.
    [[nodiscard]] virtual Sentence whereHangs(std::uint32_t /*stream*/) const { return {}; }

protected:
    explicit PhaseMachine(const MachineParts& parts)
        : m(parts)
    {
    }

    [[nodiscard]] const Instance& instanceOf(const Stream& stream) const { return m.instances[stream.instance]; }

    MachineParts m;
};

// Algorithms whose messages are known by stream and number, without tags: ring, direct, halving-doubling, trees.
class NativeMachine : public PhaseMachine {
protected:
    using PhaseMachine::PhaseMachine;

    // To another position of the ring; there `arrival` is raised, or with rendezvous the posted receive.
    void sendTo(std::uint32_t stream, const Phase& phase, std::uint32_t toPosition, std::uint32_t number,
        std::uint64_t bytes, Cause cause, EventKind arrival);
    // With rendezvous: by a tag, and `matched` is raised when the message is there.
    void receiveByTag(
        std::uint32_t stream, std::uint32_t fromPosition, std::uint64_t bytes, const Event& matched, Cause cause);
    // A packet passes the endpoint, or the bus in its place, before `done`.
    void passEndpoint(std::uint32_t stream, const Phase& phase, bool first, std::uint64_t bytes, bool reduce,
        bool sendBack, const Event& done);
    // Of a uniform phase, to the rank `step` further: by the ring offset alone, asked of the network once.
    [[nodiscard]] Time uniformDelay(
        const Stream& stream, const Phase& phase, std::uint32_t offset, std::uint32_t step) const
    {
        const Time known = phase.delayByOffset[offset];
        return known == kNever ? askDelay(stream, phase, offset, step) : known;
    }

private:
    [[gnu::cold, nodiscard]] Time askDelay(
        const Stream& stream, const Phase& phase, std::uint32_t offset, std::uint32_t step) const;
};

} // namespace weft::simulation
