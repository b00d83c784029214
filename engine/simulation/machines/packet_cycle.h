// SPDX-License-Identifier: GPL-3.0-or-later
// The packet cycle shared by ring, direct and halving-doubling (docs/semantics.md, section 6.2): packets are made at
// the start and one a received message; each waits at the endpoint (and for a reduction), then becomes a credit that
// sends the next one.
#pragma once

#include "engine/simulation/machines/phase_machine.h"

namespace weft::simulation {

class PacketCycle final : public NativeMachine {
public:
    explicit PacketCycle(const MachineParts& parts)
        : NativeMachine(parts)
    {
    }

    void start(std::uint32_t stream) override;
    void arrived(const Event& event) // NativeArrival
    {
        Stream& stream = m.streams[event.a];
        const Phase* phase = stream.running;
        if (phase != nullptr && phase->soloRing && stream.phase == event.d && event.b < stream.sent
            && stream.sent < phase->sends && event.c == kStartCause && m.inFlight[index(stream.rank)] == 1) [[likely]]
            passOn(event.a, stream, *phase);
        else
            arrivedApart(event);
    }
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
    [[gnu::noinline]] void arrivedApart(const Event& event);
    void lastSoloArrival(std::uint32_t stream, const Phase& phase);
    void passOnApart(std::uint32_t stream, const Phase& phase);
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
    // The ring of such a rank: a packet's way through endpoint and reduction to the next send is a sum, so the next
    // arrival is posted at once. The receive may be posted only at the end of a send that lies ahead.
    void passOn(std::uint32_t at, Stream& stream, const Phase& phase)
    {
        const std::uint32_t step = stepToNext(stream, phase);
        passOn(at, stream, phase, step, Rank { index(stream.rank) + step },
            phase.delayByOffset[offsetToNext(stream, phase)], 0);
    }
    void passOn(std::uint32_t at, Stream& stream, const Phase& phase, std::uint32_t step, Rank next, Time delay,
        std::uint32_t way)
    {
        const std::uint32_t packet = ++stream.received;
        const Time posted = std::max(m.events.now(), stream.postedAt);
        const Time reduce = packet < phase.reducedBefore ? reductionAt(stream.rank, phase) : Time {};
        const Time sendTime = posted + phase.endpoint + reduce;
        stream.postedAt = sendTime;
        m.recorder.fastMessageStarts(stream.rank, next, phase.messageBytes, sendTime);
        m.events.post(
            sendTime + delay, { at + step, stream.sent++ | way, kStartCause, stream.phase, EventKind::NativeArrival });
    }
    [[nodiscard]] static std::uint32_t offsetToNext(const Stream& stream, const Phase& phase)
    {
        return stream.anticlockwise ? phase.size - 1 : 1;
    }
    [[nodiscard]] static std::uint32_t stepToNext(const Stream& stream, const Phase& phase)
    {
        const std::uint32_t to = stream.position + offsetToNext(stream, phase);
        return ((to < phase.size ? to : to - phase.size) - stream.position) * phase.stride;
    }
};

} // namespace weft::simulation
