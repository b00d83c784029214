// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/machines/packet_cycle.h"

#include <algorithm>

namespace weft::simulation {

namespace {

// The position `offset` further along the ring.
std::uint32_t along(std::uint32_t position, std::uint32_t offset, std::uint32_t size)
{
    const std::uint32_t sum = position + offset;
    return sum >= size ? sum - size : sum;
}

// In the number of a message: its sender strayed from the way of the others (see Queues).
constexpr std::uint32_t kStrayed = 1U << 31U;

std::uint32_t wayOf(const Stream& stream)
{
    return stream.strayed ? kStrayed : 0;
}

} // namespace

void PacketCycle::start(std::uint32_t index)
{
    Stream& stream = m.streams[index];
    const Phase& phase = *stream.running;
    setRound(stream, phase, 0);
    for (std::uint32_t number = 0; m.streams.takeEarly(stream, stream.phase, number);)
        keepEarly(stream, phase, numberAt(stream, phase, number));
    const Cause cause = m.moment.cause;
    if (phase.throughBus) {
        for (std::uint32_t i = 0; i < phase.parallel; ++i)
            createPacket(index, phase, cause);
        return;
    }
    // The first packets pass the endpoint one after another in the same tick list: one callback for all.
    setRound(stream, phase, phase.parallel);
    m.events.callLater(stream.rank, phase.endpoint, { index, phase.parallel, cause, 0, EventKind::EndpointDone });
}

// Packets go in rounds: `parallel` unflagged ones, then `flagged` flagged ones; the first round is odd.
void PacketCycle::setRound(Stream& stream, const Phase& phase, std::uint32_t packet)
{
    const std::uint32_t length = phase.parallel + phase.flagged;
    const std::uint32_t at = packet % length;
    stream.flaggedPart = at >= phase.parallel;
    stream.oddRound = packet / length % 2 == 0;
    stream.roundLeft = stream.flaggedPart ? length - at : phase.parallel - at;
}

void PacketCycle::createPacket(std::uint32_t index, const Phase& phase, Cause cause)
{
    Stream& stream = m.streams[index];
    if (stream.roundLeft == 0) {
        stream.flaggedPart = !stream.flaggedPart && phase.flagged > 0;
        if (!stream.flaggedPart)
            stream.oddRound = !stream.oddRound;
        stream.roundLeft = stream.flaggedPart ? phase.flagged : phase.parallel;
    }
    const bool reduce = stream.flaggedPart && (phase.reduceAlways || (phase.reduceOdd && stream.oddRound));
    const bool sendBack = stream.flaggedPart && stream.roundLeft > phase.parallel;
    --stream.roundLeft;
    if (reduce && phase.cycle != CycleKind::HalvingDoubling && runsSolo(stream, phase)) {
        m.events.callLater(stream.rank, phase.endpoint + reductionAt(stream.rank, phase),
            { index, 1, cause, 0, EventKind::ReduceDone });
        return;
    }
    const Event done { index, 1, cause, 0, reduce ? EventKind::EndpointThenReduce : EventKind::EndpointDone };
    if (!phase.throughBus) {
        m.events.callLater(stream.rank, phase.endpoint, done);
        return;
    }
    std::uint64_t bytes = phase.messageBytes;
    if (phase.cycle == CycleKind::HalvingDoubling)
        bytes = phase.steps[std::min<std::size_t>(stream.received, phase.steps.size() - 1)].bytes;
    passEndpoint(index, phase, !stream.flaggedPart, bytes, reduce, sendBack, done);
}

void PacketCycle::endpointDone(const Event& event)
{
    if (event.kind != EventKind::EndpointThenReduce) {
        for (std::uint32_t i = 0; i < event.b; ++i)
            credit(event.a, event.c);
        return;
    }
    const Stream& stream = m.streams[event.a];
    const Phase& phase = *stream.running;
    Time reduce = phase.reduce;
    if (phase.cycle == CycleKind::HalvingDoubling) // of the packet about to be sent
        reduce = phase.steps[std::min<std::size_t>(stream.sent, phase.steps.size() - 1)].reduce;
    m.events.callLater(
        stream.rank, m.compute.at(stream.rank, reduce), { event.a, 1, event.c, 0, EventKind::ReduceDone });
}

void PacketCycle::credit(std::uint32_t index, Cause cause)
{
    m.moment.cause = cause;
    Stream& stream = m.streams[index];
    const Phase& phase = *stream.running;
    ++stream.credits;
    const std::uint32_t left = phase.sends - stream.sent;
    if (phase.awaited > 0 && left <= phase.awaited) {
        // The second half waits for all of the first.
        if (stream.received < phase.awaited) {
            stream.postedAt = m.events.now(); // of direct: when a credit had to wait, or the last message came
            return;
        }
        if (stream.postedAt == m.events.now()) [[unlikely]]
            m.moment.orderShows = true;
        for (std::uint32_t i = 0; i < phase.parallel; ++i) {
            if (!trySend(index, phase, cause))
                break;
        }
    } else {
        trySend(index, phase, cause);
    }
    if (stream.sent != phase.sends || stream.credits != phase.parallel)
        return;
    if (stream.earlyBits != kNoStream) {
        m.streams.giveBits(stream.earlyBits, phase.sends);
        stream.earlyBits = kNoStream;
    }
    m.ends.endPhase(index);
}

bool PacketCycle::trySend(std::uint32_t index, const Phase& phase, Cause cause)
{
    Stream& stream = m.streams[index];
    if (stream.sent == phase.sends || stream.credits == 0)
        return false;
    const std::uint32_t number = stream.sent++;
    --stream.credits;
    if (phase.cycle == CycleKind::HalvingDoubling) {
        const Phase::Step& step = phase.steps[number];
        const bool forwards = stream.position / step.offset % 2 == 0;
        const std::uint32_t partner = forwards ? stream.position + step.offset : stream.position - step.offset;
        sendTo(index, phase, partner, number, step.bytes, cause, EventKind::NativeArrival);
        post(index, number, partner, step.bytes, cause);
        return true;
    }
    const std::uint32_t n = phase.size;
    std::uint32_t offset = 1; // to the next; direct: to the next, the next but one, …, past itself and round again
    if (phase.cycle == CycleKind::Direct)
        offset += number >= n - 1 ? number - (n - 1) : number;
    if (stream.anticlockwise)
        offset = n - offset;
    const std::uint32_t to = along(stream.position, offset, n);
    const std::uint32_t signedNumber = number | wayOf(stream);
    if (!phase.lean) {
        sendTo(index, phase, to, signedNumber, phase.messageBytes, cause, EventKind::NativeArrival);
        post(index, number, along(stream.position, n - offset, n), phase.messageBytes, cause);
        return true;
    }
    // sendTo() and post() where only the arrival matters.
    m.recorder.countMessage();
    const std::uint32_t step = (to - stream.position) * phase.stride;
    const Time delay = uniformDelay(stream, phase, offset, step);
    m.events.post(
        m.events.now() + delay, { index + step, signedNumber, kStartCause, stream.phase, EventKind::NativeArrival });
    if (stream.earlyBits != kNoStream && m.streams.clearBit(stream.earlyBits, number))
        m.events.post(m.events.now(), { index, number, cause, stream.phase, EventKind::NativeMatched });
    return true;
}

void PacketCycle::post(
    std::uint32_t index, std::uint32_t number, std::uint32_t fromPosition, std::uint64_t bytes, Cause cause)
{
    const Stream& stream = m.streams[index];
    const Event matched { index, number, cause, stream.phase, EventKind::NativeMatched };
    if (m.messages.rendezvous())
        receiveByTag(index, fromPosition, bytes, matched, cause);
    else if (stream.earlyBits != kNoStream && m.streams.clearBit(stream.earlyBits, number))
        m.events.post(m.events.now(), matched); // arrived before its receive: an event of its own, with no delay
}

void PacketCycle::arrivedApart(const Event& event)
{
    Stream& stream = m.streams[event.a];
    if (event.c != kStartCause) // it has a record
        m.recorder.messageEnds(unpackCause(event.c).index, m.events.now());
    if (stream.running == nullptr || stream.phase != event.d) {
        m.streams.addEarly(stream, event.d, event.b);
        return;
    }
    const Phase& phase = *stream.running;
    std::uint32_t number = event.b ^ wayOf(stream);
    if (number >= stream.sent && (number = numberAt(stream, phase, event.b)) >= stream.sent)
        keepEarly(stream, phase, number);
    else if (phase.cycle != CycleKind::Ring || !runsSolo(stream, phase))
        matched(event.a, event.c);
    else if (stream.sent == phase.sends)
        lastSoloArrival(event.a, phase);
    else
        passOnApart(event.a, phase);
}

// The receive that meets a message. A sender and a receiver that go round opposite ways come to each other at the two
// ends of their rounds; in a ring of three and more they never do.
std::uint32_t PacketCycle::numberAt(const Stream& stream, const Phase& phase, std::uint32_t sent)
{
    const std::uint32_t number = sent ^ wayOf(stream);
    if (number < kStrayed || phase.size == 2)
        return number & ~kStrayed;
    if (phase.cycle != CycleKind::Direct)
        return kStrayed;
    const std::uint32_t round = phase.size - 1;
    const std::uint32_t place = (number & ~kStrayed) % round;
    return (number & ~kStrayed) - place + (round - 1 - place);
}

void PacketCycle::keepEarly(Stream& stream, const Phase& phase, std::uint32_t number)
{
    if (number >= phase.sends)
        return; // met by nothing
    if (stream.earlyBits == kNoStream)
        stream.earlyBits = m.streams.takeBits(phase.sends);
    m.streams.setBit(stream.earlyBits, number);
}

void PacketCycle::matched(std::uint32_t index, Cause cause)
{
    m.moment.cause = cause;
    Stream& stream = m.streams[index];
    const Phase& phase = *stream.running;
    if (++stream.received == phase.awaited) {
        m.moment.orderShows = m.moment.orderShows || stream.postedAt == m.events.now();
        stream.postedAt = m.events.now();
    }
    createPacket(index, phase, cause);
}

// In a ring whose members are not evenly spaced delays are asked of the network, once for each member and way round.
void PacketCycle::passOnApart(std::uint32_t at, const Phase& phase)
{
    Stream& stream = m.streams[at];
    const std::uint32_t step = stepToNext(stream, phase);
    const Rank next = instanceOf(stream).rankOf(stream.member + step);
    Time& delay = phase.uniform ? phase.delayByOffset[offsetToNext(stream, phase)]
                                : phase.delayToNext[2 * stream.member + (stream.anticlockwise ? 1 : 0)];
    if (delay == kNever)
        delay = m.network.delay({ stream.rank, next, phase.messageBytes });
    passOn(at, stream, phase, step, next, delay, wayOf(stream));
}

// The last packet takes the usual way, because its end lets other work start.
void PacketCycle::lastSoloArrival(std::uint32_t index, const Phase& phase)
{
    Stream& stream = m.streams[index];
    const Time posted = std::max(m.events.now(), stream.postedAt);
    setRound(stream, phase, stream.received + 1);
    if (posted > m.events.now())
        m.events.post(posted, { index, stream.sent, kStartCause, stream.phase, EventKind::NativeMatched });
    else
        matched(index, kStartCause);
}

} // namespace weft::simulation
