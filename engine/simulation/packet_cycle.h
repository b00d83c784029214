// SPDX-License-Identifier: GPL-3.0-or-later
// The packet cycle shared by ring, direct and halving-doubling (docs/semantics.md, section 6.2): packets are made at
// the start and one a received message; each waits at the endpoint (and for a reduction), then becomes a credit that
// sends the next one.
#pragma once

#include "engine/simulation/phase_machine.h"

namespace weft::simulation {

class PacketCycle final : public NativeMachine {
public:
    explicit PacketCycle(const MachineParts& parts)
        : NativeMachine(parts)
    {
    }

    void start(std::uint32_t stream) override;
    void arrived(const Event& event); // NativeArrival
    void matched(std::uint32_t stream, Cause cause); // NativeMatched
    void endpointDone(const Event& event); // EndpointDone, EndpointThenReduce, ReduceDone

private:
    void setRound(Stream& stream, const Phase& phase, std::uint32_t packet);
    void createPacket(std::uint32_t stream, const Phase& phase, Cause cause);
    void credit(std::uint32_t stream, Cause cause);
    bool trySend(std::uint32_t stream, const Phase& phase, Cause cause);
    void post(std::uint32_t stream, std::uint32_t number, std::uint32_t fromPosition, std::uint64_t bytes, Cause cause);
    [[nodiscard]] static std::uint32_t numberAt(const Stream& stream, const Phase& phase, std::uint32_t sent);
    void keepEarly(Stream& stream, const Phase& phase, std::uint32_t number);
    void soloArrival(std::uint32_t stream, const Phase& phase);
    [[nodiscard]] Time delayToNext(const Stream& stream, const Phase& phase, Rank next) const;
    [[nodiscard]] Time reductionAt(Rank rank, const Phase& phase) const
    {
        return phase.someAreSlow ? m.compute.at(rank, phase.reduce) : phase.reduce;
    }
    // The rank does nothing but this stream, and nobody can see in what order ranks act: events in between may be left
    // out. No other operation of the rank is in flight, so none can start before this one ends.
    [[nodiscard]] bool runsSolo(const Stream& stream, const Phase& phase) const
    {
        return phase.solo && m.inFlight[index(stream.rank)] == 1;
    }
};

} // namespace weft::simulation
