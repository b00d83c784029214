// SPDX-License-Identifier: GPL-3.0-or-later
// The seam between messages and the models of the network: a message goes in, its delivery comes out. A model routes
// by Routes, keeps what it foretold in the event core (EventCore::foretell, cancel) and may ask for a call at the end
// of a tick, when all changes of that tick are known. It records what happens on links and sums it up in the end.
// Owned by one simulation.
#pragma once

#include "engine/simulation/events/event_core.h"
#include "engine/simulation/model/run.h"

namespace weft::simulation {

struct Message {
    Rank source {};
    Rank destination {};
    std::uint64_t bytes = 0;
    std::uint32_t record = kNoRecord;
    std::uint32_t port = 0; // tells apart flows of one pair: the chunk stream of a collective
    std::span<const LinkId> asked {}; // the way that a schedule asks for
};

class Network {
public:
    Network() = default;
    virtual ~Network() = default;
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    // `delivery` is raised when the message has fully arrived: posted, or given back by handle().
    virtual void send(const Message& message, const Event& delivery) = 0;
    // An event that the model posted for itself; true if `delivery` is due now.
    [[nodiscard]] virtual bool handle(const Event& event, Event& delivery) = 0;
    // Called when the events of a tick are over, if the model asked EventCore for it.
    virtual void endOfTick() { }

    // Whether a message takes as long as any other of its pair and size, whatever else is under way. Then delay() may
    // be asked in its place, and algorithms may leave events out.
    [[nodiscard]] virtual bool hasDelays() const { return false; }
    // Whether, beyond that, the offset along one dimension stands for the pair.
    [[nodiscard]] virtual bool isUniform() const { return false; }
    [[nodiscard]] virtual Time delay(const Message& /*message*/) { return kNever; }

    // After the run: totals of links that were not kept meanwhile.
    virtual void finish(Run& /*run*/) { }
};

} // namespace weft::simulation
